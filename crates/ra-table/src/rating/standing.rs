//! What people are shown of ratings.

use std::cmp::Reverse;

use super::Rating;
use crate::id::UserId;

/// From so many games against so many different people on a rating is exact.
const SETTLED: Needed = Needed { games: 5, opponents: 3 };
/// From so many on somebody is in the list of a server. Four, because three spare accounts are soon made.
const LISTED: Needed = Needed { games: 10, opponents: 4 };

/// How much somebody must have played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Needed {
    /// Games that count.
    pub games: usize,
    /// Different people in them.
    pub opponents: usize,
}

/// Somebody's rating after a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub user: UserId,
    /// What they were called in it.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// By how many points it has changed in that game.
    pub gain: i64,
    /// How many games of theirs have counted.
    pub games: usize,
    /// Against how many different people. Those whose data was deleted are not among them.
    pub opponents: usize,
    /// Whether they do not want to be named in what others read.
    pub hidden: bool,
}

impl Standing {
    /// The rating as people read it.
    pub fn points(&self) -> i64 {
        self.rating.points()
    }

    /// Whether enough is known of them to call the rating exact.
    pub fn is_settled(&self) -> bool {
        self.has(SETTLED)
    }

    /// Whether they have played enough to be in the list of a server.
    pub fn is_listed(&self) -> bool {
        self.has(LISTED)
    }

    fn has(&self, needed: Needed) -> bool {
        self.games >= needed.games && self.opponents >= needed.opponents
    }
}

/// The list of a server.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Top {
    /// The highest rating first.
    pub rows: Vec<TopRow>,
    /// The rating of a reader who has not played enough to be in the list; `None` if they have, or have no rating.
    pub unlisted: Option<Standing>,
}

impl Top {
    /// What somebody must have played to be in it.
    pub const NEEDED: Needed = LISTED;
}

/// A row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopRow {
    /// The place; people with as many points share it.
    pub place: usize,
    /// Whose rating.
    pub standing: Standing,
}

/// The list of all people with ratings. It goes by the rating alone: to subtract the uncertainty would bring newcomers
/// points for playing at all.
pub fn top(standings: Vec<Standing>, reader: Option<UserId>) -> Top {
    let (mut listed, others): (Vec<_>, Vec<_>) = standings.into_iter().partition(Standing::is_listed);
    listed.sort_by_key(|standing| (Reverse(standing.points()), standing.user));
    let ahead = |points: i64| listed.iter().filter(|other| other.points() > points).count();
    let places: Vec<usize> = listed.iter().map(|standing| ahead(standing.points()) + 1).collect();
    Top {
        rows: places.into_iter().zip(listed).map(|(place, standing)| TopRow { place, standing }).collect(),
        unlisted: others.into_iter().find(|standing| Some(standing.user) == reader),
    }
}
