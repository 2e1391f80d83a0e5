//! One sitting at the prompt: who is acting, where, and what has been shown.

mod clock;
mod news;
mod using;

use std::collections::{HashMap, HashSet};
use std::io::{self, Write};
use std::time::Duration;

use strum::IntoEnumIterator as _;

use self::news::{MOST, Shown};
use self::using::Form;
use super::complete;
use super::line::{self, Wish};
use super::page::{Ink, Names, Page};
use crate::discord::Settled;
use crate::language::Language;
use crate::playground::{Handle, Id, Order, Person, Place, Refused};
use crate::text::words::Words;
use crate::text::{self, words};
use crate::time::Millis;

/// The channel of the beginning.
const HOME: &str = "ra";
/// How many columns a meaning needs to stand beside what it is of.
const BESIDE: usize = 36;
/// The sitting.
pub(super) struct Session<W> {
    discord: Handle,
    people: Vec<(String, Person)>,
    /// Who acts unless a line names somebody else.
    who: usize,
    channel: Id,
    shown: HashMap<Id, Shown>,
    /// The form that is open.
    form: Option<Form>,
    /// The channels that are known, so that a new thread is noticed.
    channels: HashSet<Id>,
    page: Page,
    /// By which it is known when all is done that follows from a command; `None` if that is nothing but its answer.
    bot: Option<Settled>,
    /// How long the bot is waited for.
    patience: Duration,
    out: W,
}

/// Whether to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    Line,
    End,
}

impl<W: Write> Session<W> {
    pub(super) fn new(discord: Handle, page: Page, bot: Option<Settled>, out: W) -> Session<W> {
        let people = discord.people().into_iter().map(|person| (person.name(), person)).collect();
        let channel = discord.channel(HOME).unwrap_or(discord.guild());
        let mut session = Session {
            discord,
            people,
            who: 0,
            channel,
            shown: HashMap::new(),
            form: None,
            channels: HashSet::new(),
            page,
            bot,
            patience: MOST,
            out,
        };
        session.channels = session.places().iter().map(|place| place.id).collect();
        session
    }

    /// Says where one is and what to type.
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let others: Vec<&str> = self.people[1..].iter().map(|(name, _)| name.as_str()).collect();
        let (you, second, others) = (&self.people[0].0, others[0], others.join(", "));
        let address = self.discord.address().to_owned();
        let words = self.words();
        let steps = [
            ("/ra new seats:2".to_owned(), words.prompt_step_new()),
            (format!("{second} /ra join"), words.prompt_step_join()),
            ("/ra draw".to_owned(), words.prompt_step_draw()),
            ("/ra help".to_owned(), words.prompt_step_help()),
        ];
        let or_type = words.prompt_or_type(you, HOME, others);
        let programs = words.prompt_programs(format!("{address}/people"));
        self.say(&words.prompt_first())?;
        // Not broken, so that it can be clicked on and copied.
        writeln!(self.out, "\n  {}\n", self.page.paint(Ink::Bold, &format!("{address}/")))?;
        self.say(&or_type)?;
        self.say("")?;
        self.table(&steps)?;
        self.say("")?;
        self.say(&format!("{}\n{programs}", words.prompt_end()))?;
        self.say("")
    }

    /// What stands before a line.
    pub(super) fn prompt(&mut self) -> io::Result<()> {
        let (who, place) = (&self.people[self.who].0, self.place_name());
        let prompt = format!(
            "{} {}> ",
            self.page.paint(Ink::Bold, who),
            self.page.paint(Ink::Name, &format!("#{place}"))
        );
        write!(self.out, "{prompt}")?;
        self.out.flush()
    }

    /// Writes down a line that nobody sees being typed.
    pub(super) fn echo(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{}", line.trim_end())
    }

    /// Does what a line says.
    pub(super) async fn hear(&mut self, text: &str) -> io::Result<Next> {
        let names: Vec<String> = self.people.iter().map(|(name, _)| name.clone()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let line = line::parse(text, &names);
        let by = line.by.unwrap_or(self.who);
        match line.wish {
            Wish::Quit => return Ok(Next::End),
            Wish::Nothing => {
                if line.by.is_some() && by != self.who {
                    self.who = by;
                    let told = self.words().prompt_you_are(names[by]);
                    self.say(&told)?;
                }
                self.settled_news(by).await?;
            }
            Wish::Help => self.help()?,
            Wish::List => self.list(by)?,
            Wish::Speak(language) => self.speak(by, language)?,
            Wish::Read(most) => self.read(by, most)?,
            Wish::Wait => self.wait(by).await?,
            Wish::Forward(words) => self.forward(by, words).await?,
            Wish::Say(text) => match self.person(by).say(&self.here(), text) {
                Ok(_) => self.settled_news(by).await?,
                Err(refused) => self.refuse(&refused)?,
            },
            Wish::Click(name) => self.click(by, name).await?,
            Wish::Choose(words) => self.choose(by, words).await?,
            Wish::Submit(words) => self.submit(by, words).await?,
            Wish::Complete(begun) => self.complete(by, begun).await?,
            Wish::Run(command) => self.run(by, command).await?,
            Wish::Go(name) => {
                self.who = by;
                self.go(name)?;
            }
            Wish::Nobody(name) => {
                let words = self.words();
                self.say(&words.prompt_nobody(name, names.join(&words.list_comma())))?;
            }
            Wish::Other(words) => match complete::whole_command(self.person(by), &self.here(), words) {
                Some(command) => self.run(by, &command).await?,
                None => self.say(&self.words().prompt_means_nothing(words))?,
            },
        }
        Ok(Next::Line)
    }

    /// Shows what has come since, when no more lines do.
    pub(super) async fn last_news(&mut self) -> io::Result<()> {
        self.settled_news(self.who).await
    }

    async fn run(&mut self, by: usize, command: &str) -> io::Result<()> {
        let answer = self.person(by).run(&self.here(), command).await;
        self.answered(by, answer).await
    }

    async fn complete(&mut self, by: usize, begun: &str) -> io::Result<()> {
        let whole = (!begun.trim_start().starts_with('/'))
            .then(|| complete::whole_command(self.person(by), &self.here(), begun))
            .flatten();
        let begun = whole.as_deref().unwrap_or(begun);
        match complete::complete(self.person(by), &self.here(), begun, self.words()).await {
            Ok(rows) if rows.is_empty() => self.say(&self.words().prompt_nothing_to_add())?,
            Ok(rows) => self.table(&rows)?,
            Err(refused) => self.refuse(&refused)?,
        }
        self.settled_news(by).await
    }

    fn help(&mut self) -> io::Result<()> {
        let (second, words) = (&self.people[1].0, self.words());
        let rows = [
            ("/ra draw".to_owned(), words.prompt_help_command()),
            (format!("{second} /ra draw"), words.prompt_help_as(second)),
            (second.clone(), words.prompt_help_be(second)),
            ("/ra bid ?".to_owned(), words.prompt_help_complete()),
            ("#general".to_owned(), words.prompt_help_go()),
            ("list".to_owned(), words.prompt_help_list()),
            ("read".to_owned(), words.prompt_help_read()),
            ("click Draw".to_owned(), words.prompt_help_click()),
            ("choose Nile".to_owned(), words.prompt_help_choose()),
            ("submit Line=text".to_owned(), words.prompt_help_submit()),
            ("say hello".to_owned(), words.prompt_help_say()),
            (words.prompt_help_enter_key(), words.prompt_help_enter()),
            ("wait".to_owned(), words.prompt_help_wait()),
            ("forward 8h".to_owned(), words.prompt_help_forward()),
            ("lang ru".to_owned(), words.prompt_help_lang()),
            ("quit".to_owned(), words.prompt_help_quit()),
        ];
        self.table(&rows)
    }

    fn list(&mut self, by: usize) -> io::Result<()> {
        let words = self.words();
        let name = |(at, (name, _)): (usize, &(String, Person))| {
            if at == by { words.prompt_list_you(name) } else { name.clone() }
        };
        let people: Vec<String> = self.people.iter().enumerate().map(name).collect();
        self.say(&people.join(&words.list_comma()))?;
        for place in self.person(by).channels() {
            let indent = if place.parent.is_some() { "  " } else { "" };
            let line = if place.id == self.channel {
                words.prompt_list_here(place.name)
            } else {
                words.prompt_list_channel(place.name, place.unread.messages)
            };
            self.say(&format!("{indent}{line}"))?;
        }
        Ok(())
    }

    fn go(&mut self, name: &str) -> io::Result<()> {
        let wanted = key(name);
        let places = self.places();
        let fits = |fit: &dyn Fn(&str) -> bool| places.iter().rev().find(|place| fit(&key(&place.name)));
        let found =
            fits(&|key| key == wanted).or_else(|| fits(&|key| !wanted.is_empty() && key.ends_with(&wanted)));
        match found {
            Some(place) => {
                self.channel = place.id;
                self.news(self.who)
            }
            None => {
                let names: Vec<String> = places.iter().map(|place| format!("#{}", place.name)).collect();
                let words = self.words();
                self.say(&words.prompt_no_channel(name, names.join(&words.list_comma())))
            }
        }
    }

    fn refuse(&mut self, refused: &Refused) -> io::Result<()> {
        self.say(&self.words().prompt_refused(refused.to_string()))
    }

    /// A text of our own.
    fn say(&mut self, text: &str) -> io::Result<()> {
        let lines = self.page.text("", text, &Names::default());
        if lines.is_empty() {
            return writeln!(self.out);
        }
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Things to type beside their meanings, or above them where columns are few.
    fn table(&mut self, rows: &[(String, String)]) -> io::Result<()> {
        let longest = rows.iter().map(|(line, _)| line.chars().count()).max().unwrap_or(0);
        let indent = " ".repeat(longest + 4);
        if self.page.width.is_some_and(|width| width < longest + BESIDE) {
            for (line, meaning) in rows {
                writeln!(self.out, "  {line}")?;
                let lines = self.page.text("    ", meaning, &Names::default());
                lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))?;
            }
            return Ok(());
        }
        for (line, meaning) in rows {
            let left = format!("  {line}{}", " ".repeat(longest - line.chars().count() + 2));
            let lines = self.page.text(&indent, meaning, &Names::default());
            let mut lines = lines.iter().map(|line| line.trim_start());
            let first = format!("{left}{}", lines.next().unwrap_or_default());
            writeln!(self.out, "{}", first.trim_end())?;
            lines.try_for_each(|line| writeln!(self.out, "{indent}{line}"))?;
        }
        Ok(())
    }

    fn person(&self, by: usize) -> &Person {
        &self.people[by].1
    }

    /// In which language the prompt speaks: the one of whoever acts, as their Discord would.
    fn language(&self) -> Language {
        Language::of_locale(self.person(self.who).locale()).unwrap_or_default()
    }

    fn words(&self) -> &'static Words {
        words(self.language())
    }

    /// Lets a person's Discord speak another language.
    fn speak(&mut self, by: usize, typed: &str) -> io::Result<()> {
        let Some(language) = text::typed::language(typed) else {
            let words = self.words();
            let known: Vec<&str> = Language::iter().map(Language::code).collect();
            return self.say(&words.prompt_no_language(typed, known.join(&words.list_comma())));
        };
        let (name, person) = &self.people[by];
        let locale = language.locales().next().unwrap_or_default().to_owned();
        let order = Order::Speak { person: person.id().to_string(), locale };
        let told = words(language).prompt_language(name, text::language_name(language));
        match self.discord.order(order) {
            Ok(()) => self.say(&told),
            Err(refused) => self.refuse(&refused),
        }
    }

    fn places(&self) -> Vec<Place> {
        self.person(self.who).channels()
    }

    /// The channel as the local Discord is to be told of it.
    fn here(&self) -> String {
        self.channel.to_string()
    }

    /// The channel's name, short and without blanks.
    fn place_name(&self) -> String {
        let places = self.places();
        let place = places.iter().find(|place| place.id == self.channel);
        let words = place.map_or("gone", |place| &place.name).split(|c: char| !c.is_alphanumeric());
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_lowercase()
    }

    fn names(&self, by: usize) -> Names {
        let users = self.people.iter().map(|(name, person)| (person.id().to_string(), name.clone()));
        let channels = self.person(by).channels().into_iter().map(|place| (place.id.to_string(), place.name));
        Names {
            users: users.collect(),
            channels: channels.collect(),
            now: Millis(self.discord.now_ms()),
            language: self.language(),
        }
    }
}

/// What is compared of a channel's name.
fn key(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
