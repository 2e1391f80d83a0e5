//! That it is asked whether a running game is to be called off. Who asks and answers is in `cancel_vote_actions`.

use std::time::Duration;

use super::actor::Number;
use crate::time::Millis;

/// For how long it is asked; who has said nothing until then has said no.
const ASKED_FOR: Duration = Duration::from_secs(48 * 60 * 60);
/// How long it is not asked again after a no.
const NOT_AGAIN_FOR: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// That a player asks, or has asked, whether their game is to be called off: of a game, the last time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CancelVote {
    /// Who asks.
    pub by: Number,
    /// When they asked. Its buttons carry it.
    pub asked_at: Millis,
    /// Who has agreed, whoever asks among them.
    pub agreed: Vec<Number>,
    /// What came of it, and when; `None` as long as it is asked.
    pub ended: Option<(CancelVoteOutcome, Millis)>,
}

/// What comes of asking whether a game is to be called off. The words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum CancelVoteOutcome {
    /// Somebody said no.
    No,
    /// Not all have answered in time.
    Silence,
    /// The game has ended first.
    Over,
    /// The game is called off, by all or by somebody who looks after the games.
    Off,
}

impl CancelVote {
    /// Until when it can be answered.
    pub fn until(&self) -> Millis {
        self.asked_at.after(ASKED_FOR)
    }

    /// Whether it is asked at a moment.
    pub fn is_open(&self, now: Millis) -> bool {
        self.ended.is_none() && now < self.until()
    }

    /// From when on it may be asked again.
    pub fn again_at(&self) -> Millis {
        let ended = self.ended.map_or(self.until(), |(_, at)| at);
        ended.after(NOT_AGAIN_FOR)
    }
}
