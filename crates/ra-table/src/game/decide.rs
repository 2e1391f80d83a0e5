//! What a player decides, and the actions that it becomes.

use ra::rules::{Action, Disaster, Illegal, Phase, Seat, Space, Sun, Tile};

use super::answers_ahead::orders::{DrawOrder, OrderChange, Since, StandingOrder};
use super::answers_ahead::plan::{Answer, Choice, Plan};
use super::answers_ahead::sealed_answers::Kept;
use super::draft::Draft;
use super::entry::Entry;
use super::in_cup::NotInCup;
use super::refusal::{Error, GameRefusal};
use super::undo_window;
use super::undo_window::SecondThoughts;

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

/// Plays a decision of whoever makes the change, in the question of this number, if one is given; or keeps it for as
/// long as it can be taken back. Who decides takes their chair back from a computer player.
pub fn play(
    draft: &mut Draft,
    at: Option<i64>,
    decision: &Decision,
    time: SecondThoughts,
) -> Result<(), Error> {
    let seat = draft.own_seat()?;
    draft.table().require_open(at)?;
    draft.table().may_play(seat)?;
    if let super::By::Person(person) = &draft.by {
        draft.called_now = Some(person.name.clone());
    }
    decide(draft, seat, decision, Some(time))
}

/// As [`play`], for the player of a seat. Without `time` nothing can be taken back first.
pub(super) fn decide(
    draft: &mut Draft,
    seat: Seat,
    decision: &Decision,
    time: Option<SecondThoughts>,
) -> Result<(), Error> {
    let stands_in = draft.table().player(seat).stand_in.is_some();
    if stands_in {
        draft.note(Entry::Back(seat))?;
    }
    let kept = time.map_or(Ok(false), |time| undo_window::keep_pending(draft, seat, decision, time));
    let taken = kept.and_then(|kept| if kept { Ok(()) } else { take_decision(draft, seat, decision) });
    match taken {
        Err(Error::Refused(GameRefusal::NotYourTurn { .. })) if stands_in => {
            return Err(GameRefusal::StoodIn.into());
        }
        other => other?,
    }
    // Everybody may see that a player is back, but neither the answer, nor the command that brought it.
    let only_back = stands_in && draft.table().seq == draft.before + 1;
    if only_back && draft.game.private.ahead.next_action(&draft.game.table).is_none() {
        draft.apart = true;
    }
    Ok(())
}

pub(super) fn take_decision(draft: &mut Draft, seat: Seat, decision: &Decision) -> Result<(), Error> {
    match decision {
        Decision::Draw => draft.act(seat, Action::Draw)?,
        Decision::Invoke(answer) => {
            draft.act(seat, Action::Invoke)?;
            // Alone with a sun, the answer is due at once, and is refused together with the invocation if it
            // cannot be played.
            if let Some(own) = answer {
                answer_auction(draft, seat, *own)?;
            }
        }
        Decision::Answer(answer) => answer_auction(draft, seat, *answer)?,
        Decision::AskOnTurn => {
            draft.table().may_answer(seat)?;
            draft.keep(seat, Plan::ASK);
        }
        Decision::Withdraw => {
            if draft.game.private.ahead.pending.take_if(|pending| pending.seat == seat).is_some() {
                return Ok(());
            }
            if draft.game.private.ahead.plan_of(seat).is_none() {
                return Err(match draft.table().may_answer(seat) {
                    Err(passed_over @ (GameRefusal::NoSunToBid | GameRefusal::NoSunLeft)) => {
                        passed_over.into()
                    }
                    Ok(_) | Err(_) => GameRefusal::NothingKept.into(),
                });
            }
            draft.keep_plan(seat, Plan::ASK, Kept::Withdrawn, draft.now);
        }
        Decision::Case(highest, choice) => {
            draft.table().check_line(seat, *highest, *choice)?;
            let plan = draft.game.private.ahead.plan_of(seat).cloned().unwrap_or(Plan::ASK);
            draft.keep(seat, plan.with(*highest, *choice));
        }
        Decision::DrawOn(until) => {
            // Between one's turns it is the order alone.
            if is_on_turn(draft, seat) {
                let before = on_track(draft);
                draft.act(seat, Action::Draw)?;
                // An auction or the epoch's end has come of the draw.
                if on_track(draft) <= before {
                    return Ok(());
                }
            }
            order(draft, seat, &OrderChange::DrawOn(*until))?;
        }
        Decision::Order(changes) => {
            for change in changes {
                order(draft, seat, change)?;
            }
        }
        Decision::Gods(spaces) => spend_gods(draft, seat, spaces)?,
        Decision::Discard(tiles) => give_up(draft, seat, tiles)?,
    }
    Ok(())
}

/// Whether it is the seat's turn, rather than somebody else's, or its answer in an auction that is asked for.
fn is_on_turn(draft: &Draft, seat: Seat) -> bool {
    let state = draft.game.state();
    state.to_act() == Some(seat) && !matches!(state.phase(), Phase::Auction(_))
}

/// How many tiles lie on the track.
fn on_track(draft: &Draft) -> usize {
    draft.game.state().track().tiles().count()
}

fn answer_auction(draft: &mut Draft, seat: Seat, answer: Answer) -> Result<(), Error> {
    draft.table().check_answer(seat, answer)?;
    draft.keep(seat, Plan::from(answer));
    Ok(())
}

fn order(draft: &mut Draft, seat: Seat, change: &OrderChange) -> Result<(), Error> {
    let since = Since { entries: draft.table().seq, at: draft.now };
    let mut orders = draft.game.private.ahead.orders_of(seat);
    match change {
        OrderChange::DrawOn(until) => {
            let order = DrawOrder::new(*until, Vec::new(), since);
            orders.draw_here = Some(order.ok_or_else(|| GameRefusal::Unclear(until.to_string()))?);
        }
        OrderChange::Draw(None) => (orders.draw, orders.draw_here) = (None, None),
        OrderChange::Draw(Some((until, kinds))) => {
            let order = DrawOrder::new(*until, kinds.clone(), since);
            orders.draw_here = None;
            orders.draw = Some(order.ok_or_else(|| GameRefusal::Unclear(until.to_string()))?);
        }
        OrderChange::Quick(quick) => {
            draft.table().unless_in_cup(NotInCup::Autoplay)?;
            orders.quick = *quick;
        }
        OrderChange::AskOnce(ask) => orders.ask_since = ask.then_some(since.entries),
        OrderChange::Auction(None) => orders.auction = None,
        OrderChange::Auction(Some((answer, most_added))) => {
            draft.table().may_answer_next(seat, *answer)?;
            orders.auction = Some(StandingOrder { answer: *answer, most_added: *most_added, since });
        }
    }
    draft.game.private.ahead.set_orders(orders);
    draft.game.private.ahead.note_decided(&draft.game.table, seat, draft.now);
    Ok(())
}

/// Gives up tiles in order, until those that are left leave no choice: then the rules take the rest.
fn give_up(draft: &mut Draft, seat: Seat, tiles: &[Tile]) -> Result<(), Error> {
    let held = *draft.game.state().players()[seat].tiles();
    for &tile in tiles {
        draft.check(seat, Action::Discard(tile))?;
        if tiles.iter().filter(|other| **other == tile).count() > usize::from(held.count(tile)) {
            return Err(draft.table().refusal(Illegal::NotHeld(tile)).into());
        }
    }
    let Some((disaster, left)) = owed(draft, seat) else { return Ok(()) };
    if tiles.len() > usize::from(left) {
        let edition = draft.table().terms.edition;
        return Err(GameRefusal::TakesOnly { disaster, left, edition }.into());
    }
    for &tile in tiles {
        if owed(draft, seat).is_none_or(|(other, _)| other != disaster) {
            return Ok(());
        }
        draft.act(seat, Action::Discard(tile))?;
    }
    Ok(())
}

/// The disaster for which somebody has to give up tiles, and how many.
fn owed(draft: &Draft, seat: Seat) -> Option<(Disaster, u8)> {
    let Phase::Discard(discard) = draft.game.state().phase() else { return None };
    (discard.seat == seat).then(|| discard.owed())
}

/// Spends the Gods in order, up to a disaster that leaves a choice, and is done after the last.
fn spend_gods(draft: &mut Draft, seat: Seat, spaces: &[Space]) -> Result<(), Error> {
    if spaces.is_empty() {
        return draft.act(seat, Action::Done);
    }
    for (spent, &space) in spaces.iter().enumerate() {
        if spent > 0 && matches!(draft.game.state().phase(), Phase::Discard(_)) {
            return Ok(());
        }
        draft.act(seat, Action::God(space))?;
    }
    if draft.game.state().check(seat, Action::Done).is_ok() {
        draft.act(seat, Action::Done)?;
    }
    Ok(())
}
