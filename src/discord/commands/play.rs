//! Playing: each of these is a decision in the game of this channel.

use std::pin::pin;
use std::time::Duration;

use super::{choices, words};
use crate::app::{Board, Error, Shows, play};
use crate::discord::Context;
use crate::discord::call::Call;
use crate::discord::ordering;
use crate::discord::panel;
use crate::discord::rest::Priority;
use crate::game::{Answer, Change, Decision, DrawOrder, Refusal};
use crate::rules::Sun;
use crate::text;

/// How long the answer to an invocation waits for the board.
const BOARD_PATIENCE: Duration = Duration::from_millis(1000);

/// Draw a tile from the bag.
#[poise::command(slash_command)]
pub(super) async fn draw(
    ctx: Context<'_>,
    #[description = "Go on drawing for me, turn by turn, until the track holds so many tiles"]
    #[min = 1]
    #[max = 8]
    until: Option<u8>,
) -> Result<(), Error> {
    let decision = match until {
        // Discord shows everybody the options of a command that is answered publicly: an order is private.
        Some(until) => {
            return ordering::draw_on(&mut Call::new(ctx), until).await;
        }
        None => Decision::Draw,
    };
    decide(&Call::new(ctx), decision).await
}

/// Decide ahead: until when to draw for you, and what to answer to the next auction.
#[poise::command(slash_command)]
pub(super) async fn orders(
    ctx: Context<'_>,
    #[description = "Draw for me on my turns until the track holds so many tiles; 0 to ask me"]
    #[min = 0]
    #[max = 8]
    draw: Option<u8>,
    #[description = "Stop and ask me when one of these lies on the track, with commas between them"]
    stop: Option<String>,
    #[description = "If an auction opens before my next turn: 8, up to 8, pass, or ask"]
    #[autocomplete = "choices::own_answer"]
    auction: Option<String>,
    #[description = "… as long as at most so many tiles are added, and no disaster; 0 unless you say otherwise"]
    #[min = 0]
    #[max = 8]
    added: Option<u8>,
    #[description = "Whether to take part in the table's quick draws"] quick: Option<bool>,
) -> Result<(), Error> {
    let mut call = Call::new(ctx);
    call.request.board = Board::Post;
    let own = call.own_here().await?;
    let mut changes = Vec::new();
    let kinds = stop.as_deref().map(|words| words::kinds(&own, words)).transpose()?;
    let now = own.orders.draw.clone();
    let until = draw.or(now.as_ref().map(DrawOrder::until)).unwrap_or(0);
    if draw.is_some() || kinds.is_some() {
        let kinds = kinds.or(now.map(|order| order.stop_at().to_vec())).unwrap_or_default();
        changes.push(Change::Draw((until > 0).then_some((until, kinds))));
    }
    if let Some(words) = auction.as_deref() {
        let ask = words.trim().eq_ignore_ascii_case("ask");
        let answer = if ask { None } else { Some((words::answer(words)?, added.unwrap_or(0))) };
        changes.push(Change::Auction(answer));
    }
    changes.extend(quick.map(Change::Quick));
    ordering::give(&call, changes).await
}

/// Take back what you have just done, if nothing has come of it.
#[poise::command(slash_command)]
pub(super) async fn undo(ctx: Context<'_>) -> Result<(), Error> {
    let mut call = Call::new(ctx);
    call.request.board = Board::Post;
    ordering::take_back(&call).await
}

/// Invoke Ra: start an auction for what lies on the track.
#[poise::command(slash_command)]
pub(super) async fn invoke(
    ctx: Context<'_>,
    #[description = "Your own answer, kept secret until all others have answered: a sun, or pass"]
    #[autocomplete = "choices::own_answer"]
    bid: Option<String>,
) -> Result<(), Error> {
    let answer = bid.as_deref().map(words::answer).transpose()?;
    let mut call = Call::new(ctx);
    // A public answer shows everybody the command's options. So the answer is private, whether there is a bid in it
    // or not. The board comes first, if Discord takes it soon: then nobody acts before they have seen it.
    call.request.board = Board::Post;
    let done = play::play(&call.data.store, &call.request, &Decision::Invoke(answer)).await?;
    let own = done.own.clone().filter(|_| done.thought.is_none());
    let seen = call.data.publisher.let_computers_act(done).await;
    let own = match own {
        Some(own) => own,
        None => call.own(seen.row.id).await?,
    };
    let mut board = pin!(call.data.publisher.show(seen.row.id, Priority::Answer));
    let shown = tokio::time::timeout(BOARD_PATIENCE, &mut board).await.is_ok();
    call.privately(text::private::invoked(&own)).await;
    if !shown {
        board.await;
    }
    Ok(())
}

/// What a bid means when it comes to its turn. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum How {
    #[name = "this sun, or ask me again"]
    OrAsk,
    #[name = "this sun, or pass"]
    OrPass,
    #[name = "the lowest that wins, up to this sun"]
    UpTo,
}

/// Bid a sun in the auction, on your turn or ahead of it.
#[poise::command(slash_command)]
pub(super) async fn bid(
    ctx: Context<'_>,
    #[description = "The sun: higher than every bid before it"]
    #[autocomplete = "choices::bid"]
    #[min = 1]
    #[max = 16]
    sun: u8,
    #[description = "What to do if others bid as much before it is your turn"] how: Option<How>,
) -> Result<(), Error> {
    let sun = Sun::new(sun).ok_or_else(|| Refusal::Unclear(sun.to_string()))?;
    let answer = match how.unwrap_or(How::OrAsk) {
        How::OrAsk => Answer::Bid(sun),
        How::OrPass => Answer::BidOrPass(sun),
        How::UpTo => Answer::UpTo(sun),
    };
    decide(&Call::new(ctx), Decision::Answer(answer)).await
}

/// Take back the answer that you have given ahead in an auction.
#[poise::command(slash_command)]
pub(super) async fn withdraw(ctx: Context<'_>) -> Result<(), Error> {
    decide(&Call::new(ctx), Decision::Withdraw).await
}

/// Pass in the auction, on your turn or ahead of it.
#[poise::command(slash_command)]
pub(super) async fn pass(ctx: Context<'_>) -> Result<(), Error> {
    decide(&Call::new(ctx), Decision::Answer(Answer::Pass)).await
}

/// Spend God tiles for tiles on the auction track.
#[poise::command(slash_command)]
pub(super) async fn god(
    ctx: Context<'_>,
    #[description = "Which tiles, in order, with commas between them; leave it out to spend no more"]
    #[autocomplete = "choices::take"]
    tiles: Option<String>,
) -> Result<(), Error> {
    let call = Call::new(ctx);
    let spaces = match tiles {
        Some(tiles) => words::spaces(&call.seen().await?.game, &tiles)?,
        None => Vec::new(),
    };
    decide(&call, Decision::Gods(spaces)).await
}

/// Choose the tiles that a disaster takes.
#[poise::command(slash_command)]
pub(super) async fn discard(
    ctx: Context<'_>,
    #[description = "Which tiles, with commas between them"]
    #[autocomplete = "choices::discard"]
    tiles: String,
) -> Result<(), Error> {
    let call = Call::new(ctx);
    let tiles = words::kinds(&call.seen().await?.game, &tiles)?;
    decide(&call, Decision::Discard(tiles)).await
}

async fn decide(call: &Call<'_>, decision: Decision) -> Result<(), Error> {
    let done = play::play(&call.data.store, &call.request, &decision).await?;
    let shows = done.shows;
    if shows == Shows::Board {
        let seen = call.data.publisher.let_computers_act(done).await;
        call.data.publisher.answer(&call.interaction, seen).await;
        return Ok(());
    }
    let own = done.own.ok_or(Refusal::NotSeated)?;
    call.privately_with(panel::kept(&own, text::private::kept(&own))).await;
    if shows == Shows::BoardApart {
        call.data.publisher.show(own.id, Priority::Answer).await;
    }
    Ok(())
}
