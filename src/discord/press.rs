//! Clicks and choices: each is a fresh request that says all that is needed, so nothing waits for one.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};

use super::button::{AtTable, Button, Look, NoButton, Press};
use super::call::Call;
use super::commands::table;
use super::publish::Clicked;
use super::rest::{Message, Priority};
use super::{Data, button, chair, error, log, mine, ordering, panel, screen};
use crate::app::play::{self, Decision, Played};
use crate::app::round::Round;
use crate::app::{Error, Refusal, again};
use crate::id::GameId;
use crate::rules::{Phase, Seat};
use crate::text;

/// What is told to whoever clicks a button that this version does not know.
const UNKNOWN: &str = "This button was made by another version of me. /ra board shows the present board, with buttons \
                       that work.";

/// Answers a click, whatever comes.
pub(super) async fn answer(data: &Data, came: &ComponentInteraction) {
    let mut call = Call::of_click(data, came);
    let pressed = match AssertUnwindSafe(press(&mut call, came)).catch_unwind().await {
        Ok(pressed) => pressed,
        Err(panic) => {
            let told = panic.downcast_ref::<String>().map(String::as_str);
            let told = told.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            Err(Error::Failed(anyhow::anyhow!("panic: {told}")))
        }
    };
    match pressed {
        Ok(()) => {}
        // A question that has been answered: how, and where the game is now.
        Err(Error::Refused(Refusal::Past { game, at })) => {
            match Round::of_button(&call.data.store, game).await {
                Ok(round) => call.privately(text::refusal::past(&round, at)).await,
                Err(error) => error::tell(&call, &came.data.custom_id, &error).await,
            }
        }
        Err(error) => error::tell(&call, &came.data.custom_id, &error).await,
    }
}

async fn press(call: &mut Call<'_>, came: &ComponentInteraction) -> Result<(), Error> {
    let button = match came.data.custom_id.parse() {
        Ok(button) => button,
        Err(NoButton(words)) => {
            tracing::warn!(words, "an unknown button was clicked");
            call.privately(UNKNOWN.to_owned()).await;
            return Ok(());
        }
    };
    match button {
        Button::Help => call.privately(text::pages::HELP.to_owned()).await,
        Button::Rules => call.privately(text::pages::RULES.to_owned()).await,
        Button::Look(game, look) => return show(call, game, look).await,
        Button::Table(game, at) => {
            // The answer is the table's message or a panel; a game that starts is posted by itself.
            (call.request.game, call.request.board) = (Some(game), play::Board::Post);
            return match at {
                AtTable::Join => table::sit_down(call).await,
                AtTable::Leave => table::get_up(call).await,
                AtTable::Start => table::begin(call).await,
                AtTable::CallOff => table::call_off(call).await,
                AtTable::Computer => {
                    call.panel(panel::levels(game)).await;
                    Ok(())
                }
                AtTable::Add(level) => table::add_computer(call, level).await,
                AtTable::Remove => table::remove_computer(call).await,
                AtTable::PaceOpen => {
                    call.panel(panel::paces(game)).await;
                    Ok(())
                }
                AtTable::Pace(pace) => table::set_pace(call, pace).await,
                AtTable::Quick => table::set_quick(call, true).await,
                AtTable::NotQuick => table::set_quick(call, false).await,
            };
        }
        Button::Chair(game, at) => return chair::press(call, game, at).await,
        Button::Log(game, page) => {
            let round = Round::to_tell(&call.data.store, game).await?;
            log::show(call, &round, usize::try_from(page).unwrap_or(1)).await;
        }
        Button::Order(game, order) => {
            call.request.game = Some(game);
            return ordering::press(call, game, order, picked(&came.data.kind)).await;
        }
        Button::Mine(mine) => return mine::press(call, mine, picked(&came.data.kind)).await,
        Button::Again(game) => {
            call.request.game = Some(game);
            return again(call).await;
        }
        Button::Play(game, at, press) => {
            (call.request.game, call.request.at) = (Some(game), Some(at));
            return decide(call, game, at, press, &came.data.kind).await;
        }
    }
    Ok(())
}

async fn show(call: &Call<'_>, game: GameId, look: Look) -> Result<(), Error> {
    let round = Round::of_button(&call.data.store, game).await?;
    match look {
        Look::InWords => call.privately_with(screen::in_words(&round)).await,
        Look::MyGame => {
            let seat = round.seat_of(call.request.person.user).ok_or(Refusal::NotSeated)?;
            call.privately_with(panel::my_game(&round, seat)).await;
        }
    }
    Ok(())
}

/// The game of a panel, for who sits in it, if its question is still open.
async fn asked(call: &Call<'_>, game: GameId, at: i64) -> Result<(Round, Seat), Error> {
    let round = Round::of_button(&call.data.store, game).await?;
    let seat = round.seat_of(call.request.person.user).ok_or(Refusal::NotSeated)?;
    round.is_at(Some(at))?;
    round.may_play(seat)?;
    Ok((round, seat))
}

/// A decision is played; a step towards one changes a panel, and nothing else.
async fn decide(
    call: &Call<'_>,
    game: GameId,
    at: i64,
    press: Press,
    kind: &ComponentInteractionDataKind,
) -> Result<(), Error> {
    let decision = match press {
        Press::Draw => Decision::Draw,
        Press::Invoke(answer) => Decision::Invoke(answer),
        Press::Answer(answer) => Decision::Answer(answer),
        Press::Withdraw => Decision::Withdraw,
        Press::Line(highest, choice) => Decision::Line(highest, choice),
        Press::DrawOn(until) => Decision::DrawOn(until),
        Press::Gods(spaces) => Decision::Gods(spaces),
        Press::Done => Decision::Gods(Vec::new()),
        Press::Discard(tiles) => Decision::Discard(tiles),
        Press::InvokeOpen
        | Press::BidOpen
        | Press::LinesOpen
        | Press::LinePick
        | Press::GodsOpen
        | Press::GodsPick
        | Press::GodsOrder(_)
        | Press::DiscardOpen
        | Press::DiscardPick => {
            let (round, seat) = asked(call, game, at).await?;
            call.panel(step(&round, seat, &press, picked(kind))?).await;
            return Ok(());
        }
    };
    let invoked = matches!(decision, Decision::Invoke(_));
    let played = play::play(&call.data.store, &call.request, decision).await?;
    let (Played::Kept(round) | Played::KeptAndBack(round) | Played::Public(round)) = &played;
    let seat = round.seat_of(call.request.person.user).ok_or(Refusal::NotSeated)?;
    match played {
        Played::Kept(round) => {
            call.panel(panel::kept(&round, seat, text::private::kept(&round, seat))).await;
        }
        Played::KeptAndBack(round) => {
            call.panel(panel::kept(&round, seat, text::private::kept(&round, seat))).await;
            call.data.publisher.show(game, Priority::Answer).await;
        }
        Played::Public(round) => {
            let round = &*call.data.publisher.let_computers_act(round).await;
            let clicked = match call.clicked_board() {
                Some(message) => Clicked::Board(message),
                None if invoked => {
                    Clicked::Panel(panel::kept(round, seat, text::private::invoked(round, seat)))
                }
                None => Clicked::Panel(panel::played(round, seat, text::private::played(round, seat))),
            };
            call.data.publisher.follow(&call.interaction, clicked, round).await;
        }
    }
    Ok(())
}

/// The values chosen from a menu.
fn picked(kind: &ComponentInteractionDataKind) -> &[String] {
    if let ComponentInteractionDataKind::StringSelect { values } = kind { values } else { &[] }
}

/// The panel after a step towards a decision.
fn step(round: &Round, seat: Seat, press: &Press, values: &[String]) -> Result<Message, Error> {
    let unclear = || Error::from(Refusal::Unclear(values.join(", ")));
    let on_turn = || round.is_asked(seat);
    Ok(match press {
        Press::InvokeOpen => {
            on_turn()?;
            panel::invoke(round, seat)
        }
        Press::BidOpen => {
            let auction = round.may_answer(seat)?;
            panel::bid(round, seat, auction)
        }
        Press::LinesOpen => {
            round.may_answer(seat)?;
            panel::lines(round, seat)
        }
        Press::LinePick => {
            round.may_answer(seat)?;
            let highest = values.first().and_then(|value| button::highest_of(value));
            panel::line(round, seat, highest.ok_or_else(unclear)?)
        }
        Press::GodsOpen => {
            on_turn()?;
            panel::gods(round, seat, &[])
        }
        Press::GodsPick => {
            on_turn()?;
            panel::gods(round, seat, &panel::picked_spaces(values).ok_or_else(unclear)?)
        }
        Press::GodsOrder(spaces) => {
            on_turn()?;
            let first = panel::picked_spaces(values).ok_or_else(unclear)?;
            let rest = spaces.iter().filter(|space| !first.contains(space));
            let order: Vec<_> = first.iter().chain(rest).copied().collect();
            panel::gods(round, seat, &order)
        }
        Press::DiscardOpen | Press::DiscardPick => {
            on_turn()?;
            let Phase::Discard(owed) = round.state().phase() else { return Err(unclear()) };
            let chosen = panel::picked_tiles(values).ok_or_else(unclear)?;
            panel::discard(round, seat, owed, &chosen)
        }
        Press::Draw
        | Press::Invoke(_)
        | Press::Answer(_)
        | Press::Withdraw
        | Press::Line(..)
        | Press::DrawOn(_)
        | Press::Gods(_)
        | Press::Done
        | Press::Discard(_) => return Err(unclear()),
    })
}

/// The same people once more.
async fn again(call: &mut Call<'_>) -> Result<(), Error> {
    call.request.board = play::Board::Post;
    match again::open(&call.data.store, &call.request, |place| call.hindrance(place)).await? {
        again::Again::Opened(lobby) => {
            call.privately(text::lobby::opened(&lobby)).await;
            call.data.publisher.post_table(&lobby).await?;
        }
        again::Again::Joined(changed) => table::seated(call, changed).await,
    }
    Ok(())
}
