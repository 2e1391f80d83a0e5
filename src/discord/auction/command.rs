//! What is typed in an auction.

use ra::rules::{Illegal, Sun};
use ra_display::refusal::Refusal;
use ra_table::game::{Answer, Decision, GameRefusal};

use super::complete;
use crate::app::Error;
use crate::discord::interactions::after_decision::TOLD;
use crate::discord::interactions::decide;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::{Context, auction};

/// What a bid means when it comes to its turn. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(in crate::discord) enum How {
    OrAsk,
    OrPass,
    UpTo,
}

/// Bid a sun in the auction, on your turn or ahead of it.
#[poise::command(slash_command)]
pub(in crate::discord) async fn bid(
    ctx: Context<'_>,
    #[autocomplete = "complete::bid"]
    #[min = 1]
    #[max = 16]
    sun: u8,
    how: Option<How>,
) -> Result<(), Error> {
    let sun = Sun::new(sun).ok_or_else(|| GameRefusal::Unclear(sun.to_string()))?;
    let chosen = match how.unwrap_or(How::OrAsk) {
        How::OrAsk => Answer::Bid(sun),
        How::OrPass => Answer::BidOrPass(sun),
        How::UpTo => Answer::UpTo(sun),
    };
    answer(ctx, chosen).await
}

/// Take back the answer that you have given ahead in an auction.
#[poise::command(slash_command)]
pub(in crate::discord) async fn withdraw(ctx: Context<'_>) -> Result<(), Error> {
    decide::decide(&Incoming::game_command(ctx, Manner::Public).await, &Decision::Withdraw, TOLD).await
}

/// Pass in the auction, on your turn or ahead of it.
#[poise::command(slash_command)]
pub(in crate::discord) async fn pass(ctx: Context<'_>) -> Result<(), Error> {
    answer(ctx, Answer::Pass).await
}

/// Answers the auction, or asks on which condition this is to be the answer to the next one.
async fn answer(ctx: Context<'_>, answer: Answer) -> Result<(), Error> {
    let incoming = Incoming::game_command(ctx, Manner::Public).await;
    match decide::decide(&incoming, &Decision::Answer(answer), TOLD).await {
        Err(Error::Refused(
            refusal @ Refusal::Game(GameRefusal::Illegal { illegal: Illegal::NoAuction, .. }),
        )) => auction::standing_bid::answer_next(&incoming, answer, refusal).await,
        other => other,
    }
}
