//! What a player decides, and the actions that it becomes.

use ra::rules::{Action, Disaster, Illegal, Phase, Seat, Space, Sun, Tile};

use super::answers_ahead::orders::{DrawOrder, OrderChange, Since, StandingOrder};
use super::answers_ahead::plan::{Answer, Choice, Plan};
use super::answers_ahead::sealed_answers::Kept;
use super::draft::Draft;
use super::entry::Entry;
use super::refusal::{Error, Refusal};
use super::second_thoughts::SecondThoughts;

/// What a player wants to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// Draw a tile.
    Draw,
    /// Invoke Ra, perhaps with one's own answer to the auction.
    Invoke(Option<Answer>),
    /// Answer an auction, on one's turn or ahead of it.
    Answer(Answer),
    /// To be asked when one's turn in the auction comes, and not before.
    AskOnTurn,
    /// Take back the answer given ahead, or what can still be taken back of one's turn.
    Withdraw,
    /// What to do in an auction if this is the highest bid when one's turn comes.
    Case(Option<Sun>, Choice),
    /// Draw a tile, and on later turns until this track holds so many. Between one's turns it is that order alone.
    DrawOn(u8),
    /// Change one's orders.
    Order(Vec<OrderChange>),
    /// Spend God tiles for the tiles on these spaces, in this order, and no more; none at all to be done.
    Gods(Vec<Space>),
    /// Give up these tiles, in this order.
    Discard(Vec<Tile>),
}

/// What somebody decides who wants this action and no more.
impl From<Action> for Decision {
    fn from(action: Action) -> Decision {
        match action {
            Action::Draw => Decision::Draw,
            Action::Invoke => Decision::Invoke(None),
            Action::God(space) => Decision::Gods(vec![space]),
            Action::Done => Decision::Gods(Vec::new()),
            Action::Bid(sun) => Decision::Answer(Answer::Bid(sun)),
            Action::Pass => Decision::Answer(Answer::Pass),
            Action::Discard(tile) => Decision::Discard(vec![tile]),
        }
    }
}

impl Draft {
    /// Plays a decision of whoever makes the change, in the question of this number, if one is given; or keeps it for as
    /// long as it can be taken back. Who decides takes their chair back from a computer player.
    pub fn play(&mut self, at: Option<i64>, decision: &Decision, time: SecondThoughts) -> Result<(), Error> {
        let seat = self.own_seat()?;
        self.table().is_at(at)?;
        self.table().may_play(seat)?;
        if let super::By::Person(person) = &self.by {
            self.called_now = Some(person.name.clone());
        }
        self.decide(seat, decision, Some(time))
    }

    /// As [`Draft::play`], for the player of a seat. Without `time` nothing can be taken back first.
    pub(super) fn decide(
        &mut self,
        seat: Seat,
        decision: &Decision,
        time: Option<SecondThoughts>,
    ) -> Result<(), Error> {
        let stands_in = self.table().player(seat).stand_in.is_some();
        if stands_in {
            self.note(Entry::Back(seat))?;
        }
        let kept = time.map_or(Ok(false), |time| self.keep_pending(seat, decision, time));
        let taken = kept.and_then(|kept| if kept { Ok(()) } else { self.take_decision(seat, decision) });
        match taken {
            Err(Error::Refused(Refusal::NotYourTurn { .. })) if stands_in => {
                return Err(Refusal::StoodIn.into());
            }
            other => other?,
        }
        // Everybody may see that a player is back, but neither the answer, nor the command that brought it.
        let only_back = stands_in && self.table().seq == self.before + 1;
        if only_back && self.game.ordered().is_none() {
            self.apart = true;
        }
        Ok(())
    }

    pub(super) fn take_decision(&mut self, seat: Seat, decision: &Decision) -> Result<(), Error> {
        match decision {
            Decision::Draw => self.act(seat, Action::Draw)?,
            Decision::Invoke(answer) => {
                self.act(seat, Action::Invoke)?;
                // Alone with a sun, the answer is due at once, and is refused together with the invocation if it
                // cannot be played.
                if let Some(answer) = answer {
                    self.answer(seat, *answer)?;
                }
            }
            Decision::Answer(answer) => self.answer(seat, *answer)?,
            Decision::AskOnTurn => {
                self.table().may_answer(seat)?;
                self.keep(seat, Plan::ASK);
            }
            Decision::Withdraw => {
                if self.game.aside.pending.take_if(|pending| pending.seat == seat).is_some() {
                    return Ok(());
                }
                if self.game.plan_of(seat).is_none() {
                    return Err(match self.table().may_answer(seat) {
                        Err(passed_over @ (Refusal::NoSunToBid | Refusal::NoSunLeft)) => passed_over.into(),
                        Ok(_) | Err(_) => Refusal::NothingKept.into(),
                    });
                }
                self.game.keep_plan(seat, Plan::ASK, Kept::Withdrawn, self.now);
            }
            Decision::Case(highest, choice) => {
                self.table().check_line(seat, *highest, *choice)?;
                let plan = self.game.plan_of(seat).cloned().unwrap_or(Plan::ASK);
                self.keep(seat, plan.with(*highest, *choice));
            }
            Decision::DrawOn(until) => {
                // Between one's turns it is the order alone.
                if self.is_on_turn(seat) {
                    let before = self.on_track();
                    self.act(seat, Action::Draw)?;
                    // An auction or the epoch's end has come of the draw.
                    if self.on_track() <= before {
                        return Ok(());
                    }
                }
                self.order(seat, &OrderChange::DrawOn(*until))?;
            }
            Decision::Order(changes) => {
                for change in changes {
                    self.order(seat, change)?;
                }
            }
            Decision::Gods(spaces) => self.spend_gods(seat, spaces)?,
            Decision::Discard(tiles) => self.give_up(seat, tiles)?,
        }
        Ok(())
    }

    /// Whether it is the seat's turn, rather than somebody else's, or its answer in an auction that is asked for.
    fn is_on_turn(&self, seat: Seat) -> bool {
        let state = self.game.state();
        state.to_act() == Some(seat) && !matches!(state.phase(), Phase::Auction(_))
    }

    /// How many tiles lie on the track.
    fn on_track(&self) -> usize {
        self.game.state().track().tiles().count()
    }

    fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Error> {
        self.table().check_answer(seat, answer)?;
        self.keep(seat, Plan::from(answer));
        Ok(())
    }

    fn order(&mut self, seat: Seat, change: &OrderChange) -> Result<(), Error> {
        let since = Since { entries: self.table().seq, at: self.now };
        let mut orders = self.game.orders_of(seat);
        match change {
            OrderChange::DrawOn(until) => {
                let order = DrawOrder::new(*until, Vec::new(), since);
                orders.draw_here = Some(order.ok_or_else(|| Refusal::Unclear(until.to_string()))?);
            }
            OrderChange::Draw(None) => (orders.draw, orders.draw_here) = (None, None),
            OrderChange::Draw(Some((until, kinds))) => {
                let order = DrawOrder::new(*until, kinds.clone(), since);
                orders.draw_here = None;
                orders.draw = Some(order.ok_or_else(|| Refusal::Unclear(until.to_string()))?);
            }
            OrderChange::Quick(quick) => orders.quick = *quick,
            OrderChange::AskOnce(ask) => orders.ask_since = ask.then_some(since.entries),
            OrderChange::Auction(None) => orders.auction = None,
            OrderChange::Auction(Some((answer, most_added))) => {
                self.table().may_answer_next(seat, *answer)?;
                orders.auction = Some(StandingOrder { answer: *answer, most_added: *most_added, since });
            }
        }
        self.game.set_orders(orders);
        self.game.note_decided(seat, self.now);
        Ok(())
    }

    /// Gives up tiles in order, until those that are left leave no choice: then the rules take the rest.
    fn give_up(&mut self, seat: Seat, tiles: &[Tile]) -> Result<(), Error> {
        let held = *self.game.state().players()[seat].tiles();
        for &tile in tiles {
            self.check(seat, Action::Discard(tile))?;
            if tiles.iter().filter(|other| **other == tile).count() > usize::from(held.count(tile)) {
                return Err(self.table().refusal(Illegal::NotHeld(tile)).into());
            }
        }
        let Some((disaster, left)) = self.owed(seat) else { return Ok(()) };
        if tiles.len() > usize::from(left) {
            let edition = self.table().terms.edition;
            return Err(Refusal::TakesOnly { disaster, left, edition }.into());
        }
        for &tile in tiles {
            if self.owed(seat).is_none_or(|(other, _)| other != disaster) {
                return Ok(());
            }
            self.act(seat, Action::Discard(tile))?;
        }
        Ok(())
    }

    /// The disaster for which somebody has to give up tiles, and how many.
    fn owed(&self, seat: Seat) -> Option<(Disaster, u8)> {
        let Phase::Discard(discard) = self.game.state().phase() else { return None };
        (discard.seat == seat).then(|| discard.owed())
    }

    /// Spends the Gods in order, up to a disaster that leaves a choice, and is done after the last.
    fn spend_gods(&mut self, seat: Seat, spaces: &[Space]) -> Result<(), Error> {
        if spaces.is_empty() {
            return self.act(seat, Action::Done);
        }
        for (spent, &space) in spaces.iter().enumerate() {
            if spent > 0 && matches!(self.game.state().phase(), Phase::Discard(_)) {
                return Ok(());
            }
            self.act(seat, Action::God(space))?;
        }
        if self.game.state().check(seat, Action::Done).is_ok() {
            self.act(seat, Action::Done)?;
        }
        Ok(())
    }
}
