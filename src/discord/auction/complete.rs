//! What is offered while an answer in an auction is being typed.

use ra::rules::{Phase, Sun};
use ra_display::text::{self, words};
use ra_table::game::Answer;
use ra_table::game::view::Own;
use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::Context;
use crate::discord::interactions::autocomplete::{none, offer, own};
use crate::discord::sending::components::rising;

/// The suns with which the person could answer the auction.
fn open_suns(own: &Own) -> Vec<Sun> {
    rising(match own.position().phase() {
        Phase::Auction(auction) => own.could_bid(auction, own.seat),
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => {
            own.position().players()[own.seat].face_up()
        }
    })
}

/// For `/ra bid`.
pub(in crate::discord) async fn bid(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((language, own)) = own(ctx).await else { return none() };
    let words = words(language);
    let kept = own.plan.as_ref().and_then(|plan| plan.answer).and_then(Answer::sun);
    let label = |sun: Sun| {
        if kept == Some(sun) { words.typed_bid_so_far(sun.value()) } else { sun.to_string() }
    };
    let fitting = open_suns(&own).into_iter().filter(|sun| sun.to_string().starts_with(typed.trim()));
    let choice = |sun: Sun| AutocompleteChoice::new(label(sun), u64::from(sun.value()));
    none().set_choices(fitting.map(choice).collect())
}

/// For the invoker's own answer.
pub(in crate::discord) async fn own_answer(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((language, own)) = own(ctx).await else { return none() };
    let suns = open_suns(&own);
    let exact = suns.iter().map(Sun::to_string);
    let up_to = suns.iter().map(|sun| text::parse_input::up_to(language, *sun));
    offer(exact.chain(up_to).chain([words(language).typed_pass()]), typed.trim())
}
