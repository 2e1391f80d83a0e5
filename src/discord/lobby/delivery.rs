//! The messages of tables before their game, and what is left of them afterwards.

use std::time::Duration;

use futures_util::future::join_all;
use ra_display::text;
use ra_table::game::lobby::{Lobby, Status};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::table_offers::Invitation;

use super::message;
use crate::app::cups::TableMessage;
use crate::app::table_expiry::ClosingNotice;
use crate::app::{self, GameRef, cups, languages, lobbies, message_state, notifications, sleep_hours};
use crate::discord::rest::{Error, Gone, Interaction, Message, Priority, Responded, Response};
use crate::discord::sending::Delivery;
use crate::discord::sending::components;
use crate::discord::sending::direct::Undelivered;
use crate::store::direct_questions::{self, DirectQuestion};
use crate::store::in_flight::{self, Part, Tells};
use crate::store::tasks::Kind;
use crate::task_queue::Failed;

/// After such a time a message is changed that could not be changed at once.
const AGAIN: Duration = Duration::from_secs(60);

/// Whether another try can help.
fn may_pass(error: &anyhow::Error) -> bool {
    error.downcast_ref::<Error>().is_none_or(Error::may_pass)
}

impl Delivery {
    /// Brings a lobby's message up to date, whatever became of the lobby. One that somebody deleted is posted again
    /// while people may sit down.
    pub(in crate::discord) async fn show_lobby(&self, game: GameId) {
        let _held = self.locks.wait_for(game).await;
        self.show_lobby_now(game).await;
    }

    /// As [`Delivery::show_lobby`], for who holds the lock.
    pub(in crate::discord) async fn show_lobby_now(&self, game: GameId) {
        if let Err(error) = self.try_show_lobby(game).await {
            self.show_lobby_later(game, &error).await;
        }
    }

    /// Brings a lobby's message up to date, as a task. The process may have died between a change of the lobby and that of
    /// its message, or Discord may not have taken the message.
    pub(in crate::discord) async fn show_lobby_at_last(&self, game: GameId) -> Result<(), Failed> {
        let _held = self.locks.wait_for(game).await;
        match self.try_show_lobby(game).await {
            Err(error) if may_pass(&error) => Err(Failed { error, pause: Some(self.passing()) }),
            Err(error) => {
                tracing::info!(%game, "a lobby's message cannot be changed: {error:#}");
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    /// A lobby's message could not be changed: a task tries that again, if it can help.
    async fn show_lobby_later(&self, game: GameId, error: &anyhow::Error) {
        tracing::info!(%game, "a lobby's message was not changed: {error:#}");
        if may_pass(error)
            && let Err(error) = self.put_task(Kind::TableMessage, game, self.now().after(AGAIN)).await
        {
            tracing::error!(%game, %error, "a lobby's message stays as it is until the next start");
        }
    }

    async fn try_show_lobby(&self, game: GameId) -> anyhow::Result<()> {
        self.update_invitations(game).await;
        let lobby = match cups::table_message(&self.store, game).await? {
            TableMessage::OfCup(table) => return Ok(self.show_table_line(&table).await?),
            TableMessage::Lobby(lobby) => lobby,
        };
        let message = self.message_of(&lobby).await?;
        match self.edit(&lobby, &message).await {
            Err(Error::Gone(Gone::Message)) if lobby.status == Status::Lobby => {
                // It may have been posted again already: that is looked for first.
                if in_flight::has_lobby(&self.store, game).await? {
                    return Ok(());
                }
                Box::pin(self.post_lobby_as(&lobby, &message)).await?;
                Ok(())
            }
            other => Ok(other?),
        }
    }

    /// Frees the seats of those at a lobby who have left the server: of that Discord tells nobody. Who is just there has
    /// not.
    pub(in crate::discord) async fn free_seats_of_the_gone(
        &self,
        lobby: &Lobby,
        is_there: Option<UserId>,
        priority: Priority,
    ) -> Result<(), app::Error> {
        let Some(guild) = lobby.guild else { return Ok(()) };
        let others = lobby.sitters().filter(|user| Some(*user) != is_there);
        let gone = join_all(others.map(async |user| {
            (self.rest.is_member(guild, user, priority).await == Ok(false)).then_some(user)
        }));
        let gone: Vec<UserId> = gone.await.into_iter().flatten().collect();
        if !gone.is_empty() {
            lobbies::without(&self.store, lobby.id, &gone, self.now()).await?;
            self.show_lobby(lobby.id).await;
        }
        Ok(())
    }

    /// Says of a lobby that it was closed because nobody touched it.
    pub(in crate::discord) async fn show_expired(&self, lobby: &Lobby) {
        let _held = self.locks.wait_for(lobby.id).await;
        if let Err(error) = self.edit(lobby, &message::expired(lobby)).await {
            self.show_lobby_later(lobby.id, &error.into()).await;
        }
    }

    /// Tells those who sit at a table that it closes, in its channel: once, however often that is tried.
    pub(in crate::discord) async fn tell_of_closing(&self, told: &ClosingNotice) -> Result<(), Error> {
        let nonce = format!("{}-closes-{}", told.lobby.id, told.number());
        self.post_words(told.lobby.channel, &message::closes(told), &nonce, Priority::Program).await?;
        self.words_noted(&nonce).await;
        Ok(())
    }

    /// Tells somebody that a seat is kept for them: where they want to be called, or where the lobby is, if they
    /// cannot be reached by direct message.
    pub(in crate::discord) async fn invite(&self, invitation: &Invitation) -> Result<(), Error> {
        let Invitation { lobby, user, direct, .. } = invitation;
        let number = lobby.seats.iter().find(|seat| seat.person.who.user() == Some(*user));
        let number = number.map_or(0, |seat| seat.number.0);
        if *direct {
            let language = languages::writing_to(&self.store, *user, lobby.terms.language).await;
            let message = message::invited(language.unwrap_or(lobby.terms.language), invitation);
            let nonce = format!("{}-invited-{number}", lobby.id);
            let sends = async |to| self.post_words(to, &message, &nonce, Priority::Program).await;
            match self.write_directly(*user, Priority::Program, sends).await {
                Ok((_, sent)) => {
                    let noted =
                        notifications::invitation_sent(&self.store, lobby.id, *user, sent, self.now()).await;
                    if let Err(error) = noted {
                        tracing::warn!(game = %lobby.id, %error, "an invitation stays as it is");
                    }
                    self.words_noted(&nonce).await;
                    return Ok(());
                }
                Err(Undelivered::Failed(error)) if error.may_pass() => return Err(error),
                Err(undelivered) => tracing::info!(%undelivered, "an invitation goes to the channel"),
            }
        }
        let nonce = format!("{}-invites-{number}", lobby.id);
        let message =
            message::invited(lobby.terms.language, &Invitation { direct: false, ..invitation.clone() });
        self.post_words(lobby.channel, &message, &nonce, Priority::Program).await?;
        self.words_noted(&nonce).await;
        Ok(())
    }

    /// Lets the direct messages that invited people to a table say what has become of that.
    async fn update_invitations(&self, game: GameId) {
        let invited = direct_questions::has_invitations(&self.store, game).await;
        let put = match invited {
            Ok(true) => self.put_task(Kind::Answered, game, self.now()).await,
            Ok(false) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error) = put {
            tracing::warn!(%game, %error, "the invitations to a table stay as they are");
        }
    }

    /// Brings a direct message up to date that invited somebody. Once it is answered, or its table has closed or begun, it
    /// says that.
    pub(in crate::discord) async fn update_invitation(
        &self,
        sent: &DirectQuestion,
        channel: ChannelId,
    ) -> Result<(Result<(), Error>, bool), app::Error> {
        let (game, user) = (sent.game, sent.user);
        let lobby = lobbies::lobby(&self.store, game).await?;
        let language = languages::writing_to(&self.store, user, lobby.terms.language).await?;
        let is_open = lobby.status == Status::Lobby;
        let kept = lobby.invited().find(|(invited, _)| *invited == user && is_open);
        let until = kept.map(|(_, until)| until).filter(|_| !sent.replaced);
        let message = match (until, lobby.status) {
            (Some(until), _) => {
                let invitation = Invitation { lobby, user, until, direct: true };
                Message { pings: Vec::new(), ..message::invited(language, &invitation) }
            }
            (None, Status::Lobby | Status::Cancelled) => {
                components::done(text::lobby::invitation_over(language, &lobby, user))
            }
            (None, Status::Running | Status::Over) => {
                let seen = app::seen(&self.store, GameRef::Game(game), self.now()).await?;
                components::done(text::lobby::started(language, &seen.game))
            }
        };
        let edited = self.rest.edit_message(channel, sent.message, &message, Priority::Program).await;
        Ok((edited.map(drop), until.is_some()))
    }

    async fn edit(&self, lobby: &Lobby, changes: &Message) -> Result<(), Error> {
        let Some(message) = lobby.message else { return Ok(()) };
        self.rest.edit_message(lobby.channel, message, changes, Priority::Person).await
    }

    /// Answers a click on a table's message with what it says now.
    pub(in crate::discord) async fn respond_with_lobby(&self, interaction: &Interaction, game: GameId) {
        let _held = self.locks.wait_for(game).await;
        let message = async { self.message_of(&lobbies::lobby(&self.store, game).await?).await };
        let answered = match message.await {
            Ok(message) => self.rest.respond(interaction, &Response::Update(message)).await.map(drop),
            Err(error) => return tracing::error!(%game, ?error, "a table was not read"),
        };
        self.update_invitations(game).await;
        if let Err(error) = answered {
            tracing::warn!(%game, %error, "a table's message was not changed by a click");
            self.show_lobby_now(game).await;
        }
    }

    /// The message of a table, whatever became of it. Once it is no lobby any more, nothing is set at it.
    async fn message_of(&self, lobby: &Lobby) -> Result<Message, app::Error> {
        if lobby.status != Status::Lobby {
            let (delivery, game) = (self.clone(), lobby.id);
            self.tasks.spawn(async move { delivery.close_panels(game).await });
        }
        match lobby.status {
            Status::Lobby | Status::Cancelled => Ok(message::lobby(lobby)),
            Status::Running | Status::Over => {
                let seen = app::seen(&self.store, GameRef::Game(lobby.id), self.now()).await?;
                Ok(message::lobby_of(&seen))
            }
        }
    }

    /// Takes note of a table's message, and brings it up to date if people were faster than that.
    async fn lobby_posted(&self, lobby: &Lobby, message: MessageId) -> Result<(), app::Error> {
        let game = lobby.id;
        lobbies::set_message(&self.store, game, message).await?;
        let now = lobbies::lobby(&self.store, game).await?;
        if (now.status, &now.seats) != (lobby.status, &lobby.seats) {
            self.show_lobby_now(game).await;
        }
        Ok(())
    }

    /// Answers the command that opened a table with its message, which calls those who are invited and awake. If
    /// Discord does not take it as an answer any more, it is posted; then the person may have been given a place for
    /// an answer that is still empty (see [`Responded::Apart`]).
    pub(in crate::discord) async fn respond_with_new_lobby(
        &self,
        interaction: &Interaction,
        lobby: &Lobby,
    ) -> Result<Responded, app::Error> {
        let _held = self.locks.wait_for(lobby.id).await;
        let answer = Response::Message(self.invitation(lobby).await);
        let responded = match self.rest.respond(interaction, &answer).await {
            Ok(Responded::Now(Some(message))) => Some(message),
            // It is there: where, a task asks if not even that is answered now.
            Ok(Responded::Now(None)) => {
                self.rest.original(interaction).await.ok().map(|original| original.message.id)
            }
            Ok(Responded::Apart) => {
                self.post_lobby_now(lobby).await?;
                return Ok(Responded::Apart);
            }
            // It reached an earlier life, too; or it may be there, and a task asks for it.
            Err(Error::AnsweredBefore | Error::Temporary { .. }) => None,
            Err(error) => {
                tracing::warn!(%error, game = %lobby.id, "a lobby was not taken as an answer");
                self.post_lobby_now(lobby).await?;
                None
            }
        };
        if let Some(message) = responded {
            self.lobby_posted(lobby, message).await?;
        }
        Ok(Responded::Now(responded))
    }

    /// Posts a table whose message is not there. Two attempts make one message.
    pub(in crate::discord) async fn post_lobby(&self, lobby: &Lobby) -> Result<(), app::Error> {
        let _held = self.locks.wait_for(lobby.id).await;
        self.post_lobby_now(lobby).await.map(drop)
    }

    /// As [`Delivery::post_lobby`], for who holds the lock. Returns whether it is there; otherwise a task looks for it.
    pub(in crate::discord) async fn post_lobby_now(&self, lobby: &Lobby) -> Result<bool, app::Error> {
        self.post_lobby_as(lobby, &self.invitation(lobby).await).await
    }

    /// A table as it is posted now: whoever sleeps for whom a seat is kept finds it when they wake.
    async fn invitation(&self, lobby: &Lobby) -> Message {
        let called = sleep_hours::invited_and_awake(&self.store, lobby, self.now()).await;
        let called = called.unwrap_or_else(|error| {
            tracing::error!(game = %lobby.id, ?error, "whom a table may call is not known, so it calls nobody");
            Vec::new()
        });
        message::invitation(lobby, &called)
    }

    async fn post_lobby_as(&self, lobby: &Lobby, message: &Message) -> Result<bool, app::Error> {
        let part = Part { game: lobby.id, channel: Some(lobby.channel), tells: Tells::Lobby };
        message_state::expect_post(&self.store, part, self.now()).await?;
        // One in the place of a message that somebody deleted is another.
        let nonce = match lobby.message {
            Some(deleted) => format!("{}-{deleted}", lobby.id),
            None => format!("{}-table", lobby.id),
        };
        match self.rest.create_message_once(lobby.channel, message, &nonce, Priority::Person).await {
            Ok(message) => self.lobby_posted(lobby, message).await.map(|()| true),
            Err(error) => {
                tracing::warn!(%error, game = %lobby.id, "a table could not be posted");
                Ok(false)
            }
        }
    }
}
