//! The words of what is done with one's own settings.

use std::fmt;

use super::words::{meaning, word};

/// What can be done with one's own settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Shows them.
    Open,
    /// Asks what time it is where one is.
    TimeOpen,
    /// A menu: what time it is.
    Time,
    /// A menu: where one is.
    City,
    /// A menu: when one sleeps.
    Sleep,
    /// Asks until when one is away.
    AwayOpen,
    /// A menu: until which day the tables wait.
    AwayWait,
    /// A menu: until which day a computer player stands in.
    AwayStandIn,
    /// One is back.
    Here,
    /// To be called by direct message.
    Direct,
    /// To be called in the channel.
    Channel,
    /// To be told that one is next.
    Next,
    /// Not to be told.
    NotNext,
}

const WORDS: [(Press, &str); 13] = [
    (Press::Open, "open"),
    (Press::TimeOpen, "time?"),
    (Press::Time, "time"),
    (Press::City, "city"),
    (Press::Sleep, "sleep"),
    (Press::AwayOpen, "away?"),
    (Press::AwayWait, "away, wait"),
    (Press::AwayStandIn, "away, stand in"),
    (Press::Here, "here"),
    (Press::Direct, "direct"),
    (Press::Channel, "channel"),
    (Press::Next, "next"),
    (Press::NotNext, "not next"),
];

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word(&WORDS, self))
    }
}

impl Press {
    pub(super) fn read(words: &str) -> Option<Press> {
        meaning(&WORDS, words)
    }
}
