//! The words of what is done with one's own settings.

use ra_table::game::autoplay_level::AutoplayLevel;

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub(in crate::discord) enum Press {
    Open,
    /// Opens the rest of the settings.
    More,
    /// Asks what time it is where one is.
    #[strum(serialize = "time?")]
    TimeOpen,
    /// Opens a form for a city, or for what time it is.
    #[strum(serialize = "place?")]
    PlaceForm,
    /// A menu: what time it is.
    Time,
    /// A menu: where one is.
    City,
    /// A menu: when one sleeps.
    Sleep,
    /// One sleeps from 22:00 to 6:00.
    #[strum(serialize = "sleep 22")]
    SleepAt22,
    /// One sleeps from 23:00 to 7:00.
    #[strum(serialize = "sleep 23")]
    SleepAt23,
    /// One sleeps from midnight to 8:00.
    #[strum(serialize = "sleep 0")]
    SleepAt0,
    /// Asks when one sleeps.
    #[strum(serialize = "sleep?")]
    SleepOpen,
    /// Opens a form for when one sleeps.
    #[strum(serialize = "night?")]
    NightForm,
    /// Asks until when one is away.
    #[strum(serialize = "away?")]
    AwayOpen,
    /// A menu: until which day the tables wait.
    #[strum(serialize = "away, wait")]
    AwayWait,
    /// A menu: until which day a computer player stands in.
    #[strum(serialize = "away, stand in")]
    AwayStandIn,
    /// One is back.
    Here,
    /// To be called by direct message.
    Direct,
    /// To be called in the channel.
    Channel,
    /// To be told that one is next.
    Next,
    #[strum(serialize = "not next")]
    NotNext,
    /// To be shown what a computer reckons.
    Advice,
    #[strum(serialize = "no advice")]
    NoAdvice,
    /// A menu: how much is done for one where it is clear.
    #[strum(serialize = "leaves")]
    AutoplayLevel,
    /// To be asked everything.
    #[strum(serialize = "ask me")]
    AskMe,
    /// To leave draws to the program where they are clear, and nothing else.
    Draws,
    /// And passes.
    Passes,
    /// And bids of one's lowest sun.
    Bids,
    /// To be asked on as before, by whoever was offered passes.
    #[strum(serialize = "no passes")]
    NoPasses,
    /// To be asked ahead.
    Ahead,
    #[strum(serialize = "not ahead")]
    NotAhead,
    /// To have and see ratings.
    Ratings,
    #[strum(serialize = "no ratings")]
    NoRatings,
    /// A menu: one's language.
    Language,
}

impl Press {
    /// To leave so much to the program, and to be asked the rest.
    pub(in crate::discord) fn asking(autoplay: AutoplayLevel) -> Press {
        match autoplay {
            AutoplayLevel::Nothing => Press::AskMe,
            AutoplayLevel::Draws => Press::Draws,
            AutoplayLevel::Passes => Press::Passes,
            AutoplayLevel::Bids => Press::Bids,
        }
    }
}
