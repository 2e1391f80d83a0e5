//! A command, a click or a form as it came, and the answers to it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use poise::CommandInteractionType;

use ra_display::refusal::{DiscordRefusal, Refusal};
use ra_table::game::lobby::Place;
use ra_table::game::view::Own;
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::names;
use ra_table::reader_preferences::Reader;
use ra_table::time::Millis;
use serenity::model::Permissions;
use serenity::model::application::{
    ActionRowComponent, ButtonKind, ComponentInteraction, MessageInteractionMetadata, ModalInteraction,
};
use serenity::model::channel::{Message, MessageFlags, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::user::User;
use tokio::sync::OnceCell;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::bot_permissions::May;
use crate::app::message_state::Route;
use crate::app::{self, GameRef, Person, Request, SeenGame, languages};
use crate::config::Limits;
use crate::discord::board::route::ClickedBoard;
use crate::discord::convert_ids::ToOurs;
use crate::discord::custom_id::Button;
use crate::discord::keyed_mutex::{Free, Held};
use crate::discord::member_view::MemberView;
use crate::discord::rest::{Came, Interaction};
use crate::discord::sending::Below;
use crate::discord::sending::recognise_message::board_of;
use crate::discord::{Context, Data, auction, orders, turn};
use crate::store::games::{self, At, Pressed};

/// At what age of an interaction something must be offered for an option, or nothing: that cannot be deferred.
const OFFERED_BY: Duration = Duration::from_secs(2);

/// How long a request waits for the one before it by the same person.
const PATIENCE: Duration = Duration::from_secs(1);

/// What the answer to a command or a click is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Manner {
    /// A message that everybody sees: the game's new board, or a lobby. Of a button, only a board is that.
    Public,
    /// Something for the person alone; of a button, also a change of a lobby's message. A board is posted apart from it.
    Private,
}

/// A command, a click or a form as it came.
pub(in crate::discord) struct Incoming<'a> {
    pub(in crate::discord) data: &'a Data,
    /// For answering.
    pub(in crate::discord) interaction: Interaction,
    /// For `app`.
    pub(in crate::discord) request: Request,
    /// The server; `None` in a direct message.
    pub(in crate::discord) guild: Option<GuildId>,
    /// The channel or forum of the thread that it comes from; `None` from elsewhere.
    pub(in crate::discord) parent: Option<ChannelId>,
    /// What the bot may do in the channel.
    pub(in crate::discord) may: May,
    /// What the person sees of the server.
    pub(in crate::discord) sight: MemberView,
    /// What the person's Discord is in, and the server.
    locale: String,
    guild_locale: Option<String>,
    /// That nobody was showing the game before anything was done in it, if so.
    pub(in crate::discord) free: Option<Free>,
    /// What is known of the person where their press was checked.
    pressed: OnceLock<Pressed>,
    /// What is known of the person's language, once it is needed.
    reader: OnceCell<Reader>,
    /// The message with the button.
    clicked: Option<Clicked>,
    /// Whether something to choose from has been offered to the person.
    offered: AtomicBool,
    /// Whether the person has moved a game by it.
    moved: AtomicBool,
    /// The program does not stop before this is dropped.
    _under_way: TaskTrackerToken,
}

/// A message with a button that was clicked, as Discord tells of it.
#[derive(Debug, Clone, Copy)]
struct Clicked {
    message: MessageId,
    is_private: bool,
    /// If it is a game's board, or was one: of which game, and the last entry that it tells.
    board: Option<(GameId, i64)>,
    /// Who did what it answers, if it is private.
    opened_by: Option<UserId>,
    /// Whether the button stands on it: a client may name one that does not.
    has_button: bool,
    /// Whether the button is about a game, or explains how one is played.
    is_of_game: bool,
    /// Whether a message of a person's own conversation with the bot is changed into what comes of the button.
    is_changed: bool,
}

impl Clicked {
    /// A message, on which the button of these words was clicked.
    fn of(message: &Message, button: &str) -> Clicked {
        let is_private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let opened_by = match message.interaction_metadata.as_deref() {
            Some(MessageInteractionMetadata::Command(by)) => Some(by.user.id),
            Some(MessageInteractionMetadata::Component(by)) => Some(by.user.id),
            Some(_) | None => None,
        };
        let presses = || message.components.iter().flat_map(|row| &row.components).filter_map(word_of);
        Clicked {
            message: message.id.to_ours(),
            is_private,
            board: presses().find_map(board_of).filter(|_| !is_private),
            opened_by: opened_by.filter(|_| is_private).map(ToOurs::to_ours),
            has_button: presses().any(|word| word == button),
            is_of_game: button.parse().is_ok_and(|button| is_of_game(&button)),
            // One with two pictures tells of the end of an epoch, too, which stays.
            is_changed: message.embeds.len() < 2 && button.parse().is_ok_and(|button| decides(&button)),
        }
    }
}

/// Whether a button of a question decides something by itself, and opens no panel for it.
fn decides(button: &Button) -> bool {
    use {auction::ids::Press as Auction, orders::ids::Press as Orders, turn::ids::Press as Turn};
    let opens = matches!(
        button,
        Button::Turn(_, _, Turn::InvokeOpen | Turn::GodsOpen | Turn::DiscardOpen | Turn::DiscardSome(_))
    );
    let of_turn = matches!(button, Button::Turn(..)) && !opens;
    let of_auction = matches!(button, Button::Auction(_, _, Auction::Answer(_) | Auction::Withdraw));
    let of_orders = matches!(button, Button::Orders(_, Orders::Undo | Orders::CarryOn(_) | Orders::Ask));
    of_turn || of_auction || of_orders
}

/// Whether a button is about a game that is played, or explains how one is played.
fn is_of_game(button: &Button) -> bool {
    match button {
        Button::Turn(..)
        | Button::Auction(..)
        | Button::Later(..)
        | Button::Look(..)
        | Button::Board(..)
        | Button::Chair(..)
        | Button::CancelVote(..)
        | Button::Story(..)
        | Button::News(..)
        | Button::LookBack(..)
        | Button::Place(..)
        | Button::Orders(..)
        | Button::Help
        | Button::Commands
        | Button::Rules => true,
        // What is said at a table before its game stays until it is read, as does what is said of a film; and a lesson, or
        // one's settings, until they are put away.
        Button::Lobby(..)
        | Button::Rematch(_)
        | Button::Settings(_)
        | Button::Learn(_)
        | Button::Play(_)
        | Button::Stats(..)
        | Button::Film(_)
        | Button::Cup(..)
        | Button::CupDraft(..)
        | Button::TableWatch(_)
        | Button::Admin(_)
        | Button::Data(_) => false,
    }
}

/// The word of a button or a menu.
fn word_of(component: &ActionRowComponent) -> Option<&str> {
    match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            ButtonKind::Link { .. } | ButtonKind::Premium { .. } => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_deref(),
        ActionRowComponent::InputText(_) | _ => None,
    }
}

/// What everything that comes has, whatever its kind.
struct Origin<'c> {
    id: serenity::model::id::InteractionId,
    token: &'c str,
    channel: serenity::model::id::ChannelId,
    guild: Option<serenity::model::id::GuildId>,
    place: Option<&'c PartialChannel>,
    permissions: Option<Permissions>,
    user: &'c User,
    member: Option<&'c Member>,
    locale: &'c str,
    guild_locale: Option<&'c str>,
}

/// The origin of one of serenity's kinds of interaction, which have fields of the same names and nothing else in common.
macro_rules! origin {
    ($came:expr, $member:expr) => {
        Origin {
            id: $came.id,
            token: &$came.token,
            channel: $came.channel_id,
            guild: $came.guild_id,
            place: $came.channel.as_ref(),
            permissions: $came.app_permissions,
            user: &$came.user,
            member: $member,
            locale: &$came.locale,
            guild_locale: $came.guild_locale.as_deref(),
        }
    };
}

/// The channel that a thread is of; `None` for what is no thread.
fn parent_of(place: &PartialChannel) -> Option<ChannelId> {
    place.parent_id.filter(|_| place.thread_metadata.is_some()).map(ToOurs::to_ours)
}

impl<'a> Incoming<'a> {
    fn of(
        data: &'a Data,
        from: &Origin<'_>,
        kind: Came,
        route: Route,
        clicked: Option<Clicked>,
    ) -> Incoming<'a> {
        Incoming {
            data,
            interaction: data.delivery.rest.receive(from.id.to_ours(), from.token.to_owned(), kind),
            request: Request {
                interaction: from.id.to_ours(),
                route,
                channel: from.channel.to_ours(),
                game: None,
                question: None,
                person: person(from.user, from.member),
                now: data.delivery.now(),
            },
            guild: from.guild.map(ToOurs::to_ours),
            parent: from.place.and_then(parent_of),
            may: May::here(from.place, from.permissions),
            sight: MemberView::of(from.member),
            locale: from.locale.to_owned(),
            guild_locale: from.guild_locale.map(str::to_owned),
            free: None,
            pressed: OnceLock::new(),
            reader: OnceCell::new(),
            clicked,
            offered: AtomicBool::new(false),
            moved: AtomicBool::new(false),
            _under_way: data.tasks.token(),
        }
    }

    pub(in crate::discord) fn command(ctx: Context<'a>, manner: Manner) -> Incoming<'a> {
        let came = ctx.interaction;
        let data = ctx.data();
        let route = match manner {
            Manner::Public => Route::Response(came.id.to_ours(), came.token.clone()),
            // Discord shows everybody the options of a command that is answered publicly.
            Manner::Private => Route::Post,
        };
        let kind = match ctx.interaction_type {
            CommandInteractionType::Command => Came::Command,
            CommandInteractionType::Autocomplete => Came::Typing,
        };
        Incoming::of(data, &origin!(came, came.member.as_deref()), kind, route, None)
    }

    /// A click on a button, or a choice from a menu.
    pub(in crate::discord) fn click(
        data: &'a Data,
        came: &ComponentInteraction,
        manner: Manner,
    ) -> Incoming<'a> {
        let clicked = Clicked::of(&came.message, &came.data.custom_id);
        let route = match manner {
            Manner::Public if clicked.board.is_some() => Route::FollowUp(came.id.to_ours()),
            // What follows an answer names the message that was clicked, to everybody: never a private one, nor one
            // that has called somebody elsewhere.
            Manner::Public | Manner::Private => Route::Post,
        };
        let kind = Came::Click(came.message.id.to_ours());
        Incoming::of(data, &origin!(came, came.member.as_ref()), kind, route, Some(clicked))
    }

    /// A form that was filled in; this button, perhaps on a message, has opened it.
    pub(in crate::discord) fn submitted(
        data: &'a Data,
        came: &ModalInteraction,
        button: &Button,
    ) -> Incoming<'a> {
        let message = came.message.as_deref();
        let kind = message.map_or(Came::Command, |message| Came::Click(message.id.to_ours()));
        let clicked = message.map(|message| Clicked::of(message, &button.to_string()));
        Incoming::of(data, &origin!(came, came.member.as_ref()), kind, Route::Post, clicked)
    }

    /// About this game, not the channel's.
    pub(in crate::discord) fn about(mut self, game: GameId) -> Incoming<'a> {
        self.request.game = Some(game);
        self.free = self.data.delivery.locks.free(game);
        self
    }

    /// About the question of this number in a game.
    pub(in crate::discord) fn on_question(mut self, game: GameId, number: i64) -> Incoming<'a> {
        self.request.question = Some(number);
        self.about(game)
    }

    pub(in crate::discord) async fn language(&self) -> Language {
        self.reader().await.language()
    }

    /// What is known of the person's language; what their Discord is in, where the database does not tell.
    pub(in crate::discord) async fn reader(&self) -> &Reader {
        let read = || async {
            let user = self.request.person.user;
            let known = self.pressed.get().map(Pressed::reader);
            languages::reading(&self.data.store, user, &self.locale, known).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "a person's language is not known");
                Reader { locale: Some(self.locale.clone()), ..Reader::default() }
            })
        };
        self.reader.get_or_init(read).await
    }

    /// Where the game of a button is, if there is one. It is read once, with what is known of the person.
    pub(in crate::discord) async fn pressed(&self) -> Result<Option<At>, app::Error> {
        if let Some(pressed) = self.pressed.get() {
            return Ok(Some(pressed.at));
        }
        let Some(game) = self.request.game else { return Ok(None) };
        let pressed = games::pressed(&self.data.store, game, self.request.person.user).await?;
        Ok(pressed.map(|pressed| self.pressed.get_or_init(|| pressed).at))
    }

    /// When the person was last seen on the server, if that was read before; `Some(None)` for never.
    pub(in crate::discord) fn seen_before(&self) -> Option<Option<Millis>> {
        let pressed = self.pressed.get().filter(|pressed| pressed.at.guild == self.guild)?;
        Some(pressed.seen_at)
    }

    /// Whether something has been said in the person's own language: to them alone.
    pub(in crate::discord) fn has_read(&self) -> bool {
        self.reader.initialized()
    }

    /// Notes that the person has moved a game, or that nothing depends on their looking at it.
    pub(in crate::discord) fn note_moved(&self) {
        self.moved.store(true, Ordering::Relaxed);
    }

    /// Whether it may have to be noted that the person looks at the game: they have a chair, as far as is known, and no
    /// move says so.
    pub(in crate::discord) fn may_look(&self) -> bool {
        let is_seated = self.pressed.get().is_none_or(|pressed| pressed.at.is_seated());
        is_seated && !self.moved.load(Ordering::Relaxed)
    }

    /// Notes that the person is offered something to choose from.
    pub(in crate::discord) fn note_offered(&self) {
        self.offered.store(true, Ordering::Relaxed);
    }

    pub(in crate::discord) fn has_offered(&self) -> bool {
        self.offered.load(Ordering::Relaxed)
    }

    /// In which language a table is that the person opens here.
    pub(in crate::discord) async fn language_of_new_table(&self) -> Result<Language, app::Error> {
        let guild = self.guild.map(|guild| (guild, self.guild_locale.as_deref()));
        languages::of_new_table(&self.data.store, guild, self.language().await).await
    }

    /// A command about a game; in the person's own conversation with the bot about their only one.
    pub(in crate::discord) async fn game_command(ctx: Context<'a>, manner: Manner) -> Incoming<'a> {
        let incoming = Incoming::command(ctx, manner);
        if incoming.is_direct() { incoming.about_only_game().await } else { incoming }
    }

    /// The game that is meant, as everybody may see it.
    pub(in crate::discord) async fn seen(&self) -> Result<SeenGame, app::Error> {
        app::seen(&self.data.store, self.request.which(), self.request.now).await
    }

    /// A game as the person may see it.
    pub(in crate::discord) async fn own_of(&self, game: GameId) -> Result<Own, app::Error> {
        let user = self.request.person.user;
        app::own(&self.data.store, GameRef::Game(game), user, self.request.now).await
    }

    /// The game that is meant, as the person may see it.
    pub(in crate::discord) async fn own(&self) -> Result<Own, app::Error> {
        let user = self.request.person.user;
        app::own(&self.data.store, self.request.which(), user, self.request.now).await
    }

    /// About the person's only game, if none is played here in which they have a chair.
    pub(in crate::discord) async fn about_only_game(self) -> Incoming<'a> {
        if self.own().await.is_ok() {
            return self;
        }
        let found = app::only_game_of(&self.data.store, self.request.person.user, self.request.now).await;
        match found {
            Ok(Some(game)) => self.about(game),
            Ok(None) => self,
            Err(error) => {
                tracing::warn!(?error, "which game somebody means is not known");
                self
            }
        }
    }

    /// The game of a clicked panel, for who plays in it, if the panel's question is still open.
    pub(in crate::discord) async fn asked(&self) -> Result<Own, app::Error> {
        let own = self.own().await?;
        own.require_open(self.request.question)?;
        own.may_play(own.seat)?;
        Ok(own)
    }

    /// What is offered while an option is being typed, unless Discord would not wait for it.
    pub(in crate::discord) async fn in_time<T>(&self, offered: impl Future<Output = T>) -> Option<T> {
        let until = self.interaction.made_at() + OFFERED_BY;
        if until <= Instant::now() {
            return None;
        }
        tokio::time::timeout_at(until.into(), offered).await.ok()
    }

    /// Whether it is a click, not a command.
    pub(in crate::discord) fn is_click(&self) -> bool {
        self.clicked.is_some()
    }

    /// The public message with the button that was clicked; `None` for a private one, or none.
    pub(in crate::discord) fn clicked_message(&self) -> Option<MessageId> {
        self.clicked.filter(|clicked| !clicked.is_private).map(|clicked| clicked.message)
    }

    /// The same if it is a game's board, or was one.
    pub(in crate::discord) fn clicked_board(&self) -> Option<ClickedBoard> {
        let clicked = self.clicked?;
        let (game, to_seq) = clicked.board?;
        Some(ClickedBoard { message: clicked.message, channel: self.request.channel, game, to_seq })
    }

    /// Whose private message has been clicked, as far as Discord tells.
    pub(in crate::discord) fn opened_by(&self) -> Option<UserId> {
        self.clicked.and_then(|clicked| clicked.opened_by)
    }

    /// Whether the button that was clicked stands on the clicked message.
    pub(in crate::discord) fn stands_there(&self) -> bool {
        self.clicked.is_some_and(|clicked| clicked.has_button)
    }

    /// Whether a button of a public message was clicked that is about a game, or explains it: one private answer
    /// stands below such messages.
    pub(in crate::discord) fn is_below_board(&self) -> bool {
        self.clicked.is_some_and(|clicked| !clicked.is_private && clicked.is_of_game)
    }

    /// Whether a button was clicked that is about a game, or explains it.
    pub(in crate::discord) fn is_of_game(&self) -> bool {
        self.clicked.is_some_and(|clicked| clicked.is_of_game)
    }

    /// Where that answer stands.
    pub(in crate::discord) fn below(&self) -> Below {
        (self.request.person.user, self.request.channel)
    }

    /// The same message; `None` for a public one, or none.
    pub(in crate::discord) fn clicked_private_message(&self) -> Option<MessageId> {
        self.clicked.filter(|clicked| clicked.is_private).map(|clicked| clicked.message)
    }

    /// The clicked message that is changed into what comes of it: a private one, or a question in the person's own
    /// conversation with the bot; `None` where that is told apart from it.
    pub(in crate::discord) fn changed_message(&self) -> Option<MessageId> {
        let clicked = self.clicked?;
        (clicked.is_private || self.changes_direct_message()).then_some(clicked.message)
    }

    /// Whether a question in the person's own conversation with the bot is changed into what comes of the click.
    pub(in crate::discord) fn changes_direct_message(&self) -> bool {
        let changes = |clicked: Clicked| clicked.is_changed && clicked.board.is_none();
        self.is_on_direct_message() && self.clicked.is_some_and(changes)
    }

    /// Whether the clicked message is private, and has the button that was clicked.
    pub(in crate::discord) fn is_on_panel(&self) -> bool {
        self.clicked.is_some_and(|clicked| clicked.is_private && clicked.has_button)
    }

    /// Whether the button that was clicked stands on a message of the person's own conversation with the bot.
    pub(in crate::discord) fn stands_in_direct(&self) -> bool {
        self.guild.is_none() && self.stands_there()
    }

    /// Whether it comes from the person's own conversation with the bot.
    pub(in crate::discord) fn is_direct(&self) -> bool {
        self.guild.is_none()
    }

    /// Whether the clicked message is a direct one that the bot has written by itself, and has the button that was
    /// clicked.
    pub(in crate::discord) fn is_on_direct_message(&self) -> bool {
        let is_it = self.clicked.is_some_and(|clicked| !clicked.is_private && clicked.has_button);
        self.guild.is_none() && is_it
    }

    /// What the bot may not do here of all that a game in such a place will need later.
    pub(in crate::discord) fn hindrance(&self, place: Place) -> Option<Refusal> {
        self.may.hindrance(place)
    }

    /// Whether the person may manage the channel from which they come.
    pub(in crate::discord) fn may_manage(&self) -> bool {
        self.sight.may_manage()
    }

    /// How much the person may ask for: whoever may manage the channel, as many open tables as they like.
    pub(in crate::discord) fn limits(&self) -> Limits {
        let limits = self.data.counted.limits;
        Limits { open_tables: limits.open_tables.filter(|_| !self.sight.may_manage()), ..limits }
    }

    /// Counts it, unless the person has sent too much lately.
    pub(in crate::discord) fn count(&self) -> Result<(), DiscordRefusal> {
        let Request { person, interaction, now, .. } = &self.request;
        self.data.counted.press(person.user, *interaction, *now)
    }

    /// Waits until what the person has sent before is done, for a while. Whoever sends twenty at once keeps no more busy
    /// than others do; and nobody waits for long because Discord does not take an answer.
    pub(in crate::discord) async fn turn(&self) -> Option<Held> {
        let turn = self.data.delivery.served.wait_for(self.request.person.user);
        tokio::time::timeout(PATIENCE, turn).await.ok()
    }
}

fn person(user: &User, member: Option<&Member>) -> Person {
    let name = member.map_or_else(|| user.display_name(), |member| member.display_name());
    called(user, name)
}

/// A person by their display name; by their unique one, if the display name cannot be shown in the picture, or not be
/// seen at all.
pub(in crate::discord) fn called(user: &User, name: &str) -> Person {
    let name = if names::can_be_drawn(name) { name } else { &user.name };
    Person { user: user.id.to_ours(), name: name.to_owned() }
}
