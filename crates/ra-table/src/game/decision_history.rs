//! Who decided what themselves, and what was done for them: as the history tells it.

use ra::ai::committee::{self, Trust};
use ra::rules::{self, Action, PerSeat, Seat, State};

use super::Game;
use super::actor::{Actor, Number};
use super::answers_ahead::orders::DrawOrder;
use super::autoplay_level::AutoplayLevel;
use super::decided_how::Ahead;
use super::entry::Entry;
use super::history_line::Line;
use crate::id::UserId;

/// After so many passes that the program would have made for somebody they are offered that.
const PASSES: usize = 10;

/// What was done for a player since they last acted, by its kinds: as they have ordered, or because anybody would have
/// done it. Each is known by its entry.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DoneFor {
    /// Tiles that were drawn.
    pub draws: Vec<i64>,
    /// The same by the order to draw that holds for the epoch.
    pub ordered: Vec<i64>,
    /// By the one that holds for this track.
    pub ordered_here: Vec<i64>,
    /// By one that holds no more.
    pub ordered_before: Vec<i64>,
    /// Ra was invoked where nothing else was possible.
    pub invocations: Vec<i64>,
    /// It was passed.
    pub passes: Vec<i64>,
    /// Their lowest sun was bid.
    pub bids: Vec<i64>,
    /// What was done last by an order for an auction: a bid, or a pass.
    pub answered: Option<(i64, Action)>,
}

impl DoneFor {
    /// What is left to the program by whoever wants to be asked such things; `None` where nothing was done.
    pub fn without(&self) -> Option<AutoplayLevel> {
        if !self.bids.is_empty() {
            Some(AutoplayLevel::Passes)
        } else if !self.passes.is_empty() {
            Some(AutoplayLevel::Draws)
        } else if !self.draws.is_empty() || !self.invocations.is_empty() {
            Some(AutoplayLevel::Nothing)
        } else {
            None
        }
    }
}

/// What somebody has decided themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decided {
    /// The number of the entry by which it was played.
    pub entry: i64,
    /// The position in which it was played.
    pub state: State,
    /// What it was.
    pub action: Action,
}

/// What the players of a game have decided, and what was done for them.
#[derive(Debug, Clone, Copy)]
pub struct DecisionHistory<'g> {
    pub(super) game: &'g Game,
}

impl<'g> DecisionHistory<'g> {
    /// How many actions were played without anybody being asked, by orders, or because they were clear: so many waits
    /// were spared.
    pub(super) fn spared(self) -> usize {
        self.game
            .lasting_lines()
            .filter(|line| matches!(line.ahead, Ahead::Quick | Ahead::Order | Ahead::Clear))
            .count()
    }

    /// What was done for the player on a seat since they last acted.
    pub(super) fn done_for(self, seat: Seat) -> DoneFor {
        let player = self.game.table.player(seat);
        let since = player.acted.map_or(0, |(_, seq)| seq);
        let is_theirs = |line: &&Line| line.seq > since && line.actor == Actor::Person(player.number);
        let orders = self.game.private.ahead.orders_of(seat);
        let given_at = |order: &Option<DrawOrder>| order.as_ref().map(|order| order.since().at);
        let mut done = DoneFor::default();
        for (line, action) in self.actions().filter(|(line, _)| is_theirs(line)) {
            match (line.ahead, action) {
                (Ahead::Quick | Ahead::Clear, Action::Draw) => done.draws.push(line.seq),
                (Ahead::Order, Action::Draw) if Some(line.decided_at) == given_at(&orders.draw) => {
                    done.ordered.push(line.seq);
                }
                (Ahead::Order, Action::Draw) if Some(line.decided_at) == given_at(&orders.draw_here) => {
                    done.ordered_here.push(line.seq);
                }
                (Ahead::Order, Action::Draw) => done.ordered_before.push(line.seq),
                (Ahead::Clear, Action::Invoke) => done.invocations.push(line.seq),
                (Ahead::Clear, Action::Pass) => done.passes.push(line.seq),
                (Ahead::Clear, Action::Bid(_)) => done.bids.push(line.seq),
                (Ahead::Order, Action::Bid(_) | Action::Pass) => done.answered = Some((line.seq, action)),
                (Ahead::Quick | Ahead::Clear | Ahead::No | Ahead::Answer | Ahead::Order, _) => {}
            }
        }
        done
    }

    /// What somebody has decided themselves in this game for a chair of their own, asked or ahead in the auction
    /// under way. What was ordered, done for them or taken back is none of it.
    pub fn decided_by(self, user: UserId) -> Vec<Decided> {
        let mut decided = Vec::new();
        let Some(number) = self.game.table.chairs.number_of(user) else { return decided };
        let mut position = rules::Game::new(self.game.record.setup());
        // Whose each chair is at the time.
        let players = self.game.record.setup().players();
        let mut owners = PerSeat::from_fn(players, |seat| Number(seat.index() as u32));
        for line in self.game.lasting_lines() {
            let (action, seat) = match (line.words.parse(), position.state().to_act()) {
                (Ok(Entry::Action(action)), Some(seat)) => (action, seat),
                (Ok(Entry::Seated { seat, to, .. }), _) => {
                    owners[seat] = to;
                    continue;
                }
                _ => continue,
            };
            let is_own = owners[seat] == number && line.actor == Actor::Person(number);
            if is_own && matches!(line.ahead, Ahead::No | Ahead::Answer) {
                decided.push(Decided { entry: line.seq, state: *position.state(), action });
            }
            if position.play(seat, action, &mut |_| ()).is_err() {
                break;
            }
        }
        decided
    }

    /// What somebody's own decisions in this game tell the committee about them. It is their secret. Worked out anew
    /// each time, some ten microseconds a decision: for when the game is over, or less often. What several games tell
    /// is added up ([`Trust::and`]).
    pub fn taught_by(self, user: UserId) -> Trust {
        let mut trust = Trust::EVEN;
        self.decided_by(user).iter().for_each(|decided| trust.learn(&decided.state, decided.action));
        trust
    }

    /// Whether somebody's last passes, ten at least, were all such as the program would have made for them, and may
    /// at this table. An answer that is not played yet is none of them.
    pub fn would_have_passed(self, user: UserId) -> bool {
        let is_pass = |decided: &&Decided| decided.action == Action::Pass;
        let is_clear =
            |decided: &Decided| committee::verdict(&decided.state, &Trust::EVEN) == Some(decided.action);
        if self.game.table.terms.autoplay < AutoplayLevel::Passes {
            return false;
        }
        let decided = self.decided_by(user);
        let last: Vec<_> = decided.iter().rev().filter(is_pass).take(PASSES).collect();
        last.len() == PASSES && last.into_iter().all(is_clear)
    }

    /// The actions that count, each with its entry.
    fn actions(self) -> impl Iterator<Item = (&'g Line, Action)> {
        self.game.lasting_lines().filter_map(|line| Some((line, line.action()?)))
    }
}
