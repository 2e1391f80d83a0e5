//! What is typed in an auction.

use super::complete;
use crate::app::Error;
use crate::discord::Context;
use crate::discord::features::after_decision::TOLD;
use crate::discord::features::decide;
use crate::discord::incoming::{Incoming, Manner};
use crate::game::{Answer, Decision, Refusal};
use crate::rules::Sun;

/// What a bid means when it comes to its turn. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum How {
    OrAsk,
    OrPass,
    UpTo,
}

/// Bid a sun in the auction, on your turn or ahead of it.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn bid(
    ctx: Context<'_>,
    #[autocomplete = "complete::bid"]
    #[min = 1]
    #[max = 16]
    sun: u8,
    how: Option<How>,
) -> Result<(), Error> {
    let sun = Sun::new(sun).ok_or_else(|| Refusal::Unclear(sun.to_string()))?;
    let answer = match how.unwrap_or(How::OrAsk) {
        How::OrAsk => Answer::Bid(sun),
        How::OrPass => Answer::BidOrPass(sun),
        How::UpTo => Answer::UpTo(sun),
    };
    decide(ctx, &Decision::Answer(answer)).await
}

/// Take back the answer that you have given ahead in an auction.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn withdraw(ctx: Context<'_>) -> Result<(), Error> {
    decide(ctx, &Decision::Withdraw).await
}

/// Pass in the auction, on your turn or ahead of it.
#[poise::command(slash_command)]
pub(in crate::discord::features) async fn pass(ctx: Context<'_>) -> Result<(), Error> {
    decide(ctx, &Decision::Answer(Answer::Pass)).await
}

async fn decide(ctx: Context<'_>, decision: &Decision) -> Result<(), Error> {
    decide::decide(&Incoming::command(ctx, Manner::Public), decision, TOLD).await
}
