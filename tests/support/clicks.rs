//! Playing by clicks, as people do on a phone: buttons, menus and panels, each as the local Discord shows it.

use local_discord::{BotResponse, Id, LocalDiscord, Person, Refused};
use ra::rules::{Action, Space};
use ra_display::text;
use ra_table::game::Player;
use ra_table::id::GameId;
use ra_table::language::Language;
use ra_table::names::Called;
use ra_table::time::Millis;
use serde_json::Value;

use super::server::{SOON, Server, within, words};
use super::stored_game::StoredGame;

/// The flag of a message that only one person sees.
const PRIVATE: u64 = 64;

/// Whether only one person sees a message.
pub(crate) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & PRIVATE != 0
}

/// The buttons and menus of a message.
pub(crate) fn parts(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
}

/// What they have by a key, such as their `label` or `url`, if they have it.
pub(crate) fn texts(message: &Value, key: &str) -> Vec<String> {
    parts(message).filter_map(|one| one[key].as_str().map(str::to_owned)).collect()
}

/// The `custom_id`s of a message's buttons and menus.
pub(crate) fn presses(message: &Value) -> Vec<String> {
    texts(message, "custom_id")
}

/// Whether a message is a board on which something can be done.
pub(crate) fn is_any_board(message: &Value) -> bool {
    let plays = |press: &String| press.starts_with("play:") || press.starts_with("again:");
    !is_private(message) && presses(message).iter().any(plays)
}

/// Whether a message tells that an epoch is over. The board below it has the same button among others.
pub(crate) fn tells_of_an_epoch(message: &Value) -> bool {
    matches!(&presses(message)[..], [press] if press.contains(":epoch "))
}

/// Whether a message is a board of the game on which something can be done.
pub(crate) fn is_board(message: &Value, game: i64) -> bool {
    let (play, again) = (format!("play:{game}:"), format!("again:{game}"));
    !is_private(message) && presses(message).iter().any(|press| press.starts_with(&play) || *press == again)
}

/// The number of the question of a game that a message has buttons for.
pub(crate) fn asked_on(message: &Value, game: i64) -> Option<i64> {
    let question = |press: &String| {
        let (number, _) = press.strip_prefix(&format!("play:{game}:"))?.split_once(':')?;
        number.parse().ok()
    };
    presses(message).iter().find_map(question)
}

pub(crate) fn id(message: &Value) -> Id {
    Id::parse(message["id"].as_str().unwrap()).unwrap()
}

/// The button of a message by which what was decided is played at once.
pub(crate) fn carry_on(message: &Value) -> Option<String> {
    presses(message).into_iter().find(|press| press.starts_with("order:") && press.contains(":on "))
}

/// Whether somebody is told that the database is away, so that nothing was saved of what they did.
pub(crate) fn is_unsaved(told: &str) -> bool {
    told.contains("nothing was saved")
}

/// Whether somebody is told that the database is away, and that what they did may have been saved.
pub(crate) fn is_perhaps_saved(told: &str) -> bool {
    told.contains("could not make sure that this was saved")
}

/// What somebody is answered in the end who does not wait until what they have decided is played.
pub(crate) async fn carried_on(person: &Person, channel: &str, answer: BotResponse) -> BotResponse {
    match answer.message().and_then(|message| Some((id(message), carry_on(message)?))) {
        Some((on, button)) => {
            // It may have been played by itself just before, and its answer may be gone: it was decided all the same.
            let is_late = |message: &Value| words(message).starts_with("That has been played");
            let is_away = |message: &Value| {
                let told = words(message);
                is_unsaved(&told) || is_perhaps_saved(&told)
            };
            let mut played = person.click(channel, on, &button).await.ok();
            while played.as_ref().and_then(BotResponse::message).is_some_and(is_away) {
                tokio::time::sleep(SOON).await;
                played = person.click(channel, on, &button).await.ok();
            }
            let played = played.filter(|played| !played.message().is_some_and(is_late));
            played.unwrap_or(answer)
        }
        None => answer,
    }
}

/// Somebody acts by a command, and does not wait until it is played.
pub(crate) async fn run_on(person: &Person, channel: &str, line: &str) -> Result<BotResponse, Refused> {
    Ok(carried_on(person, channel, person.run(channel, line).await?).await)
}

/// The label of the button by which somebody begins to do that, on whatever asks them.
pub(crate) fn begins_with(action: Action) -> &'static str {
    match action {
        Action::Draw => "Draw",
        Action::Invoke => "Invoke Ra…",
        Action::God(_) => "Use God tiles…",
        Action::Done => "No more God tiles",
        Action::Bid(_) => "Bid…",
        Action::Pass => "Pass",
        Action::Discard(_) => "Choose tiles…",
    }
}

/// The word behind a button of that label.
pub(crate) fn found(message: &Value, label: &str) -> Option<String> {
    let button = parts(message).find(|button| button["label"] == label)?;
    Some(button["custom_id"].as_str().unwrap().to_owned())
}

impl Server {
    /// Somebody presses a button of the newest message in a channel that has it; returns what they are told.
    pub(crate) async fn presses(&self, who: &str, channel: &str, label: &str) -> String {
        let person = self.person(who);
        let messages = person.read(channel).unwrap();
        let newest = messages.iter().rev().find_map(|message| Some((message, found(message, label)?)));
        let (message, button) = newest.unwrap_or_else(|| panic!("nothing there has {label}"));
        match within(person.click(channel, id(message), &button)).await.unwrap() {
            BotResponse::Message { message } | BotResponse::Updated { message } => words(&message),
            other => format!("{other:?}"),
        }
    }

    /// The message that somebody is answered with who presses a button of that one.
    pub(crate) async fn clicks(&self, who: &str, channel: &str, on: Id, button: &str) -> Value {
        let answer = within(self.person(who).click(channel, on, button)).await.unwrap();
        answer.message().unwrap_or_else(|| panic!("{button}: {answer:?}")).clone()
    }

    /// The board in *ra* on which somebody can do something.
    pub(crate) fn board(&self, who: &str, game: GameId) -> Id {
        Hand { person: &self.person(who), channel: "ra", game: game.0 }.board().unwrap()
    }

    /// What somebody is answered in the end who presses buttons, the first on that board: see [`Hand::click`].
    pub(crate) async fn on_board(&self, who: &str, game: GameId, names: &[&str]) -> BotResponse {
        let person = self.person(who);
        within(Hand { person: &person, channel: "ra", game: game.0 }.click(names)).await.unwrap()
    }

    /// What somebody is told who presses a button that need not stand there.
    pub(crate) async fn forge(&self, who: &str, channel: &str, on: Id, word: &str) -> String {
        let answer = within(self.person(who).forge(channel, on, word, &[])).await;
        words(answer.message().unwrap_or_else(|| panic!("{word}: {answer:?}")))
    }

    /// What somebody is told in the end who presses several buttons, each shown by the one before.
    pub(crate) async fn taps(&self, who: &str, channel: &str, labels: &[&str]) -> String {
        let mut told = String::new();
        for label in labels {
            told = self.presses(who, channel, label).await;
        }
        told
    }
}

/// Somebody in front of a channel.
#[derive(Clone, Copy)]
pub(crate) struct Hand<'a> {
    pub(crate) person: &'a Person,
    pub(crate) channel: &'a str,
    pub(crate) game: i64,
}

impl Hand<'_> {
    /// The newest board on which something can be done; in their direct messages, what asks them last, which may be
    /// an answer.
    pub(crate) fn board(&self) -> Result<Id, Refused> {
        self.board_with("")
    }

    /// The same; of several messages that ask the same, the last with a button of that label, as an answer has only those
    /// for what could be done then.
    fn board_with(&self, label: &str) -> Result<Id, Refused> {
        let messages = self.person.read(self.channel)?;
        let board = match self.channel {
            "dm" => messages
                .iter()
                .max_by_key(|message| (asked_on(message, self.game), found(message, label).is_some())),
            _ => messages.iter().rev().find(|message| is_board(message, self.game)),
        };
        board.map(id).ok_or_else(|| Refused("there is no board".to_owned()))
    }

    /// Opens the game from the last direct message that leads to several, if there is one.
    pub(crate) async fn opens(&self) {
        let leads = format!("look:{}:board?", self.game);
        let read = self.person.read(self.channel).unwrap_or_default();
        let last = read.iter().rfind(|message| presses(message).contains(&leads));
        if let Some(message) = last {
            drop(self.person.click(self.channel, id(message), &leads).await);
        }
    }

    /// The question that is asked there.
    pub(crate) fn asked(&self) -> Option<i64> {
        let messages = self.person.read(self.channel).ok()?;
        let board = self.board().ok()?;
        asked_on(messages.iter().find(|message| id(message) == board)?, self.game)
    }

    /// Clicks the buttons one after the other, the first on the board, each other on the panel that came of it. A name
    /// that begins with `<` chooses from a menu: `<Tiles to take>1,4`.
    pub(crate) async fn click(&self, names: &[&str]) -> Result<BotResponse, Refused> {
        let mut on = self.board_with(names[0])?;
        let mut answer = BotResponse::NoResponse;
        for name in names {
            answer = match name.strip_prefix('<').and_then(|menu| menu.split_once('>')) {
                Some((menu, values)) => {
                    let values: Vec<&str> = values.split(',').collect();
                    self.person.choose(self.channel, on, menu, &values).await?
                }
                None => self.person.click(self.channel, on, name).await?,
            };
            match answer.message() {
                Some(message) => on = id(message),
                None => return Ok(answer),
            }
        }
        Ok(carried_on(self.person, self.channel, answer).await)
    }

    /// Does what the action says by clicks.
    pub(crate) async fn act(&self, action: Action) -> Result<BotResponse, Refused> {
        let first = begins_with(action);
        // Whoever plays alone finds all of it on the board.
        let at_once = match action {
            Action::Invoke => "Invoke Ra".to_owned(),
            Action::Bid(sun) => format!("Bid {sun}"),
            Action::Draw | Action::Done | Action::Pass | Action::God(_) | Action::Discard(_) => String::new(),
        };
        let board = self.board_with(&at_once)?;
        let read = self.person.read(self.channel)?;
        if read.iter().any(|message| id(message) == board && found(message, &at_once).is_some()) {
            return self.click(&[&at_once]).await;
        }
        match action {
            Action::Draw | Action::Done | Action::Pass => self.click(&[first]).await,
            Action::Invoke => self.click(&[first, "Invoke, ask me last"]).await,
            Action::God(space) => self.spend(first, space).await,
            Action::Bid(sun) => self.click(&[first, &format!("Bid {sun}")]).await,
            Action::Discard(_) => self.give_up(first).await,
        }
    }

    /// Spends one God tile, by the button of that space; another of the same kind has none, and is taken by a command.
    async fn spend(&self, first: &str, space: Space) -> Result<BotResponse, Refused> {
        let opened = self.click(&[first]).await?;
        let Some(panel) = opened.message() else { return Ok(opened) };
        let takes = format!(":gods {space}");
        match presses(panel).into_iter().find(|press| press.ends_with(&takes)) {
            Some(button) => {
                let taken = self.person.click(self.channel, id(panel), &button).await?;
                Ok(carried_on(self.person, self.channel, taken).await)
            }
            None => run_on(self.person, self.channel, &format!("/ra god tiles:{space}")).await,
        }
    }

    /// Gives up tiles by the first button of the panel, as often as it takes.
    async fn give_up(&self, first: &str) -> Result<BotResponse, Refused> {
        let mut answer = self.click(&[first]).await?;
        while let Some((on, button)) = answer.message().and_then(|panel| Some((id(panel), gives_up(panel)?)))
        {
            answer = self.person.click(self.channel, on, &button).await?;
        }
        Ok(carried_on(self.person, self.channel, answer).await)
    }
}

/// A button of a panel by which tiles are given up, or one more is chosen for that.
pub(crate) fn gives_up(panel: &Value) -> Option<String> {
    let gives = |press: &String| {
        press.starts_with("play:") && (press.contains(":discard ") || press.contains(":give "))
    };
    presses(panel).into_iter().filter(gives).max_by_key(|press| press.matches(',').count())
}

/// What the board of a game says as a message: the question with its mentions, and what its picture shows.
pub(crate) fn board_of(round: &StoredGame) -> (String, String) {
    let game = round.public(Millis(0));
    let mentioned = |seat| text::mentioned(Language::En, &game, seat);
    let question = text::board::calling_question(Language::En, &game, mentioned);
    let name = |player: Player<'_>| match player.who.level() {
        Some(level) => text::computer(Language::En, player.name, level),
        None => player.name.to_owned(),
    };
    let called = |(seat, player)| Called { name: name(player), mark: game.mark(seat) };
    let names: Vec<Called> = round.chairs().players().map(called).collect();
    let still = game.halted().map(|_| text::picture_words::Still::Paused);
    (question.unwrap_or_default(), text::alt_text::board(Language::En, game.position(), still, &names))
}

/// Whether a thread is asleep.
pub(crate) fn is_asleep(discord: &LocalDiscord, thread: &str) -> bool {
    let places = discord.people().into_iter().flat_map(|person| person.channels());
    places.filter(|place| place.archived).any(|place| place.id.to_string() == thread)
}
