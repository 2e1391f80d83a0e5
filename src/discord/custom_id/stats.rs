//! The words of what can be read of results.

use std::fmt;

use ra_table::id::{GuildId, UserId};
use ra_table::season::Quarter;

use super::words::number;

/// Whose games something is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Scope {
    /// Those of the server where it is pressed; in direct messages all of one's own.
    Here,
    /// Those of a server that was chosen in direct messages.
    Server(GuildId),
}

/// Something to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum View {
    /// The standings of a quarter; of the present one unless it is named.
    Season(Option<Quarter>),
    /// Somebody's figures.
    Player(UserId),
    /// A page of somebody's games, from 1.
    History(UserId, i64),
    /// One's games with somebody.
    Versus(UserId),
}

/// What can be done with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Reads it.
    Read(View),
    /// Reads it in words, where it would be a picture.
    InWords(View),
    /// Shows it to everybody in the channel.
    Show(View),
    /// A menu: of which server.
    Servers(View),
    /// A menu on a page of somebody's games: one's record.
    Record(UserId, i64),
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scope::Here => f.write_str("here"),
            Scope::Server(guild) => guild.fmt(f),
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            View::Season(None) => f.write_str("season"),
            View::Season(Some(quarter)) => write!(f, "season {quarter}"),
            View::Player(user) => write!(f, "player {user}"),
            View::History(user, page) => write!(f, "history {user} {page}"),
            View::Versus(user) => write!(f, "versus {user}"),
        }
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Press::Read(view) => view.fmt(f),
            Press::InWords(view) => write!(f, "words {view}"),
            Press::Show(view) => write!(f, "show {view}"),
            Press::Servers(view) => write!(f, "servers {view}"),
            Press::Record(user, page) => write!(f, "record {user} {page}"),
        }
    }
}

impl Scope {
    pub(super) fn read(words: &str) -> Option<Scope> {
        match words {
            "here" => Some(Scope::Here),
            guild => number(guild).map(|guild| Scope::Server(GuildId(guild))),
        }
    }
}

impl View {
    fn read(words: &[&str]) -> Option<View> {
        let user = |digits| number(digits).map(UserId);
        match *words {
            ["season"] => Some(View::Season(None)),
            ["season", quarter] => {
                let read: Quarter = quarter.parse().ok()?;
                (read.to_string() == quarter).then_some(View::Season(Some(read)))
            }
            ["player", of] => user(of).map(View::Player),
            ["history", of, page] => Some(View::History(user(of)?, number(page)?)),
            ["versus", of] => user(of).map(View::Versus),
            _ => None,
        }
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        let parts: Vec<&str> = words.split(' ').collect();
        match parts[..] {
            ["words", ref view @ ..] => View::read(view).map(Press::InWords),
            ["show", ref view @ ..] => View::read(view).map(Press::Show),
            ["servers", ref view @ ..] => View::read(view).map(Press::Servers),
            ["record", of, page] => Some(Press::Record(UserId(number(of)?), number(page)?)),
            ref view => View::read(view).map(Press::Read),
        }
    }
}
