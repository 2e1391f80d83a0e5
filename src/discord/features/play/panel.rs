//! Private panels of the ways into a game. Each ends with what can be done next.

use ra_display::text::refusal::channel_link;
use ra_display::text::standings::{FIRST, Standings};
use ra_display::text::{self, words};
use ra_table::clock::Pace;
use ra_table::id::{ChannelId, GuildId, UserId};
use ra_table::language::Language;
use ra_table::season::Quarter;
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed};

use crate::app::{Error, results, table_watches};
use crate::discord::custom_id::Button;
use crate::discord::custom_id::play::Press;
use crate::discord::custom_id::stats::{self, Scope, View};
use crate::discord::features::free_seats::Free;
use crate::discord::incoming::Incoming;
use crate::discord::message::SAND;
use crate::discord::message::components::{link, panel, primary, rows, secondary};
use crate::discord::message::ways::{alone, back, games, join, learn, lesson, open, table_watch};
use crate::discord::rest::Message;

/// All ways, and how the server's season stands; in direct messages those that there are, where nobody else can come.
/// The lesson has a shorter name for those who have finished a game.
pub(super) async fn ways(incoming: &Incoming<'_>) -> Result<Message, Error> {
    let language = incoming.language().await;
    let words = words(language);
    let has_played = results::has_played(&incoming.data.store, incoming.request.person.user).await?;
    let Some(guild) = incoming.guild else {
        let rows = ways_rows(vec![vec![alone(language)]], language, has_played);
        return Ok(panel(words.play_ways_alone(), rows));
    };
    let with_others =
        vec![vec![alone(language)], vec![open(language), join(language)], vec![table_watch(language)]];
    let user = incoming.request.person.user;
    let is_refused = table_watches::is_refusal_news(&incoming.data.store, (guild, user)).await?;
    let refused = is_refused.then(|| words.table_watch_refused());
    let told = [refused, Some(words.play_ways())].into_iter().flatten().collect::<Vec<_>>().join("\n\n");
    let message = panel(told, ways_rows(with_others, language, has_played));
    let season = results::season(&incoming.data.store, guild, Quarter::of(incoming.request.now)).await?;
    if season.standings.is_empty() {
        return Ok(message);
    }
    let first = Standings::of(language, &season, Some(user), FIRST);
    let told = text::standings::lines(language, &first);
    let embed = CreateEmbed::new().colour(SAND).title(&first.title).description(told);
    let mut message = Message { embeds: Some(vec![embed]), ..message };
    let ways = vec![season_way(language), figures_way(language, user)];
    message.rows.get_or_insert_default().push(CreateActionRow::Buttons(ways));
    Ok(message)
}

/// At which kind of table others are to sit down: first as the server has it, where an admin has said so.
pub(super) fn which_table(language: Language, usual: Option<Pace>) -> Message {
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
    let rows = all.map(row).chain([CreateActionRow::Buttons(vec![more, back(language)])]).collect();
    panel(words.play_which(), rows)
}

/// At which pace others are to sit down, with what each means; the server's own is marked.
pub(super) fn which_pace(language: Language, usual: Option<Pace>) -> Message {
    let pace = |pace| primary(&Button::Play(Press::at(pace)), text::pace::name(language, pace));
    let back = secondary(&Button::Play(Press::Table), words(language).button_return());
    let told = text::pace::before_opening(language, usual.unwrap_or(Pace::Standard));
    panel(told, [rows(Pace::ALL.map(pace).to_vec()), rows(vec![back])].concat())
}

/// The standings of the season.
fn season_way(language: Language) -> CreateButton {
    let press = Button::Stats(Scope::Here, stats::Press::Read(View::Season(None)));
    secondary(&press, words(language).button_season())
}

/// One's own figures.
fn figures_way(language: Language, user: UserId) -> CreateButton {
    let press = Button::Stats(Scope::Here, stats::Press::Read(View::Player(user)));
    secondary(&press, words(language).button_figures())
}

/// Their buttons, below those that begin a game: few in a row, so that they are big on a phone.
fn ways_rows(mut all: Vec<Vec<CreateButton>>, language: Language, has_played: bool) -> Vec<CreateActionRow> {
    all.push(vec![games(language), if has_played { lesson(language) } else { learn(language) }]);
    all.into_iter().map(CreateActionRow::Buttons).collect()
}

/// What is free on the server for somebody.
pub(super) fn free(language: Language, free: &Free) -> Message {
    if free.is_empty() {
        let ways = vec![open(language), alone(language), back(language)];
        let mut all = vec![CreateActionRow::Buttons(vec![table_watch(language)])];
        all.extend(rows(ways));
        return panel(words(language).play_no_tables(), all);
    }
    let mut all = free.rows(language);
    all.extend(rows(vec![back(language)]));
    panel(free.told(language), all)
}

/// One's games, with the ways to others.
pub(super) fn my_games(language: Language, lines: &[String]) -> Message {
    let mut ways = vec![back(language)];
    if lines.is_empty() {
        ways.insert(0, alone(language));
    }
    panel(text::private::my_games(language, lines), rows(ways))
}

/// That nothing can be begun where a game runs, with the way to it.
pub(super) fn runs_here(language: Language, told: String, to: (Option<GuildId>, ChannelId)) -> Message {
    let there = link(channel_link(to.0, to.1), words(language).button_to_game());
    panel(told, rows(vec![there, back(language)]))
}
