//! One game as people play it who are not always there.

use std::time::Duration;

use rand::{Rng, RngExt};

use super::person::{Person, settings};
use super::{Features, Trial};
use crate::ai;
use crate::game::leaves::Leaves;
use crate::game::rehearsal::{Done, Rehearsal};
use crate::game::{Ahead, Answer, Choice, Decision, Error, Note, OrderChange, Plan, Terms};
use crate::language::Language;
use crate::rules::{Action, Auction, Game, PerSeat, Phase, Seat, Setup, State, Sun};
use crate::theme::Theme;
use crate::time::Millis;

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
    /// Actions that were taken for people, by orders or because they were clear.
    pub(super) ordered: u32,
    /// Of these, those that their player would not have taken, asked just then: all, passes, and bids.
    pub(super) regretted: u32,
    pub(super) regretted_passes: u32,
    pub(super) regretted_bids: u32,
    /// Of these, those in which their player, asked twice, would have answered otherwise the second time.
    pub(super) unsure: u32,
    /// How long it took.
    pub(super) days: f64,
}

struct Table<'a, R> {
    features: &'a Features,
    rehearsal: Rehearsal,
    /// The same game, an action behind, to see what each order met.
    behind: Game,
    people: Vec<Person>,
    /// Who gives orders.
    orders: Vec<bool>,
    /// When people look who have been asked.
    looks: PerSeat<Option<Millis>>,
    now: Millis,
    played: Played,
    rng: R,
}

/// Plays a game from a deal.
pub(super) fn play(
    setup: &Setup,
    Trial { features, pace, spread, minds, computers, .. }: &Trial,
    start: Millis,
    mut rng: impl Rng,
) -> Result<Played, Error> {
    let players = setup.players();
    let habits = spread.habits(players, &mut rng);
    let told = players.seats().zip(&habits).map(|(seat, habits)| settings(seat, habits)).collect();
    let terms = Terms {
        edition: setup.edition(),
        pace: *pace,
        leaves: if features.quick { Leaves::Bids } else { Leaves::Nothing },
        language: Language::En,
        advice: true,
        theme: Theme::Light,
        started_at: start,
    };
    let orders: Vec<bool> = players.seats().map(|_| rng.random_bool(features.users)).collect();
    let people: Vec<_> = habits.iter().map(|habits| Person::new(habits, *pace, *minds, &mut rng)).collect();
    let leaving = features.leaving(&orders);
    let (rehearsal, done) =
        Rehearsal::begin(*setup, terms, (told, leaving), (!features.all_at_once, *computers))?;
    let mut table = Table {
        features,
        rehearsal,
        behind: Game::new(setup),
        people,
        orders,
        looks: PerSeat::from_fn(players, |_| None),
        now: start,
        played: Played::default(),
        rng,
    };
    table.follow(done);
    let (mut asked, mut waited, mut auction) = (-1, -1, None);
    while let Some(to_act) = table.state().to_act() {
        let game = table.rehearsal.game();
        if game.table().player(to_act).computer().is_some() {
            let action = ai::offhand(game.state()).expect("somebody is to act");
            let done = table.rehearsal.stand_in(to_act, action, table.now)?;
            table.follow(done);
            continue;
        }
        if game.table().question().auction().is_some() && game.table().question().auction() != auction {
            auction = game.table().question().auction();
            table.invite();
        }
        if table.rehearsal.game().table().question().by() != asked {
            asked = table.rehearsal.game().table().question().by();
            if table.rehearsal.game().clear_at().is_some() {
                table.played.stops += 1;
                table.may_act(to_act);
                continue;
            }
            table.ask(to_act);
            table.played.waits += 1;
            // An auction that asks everybody is one question.
            let moment =
                if features.all_at_once { table.rehearsal.game().table().question_number() } else { asked };
            table.played.questions += u32::from(waited != moment);
            waited = moment;
        }
        table.step(to_act)?;
    }
    let notes = table.rehearsal.game().table().story.notes.iter();
    table.played.late = notes.filter(|(_, note)| matches!(note, Note::OutOfTime(..))).count() as u32;
    table.played.days = table.now.since(start).as_secs_f64() / (24.0 * 60.0 * 60.0);
    Ok(table.played)
}

impl<R: Rng> Table<'_, R> {
    fn state(&self) -> &State {
        self.rehearsal.game().state()
    }

    /// Whether it is for this person to act.
    fn is_asked(&self, seat: Seat) -> bool {
        let game = self.rehearsal.game();
        game.state().to_act() == Some(seat) && game.table().player(seat).computer().is_none()
    }

    /// Asks everybody who may answer the auction that has just opened.
    fn invite(&mut self) {
        let game = self.rehearsal.game();
        let Phase::Auction(auction) = game.state().phase() else { return };
        let to_act = auction.to_answer();
        let can_bid = |seat: &Seat| !game.table().could_bid(auction, *seat).is_empty() && *seat != to_act;
        let asked: Vec<Seat> =
            auction.to_come().filter(can_bid).filter(|seat| self.answers_ahead(*seat)).collect();
        for seat in asked {
            // Who has answered by an order is asked too, so that a call tells nothing; but need not look.
            let has_answered = self.rehearsal.game().plan_of(seat).is_some();
            self.ask(seat);
            if has_answered {
                self.looks[seat] = None;
            }
        }
    }

    fn answers_ahead(&self, seat: Seat) -> bool {
        let is_person = self.rehearsal.game().table().player(seat).computer().is_none();
        is_person && (self.features.all_at_once || self.orders[seat.index()])
    }

    /// Asks somebody, who looks some time later, or when they would have looked anyway.
    fn ask(&mut self, seat: Seat) {
        self.played.prompts += 1;
        self.may_act(seat);
    }

    /// Somebody sees that they may act, when they look.
    fn may_act(&mut self, seat: Seat) {
        let answers = self.people[seat.index()].answers(self.now, &mut self.rng);
        let look = self.looks[seat].map_or(answers, |known| known.min(answers));
        self.looks[seat] = Some(look);
    }

    /// Lets the next thing happen: somebody looks, or time runs out.
    fn step(&mut self, to_act: Seat) -> Result<(), Error> {
        let seats = self.state().players().iter().map(|(seat, _)| seat);
        let (look, seat) =
            seats.filter_map(|seat| Some((self.looks[seat]?, seat))).min().unwrap_or((self.now, to_act));
        if let Some(out) = self.runs_out(look).filter(|out| *out <= look) {
            self.now = self.now.max(out);
            let done = self.rehearsal.run_out(self.now)?;
            if !self.is_asked(to_act) {
                self.looks[to_act] = None;
            }
            self.follow(done);
            return Ok(());
        }
        self.now = self.now.max(look);
        self.looks[seat] = None;
        while let Some(decision) = self.decision(seat, to_act) {
            self.people[seat.index()].acted = Some(self.now);
            let done = self.rehearsal.decide(seat, &decision, self.now)?;
            self.follow(done);
            // Asked again at once, they go on in the same sitting.
            let goes_on = self.features.sitting && seat == to_act && self.is_asked(seat);
            if !goes_on {
                break;
            }
        }
        if let Some(change) = self.standing(seat) {
            let done = self.rehearsal.decide(seat, &Decision::Order(vec![change]), self.now)?;
            self.follow(done);
        }
        for (highest, choice) in self.plan(seat) {
            self.people[seat.index()].acted = Some(self.now);
            let done = self.rehearsal.decide(seat, &Decision::Case(highest, choice), self.now)?;
            self.follow(done);
        }
        Ok(())
    }

    /// When somebody's time runs out for whom the game waits, if that may be before a moment.
    fn runs_out(&self, before: Millis) -> Option<Millis> {
        let game = self.rehearsal.game();
        // Nobody has less at the start of a question than what comes with each answer.
        let least = game.table().terms.pace.terms().map_or(Duration::MAX, |terms| terms.increment);
        let asked = game.table().question();
        let is_near = before.since(asked.since()) >= least || asked.auction().is_some();
        if is_near { game.end_of_waiting() } else { game.clear_at() }
    }

    /// What somebody does who looks.
    fn decision(&mut self, seat: Seat, to_act: Seat) -> Option<Decision> {
        if seat == to_act {
            return Some(self.on_turn(seat));
        }
        let game = self.rehearsal.game();
        let Phase::Auction(auction) = game.state().phase() else { return None };
        let plans = self.features.plans && self.orders[seat.index()];
        if plans || game.table().may_answer(seat).is_err() || game.plan_of(seat).is_some() {
            return None;
        }
        let cases = game.table().foreseen(seat, &Plan::ASK);
        let (first, _) = cases.first()?;
        match in_case(game.state(), auction, (seat, *first), &self.people, &mut self.rng) {
            Choice::Bid(sun) => Some(Decision::Answer(Answer::Bid(sun))),
            Choice::Pass => Some(Decision::Answer(Answer::Pass)),
            Choice::Ask => None,
        }
    }

    /// What somebody orders for an auction that opens before their next turn: what they would answer if the next player
    /// drew Ra now, as long as little changes.
    fn standing(&mut self, seat: Seat) -> Option<OrderChange> {
        if !(self.features.standing && self.orders[seat.index()]) {
            return None;
        }
        let game = self.rehearsal.game();
        let next = game.state().to_act().filter(|next| *next != seat)?;
        if !matches!(game.state().phase(), Phase::Turn { .. })
            || game.state().players()[seat].face_up().is_empty()
        {
            return None;
        }
        let mut case = *game.state();
        case.play(next, Action::Invoke, |_: &_| unreachable!("Ra is invoked"), &mut |_| ()).ok()?;
        while case.to_act()? != seat {
            let other = case.to_act()?;
            case.play(other, Action::Pass, |_: &_| unreachable!("nobody draws in an auction"), &mut |_| ())
                .ok()?;
        }
        let decided = self.people[seat.index()].decides(&case, &mut self.rng);
        let bid = if let Action::Bid(sun) = decided { Answer::Bid(sun) } else { Answer::Pass };
        Some(OrderChange::Auction(Some((bid, 0))))
    }

    /// What somebody who gives orders plans for all cases of an auction, if they have not planned yet.
    fn plan(&mut self, seat: Seat) -> Vec<(Option<Sun>, Choice)> {
        let game = self.rehearsal.game();
        let Phase::Auction(auction) = game.state().phase() else { return Vec::new() };
        let plans = self.features.plans && self.orders[seat.index()];
        let is_asked = game.table().is_asked(seat).is_ok();
        if !plans || is_asked || game.table().may_answer(seat).is_err() || game.plan_of(seat).is_some() {
            return Vec::new();
        }
        let cases = game.table().foreseen(seat, &Plan::ASK);
        let mut choice =
            |highest| in_case(game.state(), auction, (seat, highest), &self.people, &mut self.rng);
        cases.into_iter().map(|(highest, _)| (highest, choice(highest))).collect()
    }

    fn on_turn(&mut self, seat: Seat) -> Decision {
        let state = *self.state();
        match self.people[seat.index()].decides(&state, &mut self.rng) {
            Action::Draw => match self.features.draw_until.filter(|_| self.orders[seat.index()]) {
                // Given anew each time, which says that what is the case is known.
                Some(until) => Decision::DrawOn(until),
                None => Decision::Draw,
            },
            action @ (Action::Invoke
            | Action::God(_)
            | Action::Done
            | Action::Bid(_)
            | Action::Pass
            | Action::Discard(_)) => action.into(),
        }
    }

    /// Sees whether what was done for people is what they would have done.
    fn follow(&mut self, done: Vec<Done>) {
        done.iter().for_each(|done| self.compare(done));
    }

    fn compare(&mut self, &Done { seat, action, ahead }: &Done) {
        let before = *self.behind.state();
        let played = &mut self.played;
        match ahead {
            Ahead::Quick | Ahead::Order | Ahead::Clear => {
                let [once, twice] =
                    [(); 2].map(|()| self.people[seat.index()].decides(&before, &mut self.rng));
                played.ordered += 1;
                played.unsure += u32::from(once != twice);
                let is_regretted = u32::from(once != action);
                played.regretted += is_regretted;
                match action {
                    Action::Pass => played.regretted_passes += is_regretted,
                    Action::Bid(_) => played.regretted_bids += is_regretted,
                    Action::Draw | Action::Invoke | Action::God(_) | Action::Done | Action::Discard(_) => {}
                }
            }
            Ahead::No | Ahead::Answer => {}
        }
        self.behind.play(seat, action, &mut |_| ()).expect("it was legal in the same game");
    }
}

/// What a seat would do if this were the highest bid when its turn comes: by its owner's own mind, in the position in which
/// its owner has bid it and all others before have passed.
fn in_case(
    state: &State,
    auction: &Auction,
    (seat, highest): (Seat, Option<Sun>),
    people: &[Person],
    rng: &mut impl Rng,
) -> Choice {
    let mut case = *state;
    let before: Vec<Seat> = auction.to_come().take_while(|other| *other != seat).collect();
    for other in before {
        if case.to_act() != Some(other) {
            continue;
        }
        let bids = highest
            .filter(|sun| case.players()[other].face_up().contains(*sun) && Some(*sun) > auction.floor());
        let action = bids.map_or(Action::Pass, Action::Bid);
        if case.play(other, action, |_: &_| unreachable!("nobody draws in an auction"), &mut |_| ()).is_err()
        {
            return Choice::Ask;
        }
    }
    if case.to_act() != Some(seat) || !matches!(case.phase(), Phase::Auction(_)) {
        return Choice::Ask;
    }
    let decided = people[seat.index()].decides(&case, rng);
    if let Action::Bid(sun) = decided { Choice::Bid(sun) } else { Choice::Pass }
}
