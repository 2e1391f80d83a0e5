//! What is typed on a turn.

use ra::rules::{Space, Tile};
use ra_display::text;
use ra_table::game::Decision;

use super::complete;
use crate::app::Error;
use crate::discord::auction::complete as answers;
use crate::discord::interactions::after_decision::TOLD;
use crate::discord::interactions::decide::{PrivateReplies, decide};
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::sending::components::said;
use crate::discord::{Context, interactions, orders};

/// What is told of invoking Ra, besides the board.
const INVOKED: PrivateReplies = PrivateReplies {
    played: |language, own| said(text::own_view::invoked(language, own)),
    board_first: true,
    ..TOLD
};

/// Draw a tile from the bag.
#[poise::command(slash_command)]
pub(in crate::discord) async fn draw(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 8]
    until: Option<u8>,
) -> Result<(), Error> {
    match until {
        Some(until) => {
            let incoming = Incoming::game_command(ctx, Manner::Private).await;
            decide(&incoming, &Decision::DrawOn(until), orders::button::TOLD).await
        }
        None => decide(&Incoming::game_command(ctx, Manner::Public).await, &Decision::Draw, TOLD).await,
    }
}

/// Invoke Ra: start an auction for what lies on the track.
#[poise::command(slash_command)]
pub(in crate::discord) async fn invoke(
    ctx: Context<'_>,
    #[autocomplete = "answers::own_answer"] bid: Option<String>,
) -> Result<(), Error> {
    // A public answer shows everybody the command's options. So the answer is private, whether there is a bid in it or
    // not.
    let incoming = Incoming::game_command(ctx, Manner::Private).await;
    let answer = match bid {
        Some(words) => Some(interactions::parse_options::answer(incoming.language().await, &words)?),
        None => None,
    };
    decide(&incoming, &Decision::Invoke(answer), INVOKED).await
}

/// Spend God tiles for tiles on the auction track.
#[poise::command(slash_command)]
pub(in crate::discord) async fn god(
    ctx: Context<'_>,
    #[autocomplete = "complete::take"] tiles: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::game_command(ctx, Manner::Public).await;
    let spaces = match tiles {
        Some(tiles) => spaces(&incoming, &tiles).await?,
        None => Vec::new(),
    };
    decide(&incoming, &Decision::Gods(spaces), TOLD).await
}

/// The spaces that are named by whoever has a God tile. It does not matter what somebody names who has none: they are
/// told that.
async fn spaces(incoming: &Incoming<'_>, tiles: &str) -> Result<Vec<Space>, Error> {
    let game = incoming.seen().await?.game;
    let seat = game.chairs().seat_of(incoming.request.person.user);
    if seat.is_some_and(|seat| game.position().players()[seat].tiles().count(Tile::God) == 0) {
        return Ok(Vec::new());
    }
    interactions::parse_options::spaces(incoming.language().await, &game, tiles)
}

/// Choose the tiles that a disaster takes.
#[poise::command(slash_command)]
pub(in crate::discord) async fn discard(
    ctx: Context<'_>,
    #[autocomplete = "complete::discard"] tiles: String,
) -> Result<(), Error> {
    let incoming = Incoming::game_command(ctx, Manner::Public).await;
    let tiles =
        interactions::parse_options::kinds(incoming.language().await, &incoming.seen().await?.game, &tiles)?;
    decide(&incoming, &Decision::Discard(tiles), TOLD).await
}
