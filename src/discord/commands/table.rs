//! Tables: opened, filled, started, given up.

use std::time::Duration;

use serenity::model::user::User;

use crate::ai::Level;
use crate::app::closing::{self, Cancelled, Right};
use crate::app::tables::{self, Changed};
use crate::app::{Done, Error, Person};
use crate::clock::Pace;
use crate::discord::Context;
use crate::discord::call::Call;
use crate::discord::mine;
use crate::discord::panel;
use crate::discord::rest::{Answer, Answered, Priority};
use crate::discord::screen;
use crate::game::Refusal;
use crate::game::lobby::{Lobby, Place, Status, Wish};
use crate::id::MessageId;
use crate::rules::Edition;
use crate::text;

/// How long sitting down and starting wait for the lobby's message.
const LOBBY_PATIENCE: Duration = Duration::from_millis(1000);
/// How long the answer to a start waits for the game's thread.
const THREAD_PATIENCE: Duration = Duration::from_millis(1500);

/// Which edition's rules are played. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum EditionChoice {
    #[name = "pharaoh"]
    Pharaoh,
    #[name = "classic"]
    Classic,
}

/// How well computer players play. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum LevelChoice {
    #[name = "easy"]
    Easy,
    #[name = "normal"]
    Normal,
    #[name = "hard"]
    Hard,
}

impl From<LevelChoice> for Level {
    fn from(choice: LevelChoice) -> Level {
        match choice {
            LevelChoice::Easy => Level::Easy,
            LevelChoice::Normal => Level::Normal,
            LevelChoice::Hard => Level::Hard,
        }
    }
}

/// How fast to play. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum PaceChoice {
    #[name = "live: all are here now"]
    Live,
    #[name = "fast: several looks a day"]
    Fast,
    #[name = "standard: two looks a day"]
    Standard,
    #[name = "relaxed: when there is time"]
    Relaxed,
    #[name = "no clock"]
    Unclocked,
}

impl From<PaceChoice> for Pace {
    fn from(choice: PaceChoice) -> Pace {
        match choice {
            PaceChoice::Live => Pace::Live,
            PaceChoice::Fast => Pace::Fast,
            PaceChoice::Standard => Pace::Standard,
            PaceChoice::Relaxed => Pace::Relaxed,
            PaceChoice::Unclocked => Pace::Unclocked,
        }
    }
}

/// Open a table for a new game.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "Discord has no option that takes several people")]
pub(super) async fn new(
    ctx: Context<'_>,
    #[description = "How many may sit down; 5 unless you say otherwise"]
    #[min = 2]
    #[max = 5]
    seats: Option<u8>,
    #[description = "Which edition's rules: they differ in when a disaster taken with a God strikes"] edition: Option<
        EditionChoice,
    >,
    #[description = "How fast to play: standard unless you say otherwise"] pace: Option<PaceChoice>,
    #[description = "Draw for everybody while the track holds 0 or 1 tiles; yes unless you say otherwise"]
    quick: Option<bool>,
    #[description = "Play in this channel itself instead of a thread"] here: Option<bool>,
    #[description = "How many computer players sit down at once"]
    #[min = 1]
    #[max = 4]
    computers: Option<u8>,
    #[description = "How well the computer players play; normal unless you say otherwise"] level: Option<
        LevelChoice,
    >,
    #[description = "Keep a seat for somebody"] invite: Option<User>,
    #[description = "Keep a seat for somebody else"] invite2: Option<User>,
    #[description = "Keep a seat for somebody else"] invite3: Option<User>,
    #[description = "Keep a seat for somebody else"] invite4: Option<User>,
) -> Result<(), Error> {
    let call = Call::new(ctx);
    let computers = usize::from(computers.unwrap_or(0));
    let in_private = call.guild.is_none();
    // In direct messages nobody else could come.
    let seats = if in_private { computers + 1 } else { seats.map_or(5, usize::from).max(computers + 1) };
    if seats < 2 {
        return Err(Refusal::NotInDirectMessages.into());
    }
    let here = here.unwrap_or(false) || call.in_thread() || in_private;
    let place = if here { Place::Here } else { Place::Thread };
    if let Some(hindrance) = call.hindrance(place).filter(|_| !in_private) {
        return Err(hindrance.into());
    }
    let invited: Vec<User> = [invite, invite2, invite3, invite4].into_iter().flatten().collect();
    if invited.iter().any(|user| user.bot) {
        return Err(Refusal::NoSeatForBots.into());
    }
    let person = |user: &User| Person { user: user.id.into(), name: user.display_name().to_owned() }.into();
    let wish = Wish {
        size: seats,
        edition: match edition.unwrap_or(EditionChoice::Pharaoh) {
            EditionChoice::Pharaoh => Edition::Pharaoh,
            EditionChoice::Classic => Edition::Classic,
        },
        place,
        invited: invited.iter().map(person).collect(),
        computers: vec![level.map_or(Level::Normal, Level::from); computers],
        // Alone against computer players nobody waits.
        quick: quick.unwrap_or(!in_private),
        pace: pace.map_or(if in_private { Pace::Unclocked } else { Pace::Standard }, Pace::from),
    };
    let lobby = match tables::open(&call.data.store, &call.request, call.guild, &wish).await? {
        Changed::Lobby(lobby, _) => lobby,
        Changed::Started(done) => {
            show_start(&call, *done).await;
            return Ok(());
        }
    };
    let mut message = screen::lobby(&lobby);
    message.pings = invited.iter().map(|user| user.id).collect();
    let rest = &call.data.publisher.rest;
    let posted = match rest.answer(&call.interaction, &Answer::Message(message)).await {
        Ok(Answered::Now(Some(message))) => Some(message),
        Ok(Answered::Now(None) | Answered::Before) => rest.original(&call.interaction).await.ok(),
        Err(error) => {
            tracing::warn!(%error, game = %lobby.id, "a lobby was not taken as an answer");
            None
        }
    };
    match posted {
        Some(message) => call.data.publisher.table_posted(&lobby, message.into()).await?,
        None => call.data.publisher.post_table(&lobby).await?,
    }
    mine::ask_once(&call).await;
    Ok(())
}

/// Sit down at the table in this channel.
#[poise::command(slash_command, guild_only)]
pub(super) async fn join(ctx: Context<'_>) -> Result<(), Error> {
    sit_down(&Call::new(ctx)).await
}

/// Give your seat at the table in this channel free.
#[poise::command(slash_command, guild_only)]
pub(super) async fn leave(ctx: Context<'_>) -> Result<(), Error> {
    get_up(&Call::new(ctx)).await
}

/// Start the game with those who sit at the table (host only).
#[poise::command(slash_command, guild_only)]
pub(super) async fn start(ctx: Context<'_>) -> Result<(), Error> {
    begin(&Call::new(ctx)).await
}

/// Call off the table or the game in this channel (host only).
#[poise::command(slash_command, guild_only)]
pub(super) async fn cancel(ctx: Context<'_>) -> Result<(), Error> {
    call_off(&Call::new(ctx)).await
}

/// Let a computer player sit down at the table in this channel, or send one away (host only).
#[poise::command(slash_command, guild_only)]
pub(super) async fn computer(
    ctx: Context<'_>,
    #[description = "How well it plays; normal unless you say otherwise"] level: Option<LevelChoice>,
    #[description = "Send the last one away instead"] remove: Option<bool>,
) -> Result<(), Error> {
    let call = Call::new(ctx);
    if remove.unwrap_or(false) {
        return remove_computer(&call).await;
    }
    add_computer(&call, level.map_or(Level::Normal, Level::from)).await
}

/// Lets a computer player sit down, by command or button.
pub(in crate::discord) async fn add_computer(call: &Call<'_>, level: Level) -> Result<(), Error> {
    until_posted(call).await?;
    let hindrance = |place| call.hindrance(place);
    match tables::add_computer(&call.data.store, &call.request, level, hindrance).await? {
        Changed::Lobby(lobby, hindrance) => {
            call.panel(panel::done(text::lobby::computer_seated(&lobby, hindrance.as_ref()))).await;
            call.data.publisher.show_table(lobby.id).await;
        }
        Changed::Started(done) => show_start(call, *done).await,
    }
    Ok(())
}

/// Sends a computer player away, by command or button.
pub(in crate::discord) async fn remove_computer(call: &Call<'_>) -> Result<(), Error> {
    let lobby = tables::remove_computer(&call.data.store, &call.request).await?;
    show(call, &lobby, "The computer player has left.".to_owned()).await;
    Ok(())
}

/// Sits the person down, by command or button.
pub(in crate::discord) async fn sit_down(call: &Call<'_>) -> Result<(), Error> {
    until_posted(call).await?;
    let changed = tables::join(&call.data.store, &call.request, |place| call.hindrance(place)).await?;
    seated(call, changed).await;
    mine::ask_once(call).await;
    Ok(())
}

/// Says that the person has sat down, which may have started the game.
pub(in crate::discord) async fn seated(call: &Call<'_>, changed: Changed) {
    match changed {
        Changed::Lobby(lobby, hindrance) => {
            let told = text::lobby::seated(&lobby, hindrance.as_ref());
            show(call, &lobby, told).await;
            if let Some(hindrance) = hindrance.filter(|_| is_clicked(call, lobby.message)) {
                call.also_privately(panel::done(text::refusal::refusal(&hindrance))).await;
            }
        }
        Changed::Started(done) => show_start(call, *done).await,
    }
}

/// Chooses how fast the table will play (host only).
pub(in crate::discord) async fn set_pace(call: &Call<'_>, pace: Pace) -> Result<(), Error> {
    let lobby = tables::set_pace(&call.data.store, &call.request, Some(pace), None).await?;
    show(call, &lobby, format!("This table plays {}.", text::pace::meaning(pace))).await;
    Ok(())
}

/// Chooses whether the table plays with quick draws (host only).
pub(in crate::discord) async fn set_quick(call: &Call<'_>, quick: bool) -> Result<(), Error> {
    let lobby = tables::set_pace(&call.data.store, &call.request, None, Some(quick)).await?;
    let told = if quick { "Quick draws are on." } else { "Quick draws are off." };
    show(call, &lobby, told.to_owned()).await;
    Ok(())
}

/// Gives the person's seat free, by command or button.
pub(in crate::discord) async fn get_up(call: &Call<'_>) -> Result<(), Error> {
    let lobby = tables::leave(&call.data.store, &call.request).await?;
    let closed =
        if lobby.status == Status::Cancelled { " It was the last: the table is closed." } else { "" };
    show(call, &lobby, format!("Your seat is free again.{closed}")).await;
    Ok(())
}

/// Starts the game, by command or button.
pub(in crate::discord) async fn begin(call: &Call<'_>) -> Result<(), Error> {
    until_posted(call).await?;
    let done = tables::start(&call.data.store, &call.request, |place| call.hindrance(place)).await?;
    show_start(call, done).await;
    Ok(())
}

/// Calls a table or a game off, by command or button.
pub(in crate::discord) async fn call_off(call: &Call<'_>) -> Result<(), Error> {
    let cancelled = closing::cancel(&call.data.store, &call.request, Right::Host).await?;
    called_off(call, cancelled).await;
    Ok(())
}

/// Says what was called off, in the game's channel.
pub(super) async fn called_off(call: &Call<'_>, cancelled: Cancelled) {
    match cancelled {
        Cancelled::Lobby(lobby) => show(call, &lobby, "The table is closed.".to_owned()).await,
        Cancelled::Game { game, channel, by_host } => {
            let user = call.request.person.user;
            let by = if by_host { "its host".to_owned() } else { format!("<@{user}>") };
            let told = format!("Game {game} was called off by {by}.");
            let publisher = &call.data.publisher;
            if Some(call.request.channel) == channel {
                call.publicly(told).await;
            } else {
                call.privately(told.clone()).await;
                if let Some(channel) = channel {
                    publisher.say(channel, told).await;
                }
            }
            publisher.show_table(game).await;
            publisher.retired.notify_one();
        }
    }
}

/// Whether what was clicked is the table's message.
fn is_clicked(call: &Call<'_>, message: Option<MessageId>) -> bool {
    message.is_some() && call.clicked_board() == message
}

/// Shows what became of a table: its message is the answer if that was clicked; otherwise the person is told.
async fn show(call: &Call<'_>, lobby: &Lobby, told: String) {
    let publisher = &call.data.publisher;
    if is_clicked(call, lobby.message) {
        publisher.answer_with_table(&call.interaction, lobby.id).await;
    } else {
        call.privately(told).await;
        publisher.show_table(lobby.id).await;
    }
}

/// Waits a moment for the lobby's message, if it is on its way: a game's thread is opened from it.
async fn until_posted(call: &Call<'_>) -> Result<(), Error> {
    for _ in 0..50 {
        if !tables::is_being_posted(&call.data.store, &call.request).await? {
            break;
        }
        tokio::time::sleep(LOBBY_PATIENCE / 50).await;
    }
    Ok(())
}

/// Shows a game that has just started.
async fn show_start(call: &Call<'_>, done: Done) {
    let publisher = &call.data.publisher;
    let mut seen = publisher.let_computers_act(done).await;
    let (game, place) = (seen.row.id, seen.row.place);
    if place == Place::Here && !call.is_click() {
        return publisher.answer(&call.interaction, seen).await;
    }
    if place == Place::Thread {
        // The thread first, so that the link leads somewhere; but the answer does not wait for it for ever, and
        // showing the board opens the thread if it is not there.
        let opened = tokio::time::timeout(THREAD_PATIENCE, publisher.open_thread(&mut seen)).await;
        if !matches!(opened, Ok(Ok(()))) {
            tracing::warn!(?opened, %game, "a game's thread is not open yet");
        }
    }
    if is_clicked(call, seen.row.lobby_message) {
        publisher.answer_with_table(&call.interaction, game).await;
    } else {
        let told = match place {
            Place::Here => text::lobby::started(&seen.game),
            Place::Thread => format!("Game {game} has started in {}.", text::channel(seen.row.channel)),
        };
        call.panel(panel::done(told)).await;
    }
    publisher.show(game, Priority::Answer).await;
}
