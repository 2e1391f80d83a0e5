//! The direct message that lists the games that wait for a person: the newest is kept up to date, and replaces the one
//! before it.

use ra_display::text;
use ra_table::game::view::Public;
use ra_table::id::{ChannelId, GameId, UserId};
use ra_table::language::Language;

use super::direct_question::Updated;
use crate::app::languages;
use crate::app::notifications::{self, Waiting};
use crate::discord::rest::{Message, Priority};
use crate::discord::sending::components::said;
use crate::discord::sending::{Delivery, board_buttons};
use crate::store::direct_questions::{self, DirectQuestion};
use crate::task_queue::Failed;

/// The games that wait for somebody, those in which they are next, and those that are over, with the ways there.
pub(super) fn of_games(
    language: Language,
    waiting: &[&Waiting],
    next: &[&Public],
    over: &[&Public],
    user: UserId,
) -> Message {
    let games = waiting.iter().map(|waiting| &waiting.seen.game);
    let lines: Vec<_> = waiting.iter().map(|waiting| (&waiting.seen.game, waiting.runs_out)).collect();
    Message {
        rows: Some(board_buttons::to_games(language, games.chain(next.iter().copied()))),
        ..said(text::notifications::digest(language, &lines, next, over, user))
    }
}

impl Delivery {
    /// Lets a list name only what still waits; deletes it if nothing does, or if a newer message has replaced it.
    pub(super) async fn update_list(
        &self,
        list: &DirectQuestion,
        channel: ChannelId,
    ) -> Result<Updated, Failed> {
        let (user, message) = (list.user, list.message);
        let known = direct_questions::listed(&self.store, user).await?;
        let is_listed = |game: GameId| known.contains(&(game, message));
        let mut waiting = notifications::games_of(&self.store, user, self.now()).await?;
        waiting.retain(|waiting| waiting.waits && is_listed(waiting.seen.row.id));
        let Some(first) = waiting.first() else {
            let deleted = self.rest.delete_message(channel, message).await;
            return self.noted_as_gone(list, deleted).await;
        };
        let language = languages::writing_to(&self.store, user, first.seen.game.terms.language).await?;
        let games: Vec<GameId> = waiting.iter().map(|waiting| waiting.seen.row.id).collect();
        let now = of_games(language, &waiting.iter().collect::<Vec<_>>(), &[], &[], user);
        let now = self.with_notes(user, language, now, games.iter().copied().collect()).await;
        let edited = self.rest.edit_message(channel, message, &now, Priority::Program).await;
        if edited.is_err() {
            return self.noted_as_gone(list, edited).await;
        }
        if !games.contains(&list.game) {
            notifications::unlisted(&self.store, list).await?;
        }
        Ok(Updated::Done)
    }
}
