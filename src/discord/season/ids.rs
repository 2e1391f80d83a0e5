//! The words of what can be read of results.

use ra_table::id::{GuildId, UserId};
use ra_table::season::Quarter;

use crate::discord::custom_id::words::words;

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
    /// The ratings of a server.
    Top,
}

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
    /// The same: one to be looked at again.
    Steps(UserId, i64),
}

words! { Scope:
    "here" => [Scope::Here];
    "{guild}" guild => [Scope::Server(guild)];
}

words! { View:
    "season" => [View::Season(None)];
    "season {quarter}" quarter => [View::Season(Some(quarter))];
    "player {user}" user => [View::Player(user)];
    "history {user} {page}" user page => [View::History(user, page)];
    "versus {user}" user => [View::Versus(user)];
    "top" => [View::Top];
}

words! { Press:
    "{view}" view => [Press::Read(view)];
    "words {view}" view => [Press::InWords(view)];
    "show {view}" view => [Press::Show(view)];
    "servers {view}" view => [Press::Servers(view)];
    "record {user} {page}" user page => [Press::Record(user, page)];
    "steps {user} {page}" user page => [Press::Steps(user, page)];
}
