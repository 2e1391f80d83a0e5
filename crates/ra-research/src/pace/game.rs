//! One game as people play it who are not always there.

use std::time::Duration;

use ra::ai::committee::Trust;
use ra::ai::{self, normal};
use ra::rules::{Action, Game, PerSeat, Phase, Seat, Setup, State, Sun};
use ra_table::clock::Habits;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::in_memory::{Done, InMemoryGame, Options, person};
use ra_table::game::{Ahead, Answer, Choice, Decision, Error, Note, OrderChange, Plan, Terms};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;
use rand::{Rng, RngExt};

use super::person::{Person, Time, settings};
use super::played::Played;
use super::{Crowd, Features, Trial};

/// Later than anything that happens.
const NEVER: Millis = Millis(i64::MAX / 4);

/// The people of a table, who may play several games.
#[derive(Debug, Clone)]
pub(super) struct Company {
    habits: Vec<Habits>,
    /// Who gives orders, and is asked ahead.
    orders: Vec<bool>,
    people: Vec<Person>,
    /// What is known of them.
    known: Vec<Trust>,
}

impl Company {
    pub(super) fn new(
        Trial { features, players, pace, spread, minds, .. }: &Trial,
        rng: &mut impl Rng,
    ) -> Company {
        let habits = spread.habits(*players, rng);
        let orders = players.seats().map(|seat| features.users.are(seat, rng)).collect();
        let person = |habits| Person::new(habits, *pace, *minds, rng);
        let people = habits.iter().map(person).collect();
        let known = vec![Trust::EVEN; players.count()];
        Company { habits, orders, people, known }
    }

    /// Learns from a game of theirs.
    pub(super) fn learn(&mut self, game: &ra_table::game::Game) {
        for (seat, known) in game.state().players().players().seats().zip(&mut self.known) {
            *known = known.clone().and(&game.decisions().taught_by(person(seat)));
        }
    }

    /// They take as long as they take to answer, and some of them vanish during a game that begins then.
    pub(super) fn among(mut self, crowd: &Crowd, start: Millis, rng: &mut impl Rng) -> Company {
        for person in &mut self.people {
            *person = person.clone().slower((crowd.scatter * normal(rng)).exp());
            let vanishes = rng.random_bool(crowd.vanish).then(|| crowd.within.mul_f64(rng.random()));
            person.vanishes_at = vanishes.map(|after| start.after(after));
        }
        self
    }

    /// One of them thinks ahead, and may be told what is clear for the others.
    pub(super) fn with_reckoner(mut self, seat: Seat, is_told: bool) -> Company {
        let known = is_told.then(|| self.known.clone());
        let reckoner = &mut self.people[seat.index()];
        *reckoner = reckoner.clone().reckoning(known);
        self
    }
}

struct Table<'a, R> {
    features: &'a Features,
    rehearsal: InMemoryGame,
    /// The same game, an action behind, to see what each order met.
    behind: Game,
    /// How many actions it has.
    actions: usize,
    people: Vec<Person>,
    /// Who gives orders.
    orders: &'a [bool],
    /// When people look who have been asked.
    looks: PerSeat<Option<Millis>>,
    now: Millis,
    played: Played,
    rng: R,
}

/// Plays a game from a deal.
pub(super) fn play(
    setup: &Setup,
    Trial { features, pace, computers, .. }: &Trial,
    start: Millis,
    company: &Company,
    rng: impl Rng,
) -> Result<(Played, ra_table::game::Game), Error> {
    let players = setup.players();
    let Company { habits, orders, people, known } = company;
    let told = players.seats().zip(habits).map(|(seat, habits)| settings(seat, habits)).collect();
    let terms = Terms {
        edition: setup.edition(),
        pace: *pace,
        autoplay: if features.quick { AutoplayLevel::Bids } else { AutoplayLevel::Nothing },
        language: Language::En,
        advice: true,
        rated: true,
        theme: Theme::Light,
    };
    let leaving = features.leaving(orders, known);
    let options = Options {
        started_at: start,
        settings: told,
        leaving,
        asks_in_turn: !features.all_at_once,
        computers: *computers,
    };
    let (rehearsal, done) = InMemoryGame::begin(*setup, terms, options)?;
    let mut table = Table {
        features,
        rehearsal,
        behind: Game::new(setup),
        actions: 0,
        people: people.clone(),
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
            if table.rehearsal.game().obvious_moves().clear_at().is_some() {
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
    Ok((table.played, table.rehearsal.game().clone()))
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
        // Whoever is sure to be passed over or answered for, as everybody could work out, is not called.
        let can_bid = |seat: &Seat| {
            let can_bid = !game.table().could_bid(auction, *seat).is_empty() && *seat != to_act;
            can_bid && !(self.features.spares_calls && game.obvious_moves().is_clear_in_every_case(*seat))
        };
        let asked: Vec<Seat> =
            auction.to_come().filter(can_bid).filter(|seat| self.answers_ahead(*seat)).collect();
        for seat in asked {
            // Who has answered by an order is asked too, so that a call tells nothing; but need not look.
            let has_answered = self.rehearsal.game().ahead().plan_of(seat).is_some();
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
        self.looks[seat] = self.looks[seat].into_iter().chain(answers).min();
    }

    /// Lets the next thing happen: somebody looks, or time runs out.
    fn step(&mut self, to_act: Seat) -> Result<(), Error> {
        let seats = self.state().players().iter().map(|(seat, _)| seat);
        let has_vanished = self.people[to_act.index()].vanishes_at.is_some();
        // A person who was not asked looks at once. One who has vanished never looks.
        let at_once = if has_vanished { NEVER } else { self.now };
        let (look, seat) =
            seats.filter_map(|seat| Some((self.looks[seat]?, seat))).min().unwrap_or((at_once, to_act));
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
            // The figures are of orders that last for the epoch.
            if let Decision::DrawOn(until) = decision {
                let lasting = Decision::Order(vec![OrderChange::Draw(Some((until, Vec::new())))]);
                let done = self.rehearsal.decide(seat, &lasting, self.now)?;
                self.follow(done);
            }
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
        let least = game.table().terms.pace.time_control().map_or(Duration::MAX, |terms| terms.increment);
        let asked = game.table().question();
        let is_near = before.since(asked.since()) >= least || asked.auction().is_some();
        if is_near { game.schedule().end_of_waiting() } else { game.obvious_moves().clear_at() }
    }

    /// What somebody does who looks.
    fn decision(&self, seat: Seat, to_act: Seat) -> Option<Decision> {
        if seat == to_act {
            return Some(self.on_turn(seat));
        }
        let game = self.rehearsal.game();
        let plans = self.features.plans && self.orders[seat.index()];
        if plans || game.table().may_answer(seat).is_err() || game.ahead().plan_of(seat).is_some() {
            return None;
        }
        let cases = game.table().foreseen(seat, &Plan::ASK);
        let (first, _) = cases.first()?;
        match self.in_case(seat, *first) {
            Choice::Bid(sun) => Some(Decision::Answer(Answer::Bid(sun))),
            Choice::Pass => Some(Decision::Answer(Answer::Pass)),
            Choice::Ask => None,
        }
    }

    /// What somebody orders for an auction that opens before their next turn: what they would answer if the next player
    /// drew Ra now, as long as little changes.
    fn standing(&self, seat: Seat) -> Option<OrderChange> {
        if !(self.features.standing && self.orders[seat.index()]) {
            return None;
        }
        let game = self.rehearsal.game();
        let case = game.obvious_moves().if_invoked(seat)?;
        if self.features.spares_calls && !game.obvious_moves().is_worth_asking_ahead(seat, &case) {
            return None;
        }
        let decided = self.decides(seat, &case, Time::Ahead(0));
        let bid = if let Action::Bid(sun) = decided { Answer::Bid(sun) } else { Answer::Pass };
        Some(OrderChange::Auction(Some((bid, 0))))
    }

    /// What somebody who gives orders plans for all cases of an auction, if they have not planned yet.
    fn plan(&self, seat: Seat) -> Vec<(Option<Sun>, Choice)> {
        let game = self.rehearsal.game();
        let plans = self.features.plans && self.orders[seat.index()];
        let is_asked = game.table().require_asked(seat).is_ok();
        if !plans
            || is_asked
            || game.table().may_answer(seat).is_err()
            || game.ahead().plan_of(seat).is_some()
        {
            return Vec::new();
        }
        let cases = game.table().foreseen(seat, &Plan::ASK);
        cases.into_iter().map(|(highest, _)| (highest, self.in_case(seat, highest))).collect()
    }

    fn on_turn(&self, seat: Seat) -> Decision {
        let action = self.decides(seat, self.state(), Time::Then);
        match self.features.draw_until.filter(|_| action == Action::Draw && self.orders[seat.index()]) {
            // Given anew each time, which says that what is the case is known.
            Some(until) => Decision::DrawOn(until),
            None => action.into(),
        }
    }

    /// Sees whether what was done for people is what they would have done.
    fn follow(&mut self, done: Vec<Done>) {
        done.iter().for_each(|done| self.compare(done));
    }

    fn compare(&mut self, &Done { seat, action, ahead }: &Done) {
        let before = *self.behind.state();
        let kinds = match ahead {
            Ahead::Quick | Ahead::Clear => Some(&mut self.played.clear),
            Ahead::Order => Some(&mut self.played.ordered),
            Ahead::No | Ahead::Answer => None,
        };
        let kind = match action {
            Action::Draw => Some(0),
            Action::Pass => Some(1),
            Action::Bid(_) => Some(2),
            Action::Invoke | Action::God(_) | Action::Done | Action::Discard(_) => None,
        };
        if let Some((kinds, kind)) = kinds.zip(kind) {
            let person = &self.people[seat.index()];
            let [once, twice] =
                [Time::Then, Time::Again].map(|time| person.decides(&before, (self.actions, time)));
            let made = &mut kinds[kind];
            made.all += 1;
            made.unsure += u32::from(once != twice);
            made.regretted += u32::from(once != action);
            if once != action && self.features.judged {
                self.played.cost += person.cost(&before, once, action, self.actions);
            }
        }
        self.behind.play(seat, action, &mut |_| ()).expect("it was legal in the same game");
        self.actions += 1;
    }

    /// What somebody does in a position that the game has come to, or that they think of.
    fn decides(&self, seat: Seat, state: &State, time: Time) -> Action {
        let after = self.rehearsal.game().record().actions().len();
        self.people[seat.index()].decides(state, (after, time))
    }

    /// What a seat would do, by its owner's own mind, if this were the highest bid when its turn comes.
    fn in_case(&self, seat: Seat, highest: Option<Sun>) -> Choice {
        let Some(case) = self.rehearsal.game().obvious_moves().in_case(seat, highest) else {
            return Choice::Ask;
        };
        let time = Time::Ahead(highest.map_or(0, |sun| u64::from(sun.value())));
        let decided = self.decides(seat, &case, time);
        if let Action::Bid(sun) = decided { Choice::Bid(sun) } else { Choice::Pass }
    }
}
