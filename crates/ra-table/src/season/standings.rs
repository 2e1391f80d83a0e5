//! A server's standings in a quarter: points by place, the best games of everybody, and who is ahead of whom.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use super::{Finish, LEAST_GAMES, mean};
use crate::id::{GameId, UserId};

/// How many of a person's games count in a season: the best.
pub const MOST_GAMES: usize = 6;
/// How many of them may be games of two people.
pub const MOST_DUELS: usize = 2;

/// Points by place, for 2, 3, 4 and 5 people. Their mean is 5, so that games of any number of people compare.
const POINTS: [&[u32]; 4] = [&[8, 2], &[9, 5, 1], &[10, 6, 3, 1], &[11, 7, 4, 2, 1]];

/// What somebody has reached in a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub user: UserId,
    /// What they were called when they last finished a game.
    pub name: String,
    /// Their place, from 1. Who is equal in all that counts shares it.
    pub place: usize,
    /// The points of the games that count.
    pub points: u32,
    /// How many games they have finished.
    pub games: usize,
    /// How many of the games that count they have won.
    pub wins: usize,
    /// The mean share of the best score in these, in millionths.
    pub share: u32,
}

/// What a game has brought somebody in the season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gain {
    /// By how many points their sum has grown. A game that is not among their best adds nothing.
    pub points: u32,
    /// What they have reached with it.
    pub now: Standing,
}

/// The points for a game in a season: none for those who left it, took a seat over, or played against nobody.
pub fn points(finish: &Finish) -> u32 {
    match finish.place.filter(|_| !finish.left.has_left()) {
        Some(place) => {
            let of_people = usize::from(finish.people).checked_sub(2).and_then(|row| POINTS.get(row));
            let by_place = of_people.and_then(|points| points.get(usize::from(place).checked_sub(1)?));
            by_place.copied().unwrap_or(0)
        }
        None => 0,
    }
}

/// The standings that follow from the games of one server in one quarter, the first place first.
pub fn standings<'a>(finishes: impl IntoIterator<Item = &'a Finish>) -> Vec<Standing> {
    let mut of_people: HashMap<UserId, Vec<&Finish>> = HashMap::new();
    for finish in finishes.into_iter().filter(|finish| finish.counts()) {
        if let Some(user) = finish.user {
            of_people.entry(user).or_default().push(finish);
        }
    }
    let mut standings: Vec<Standing> =
        of_people.into_iter().filter_map(|(user, finishes)| standing(user, finishes)).collect();
    standings.sort_unstable_by_key(|standing| (Reverse(merit(standing)), standing.user));
    for at in 1..standings.len() {
        let is_equal = merit(&standings[at]) == merit(&standings[at - 1]);
        standings[at].place = if is_equal { standings[at - 1].place } else { at + 1 };
    }
    standings
}

/// Whether somebody has won a season that is over, alone or with others, of which there were games enough to tell its end.
/// `finishes` are those of one server in one quarter.
pub fn is_won_by(finishes: &[Finish], user: UserId) -> bool {
    let games: BTreeSet<GameId> =
        finishes.iter().filter(|finish| finish.counts()).map(|finish| finish.game).collect();
    let is_first = |standing: &Standing| standing.place == 1 && standing.points > 0;
    games.len() >= LEAST_GAMES
        && standings(finishes).iter().any(|standing| is_first(standing) && standing.user == user)
}

/// What one person has reached, in the first place for now.
fn standing(user: UserId, mut finishes: Vec<&Finish>) -> Option<Standing> {
    let last = finishes.iter().max_by_key(|finish| (finish.ended_at, finish.game))?;
    let (name, games) = (last.name.clone(), finishes.len());
    // Taking the best first is the best choice: where one of two equal games is of two people, it is the other.
    finishes.sort_unstable_by_key(|finish| Reverse((points(finish), finish.share(), finish.people > 2)));
    let mut duels = 0;
    let mut counted: Vec<&Finish> = Vec::with_capacity(MOST_GAMES);
    for finish in finishes {
        duels += usize::from(finish.people == 2);
        if counted.len() < MOST_GAMES && (finish.people > 2 || duels <= MOST_DUELS) {
            counted.push(finish);
        }
    }
    Some(Standing {
        user,
        name,
        place: 1,
        points: counted.iter().map(|finish| points(finish)).sum(),
        games,
        wins: counted.iter().filter(|finish| finish.is_win()).count(),
        share: mean(counted.iter().map(|finish| finish.share()))?,
    })
}

/// By what standings are ordered: points, then wins, then the mean share of the best score.
fn merit(standing: &Standing) -> (u32, usize, u32) {
    (standing.points, standing.wins, standing.share)
}

/// What a game has brought everybody whom it counts for, the best place at its table first. `finishes` are those of the
/// server in the game's quarter; what ended later is left out.
pub fn gains(finishes: &[Finish], game: GameId) -> Vec<Gain> {
    let Some(ended_at) = finishes.iter().find(|finish| finish.game == game).map(|finish| finish.ended_at)
    else {
        return Vec::new();
    };
    let is_earlier = |finish: &&Finish| (finish.ended_at, finish.game) < (ended_at, game);
    let before = standings(finishes.iter().filter(is_earlier));
    let after = standings(finishes.iter().filter(|finish| is_earlier(finish) || finish.game == game));
    let sum = |all: &[Standing], user: UserId| {
        all.iter().find(|standing| standing.user == user).map_or(0, |standing| standing.points)
    };
    let mut of_game: Vec<&Finish> =
        finishes.iter().filter(|finish| finish.game == game && finish.counts()).collect();
    of_game.sort_unstable_by_key(|finish| (finish.place, finish.table_place));
    let gain = |finish: &&Finish| {
        let now = after.iter().find(|standing| Some(standing.user) == finish.user)?.clone();
        Some(Gain { points: now.points - sum(&before, now.user), now })
    };
    of_game.iter().filter_map(gain).collect()
}
