//! The words of the buttons of cups.

use ra_table::cup::Kind;

use crate::discord::custom_id::words::words;

/// Something in a cup that is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    SignUp,
    /// Leaves, or asks about it once the cup has begun.
    Leave,
    LeaveForGood,
    Stay,
    /// A page of names, from 0.
    WhoPlays(i64),
    Rules,
    Tables,
    /// Opens a draft of the same cup at another time.
    Again,
    /// I am here, on the message of an entry, one of several.
    Here {
        seq: i64,
        part: i64,
    },
    /// The standings, with one's own place; perhaps on the message of an entry.
    Standings(Option<i64>),
    /// A page of the log, from 1.
    Log(i64),
}

words! { Press:
    "sign up" => [Press::SignUp];
    "leave" => [Press::Leave];
    "leave anyway" => [Press::LeaveForGood];
    "stay" => [Press::Stay];
    "who {page}" page => [Press::WhoPlays(page)];
    "rules" => [Press::Rules];
    "tables" => [Press::Tables];
    "again" => [Press::Again];
    "here {seq} {part}" seq part => [Press::Here { seq, part }];
    "standings" => [Press::Standings(None)];
    "standings {seq}" seq => [Press::Standings(Some(seq))];
    "log {page}" page => [Press::Log(page)];
}

/// Something in a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum DraftPress {
    Open,
    Kind(Kind),
    /// Opens the form for its date.
    BeginsForm,
    WhenFull,
    OnDate,
    More,
    /// As fast as a cup of this kind.
    Pace(Kind),
    /// A menu: how many games there are, and in what order.
    Games,
    /// A menu: the size of tables.
    Tables,
    /// A menu: how many may sign up.
    Places,
    /// A menu: the champion's role.
    Role,
    Publish,
    Discard,
}

words! { DraftPress:
    "open" => [DraftPress::Open];
    "kind {kind}" kind => [DraftPress::Kind(kind)];
    "begins?" => [DraftPress::BeginsForm];
    "when full" => [DraftPress::WhenFull];
    "on date" => [DraftPress::OnDate];
    "more?" => [DraftPress::More];
    "pace {kind}" kind => [DraftPress::Pace(kind)];
    "games" => [DraftPress::Games];
    "tables" => [DraftPress::Tables];
    "places" => [DraftPress::Places];
    "role" => [DraftPress::Role];
    "publish" => [DraftPress::Publish];
    "discard" => [DraftPress::Discard];
}
