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
use crate::app::{self, Board, Error, Shows, Which, again, play};
use crate::game::view::Own;
use crate::game::{Decision, Refusal};
use crate::id::GameId;
use crate::rules::Phase;
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
            match app::seen(&call.data.store, Which::Game(game), call.request.now).await {
                Ok(seen) => call.privately(text::refusal::past(&seen.game, at)).await,
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
            (call.request.game, call.request.board) = (Some(game), Board::Post);
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
            let seen = app::to_tell(&call.data.store, Which::Game(game), call.request.now).await?;
            log::show(call, &seen.game, usize::try_from(page).unwrap_or(1)).await;
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
    match look {
        Look::InWords => {
            let seen = app::seen(&call.data.store, Which::Game(game), call.request.now).await?;
            call.privately_with(screen::in_words(&seen.game)).await;
        }
        Look::MyGame => call.privately_with(panel::my_game(&call.own(game).await?)).await,
    }
    Ok(())
}

/// The game of a panel, for who sits in it, if its question is still open.
async fn asked(call: &Call<'_>, game: GameId, at: i64) -> Result<Own, Error> {
    let own = call.own(game).await?;
    own.is_at(Some(at))?;
    own.may_play(own.seat)?;
    Ok(own)
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
            let own = asked(call, game, at).await?;
            call.panel(step(&own, &press, picked(kind))?).await;
            return Ok(());
        }
    };
    let invoked = matches!(decision, Decision::Invoke(_));
    let done = play::play(&call.data.store, &call.request, &decision).await?;
    let shows = done.shows;
    if shows != Shows::Board {
        let own = done.own.ok_or(Refusal::NotSeated)?;
        call.panel(panel::kept(&own, text::private::kept(&own))).await;
        if shows == Shows::BoardApart {
            call.data.publisher.show(game, Priority::Answer).await;
        }
        return Ok(());
    }
    let own = done.own.clone().filter(|_| done.thought.is_none());
    let seen = call.data.publisher.let_computers_act(done).await;
    let clicked = match call.clicked_board() {
        Some(message) => Clicked::Board(message),
        None => {
            // What computer players have done meanwhile belongs to what came of it.
            let own = match own {
                Some(own) => own,
                None => call.own(game).await?,
            };
            let told = if invoked { text::private::invoked(&own) } else { text::private::played(&own) };
            Clicked::Panel(if invoked { panel::kept(&own, told) } else { panel::played(&own, told) })
        }
    };
    call.data.publisher.follow(&call.interaction, clicked, &seen).await;
    Ok(())
}

/// The values chosen from a menu.
fn picked(kind: &ComponentInteractionDataKind) -> &[String] {
    if let ComponentInteractionDataKind::StringSelect { values } = kind { values } else { &[] }
}

/// The panel after a step towards a decision.
fn step(own: &Own, press: &Press, values: &[String]) -> Result<Message, Error> {
    let unclear = || Error::from(Refusal::Unclear(values.join(", ")));
    let on_turn = || own.is_asked(own.seat);
    Ok(match press {
        Press::InvokeOpen => {
            on_turn()?;
            panel::invoke(own)
        }
        Press::BidOpen => {
            let auction = own.may_answer(own.seat)?;
            panel::bid(own, auction)
        }
        Press::LinesOpen => {
            own.may_answer(own.seat)?;
            panel::lines(own)
        }
        Press::LinePick => {
            own.may_answer(own.seat)?;
            let highest = values.first().and_then(|value| button::highest_of(value));
            panel::line(own, highest.ok_or_else(unclear)?)
        }
        Press::GodsOpen => {
            on_turn()?;
            panel::gods(own, &[])
        }
        Press::GodsPick => {
            on_turn()?;
            panel::gods(own, &panel::picked_spaces(values).ok_or_else(unclear)?)
        }
        Press::GodsOrder(spaces) => {
            on_turn()?;
            let first = panel::picked_spaces(values).ok_or_else(unclear)?;
            let rest = spaces.iter().filter(|space| !first.contains(space));
            let order: Vec<_> = first.iter().chain(rest).copied().collect();
            panel::gods(own, &order)
        }
        Press::DiscardOpen | Press::DiscardPick => {
            on_turn()?;
            let Phase::Discard(owed) = own.position().phase() else { return Err(unclear()) };
            let chosen = panel::picked_tiles(values).ok_or_else(unclear)?;
            panel::discard(own, owed, &chosen)
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
    call.request.board = Board::Post;
    match again::open(&call.data.store, &call.request, |place| call.hindrance(place)).await? {
        again::Again::Opened(lobby) => {
            call.privately(text::lobby::opened(&lobby)).await;
            call.data.publisher.post_table(&lobby).await?;
        }
        again::Again::Joined(changed) => table::seated(call, changed).await,
    }
    Ok(())
}
