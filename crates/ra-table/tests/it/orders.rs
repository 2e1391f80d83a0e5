//! Orders change nothing but how long people wait: a game in which everybody is asked in turn, and the same game with
//! everything that can be given ahead given by anybody at any moment, leave the same record.

use proptest::prelude::*;
use ra::rules::{Action, Edition, Phase, Players, Seat, Setup, Sun, Tile};
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::in_memory::{InMemoryGame, Options};
use ra_table::game::{Answer, Choice, Decision, Game, OrderChange, Terms};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::views::terms;

/// A player who decides by what an order can depend on, and always alike.
#[derive(Debug, Clone, Copy)]
struct Player {
    /// Draws while the track holds fewer tiles than this; then invokes Ra.
    until: usize,
    /// What to bid: which of the suns, by height, and how.
    style: u8,
}

impl Player {
    fn all(rng: &mut impl Rng, count: usize) -> Vec<Player> {
        (0..count).map(|_| Player { until: rng.random_range(2..=8), style: rng.random_range(0..6) }).collect()
    }

    /// The answer to any auction.
    fn answer(self, playing: &Game, seat: Seat) -> Answer {
        let mut suns: Vec<Sun> = playing.state().players()[seat].face_up().iter().collect();
        suns.sort_unstable();
        let sun = suns.get(usize::from(self.style) % suns.len().max(1)).copied();
        match (sun, self.style) {
            (None, _) | (Some(_), 5) => Answer::Pass,
            (Some(sun), 0 | 1) => Answer::BidOrPass(sun),
            (Some(sun), 2 | 3) => Answer::UpTo(sun),
            (Some(sun), _) => Answer::Bid(sun),
        }
    }

    /// What to do in an auction, asked in turn. Who must bid, or whose bid is too low, takes the lowest that is possible.
    fn bid(self, playing: &Game, seat: Seat) -> Action {
        let Phase::Auction(auction) = playing.state().phase() else {
            unreachable!("no auction is under way")
        };
        let open = playing.table().could_bid(auction, seat);
        let answered = self.answer(playing, seat).action(open, auction.may_pass());
        answered.unwrap_or_else(|| Action::Bid(open.iter().min().expect("there is a sun to bid")))
    }

    fn decide(self, playing: &Game, seat: Seat) -> Decision {
        let legal = playing.state().legal();
        match playing.state().phase() {
            Phase::Turn { .. } => {
                let on_track = playing.state().track().tiles().count();
                let draws = on_track < self.until && legal.contains(Action::Draw);
                if draws { Decision::Draw } else { Decision::Invoke(None) }
            }
            Phase::Auction(_) => match self.bid(playing, seat) {
                Action::Bid(sun) => Decision::Answer(Answer::Bid(sun)),
                _ => Decision::Answer(Answer::Pass),
            },
            Phase::Discard(_) => {
                let first = legal.nth(0).expect("there is something to give up");
                let Action::Discard(tile) = first else { unreachable!("a disaster takes tiles") };
                Decision::Discard(vec![tile])
            }
            Phase::Gods { .. } | Phase::Over => unreachable!("nobody spends a God tile"),
        }
    }
}

fn begin(setup: &Setup, quick: bool) -> InMemoryGame {
    let autoplay = if quick { AutoplayLevel::Bids } else { AutoplayLevel::Nothing };
    let terms = Terms { pace: Pace::Unclocked, ..terms(setup, autoplay) };
    InMemoryGame::begin(*setup, terms, Options::at(Millis(0))).unwrap().0
}

fn actions(rehearsal: &InMemoryGame) -> Vec<(Seat, Action)> {
    rehearsal.game().record().actions().to_vec()
}

fn asked_in_turn(setup: &Setup, players: &[Player]) -> Vec<(Seat, Action)> {
    let mut game = begin(setup, false);
    while let Some(seat) = game.game().state().to_act() {
        let decision = players[seat.index()].decide(game.game(), seat);
        game.decide(seat, &decision, Millis(0)).unwrap();
    }
    actions(&game)
}

/// An order that this player could give now, which says nothing but what they would do anyway.
fn some_order(game: &InMemoryGame, player: Player, seat: Seat, rng: &mut impl Rng) -> Option<Decision> {
    let playing = game.game();
    match rng.random_range(0..6) {
        0 => {
            let until = rng.random_range(1..=player.until) as u8;
            Some(Decision::Order(vec![OrderChange::Draw(Some((until, Vec::new())))]))
        }
        1 => Some(Decision::Order(vec![OrderChange::Draw(None), OrderChange::Quick(rng.random())])),
        2 => {
            let answer = player.answer(playing, seat);
            // After an auction under way they may hold other suns, and would answer otherwise.
            let is_turn = matches!(playing.state().phase(), Phase::Turn { .. });
            (is_turn && playing.table().require_asked(seat).is_err())
                .then(|| Decision::Order(vec![OrderChange::Auction(Some((answer, rng.random_range(0..=8))))]))
        }
        3 => Some(Decision::Order(vec![OrderChange::Auction(None)])),
        4 => playing.table().may_answer(seat).ok().and_then(|_| ahead(playing, player, seat, rng)),
        _ => playing.ahead().plan_of(seat).map(|_| Decision::Withdraw),
    }
}

/// An answer to the auction under way, whole or for one case.
fn ahead(playing: &Game, player: Player, seat: Seat, rng: &mut impl Rng) -> Option<Decision> {
    let answer = player.answer(playing, seat);
    let Phase::Auction(auction) = playing.state().phase() else { return None };
    let open = playing.table().could_bid(auction, seat);
    if rng.random() {
        // A sun that is too low already is refused.
        return answer.sun().is_none_or(|sun| open.contains(sun)).then_some(Decision::Answer(answer));
    }
    let cases = playing.table().foreseen(seat, &answer.into());
    let (highest, action) = cases.get(rng.random_range(0..cases.len().max(1)))?;
    let choice = match action {
        Some(Action::Bid(sun)) => Choice::Bid(*sun),
        Some(_) => Choice::Pass,
        None => Choice::Ask,
    };
    Some(Decision::Case(*highest, choice))
}

fn with_orders(setup: &Setup, players: &[Player], rng: &mut impl Rng) -> Vec<(Seat, Action)> {
    let mut game = begin(setup, true);
    while let Some(to_act) = game.game().state().to_act() {
        if rng.random_bool(0.6) {
            let seat = Seat::new(rng.random_range(0..players.len())).unwrap();
            if let Some(order) = some_order(&game, players[seat.index()], seat, rng) {
                // On one's own turn an answer may be refused that must be a bid; asked, the player bids.
                let must = game.game().table().require_asked(seat).is_ok();
                let given = game.decide(seat, &order, Millis(0));
                assert!(given.is_ok() || must, "{given:?}");
            }
        } else {
            let decision = players[to_act.index()].decide(game.game(), to_act);
            game.decide(to_act, &decision, Millis(0)).unwrap();
        }
    }
    actions(&game)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn orders_leave_the_same_game(seed in any::<u64>(), count in 2..=5usize, classic in any::<bool>()) {
        let players = Players::new(count).unwrap();
        let edition = if classic { Edition::Classic } else { Edition::Pharaoh };
        let setup = Setup::deal(edition, players, &mut ChaCha8Rng::seed_from_u64(seed));
        let mut rng = SmallRng::seed_from_u64(seed);
        let people = Player::all(&mut rng, count);
        prop_assert_eq!(with_orders(&setup, &people, &mut rng), asked_in_turn(&setup, &people));
    }
}

/// A game of two in which no Ra and no God tile comes for long, with whose turn it is and the other.
fn of_two() -> (InMemoryGame, Seat, Seat) {
    let dealt = Setup::deal(Edition::Pharaoh, Players::ALL[0], &mut ChaCha8Rng::seed_from_u64(1));
    let mut bag = dealt.bag().to_vec();
    bag.sort_by_key(|tile| matches!(tile, Tile::Ra | Tile::God));
    let setup = Setup::new(dealt.edition(), dealt.suns().as_slice(), &bag).unwrap();
    let game = begin(&setup, false);
    let one = game.game().state().to_act().unwrap();
    let two = setup.players().seats().find(|seat| *seat != one).unwrap();
    (game, one, two)
}

fn on_track(game: &InMemoryGame) -> usize {
    game.game().state().track().tiles().count()
}

fn to_act(game: &InMemoryGame) -> Option<Seat> {
    game.game().state().to_act()
}

fn play(game: &mut InMemoryGame, seat: Seat, decision: Decision) {
    game.decide(seat, &decision, Millis(0)).unwrap();
}

/// An order for the track that lies there is followed in place of the one for the epoch, which holds again after the
/// auction.
#[test]
fn an_order_for_one_track_leaves_the_one_for_the_epoch() {
    let (mut game, one, two) = of_two();
    play(&mut game, one, Decision::Draw);
    play(&mut game, one, Decision::Order(vec![OrderChange::Draw(Some((7, Vec::new())))]));
    play(&mut game, one, Decision::DrawOn(3));
    play(&mut game, two, Decision::Draw);
    assert_eq!((on_track(&game), to_act(&game)), (3, Some(two)), "drawn by the order for this track");
    play(&mut game, two, Decision::Draw);
    assert_eq!((on_track(&game), to_act(&game)), (4, Some(one)), "and no further, whatever the epoch’s says");
    play(&mut game, one, Decision::DrawOn(5));
    play(&mut game, two, Decision::Draw);
    assert_eq!((on_track(&game), to_act(&game)), (6, Some(one)), "nor if it was done at once");
    play(&mut game, one, Decision::Invoke(None));
    let orders = game.game().ahead().orders_of(one);
    assert!(orders.draw_here.is_none() && orders.draw.is_some());
}

/// What is ordered from the board is for the track that lies there.
#[test]
fn an_order_for_one_track_ends_with_it() {
    let (mut game, one, two) = of_two();
    let order = |game: &InMemoryGame| game.game().ahead().orders_of(one).drawing().cloned();
    play(&mut game, one, Decision::DrawOn(4));
    assert!(on_track(&game) == 1 && game.game().ahead().orders_of(one).draw_here.is_some());
    play(&mut game, two, Decision::Draw);
    assert!(on_track(&game) == 3 && order(&game).is_some(), "drawn by the order");
    play(&mut game, two, Decision::Draw);
    assert_eq!((on_track(&game), to_act(&game)), (4, Some(one)), "the track holds so many: one is asked");
    play(&mut game, one, Decision::DrawOn(5));
    play(&mut game, two, Decision::Draw);
    assert_eq!((on_track(&game), to_act(&game)), (6, Some(one)), "also if it was done at once");
    play(&mut game, one, Decision::DrawOn(8));
    assert!(order(&game).is_some());
    play(&mut game, two, Decision::Invoke(None));
    assert!(order(&game).is_none(), "an auction has begun");
    // What is ordered for the epoch lasts.
    play(&mut game, one, Decision::Order(vec![OrderChange::Draw(Some((2, Vec::new())))]));
    play(&mut game, one, Decision::Answer(Answer::Pass));
    let sun = game.game().state().players()[two].face_up().iter().next().unwrap();
    play(&mut game, two, Decision::Answer(Answer::Bid(sun)));
    assert!(order(&game).is_some());
}
