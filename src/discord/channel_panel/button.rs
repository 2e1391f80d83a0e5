//! `/ra-play`: the ways into a game, for whoever has none yet. They are also on panels that stand in channels, of which
//! every answer is private too. Each answer ends with what can be done next.

use ra::ai::Level;
use ra_display::refusal::{AppRefusal, Refusal};
use ra_display::text::standings::{FIRST, Standings};
use ra_display::text::{self, words};
use ra_table::clock::Pace;

use ra_table::game::lobby::Lobby;
use ra_table::game::view::Own;
use ra_table::id::{ChannelId, GuildId};
use ra_table::language::Language;
use ra_table::season::Quarter;
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed};

use super::free_seats::{self, Free};
use super::ids::Press;
use crate::app::{self, Error, Request, lobbies, season, servers, table_watches};
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::lobby::opening::{self, Asked};
use crate::discord::rest::Message;
use crate::discord::season::ids::Press as SeasonPress;
use crate::discord::season::ids::{Scope, View};
use crate::discord::sending::components::{SAND, panel, primary, rows, secondary};
use crate::discord::views::look;
use crate::discord::{Context, channel_panel, cups};

/// Against whom somebody plays who has said nothing: enough for a real auction, and such as can be beaten at the
/// first try.
const OPPONENTS: (usize, Level) = (2, Level::Easy);

/// Play Ra: alone now, with others, or go on with your games.
#[poise::command(
    slash_command,
    rename = "ra-play",
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub(in crate::discord) async fn ra_play(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    incoming.privately_with(all_ways(&incoming).await?).await;
    Ok(())
}

pub(in crate::discord) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let language = incoming.language().await;
    let panel = match press {
        Press::Ways => all_ways(incoming).await?,
        Press::Alone => return alone(incoming).await,
        Press::Table => match own_table(incoming).await? {
            Some(lobby) => return opening::require_open(incoming, lobby.id).await,
            None => which_table(language, usual(incoming).await?),
        },
        Press::Tonight => return table(incoming, Asked { pace: Some(Pace::Live), ..Asked::default() }).await,
        Press::Days => {
            return table(incoming, Asked { pace: Some(Pace::Standard), ..Asked::default() }).await;
        }
        Press::Usual => return table(incoming, Asked::default()).await,
        Press::More => which_pace(language, usual(incoming).await?),
        Press::At(pace) => {
            return table(incoming, Asked { pace: Some(pace), settings: true, ..Asked::default() }).await;
        }
        Press::Join => free(language, &free_seats::of(incoming).await?),
        Press::Games => my_games(language, &look::my_games(incoming).await?),
    };
    incoming.panel(panel).await;
    Ok(())
}

/// The table that somebody has opened where they would open another, and at which they sit alone.
async fn own_table(incoming: &Incoming<'_>) -> Result<Option<Lobby>, Error> {
    let user = incoming.request.person.user;
    let is_theirs = |lobby: &Lobby| lobby.is_host(user) && lobby.seats.len() == 1;
    let request = Request { channel: opening::channel(incoming).await?, ..incoming.request.clone() };
    let there = lobbies::perhaps_meant(&incoming.data.store, &request).await?;
    Ok(there.into_iter().find(is_theirs))
}

/// The pace of the server's tables, where an admin has said so.
async fn usual(incoming: &Incoming<'_>) -> Result<Option<Pace>, Error> {
    Ok(match incoming.guild {
        Some(guild) => servers::of(&incoming.data.store, guild).await?.pace,
        None => None,
    })
}

/// Opens a table. Whoever sits alone at one of theirs in this channel is led to it: they have pressed twice.
async fn table(incoming: &Incoming<'_>, asked: Asked) -> Result<(), Error> {
    match own_table(incoming).await? {
        Some(lobby) => opening::require_open(incoming, lobby.id).await,
        None => opening::open(incoming, asked).await,
    }
}

/// Begins a game against computer players. Where one runs already, or waits for their first move, the person is led
/// to it.
async fn alone(incoming: &Incoming<'_>) -> Result<(), Error> {
    let user = incoming.request.person.user;
    let games = app::owned(&incoming.data.store, user, incoming.request.now).await?;
    let is_new = |own: &Own| {
        let is_alone = own.alone() == Some(own.seat);
        let is_near = own.at.guild == incoming.guild || own.at.guild.is_none();
        is_alone && is_near && own.player(own.seat).known.is_none()
    };
    let new = games.into_iter().filter_map(|(_, own)| own.ok()).find(is_new);
    let here = incoming.request.channel;
    let elsewhere = |own: &Own| own.at.channel.filter(|channel| *channel != here);
    if let Some((own, channel)) = new.and_then(|own| elsewhere(&own).map(|channel| (own, channel))) {
        let language = incoming.language().await;
        let told = text::lobby::started_in(language, own.id, &own.at);
        incoming.panel(runs_here(language, told, own.at.guild, channel)).await;
        return Ok(());
    }
    let (computers, level) = OPPONENTS;
    let asked = Asked { computers, level: Some(level), alone: true, ..Asked::default() };
    match opening::open(incoming, asked).await {
        Err(Error::Refused(
            refusal @ Refusal::App(AppRefusal::GameRunsHere(_) | AppRefusal::GameRunsDirectly),
        )) => {
            let channel = if let Refusal::App(AppRefusal::GameRunsHere(channel)) = refusal {
                channel
            } else {
                incoming.request.channel
            };
            let language = incoming.language().await;
            let told = text::refusal::refusal(language, &refusal);
            incoming.panel(runs_here(language, told, incoming.guild, channel)).await;
            Ok(())
        }
        other => other,
    }
}

/// All ways, how the server's season stands, and its cups; in direct messages those that there are, where nobody else can come.
/// The lesson has a shorter name for those who have finished a game.
async fn all_ways(incoming: &Incoming<'_>) -> Result<Message, Error> {
    let language = incoming.language().await;
    let words = words(language);
    let has_played = season::has_played(&incoming.data.store, incoming.request.person.user).await?;
    let Some(guild) = incoming.guild else {
        let rows = ways_rows(vec![vec![channel_panel::start_buttons::alone(language)]], language, has_played);
        return Ok(panel(words.play_ways_alone(), rows));
    };
    let with_others = vec![
        vec![channel_panel::start_buttons::alone(language)],
        vec![channel_panel::start_buttons::open(language), channel_panel::start_buttons::join(language)],
        vec![channel_panel::start_buttons::table_watch(language)],
    ];
    let user = incoming.request.person.user;
    let is_refused = table_watches::is_refusal_news(&incoming.data.store, (guild, user)).await?;
    let refused = is_refused.then(|| words.table_watch_refused());
    let told = [refused, Some(words.play_ways())].into_iter().flatten().collect::<Vec<_>>().join("\n\n");
    let message = panel(told, ways_rows(with_others, language, has_played));
    let season = season::season(&incoming.data.store, guild, Quarter::of(incoming.request.now)).await?;
    if season.standings.is_empty() {
        return cups::button::with_running(incoming, message).await;
    }
    let first = Standings::of(language, &season, Some(user), FIRST);
    let told = text::standings::lines(language, &first);
    let embed = CreateEmbed::new().colour(SAND).title(&first.title).description(told);
    let mut message = Message { embeds: Some(vec![embed]), ..message };
    let way = |view, label| secondary(&Button::Stats(Scope::Here, SeasonPress::Read(view)), label);
    let ways =
        vec![way(View::Season(None), words.button_season()), way(View::Player(user), words.button_figures())];
    message.rows.get_or_insert_default().push(CreateActionRow::Buttons(ways));
    cups::button::with_running(incoming, message).await
}

/// Asks at which kind of table others are to sit down, before one is open for everybody to see: first as the server has
/// it, where an admin has said so.
fn which_table(language: Language, usual: Option<Pace>) -> Message {
    let words = words(language);
    let kinds = [
        (Press::Tonight, Pace::Live, words.button_play_tonight()),
        (Press::Days, Pace::Standard, words.button_play_days()),
    ];
    let others = kinds.into_iter().filter(|(_, pace, _)| Some(*pace) != usual);
    let usual = usual.map(|pace| match pace {
        Pace::Live => (Press::Usual, words.button_play_tonight()),
        Pace::Standard => (Press::Usual, words.button_play_days()),
        Pace::Fast | Pace::Relaxed | Pace::Unclocked => {
            (Press::Usual, words.button_play_usual(text::pace::name(language, pace)))
        }
    });
    let all = usual.into_iter().chain(others.map(|(press, _, label)| (press, label)));
    // Each in a row of its own: the labels are long.
    let row = |(press, label)| CreateActionRow::Buttons(vec![primary(&Button::Play(press), label)]);
    let more = secondary(&Button::Play(Press::More), words.button_play_more());
    let rows = all
        .map(row)
        .chain([CreateActionRow::Buttons(vec![more, channel_panel::start_buttons::back(language)])])
        .collect();
    panel(words.play_which(), rows)
}

/// Asks at which pace others are to sit down, with what each means; the server's own is marked.
fn which_pace(language: Language, usual: Option<Pace>) -> Message {
    let pace = |pace| primary(&Button::Play(Press::At(pace)), text::pace::name(language, pace));
    let back = secondary(&Button::Play(Press::Table), words(language).button_return());
    let told = text::pace::before_opening(language, usual.unwrap_or(Pace::Standard));
    panel(told, [rows(Pace::ALL.map(pace).to_vec()), rows(vec![back])].concat())
}

/// Their buttons, below those that begin a game: few in a row, so that they are big on a phone.
fn ways_rows(mut all: Vec<Vec<CreateButton>>, language: Language, has_played: bool) -> Vec<CreateActionRow> {
    all.push(vec![
        channel_panel::start_buttons::games(language),
        if has_played {
            channel_panel::start_buttons::lesson(language)
        } else {
            channel_panel::start_buttons::learn(language)
        },
    ]);
    all.into_iter().map(CreateActionRow::Buttons).collect()
}

/// What is free on the server for somebody.
fn free(language: Language, free: &Free) -> Message {
    if free.is_empty() {
        let ways = vec![
            channel_panel::start_buttons::open(language),
            channel_panel::start_buttons::alone(language),
            channel_panel::start_buttons::back(language),
        ];
        let mut all =
            vec![CreateActionRow::Buttons(vec![channel_panel::start_buttons::table_watch(language)])];
        all.extend(rows(ways));
        return panel(words(language).play_no_tables(), all);
    }
    let mut all = free.rows(language);
    all.extend(rows(vec![channel_panel::start_buttons::back(language)]));
    panel(free.told(language), all)
}

/// One's games, with the ways to others.
fn my_games(language: Language, lines: &[String]) -> Message {
    let alone = lines.is_empty().then(|| channel_panel::start_buttons::alone(language));
    let ways = alone.into_iter().chain([channel_panel::start_buttons::back(language)]).collect();
    panel(text::own_view::my_games(language, lines), rows(ways))
}

/// That nothing can be begun where a game runs, with the way to it.
fn runs_here(language: Language, told: String, guild: Option<GuildId>, channel: ChannelId) -> Message {
    panel(
        told,
        rows(vec![
            channel_panel::start_buttons::to_game(language, guild, channel),
            channel_panel::start_buttons::back(language),
        ]),
    )
}
