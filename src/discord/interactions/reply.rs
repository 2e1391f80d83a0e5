//! The answers to a command or a click: for the person alone, or for everybody.

use ra_display::text::refusal::{board_link, message_link};
use ra_display::text::words;
use ra_table::game::lobby::Lobby;
use ra_table::game::view::Own;
use ra_table::id::MessageId;
use serenity::builder::CreateModal;
use serenity::model::channel::MessageFlags;

use super::request::Incoming;
use crate::app::{self, GameRef, Request, SeenGame, lobbies, next_step};
use crate::discord::notifications;
use crate::discord::rest::{Error, Gone, Message, Priority, Reply, Responded, Response};
use crate::discord::sending::components::{done, said};
impl Incoming<'_> {
    /// Answers with a text that nobody else sees, and with what the person can do next. That it could not be delivered is
    /// logged: nothing depends on it.
    pub(in crate::discord) async fn privately(&self, text: String) {
        self.privately_with(self.leading_on(said(text)).await).await;
    }

    /// The same to somebody who looked for a game or a seat that is not there: with all ways into one, if nothing else is
    /// next for them.
    pub(in crate::discord) async fn privately_with_ways_in(&self, text: String) {
        let message = self.leading_on(said(text)).await;
        let message = notifications::next_step_buttons::or_ways_in(message, self.language().await);
        self.privately_with(message).await;
    }

    /// Answers with what came of a private panel, and with what the person can do next. Returns whether it was delivered.
    pub(in crate::discord) async fn done(&self, told: String) -> bool {
        self.panel(self.leading_on(done(told)).await).await
    }

    /// The message with what the person can do next below it.
    pub(in crate::discord) async fn leading_on(&self, message: Message) -> Message {
        // An error says that it is no game of theirs. What failed otherwise fails again, and is logged.
        self.leading_on_from(self.own().await.ok(), message).await
    }

    /// The same for somebody who did something in this game of theirs. A message with menus is a place to choose, and
    /// stays as it is.
    pub(in crate::discord) async fn leading_on_from(&self, own: Option<Own>, message: Message) -> Message {
        if notifications::next_step_buttons::has_menu(&message) {
            return message;
        }
        let (store, Request { person, now, .. }) = (&self.data.store, &self.request);
        match next_step::after(store, self.request.which(), own, person.user, *now).await {
            Ok(next) => notifications::next_step_buttons::below(
                message,
                self.language().await,
                &next,
                *now,
                self.is_direct(),
            ),
            Err(error) => {
                tracing::warn!(?error, "what somebody can do next is not known");
                message
            }
        }
    }

    /// Answers with a message that everybody sees. If the answer cannot be that any more, it is a message of its own.
    pub(in crate::discord) async fn publicly_with(&self, message: Message) {
        let rest = &self.data.delivery.rest;
        let is_apart = match rest.respond(&self.interaction, &Response::Message(message.clone())).await {
            Ok(Responded::Now(_)) | Err(Error::AnsweredBefore) => return,
            Ok(Responded::Apart) => true,
            Err(Error::TooLate) => false,
            Err(error) => return tracing::warn!(%error, "a response was not delivered"),
        };
        let channel = self.request.channel;
        match rest.create_message(channel, &message, Priority::Person).await {
            Ok(message) if is_apart => self.lead_to(Some(message_link(self.guild, channel, message))).await,
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "what everybody is to see was not posted"),
        }
    }

    /// Answers with a game's board, which everybody sees.
    pub(in crate::discord) async fn board(&self, seen: SeenGame) {
        let game = seen.row.id;
        if self.data.delivery.respond(&self.interaction, seen).await == Responded::Apart {
            let at = app::seen(&self.data.store, GameRef::Game(game), self.request.now).await;
            self.lead_to(at.ok().and_then(|seen| board_link(&seen.game))).await;
        }
    }

    /// Answers with a table that has just been opened, which everybody sees.
    pub(in crate::discord) async fn new_lobby(&self, lobby: &Lobby) -> Result<(), app::Error> {
        let delivery = &self.data.delivery;
        if delivery.respond_with_new_lobby(&self.interaction, lobby).await? == Responded::Apart {
            let message = lobbies::lobby(&self.data.store, lobby.id).await?.message;
            let link = message.map(|message| message_link(lobby.guild, lobby.channel, message));
            self.lead_to(link).await;
        }
        Ok(())
    }

    /// Leads the person, who alone sees the answer, to what everybody sees of it.
    async fn lead_to(&self, link: Option<String>) {
        let words = words(self.language().await);
        let told = link.map_or_else(|| words.refusal_board_shows(), |link| words.private_done_apart(link));
        let filled =
            self.data.delivery.rest.edit_reply(&self.interaction, Reply::Original, &said(told)).await;
        if let Err(error) = filled {
            tracing::warn!(%error, "a deferred response was not filled");
        }
    }

    /// Answers with a private panel: a click on a private one changes that. Returns whether it was delivered.
    pub(in crate::discord) async fn panel(&self, panel: Message) -> bool {
        let response = match self.changed_message() {
            Some(_) => Response::Update(panel),
            None => Response::Message(panel.private()),
        };
        self.respond(&response).await.is_some()
    }

    /// The same; returns which of the answers says it then, and the message, where that is known.
    pub(in crate::discord) async fn panel_known(&self, panel: Message) -> Option<(Reply, MessageId)> {
        let (response, clicked) = match self.changed_message() {
            Some(message) => (Response::Update(panel), Some(message)),
            None => (Response::Message(panel.private()), None),
        };
        let answered = self.respond(&response).await;
        let message = clicked.or(answered?.message())?;
        Some((if clicked.is_some() { Reply::Original } else { self.reply(message) }, message))
    }

    /// Which of the answers a message is that was not there before.
    fn reply(&self, message: MessageId) -> Reply {
        // What is said after a click that Discord was told to wait for follows it; the first answer is the message
        // that was clicked.
        let follows = self.is_click() && self.interaction.was_deferred();
        if follows { Reply::FollowUp(message) } else { Reply::Original }
    }

    /// Takes note of what has become of the private answers below a board.
    fn note_private(&self, response: &Response, message: Option<MessageId>) {
        let delivery = &self.data.delivery;
        let shown = match (response, self.clicked_private_message(), message) {
            (Response::Update(shown), Some(clicked), _) => Some((clicked, shown, Reply::Original)),
            (Response::Message(shown), _, Some(message)) if shown.flags.contains(MessageFlags::EPHEMERAL) => {
                Some((message, shown, self.reply(message)))
            }
            _ => None,
        };
        if let Some((message, shown, reply)) = shown {
            delivery.open_panels.note(message, shown, &self.interaction, reply);
        }
        match (response, self.clicked_private_message(), message) {
            (Response::Update(_), Some(clicked), _) => {
                delivery.private_answers.pressed(clicked, &self.interaction);
            }
            (Response::Message(_), None, Some(message)) if self.is_below_board() => {
                delivery.answered_below(self.below(), &self.interaction, self.reply(message), message);
            }
            _ => {}
        }
    }

    /// Answers a click by what becomes of the clicked message.
    pub(in crate::discord) async fn instead(&self, message: Message) {
        self.respond(&Response::Update(message)).await;
    }

    /// Answers with a message that nobody else sees.
    pub(in crate::discord) async fn privately_with(&self, message: Message) {
        self.respond(&Response::Message(message.private())).await;
    }

    /// The same; returns which of the answers says it then, where that is known.
    pub(in crate::discord) async fn privately_known(&self, message: Message) -> Option<Reply> {
        let answered = self.respond(&Response::Message(message.private())).await?;
        Some(self.reply(answered.message()?))
    }

    /// Answers a click with a form. Discord was told to wait, or waits no more, if that took long: then they have to
    /// press again.
    pub(in crate::discord) async fn form(&self, form: CreateModal) {
        match self.data.delivery.rest.respond(&self.interaction, &Response::Modal(form)).await {
            Ok(_) | Err(Error::AnsweredBefore) => {}
            Err(Error::TooLate) => {
                self.also_privately(said(words(self.language().await).form_too_slow())).await
            }
            Err(error) => tracing::warn!(%error, "a form was not delivered"),
        }
    }

    /// Tells something about the game of the clicked button that nobody else sees, after the answer: it takes the place of
    /// what was told before.
    pub(in crate::discord) async fn also_below(&self, message: Message) {
        match self.data.delivery.rest.follow_up(&self.interaction, &message.private()).await {
            Ok(message) if self.is_of_game() => {
                let reply = Reply::FollowUp(message);
                self.data.delivery.answered_below(self.below(), &self.interaction, reply, message);
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "what follows a response was not delivered"),
        }
    }

    /// Tells something that nobody else sees, after the answer.
    pub(in crate::discord) async fn also_privately(&self, message: Message) {
        if let Err(error) = self.data.delivery.rest.follow_up(&self.interaction, &message.private()).await {
            tracing::warn!(%error, "what follows a response was not delivered");
        }
    }

    /// Answers; `None` if that was not delivered.
    async fn respond(&self, response: &Response) -> Option<Responded> {
        if let Response::Message(message) | Response::Update(message) = response
            && notifications::next_step_buttons::has_choice(message)
        {
            self.note_offered();
        }
        match self.data.delivery.rest.respond(&self.interaction, response).await {
            Ok(Responded::Now(message)) => {
                self.note_private(response, message);
                Some(Responded::Now(message))
            }
            Ok(Responded::Apart) => Some(Responded::Apart),
            Err(Error::AnsweredBefore) => Some(Responded::Now(None)),
            // The panel was deleted while it was pressed. What it would say now is said anew.
            Err(Error::Gone(Gone::Message)) if matches!(response, Response::Update(_)) => {
                let Response::Update(message) = response else { return None };
                Box::pin(self.respond(&Response::Message(message.clone().private()))).await
            }
            Err(error) => {
                tracing::warn!(%error, "a private response was not delivered");
                None
            }
        }
    }
}
