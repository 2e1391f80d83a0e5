//! What a hard computer player would have done in somebody's place: said to them alone.

use ra_display::text::{self, words};
use ra_table::language::Language;

use super::button;
use super::panel::to_differences;
use super::review_queue::{Asked, Differences};
use crate::app::reviews::OwnPast;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::Message;
use crate::discord::sending::components::{panel, said};

/// Says it of the decision that led to a step.
pub(super) async fn one(incoming: &Incoming<'_>, past: &OwnPast, step: usize) {
    let (language, words) = (incoming.language().await, words(incoming.language().await));
    if !past.is_over() {
        return incoming.privately_with(said(words.review_not_over())).await;
    }
    let Some(question) = past.decision(step) else {
        return incoming.privately_with(said(words.review_not_yours())).await;
    };
    let Some(review) = incoming.data.reviewers.review(question).await else {
        return incoming.privately_with(said(words.review_failed())).await;
    };
    let track = text::review::decided_at(&past.steps, step);
    let line = text::review::line(language, (past.seen.game.terms.edition, track), &review);
    incoming.panel(button::panel(incoming, past, step, line).await).await;
}

/// Says where somebody differs most from it: at once if that is known, or else in a while, in place of a word that it is
/// being thought about.
pub(super) async fn differences(incoming: &Incoming<'_>, past: OwnPast) {
    let (language, words) = (incoming.language().await, words(incoming.language().await));
    if !past.is_over() {
        return incoming.privately_with(said(words.review_not_over())).await;
    }
    if past.decisions.is_empty() {
        return incoming.privately_with(said(words.review_none_yours())).await;
    }
    let of = (past.seen.row.id, incoming.request.person.user);
    let place = match incoming.data.reviewers.ask(of.0, of.1) {
        Asked::Known(found) => {
            return incoming.privately_with(message(language, &past, &found)).await;
        }
        Asked::Already => return incoming.privately_with(said(words.review_already())).await,
        Asked::Busy => return incoming.privately_with(said(words.review_busy())).await,
        Asked::Free(place) => place,
    };
    let thinking = said(words.review_thinking(past.decisions.len()));
    let Some(reply) = incoming.privately_known(thinking).await else { return };
    let (reviewers, rest) = (incoming.data.reviewers.clone(), incoming.data.delivery.rest.clone());
    let interaction = incoming.interaction.clone();
    incoming.data.tasks.spawn(async move {
        let told = match reviewers.work_out(of, &past.decisions, place).await {
            Some(found) => message(language, &past, &found),
            None => said(words.review_failed()),
        };
        if let Err(error) = rest.edit_reply(&interaction, reply, &told).await {
            tracing::warn!(%error, "somebody's differences were not told");
        }
    });
}

fn message(language: Language, past: &OwnPast, found: &Differences) -> Message {
    let told = text::review::differences(language, &past.seen.game, &past.steps, found);
    panel(told, to_differences(language, past.seen.row.id, found.iter().map(|(step, _)| *step)))
}
