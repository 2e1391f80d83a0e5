//! What a game came to, in waits, time, and what was done for people.

/// Actions of one kind that were taken for people.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Made {
    /// How many.
    pub(super) all: u32,
    /// Of these, those that their player would not have taken, asked just then.
    pub(super) regretted: u32,
    /// Of all, those in which their player, asked twice, would have answered otherwise the second time.
    pub(super) unsure: u32,
}

/// What was taken for people: draws, passes, and bids.
pub(super) type Kinds = [Made; 3];

/// What a game came to.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Played {
    /// Questions whose human answer was needed before any other entry could be played.
    pub(super) waits: u32,
    /// The same, with an auction that asks everybody at once for one question.
    pub(super) questions: u32,
    /// How often the game stood still for somebody who was looking, and went on by itself within minutes.
    pub(super) stops: u32,
    /// How often people were asked.
    pub(super) prompts: u32,
    /// How often time ran out.
    pub(super) late: u32,
    /// What was done for people because it was clear, or drawn quickly.
    pub(super) clear: Kinds,
    /// What was done for people because they had said so.
    pub(super) ordered: Kinds,
    /// What the regretted actions cost people who think ahead, in wins to be expected.
    pub(super) cost: f64,
    /// How long it took.
    pub(super) days: f64,
}

impl Played {
    /// What was done for people, for whatever reason, of these kinds.
    pub(super) fn made(&self, kinds: &[usize]) -> Made {
        let all = kinds.iter().flat_map(|kind| [self.clear[*kind], self.ordered[*kind]]);
        all.fold(Made::default(), |sum, made| Made {
            all: sum.all + made.all,
            regretted: sum.regretted + made.regretted,
            unsure: sum.unsure + made.unsure,
        })
    }
}

/// Within how many days such a part of games is over, from 0 to 1.
pub(super) fn days(games: &[Played], part: f64) -> f64 {
    let mut days: Vec<f64> = games.iter().map(|game| game.days).collect();
    days.sort_by(f64::total_cmp);
    days.get((days.len() as f64 * part) as usize).copied().unwrap_or_default()
}
