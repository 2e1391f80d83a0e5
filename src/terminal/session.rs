//! One sitting at the prompt: who is acting, where, and what has been shown.

mod clock;
mod using;

use std::collections::{HashMap, HashSet};
use std::io::{self, Write};
use std::time::Duration;

use serde_json::Value;
use tokio::time::timeout;

use self::using::Form;
use super::complete;
use super::line::{self, Wish};
use super::page::{self, Ink, Names, Page};
use crate::discord::Quiet;
use crate::playground::{Handle, Id, Person, Place, Refused};
use crate::time::Millis;

/// The channel of the beginning.
const HOME: &str = "ra";
/// How long the prompt waits for the bot: a slow machine may take long over a picture.
const MOST: Duration = Duration::from_secs(30);
/// How long it waits for a bot for which it has waited in vain.
const AGAIN: Duration = Duration::from_secs(1);
/// How long `wait` waits.
const WAIT: Duration = Duration::from_secs(60);
/// How many columns a meaning needs to stand beside what it is of.
const BESIDE: usize = 36;
/// The bits of a message's flags that say that it is for one person, and that the bot is still thinking.
const EPHEMERAL: u64 = 1 << 6;
const THINKING: u64 = 1 << 7;

/// A message as it has been shown.
struct Shown {
    channel: Id,
    essence: String,
    lines: HashSet<String>,
    /// Whether only one person sees it: others do not miss it.
    private: bool,
}

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
    bot: Option<Quiet>,
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
    pub(super) fn new(discord: Handle, page: Page, bot: Option<Quiet>, out: W) -> Session<W> {
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

    /// Shows what has happened, as soon as all has that the bot does now.
    async fn settled_news(&mut self, by: usize) -> io::Result<()> {
        self.settle().await?;
        self.news(by)?;
        if let Some(thread) = self.new_thread(by) {
            let back = self.place_name();
            self.channel = thread.id;
            self.say(&format!("-# #{} has opened: you are in it now, and #{back} leads back.", thread.name))?;
            self.news(by)?;
        }
        Ok(())
    }

    /// Waits until the bot has nothing to do.
    async fn settle(&mut self) -> io::Result<()> {
        let Some(bot) = &self.bot else { return Ok(()) };
        let now = || Millis(self.discord.now_ms());
        let is_done = timeout(self.patience, bot.wait(now)).await.is_ok();
        self.patience = if is_done { MOST } else { AGAIN };
        if !is_done {
            self.say("-# The bot is still busy. Enter shows what has come.")?;
        }
        Ok(())
    }

    async fn wait(&mut self, by: usize) -> io::Result<()> {
        let person = self.person(by).clone();
        let (last, _) = person.changes_now(u64::MAX);
        if timeout(WAIT, person.changes(last)).await.is_err() {
            self.say("Nothing happened for a minute.")?;
        }
        self.settled_news(by).await
    }

    /// A thread of this channel that was not there before.
    fn new_thread(&mut self, by: usize) -> Option<Place> {
        let places = self.person(by).channels();
        let fresh: Vec<Place> = places.into_iter().filter(|place| self.channels.insert(place.id)).collect();
        fresh.into_iter().rev().find(|place| place.parent == Some(self.channel))
    }

    /// Shows each message of the channel that is new or has changed, once. What changed comes first: it is older.
    fn news(&mut self, by: usize) -> io::Result<()> {
        let messages = match self.person(by).read(&self.here()) {
            Ok(messages) => messages,
            Err(refused) => return self.refuse(&refused),
        };
        // It was there a moment ago, and if it is not, nothing is unread in it.
        drop(self.person(by).mark_read(&self.here()));
        let names = self.names(by);
        let (mut changed, mut fresh) = (Vec::new(), Vec::new());
        for message in &messages {
            let Some(id) = message["id"].as_str().and_then(Id::parse) else { continue };
            if is_thinking(message) {
                continue;
            }
            let essence = page::essence(message);
            let plain = Page { colour: false, width: None }.message(message, "", &names);
            let lines: HashSet<String> =
                plain.iter().map(|line| line.trim_start_matches([' ', '│']).to_owned()).collect();
            let private = has_flag(message, EPHEMERAL);
            let now = Shown { channel: self.channel, essence, lines, private };
            match self.shown.get(&id) {
                Some(before) if before.essence == now.essence => continue,
                Some(before) if now.lines.is_subset(&before.lines) => changed.extend(self.shortened(&plain)),
                Some(_) => changed.extend(self.page.message(message, "edited", &names)),
                None => fresh.extend(self.page.message(message, &self.only(message, by), &names)),
            }
            self.shown.insert(id, now);
        }
        let there: HashSet<Id> =
            messages.iter().filter_map(|message| Id::parse(message["id"].as_str()?)).collect();
        let before = self.shown.len();
        let channel = self.channel;
        self.shown.retain(|id, shown| shown.channel != channel || shown.private || there.contains(id));
        if self.shown.len() < before {
            changed.push(self.page.paint(Ink::Dim, "(a message was deleted)"));
        }
        changed.extend(fresh);
        changed.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// What is told of a message of which something was taken away.
    fn shortened(&self, lines: &[String]) -> Option<String> {
        let left = lines.get(1).map_or("", |line| line.trim());
        let author = lines.first()?;
        let line = format!("{author} (shortened) {left}");
        let width = self.page.width.unwrap_or(usize::MAX);
        let line = if line.chars().count() > width {
            line.chars().take(width.saturating_sub(1)).chain(['…']).collect()
        } else {
            line
        };
        Some(self.page.paint(Ink::Dim, &line))
    }

    /// Who alone sees a message.
    fn only(&self, message: &Value, by: usize) -> String {
        match has_flag(message, EPHEMERAL) {
            false => String::new(),
            true if by == self.who => "only you can see this".to_owned(),
            true => format!("only {} can see this", self.people[by].0),
        }
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

    fn read(&mut self, by: usize, most: usize) -> io::Result<()> {
        // What has not been shown yet is about to be.
        let messages = match self.person(by).read(&self.here()) {
            Ok(messages) => messages,
            Err(refused) => return self.refuse(&refused),
        };
        let ids = messages.iter().rev().take(most).filter_map(|message| Id::parse(message["id"].as_str()?));
        for id in ids.collect::<Vec<_>>() {
            self.shown.remove(&id);
        }
        if messages.is_empty() {
            return self.say("There is nothing here yet.");
        }
        if messages.len() > most {
            self.say(&format!("-# ({} before; read all shows them)", messages.len() - most))?;
        }
        self.news(by)
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

fn has_flag(message: &Value, flag: u64) -> bool {
    message["flags"].as_u64().is_some_and(|flags| flags & flag != 0)
}

fn is_thinking(message: &Value) -> bool {
    has_flag(message, THINKING)
}

/// What is compared of a channel's name.
fn key(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
