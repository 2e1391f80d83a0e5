//! The one place in which a decision, typed or clicked, is played, and what came of it is shown: the game's new board to
//! everybody, and to whoever decided what is theirs to know.

use std::pin::pin;

use ra_display::text::{self, words};
use ra_table::game::lobby::Place;
use ra_table::game::view::Own;
use ra_table::game::{Answer, Decision, GameRefusal, Unseen};
use ra_table::id::{GameId, MessageId};
use ra_table::language::Language;
use serenity::builder::CreateActionRow;
use tokio::time::timeout;

use super::after_decision;
use super::request::Incoming;
use crate::app::message_state::{Route, expect};
use crate::app::{ChangeResult, Error, PublicEffect, Request, SeenGame};
use crate::discord::board::route::Clicked;
use crate::discord::custom_id::Button;
use crate::discord::keyed_mutex::Free;
use crate::discord::rest::{Message, Priority, Reply};
use crate::discord::sending::components::{self, ROW};
use crate::discord::sending::{UndoPrompt, undo_prompts};
use crate::discord::views::ids::StoryPage;
use crate::discord::{auction, board, notifications, orders, settings};
use crate::store::tasks::Kind;
use crate::store::undeliverable;

/// What is told in private to whoever decided.
#[derive(Clone, Copy)]
pub(in crate::discord) struct PrivateReplies {
    /// Of a decision that everybody sees, where it was made in private.
    pub(in crate::discord) played: fn(Language, &Own) -> Message,
    /// Of one of which nobody sees anything, or not what brought it.
    pub(in crate::discord) kept: fn(Language, &Own) -> Message,
    /// Whether the message tells of an answer in an auction. When that auction is over, its result replaces the message.
    pub(in crate::discord) of_auction: bool,
    /// Whether a private answer to a command waits a moment for the board: where it opens an auction, nobody acts before
    /// they have seen it.
    pub(in crate::discord) board_first: bool,
}

/// Plays a decision in the game that is meant.
pub(in crate::discord) async fn decide(
    incoming: &Incoming<'_>,
    decision: &Decision,
    told: PrivateReplies,
) -> Result<(), Error> {
    let (store, time) = (&incoming.data.store, incoming.data.second_thoughts);
    let done = change(incoming, crate::app::play::play(store, &incoming.request, decision, time)).await?;
    let game = done.seen.row.id;
    show(incoming, done, told).await?;
    if let Decision::Answer(Answer::Pass) = decision {
        settings::button::offer_passes(incoming, game).await;
    }
    Ok(())
}

/// Shows what came of a decision.
pub(in crate::discord) async fn show(
    incoming: &Incoming<'_>,
    done: ChangeResult,
    told: PrivateReplies,
) -> Result<(), Error> {
    // Boxed: every feature would carry all of it along otherwise.
    let seq = Some(done.seen.row.seq).filter(|_| done.shows == PublicEffect::Board);
    if seq.is_some() || !done.notes_look {
        incoming.note_moved();
    }
    let game = Box::pin(show_done(incoming, done, told)).await?;
    incoming.data.delivery.tell_what_became(game).await;
    tell_if_refused(incoming, game, seq).await;
    Ok(())
}

/// As [`show`]; returns which game it was.
async fn show_done(
    incoming: &Incoming<'_>,
    done: ChangeResult,
    told: PrivateReplies,
) -> Result<GameId, Error> {
    let (delivery, game) = (&incoming.data.delivery, done.seen.row.id);
    if done.shows != PublicEffect::Board {
        let own = done.own.ok_or(GameRefusal::NotSeated)?;
        let language = incoming.language().await;
        let panel = match &own.pending {
            Some(pending) => after_decision::pending(language, &own, pending),
            None => (told.kept)(language, &own),
        };
        // Nothing on the table has changed: a direct message keeps its picture.
        let panel = if incoming.changes_direct_message() {
            Message { embeds: None, files: None, ..panel }
        } else {
            panel
        };
        let decided = unseen(incoming, &own, told);
        let answer = incoming.panel_known(incoming.leading_on_from(Some(own), panel).await).await;
        remember(incoming, game, decided, answer).await;
        answered_apart(incoming, game).await;
        if done.shows == PublicEffect::BoardApart {
            delivery.post(game, Priority::Person).await;
        }
        return Ok(game);
    }
    let free = incoming.free.as_ref().filter(|_| !done.has_unconfirmed);
    let (own, seq) = (done.own.clone().filter(|_| done.thought.is_none()), done.seen.row.seq);
    let seen = incoming.data.computers.act(done).await;
    if seen.row.seq > seq {
        expect_all_of(incoming, &seen).await;
    }
    // What computer players have done meanwhile belongs to what came of it.
    let own = async || match own {
        Some(own) => Ok(own),
        None => incoming.own_of(game).await,
    };
    match (&incoming.request.route, incoming.clicked_board()) {
        (Route::Response(..), _) => {
            incoming.board(seen).await;
            auction::asked_ahead::after_the_board(incoming, &own().await?).await;
            return Ok(game);
        }
        (Route::FollowUp(_), Some(board)) => {
            delivery.follow(&incoming.interaction, Clicked::Board(board), &seen, free).await;
            delivery.clear_below(incoming.below(), &incoming.interaction);
            auction::asked_ahead::after_the_board(incoming, &own().await?).await;
            return Ok(game);
        }
        (Route::FollowUp(_) | Route::Edit(_) | Route::Post, _) => {}
    }
    show_privately(incoming, &seen, free, own().await?, told).await;
    Ok(game)
}

/// Shows somebody the outcome of their action in private, and the new board in the game's channel.
async fn show_privately(
    incoming: &Incoming<'_>,
    seen: &SeenGame,
    free: Option<&Free>,
    own: Own,
    told: PrivateReplies,
) {
    let (delivery, game) = (&incoming.data.delivery, seen.row.id);
    let decided = unseen(incoming, &own, told);
    let has_question = shows_question_apart(incoming, game).await;
    let is_asked_apart = own.is_waited_for && has_question;
    let panel = told_in_private(incoming, &own, told, has_question).await;
    let panel = if is_asked_apart { panel } else { incoming.leading_on_from(Some(own.clone()), panel).await };
    if incoming.is_click() {
        let changed = incoming.changed_message();
        let clicked = if changed.is_some() { Clicked::Panel(panel) } else { Clicked::Call(panel) };
        let is_final = decided.is_none();
        if is_final && !is_asked_apart {
            direct_asks(incoming, game).await;
        }
        let is_told = delivery.follow(&incoming.interaction, clicked, seen, free).await;
        remember(incoming, game, decided, changed.map(|message| (Reply::Original, message))).await;
        if is_told && is_final {
            direct_answered(incoming, game).await;
        }
        if !incoming.is_direct() {
            // The new board stands below the panel: so does what they are asked next.
            auction::asked_ahead::after_the_board(incoming, &own).await;
        }
    } else {
        let mut board = pin!(delivery.post(game, Priority::Person));
        let moment = delivery.rest.times().moment();
        let is_shown = told.board_first && timeout(moment, &mut board).await.is_ok();
        let answer = incoming.panel_known(panel).await;
        remember(incoming, game, decided, answer).await;
        if !is_shown {
            board.await;
        }
    }
}

/// What is told of an action in private: what came of it, and in a conversation with the bot, where no board follows, what
/// is ordered by it and what is asked ahead.
async fn told_in_private(
    incoming: &Incoming<'_>,
    own: &Own,
    told: PrivateReplies,
    has_question: bool,
) -> Message {
    let language = incoming.language().await;
    let panel = (told.played)(language, &undo_prompts::asked_here(own, has_question));
    if incoming.is_click() && !incoming.is_direct() {
        return panel;
    }
    let panel = match orders::button::just_ordered(language, own, incoming.request.now) {
        Some(ordered) if incoming.is_click() => components::below(panel, ordered),
        Some(_) | None => panel,
    };
    let asks_ahead = incoming.reader().await.asked_ahead;
    let panel = if asks_ahead { auction::asked_ahead::below(panel, language, own) } else { panel };
    if own.is_waited_for && has_question {
        panel
    } else {
        in_direct(incoming, own, panel, has_question).await
    }
}

/// Whether the person has a direct message that shows what the game asks, besides the message that they clicked.
async fn shows_question_apart(incoming: &Incoming<'_>, game: GameId) -> bool {
    let user = incoming.request.person.user;
    let clicked = incoming.changed_message();
    incoming.is_direct() && incoming.data.delivery.shows_question(game, user, clicked).await
}

/// The answer to a player who acts in a conversation with the bot, for a game that is played elsewhere. It shows the end of
/// an epoch and the table, unless another message there does; and if they are not to act again, it says that they are
/// written to here. The end of the game is told by a message of its own.
async fn in_direct(incoming: &Incoming<'_>, own: &Own, panel: Message, has_question: bool) -> Message {
    let is_elsewhere = own.at.channel != Some(incoming.request.channel);
    if !incoming.is_direct() || !is_elsewhere || own.is_over() {
        return panel;
    }
    let language = incoming.language().await;
    let delivery = &incoming.data.delivery;
    let panel = with_story(language, own, panel);
    let has_ended = own.story.epochs_over(own.at.shown, own.seq).next().is_some();
    let panel = delivery.with_last_epoch(language, own, own.at.shown, panel).await;
    let panel = if !has_question || has_ended {
        let picture = delivery.picture(language, own).await;
        board::message::with_table(language, own, picture, panel)
    } else {
        panel
    };
    if own.is_waited_for || has_question || own.halted().is_some() {
        return panel;
    }
    components::below(panel, components::said(words(language).private_writes_here()))
}

/// A message that takes the place of what somebody was told before, with the way to read that again.
fn with_story(language: Language, own: &Own, mut panel: Message) -> Message {
    let story = Button::Story(own.id, StoryPage::Last);
    let rows = panel.rows.get_or_insert_default();
    if notifications::next_step_buttons::presses(rows).contains(&story.to_string()) {
        return panel;
    }
    let story = components::secondary(&story, words(language).button_story());
    match rows.first_mut() {
        Some(CreateActionRow::Buttons(first)) if first.len() < ROW => first.push(story),
        Some(_) | None => rows.insert(0, CreateActionRow::Buttons(vec![story])),
    }
    panel
}

/// What somebody has just decided of which something is still to be told to them: it is not played, or the auction goes on
/// and they are not where everybody reads what comes of it.
fn unseen(incoming: &Incoming<'_>, own: &Own, told: PrivateReplies) -> Option<Unseen> {
    let pending = own.pending.as_ref().map(|pending| Unseen::OnTurn(pending.at));
    let is_open = own.plan.is_some() || (incoming.is_direct() && own.has_answered_auction());
    let in_auction = || own.question().auction().filter(|_| told.of_auction && is_open);
    pending.or_else(|| in_auction().map(Unseen::InAuction))
}

/// Lets the question in the person's direct messages, if they did not click that, say that they have answered.
async fn answered_apart(incoming: &Incoming<'_>, game: GameId) {
    let (delivery, user) = (&incoming.data.delivery, incoming.request.person.user);
    if delivery.asks_apart(game, user, incoming.changed_message()).await
        && let Err(error) = delivery.put_task(Kind::Answered, game, delivery.now()).await
    {
        tracing::warn!(%error, %game, "a direct message does not say that it has been answered");
    }
}

/// The question in the person's own conversation with the bot that was clicked, and is changed by that.
fn clicked_direct_message(incoming: &Incoming<'_>) -> Option<MessageId> {
    incoming.changed_message().filter(|_| incoming.changes_direct_message())
}

/// Notes that the clicked direct message is about to show the next question.
async fn direct_asks(incoming: &Incoming<'_>, game: GameId) {
    if let Some(message) = clicked_direct_message(incoming) {
        incoming.data.delivery.direct_asks(game, incoming.request.person.user, message).await;
    }
}

/// A question in the person's own conversation with the bot says by now what came of it.
async fn direct_answered(incoming: &Incoming<'_>, game: GameId) {
    if let Some(message) = clicked_direct_message(incoming) {
        let delivery = &incoming.data.delivery;
        delivery.clear_all_below(incoming.below(), &incoming.interaction);
        delivery.direct_answered(game, incoming.request.person.user, message).await;
    }
}

/// Remembers the private answer that tells of it, to change it once it is over.
async fn remember(
    incoming: &Incoming<'_>,
    game: GameId,
    decided: Option<Unseen>,
    answer: Option<(Reply, MessageId)>,
) {
    if let (Some(decided), Some(answer)) = (decided, answer) {
        let reader = (incoming.request.person.user, incoming.language().await);
        let (interaction, direct) = (incoming.interaction.clone(), incoming.is_direct());
        incoming
            .data
            .delivery
            .undo_prompts
            .remember(game, UndoPrompt { interaction, answer, reader, decided, direct });
    }
}

/// The board that goes out by the interaction tells also what computer players have done since: by what it tells it
/// is found again, should nobody hear whether it arrived.
async fn expect_all_of(incoming: &Incoming<'_>, seen: &SeenGame) {
    let Request { route, now, .. } = &incoming.request;
    if let Route::Response(..) | Route::FollowUp(_) = route
        && let Err(error) = expect(&incoming.data.store, route, seen.part(), *now).await
    {
        tracing::error!(game = %seen.row.id, %error, "what a board tells could not be noted");
    }
}

/// Tells whoever has acted that the game's board, which is to tell up to `seq` now, is not shown, if nobody could be told
/// where it is played.
async fn tell_if_refused(incoming: &Incoming<'_>, game: GameId, seq: Option<i64>) {
    let delivery = &incoming.data.delivery;
    let noted = match delivery.untold(game, seq, incoming.request.channel).await {
        Ok(false) => return,
        Ok(true) => match incoming.hindrance(Place::Here) {
            None => return,
            Some(missing) => {
                let told = text::refusal::refusal(incoming.language().await, &missing);
                incoming.also_privately(components::done(told)).await;
                undeliverable::note(&delivery.store, game, true).await
            }
        },
        Err(error) => Err(error),
    };
    if let Err(error) = noted {
        tracing::error!(%game, %error, "whether somebody was told of a refused board is not known");
    }
}

/// Makes a change. A private message that is clicked says what comes of it. Meanwhile its earlier result is not
/// written into it; if the change is refused, that resumes.
pub(in crate::discord) async fn change(
    incoming: &Incoming<'_>,
    change: impl Future<Output = Result<ChangeResult, Error>>,
) -> Result<ChangeResult, Error> {
    let prompts = &incoming.data.delivery.undo_prompts;
    let clicked = incoming.changed_message();
    let said = clicked.and_then(|message| prompts.forget(message, &incoming.interaction));
    let changed = change.await;
    if let (Err(_), Some((game, said))) = (&changed, said) {
        prompts.put_back(game, said);
    }
    changed
}

/// Says in private that something is done that was asked for in private, and shows the game after it.
pub(in crate::discord) async fn done(incoming: &Incoming<'_>, done: ChangeResult, told: String) {
    let game = done.seen.row.id;
    direct_asks(incoming, game).await;
    let panel = incoming.leading_on(components::done(told)).await;
    let panel = if incoming.changes_direct_message() {
        // A direct message goes on showing where the game stands.
        let language = incoming.language().await;
        let picture = incoming.data.delivery.picture(language, &done.seen.game).await;
        board::message::with_table(language, &done.seen.game, picture, panel)
    } else {
        panel
    };
    if incoming.panel(panel).await {
        direct_answered(incoming, game).await;
    }
    // Boxed, as above.
    Box::pin(show_after(incoming, done)).await;
}

/// Shows a game after something that has been answered.
pub(in crate::discord) async fn show_after(incoming: &Incoming<'_>, done: ChangeResult) {
    let game = done.seen.row.id;
    incoming.data.computers.act(done).await;
    incoming.data.delivery.show_apart(&incoming.interaction, game).await;
    incoming.data.delivery.tell_what_became(game).await;
    tell_if_refused(incoming, game, None).await;
}
