//! Thinking ahead: a tree of the actions that may follow, grown where it looks promising, up to the end of the epoch.
//!
//! Each iteration goes down the tree from the position, choosing at every node what is best for the player to act
//! there (PUCT: what did well so far, what the rules of thumb would do, and what was tried little), draws tiles at
//! random from the counts of the bag, adds one node, plays on from there by rules of thumb, and tells all players on
//! the way how it ended. What is hidden from the thinker is imagined anew for each iteration.

use rand::Rng;

use super::heuristic;
use super::weights::Weights;
use super::win_share::shares;
use crate::rules::{Action, Actions, Seat, Space, State, Tile, Unseen};

/// How much is tried that looks worse so far.
const CURIOSITY: f32 = 0.2;
/// The part of the first tries that goes to what the rules of thumb would do.
const TRUST: f32 = 0.5;
/// How much worse than its node an action is held that was never tried.
const DOUBT: f32 = 0.05;
/// How often an action must have been tried before what follows it is looked at more closely than by rules of thumb.
const RIPE: u32 = 40;
/// How many iterations lie between two looks at whether to go on.
const PAUSE: u32 = 32;
/// After which part of the iterations it is enough that the likely action looks best.
const EARLY: u32 = 8;

/// Where nothing is yet.
const NOTHING: u32 = u32::MAX;

/// What a search found out about one action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Found {
    pub(super) action: Action,
    /// In how many iterations it was taken.
    pub(super) tries: u32,
    /// The share of the win that it led to, from 0 to 1, on average.
    pub(super) share: f32,
}

struct Node {
    seat: Seat,
    first: u32,
    count: u32,
    visits: u32,
    /// The shares of the win that its player got, added up.
    sum: f32,
}

struct Edge {
    action: Action,
    prior: f32,
    visits: u32,
    sum: f32,
    /// The node after it; for a draw, the place of its nodes in `Tree::drawn`.
    next: u32,
}

#[derive(Default)]
struct Tree<'a> {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// For each draw in the tree, the node after each kind of tile.
    drawn: Vec<[u32; Tile::ALL.len()]>,
    path: Vec<(u32, u32)>,
    /// What somebody does in a position, if the searcher knows that.
    told: Option<Told<'a>>,
    /// What is done if it looks best after the first part of the iterations.
    likely: Option<Action>,
}

/// The known answer of a player who is asked for the first time in this line of the search.
pub(super) type Told<'a> = &'a dyn Fn(&State) -> Option<Action>;

/// Searches from a position in which somebody is to act, and tells what it found out about every action that differs
/// from the others. If something is `likely` to be the best and looks best early on, too, it ends then. `stop` is asked
/// now and then whether time is up.
pub(super) fn search(
    root: &State,
    (iterations, likely): (u32, Option<Action>),
    rng: &mut impl Rng,
    stop: &mut impl FnMut() -> bool,
) -> Vec<Found> {
    let likely = likely.map(|action| same_as(root, action));
    Tree { likely, ..Tree::default() }.grow(root, iterations, rng, stop)
}

/// The same, of somebody who is told what everybody else will do when they are next asked.
pub(super) fn search_told(root: &State, iterations: u32, rng: &mut impl Rng, told: Told<'_>) -> Vec<Found> {
    Tree { told: Some(told), ..Tree::default() }.grow(root, iterations, rng, &mut || false)
}

/// The share of the win that an action leads to, on average. All iterations begin with it: what was tried less in a search
/// was looked at less closely, and seems worse than it is.
pub(super) fn share_after(root: &State, action: Action, iterations: u32, rng: &mut impl Rng) -> Option<f32> {
    let seat = root.to_act()?;
    let mut tree = Tree::default();
    tree.expand(root, Some(action));
    for _ in 0..iterations {
        tree.iterate(root.imagined_by(seat, rng), rng);
    }
    tree.found().first().map(|found| found.share)
}

impl Tree<'_> {
    fn grow(
        mut self,
        root: &State,
        iterations: u32,
        rng: &mut impl Rng,
        stop: &mut impl FnMut() -> bool,
    ) -> Vec<Found> {
        let Some(seat) = root.to_act() else { return Vec::new() };
        self.expand(root, self.known(root));
        for number in 0..iterations {
            let pause = number % PAUSE == PAUSE - 1;
            if pause && (self.is_decided(number, iterations) || stop()) {
                break;
            }
            self.iterate(root.imagined_by(seat, rng), rng);
        }
        self.found()
    }

    fn iterate(&mut self, mut state: State, rng: &mut impl Rng) {
        let epoch = state.epoch();
        let mut node = 0;
        self.path.clear();
        loop {
            let edge = self.select(node);
            self.path.push((node, edge));
            let Edge { action, visits, .. } = self.edges[edge as usize];
            let drawn = play(&mut state, action, rng);
            if state.epoch() != epoch || state.to_act().is_none() {
                break;
            }
            if visits < RIPE {
                self.play_out(&mut state, rng);
                break;
            }
            let new = self.nodes.len() as u32;
            let next = self.place_of(edge, drawn);
            if *next == NOTHING {
                *next = new;
                self.expand(&state, self.known(&state));
                self.play_out(&mut state, rng);
                break;
            }
            node = *next;
        }
        self.back_up(&state);
    }

    /// Where the number of the node after an action is kept.
    fn place_of(&mut self, edge: u32, drawn: Option<Tile>) -> &mut u32 {
        let next = &mut self.edges[edge as usize].next;
        let Some(tile) = drawn else { return next };
        if *next == NOTHING {
            *next = self.drawn.len() as u32;
            self.drawn.push([NOTHING; Tile::ALL.len()]);
        }
        &mut self.drawn[*next as usize][tile as usize]
    }

    fn select(&self, node: u32) -> u32 {
        let node = &self.nodes[node as usize];
        let untried = if node.visits > 0 { node.sum / node.visits as f32 - DOUBT } else { 0.0 };
        let urge = CURIOSITY * (node.visits as f32 + 1.0).sqrt();
        let (mut best, mut best_score) = (node.first, f32::MIN);
        for at in node.first..node.first + node.count {
            let edge = &self.edges[at as usize];
            let mean = if edge.visits > 0 { edge.sum / edge.visits as f32 } else { untried };
            let score = mean + urge * edge.prior / (edge.visits as f32 + 1.0);
            if score > best_score {
                (best, best_score) = (at, score);
            }
        }
        best
    }

    /// What its player will do in a position, if the searcher is told.
    fn known(&self, state: &State) -> Option<Action> {
        let told = self.told.filter(|_| state.to_act().is_some_and(|seat| self.is_next(seat)));
        told.and_then(|told| told(state))
    }

    /// Adds the position as a node, with what can be done there, or with this alone.
    fn expand(&mut self, state: &State, only: Option<Action>) {
        let (seat, legal) = state.turn().expect("a node is a position in which somebody is to act");
        let favourite = heuristic::choose(state, &Weights::TUNED);
        let first = self.edges.len();
        let only = only.map(|action| same_as(state, action));
        for action in different(state, legal).filter(|action| only.is_none_or(|only| only == *action)) {
            self.edges.push(Edge { action, prior: 0.0, visits: 0, sum: 0.0, next: NOTHING });
        }
        let edges = &mut self.edges[first..];
        let count = edges.len() as u32;
        let others = if count > 1 { (1.0 - TRUST) / (count - 1) as f32 } else { 0.0 };
        for edge in edges {
            edge.prior = if Some(edge.action) == favourite { TRUST } else { others };
        }
        self.nodes.push(Node { seat, first: first as u32, count, visits: 0, sum: 0.0 });
    }

    /// Whether a seat other than the root's has not been asked on the way here.
    fn is_next(&self, seat: Seat) -> bool {
        self.path.iter().all(|(node, _)| self.nodes[*node as usize].seat != seat) && !self.nodes.is_empty()
    }

    fn play_out(&self, state: &mut State, rng: &mut impl Rng) {
        let epoch = state.epoch();
        let mut asked: Vec<Seat> = Vec::new();
        while let Some(seat) = state.to_act() {
            let told = self.told.filter(|_| self.is_next(seat) && !asked.contains(&seat));
            if told.is_some() {
                asked.push(seat);
            }
            let known = told.and_then(|told| told(state));
            let Some(action) = known.or_else(|| heuristic::choose(state, &Weights::TUNED)) else { return };
            play(state, action, rng);
            if state.epoch() != epoch {
                return;
            }
        }
    }

    fn back_up(&mut self, end: &State) {
        let shares = shares(end);
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            let share = shares[node.seat];
            node.visits += 1;
            node.sum += share;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += share;
        }
    }

    /// Whether the most tried action stays the most tried, whatever comes of the iterations left, or was likely.
    fn is_decided(&self, number: u32, iterations: u32) -> bool {
        let (mut first, mut second) = (&self.root()[0], 0);
        for edge in &self.root()[1..] {
            second = second.max(edge.visits.min(first.visits));
            first = if edge.visits > first.visits { edge } else { first };
        }
        let is_likely = number >= iterations / EARLY && self.likely == Some(first.action);
        is_likely || first.visits - second > iterations - number
    }

    fn root(&self) -> &[Edge] {
        let root = &self.nodes[0];
        &self.edges[root.first as usize..(root.first + root.count) as usize]
    }

    fn found(&self) -> Vec<Found> {
        let found = |edge: &Edge| Found {
            action: edge.action,
            tries: edge.visits,
            share: if edge.visits > 0 { edge.sum / edge.visits as f32 } else { 0.0 },
        };
        self.root().iter().map(found).collect()
    }
}

/// The legal actions, leaving out God tiles spent for a kind of tile that lies farther to the left too.
fn different(state: &State, legal: Actions) -> impl Iterator<Item = Action> {
    legal.iter().filter(|&action| same_as(state, action) == action)
}

/// The first of the actions that come to the same as this one: those that take the same kind of tile with a God.
pub(super) fn same_as(state: &State, action: Action) -> Action {
    let Action::God(space) = action else { return action };
    let tile = state.track().get(space);
    let first = Space::all().find(|&other| state.track().get(other) == tile);
    Action::God(first.unwrap_or(space))
}

/// Plays on with a tile drawn by chance, and says which it was.
fn play(state: &mut State, action: Action, rng: &mut impl Rng) -> Option<Tile> {
    let mut drawn = None;
    let seat = state.to_act().expect("only a player to act is asked");
    let draw = |unseen: &Unseen| {
        let tile = tile(unseen, rng);
        drawn = Some(tile);
        tile
    };
    state.play(seat, action, draw, &mut |_| ()).expect("only legal actions are thought of");
    drawn
}

/// One of the tiles in the bag.
fn tile(unseen: &Unseen, rng: &mut impl Rng) -> Tile {
    let total = u64::from(unseen.total());
    let mut place = ((u64::from(rng.next_u32()) * total) >> 32) as u8;
    for tile in Tile::ALL {
        let count = unseen.count(tile);
        if place < count {
            return tile;
        }
        place -= count;
    }
    unreachable!("the place is below the number of tiles")
}

/// Whether there is anything to think about.
pub(super) fn is_choice(state: &State) -> bool {
    different(state, state.legal()).nth(1).is_some()
}
