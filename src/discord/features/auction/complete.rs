//! What is offered while an answer in an auction is being typed.

use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::Context;
use crate::discord::features::autocomplete::{none, offer, own};
use crate::game::Answer;
use crate::game::view::Own;
use crate::rules::{Phase, Sun, Suns};

/// The suns with which the person could answer the auction.
fn open_suns(own: &Own) -> Suns {
    match own.position().phase() {
        Phase::Auction(auction) => own.could_bid(auction, own.seat),
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => {
            own.position().players()[own.seat].face_up()
        }
    }
}

/// For `/ra bid`.
pub(in crate::discord::features) async fn bid(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(own) = own(ctx).await else { return none() };
    let kept = own.plan.as_ref().and_then(|plan| plan.answer).and_then(Answer::sun);
    let label = |sun| if kept == Some(sun) { " (your answer so far)" } else { "" };
    let mut suns: Vec<_> = open_suns(&own).iter().collect();
    suns.reverse();
    let fitting = suns.into_iter().filter(|sun| sun.to_string().starts_with(typed.trim()));
    let choice = |sun: Sun| AutocompleteChoice::new(format!("{sun}{}", label(sun)), u64::from(sun.value()));
    none().set_choices(fitting.map(choice).collect())
}

/// For the invoker's own answer.
pub(in crate::discord::features) async fn own_answer(
    ctx: Context<'_>,
    typed: &str,
) -> CreateAutocompleteResponse {
    let Some(own) = own(ctx).await else { return none() };
    let mut suns: Vec<String> = open_suns(&own).iter().map(|sun| sun.to_string()).collect();
    suns.reverse();
    let up_to: Vec<String> = suns.iter().map(|sun| format!("up to {sun}")).collect();
    offer(suns.into_iter().chain(up_to).chain(["pass".to_owned()]), typed.trim())
}
