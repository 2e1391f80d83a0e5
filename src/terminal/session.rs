//! One sitting at the prompt: who is acting, where, and what has been shown.

mod clock;
mod news;
mod using;

use std::collections::{HashMap, HashSet};
use std::io::{self, Write};
use std::time::Duration;

use self::news::{MOST, Shown};
use self::using::Form;
use super::complete;
use super::line::{self, Wish};
use super::page::{Ink, Names, Page};
use crate::discord::Settled;
use crate::playground::{Handle, Id, Person, Place, Refused};
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
        let first = "**A Discord of your own**, on this machine only, with the bot in it. To see it as Discord shows it, open \
                     this in a browser, a window for each person you want to be:";
        let words = format!(
            "Or type here: you are **{you}** in #{HOME}; {others} are here too, and you speak for them all."
        );
        let steps = [
            ("/ra new seats:2", "open a table for two"),
            (&format!("{second} /ra join"), "sit down as somebody else: the game begins"),
            ("/ra draw", "play: whoever is asked does something"),
            ("/ra help", "what else can be done; /ra help about:rules is the game"),
        ]
        .map(|(line, meaning)| (line.to_owned(), meaning.to_owned()));
        let end = format!(
            "**help** tells what this prompt can do, **quit** ends it.\nPrograms and curl: {address}/people"
        );
        self.say(first)?;
        // Not broken, so that it can be clicked on and copied.
        writeln!(self.out, "\n  {}\n", self.page.paint(Ink::Bold, &format!("{address}/")))?;
        self.say(&words)?;
        self.say("")?;
        self.table(&steps)?;
        self.say("")?;
        self.say(&end)?;
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
                    self.say(&format!("You are **{}** now.", names[by]))?;
                }
                self.settled_news(by).await?;
            }
            Wish::Help => self.help()?,
            Wish::List => self.list(by)?,
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
                self.say(&format!("There is nobody called “{name}” here, but {}.", names.join(", ")))?;
            }
            Wish::Other(words) => match complete::whole_command(self.person(by), &self.here(), words) {
                Some(command) => self.run(by, &command).await?,
                None => self.say(&format!(
                    "“{words}” means nothing here. A command is **/ra** and a word, **/ra ?** lists them, and **help** \
                     the rest. To write it as a message: **say {words}**"
                ))?,
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
        match complete::complete(self.person(by), &self.here(), begun).await {
            Ok(rows) if rows.is_empty() => self.say("Nothing more can be added there.")?,
            Ok(rows) => self.table(&rows)?,
            Err(refused) => self.refuse(&refused)?,
        }
        self.settled_news(by).await
    }

    fn help(&mut self) -> io::Result<()> {
        let second = &self.people[1].0;
        let rows = [
            ("/ra draw".to_owned(), "run a command as yourself; draw alone does the same".to_owned()),
            (format!("{second} /ra draw"), format!("run it as {second}, this once")),
            (second.clone(), format!("be {second} from now on")),
            ("/ra bid ?".to_owned(), "what could come next; /ra ? lists all commands".to_owned()),
            ("#general".to_owned(), "go to a channel or thread; #game-1 will do for a game's".to_owned()),
            ("list".to_owned(), "who is here, and which channels there are".to_owned()),
            ("read".to_owned(), "the channel's last messages again; read 3, read all".to_owned()),
            ("click Draw".to_owned(), "click the newest button [Draw]; its beginning will do".to_owned()),
            (
                "choose Nile".to_owned(),
                "choose in a menu; its name may come first, several options after it".to_owned(),
            ),
            ("submit Line=text".to_owned(), "fill in the form that has opened".to_owned()),
            ("say hello".to_owned(), "write a message".to_owned()),
            ("(Enter)".to_owned(), "show what is new".to_owned()),
            ("wait".to_owned(), "wait until something happens, for a minute at most".to_owned()),
            ("forward 8h".to_owned(), "turn the clock forward; 90m and 2d will do too".to_owned()),
            ("quit".to_owned(), "the end, as is Ctrl-D".to_owned()),
        ];
        self.table(&rows)
    }

    fn list(&mut self, by: usize) -> io::Result<()> {
        let people: Vec<String> = (0..)
            .zip(&self.people)
            .map(|(at, (name, _))| if at == by { format!("**{name}** (you)") } else { name.clone() })
            .collect();
        self.say(&people.join(", "))?;
        for place in self.person(by).channels() {
            let indent = if place.parent.is_some() { "  " } else { "" };
            let here = if place.id == self.channel { " (you are here)" } else { "" };
            let unread = match place.unread.messages {
                _ if place.id == self.channel => String::new(),
                0 => String::new(),
                unread => format!(", {unread} unread"),
            };
            self.say(&format!("{indent}#{}{unread}{here}", place.name))?;
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
                self.say(&format!("There is no channel {name} here, but {}.", names.join(", ")))
            }
        }
    }

    fn refuse(&mut self, refused: &Refused) -> io::Result<()> {
        self.say(&format!("Discord refuses: {refused}"))
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
        Names { users: users.collect(), channels: channels.collect(), now: Millis(self.discord.now_ms()) }
    }
}

/// What is compared of a channel's name.
fn key(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
