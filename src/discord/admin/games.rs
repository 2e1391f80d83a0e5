//! `/ra-admin games`: the running games and open tables of a server, what each waits for, and buttons for what those who look
//! after them can do.

use std::time::Duration;

use ra_display::refusal::{AppRefusal, DiscordRefusal};
use ra_display::text::{self, words};
use ra_table::game::view::Public;
use ra_table::game::{Act, HoldReason, PauseReason};
use ra_table::id::{GameId, GuildId};
use ra_table::language::Language;
use serenity::builder::CreateSelectMenuOption;
use strum::IntoEnumIterator as _;

use super::command::{call_off, guild, show_history};
use super::ids::Press;
use super::server;
use crate::app::server_listing::{self, Listing};
use crate::app::{Error, GameRef, admin};
use crate::discord::Context;
use crate::discord::custom_id::Button;
use crate::discord::interactions::chosen;
use crate::discord::interactions::decide::show_after;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::rest::Message;
use crate::discord::sending::components::{menu, panel, rows, secondary};

/// As many games as a menu takes.
const MOST: usize = 25;
/// How much time a press gives.
const HOURS: u64 = 24;

/// See the games of this server, what each waits for, and what you can do about it.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn games(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let panel = all(&incoming, guild(&incoming)?).await?;
    incoming.privately_with(panel).await;
    Ok(())
}

/// Answers a press in the panel; `values` are what was chosen from a menu.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let guild = guild(incoming)?;
    // Discord lets them have the panel, and does not ask again when they press: the permission may be gone by now.
    if !incoming.is_on_panel() || !incoming.may_manage() {
        return Err(DiscordRefusal::MayNotManage.into());
    }
    let act = match press {
        Press::All => {
            incoming.panel(all(incoming, guild).await?).await;
            return Ok(());
        }
        Press::Choose => {
            let game = chosen(values).map(GameId).ok_or(DiscordRefusal::OldMenu)?;
            incoming.panel(one(incoming, guild, game, None).await?).await;
            return Ok(());
        }
        Press::Set(setting) => return server::set(incoming, guild, setting, values).await,
        Press::Pause(game) => {
            incoming.panel(why(incoming.language().await, game)).await;
            return Ok(());
        }
        Press::Hold(_) => Act::Hold(None),
        Press::HoldFor(_, reason) => Act::Hold(Some(reason)),
        Press::Resume(_) => Act::GoOn,
        Press::Extend(_) => Act::Extend(Duration::from_hours(HOURS)),
        Press::ActFor(_) => Act::ActFor,
        Press::Cancel(_) => return call_off(incoming).await,
        Press::History(_) => return show_history(incoming).await,
    };
    let looked_after = admin::act(&incoming.data.store, &incoming.request, guild, &act).await?;
    let done = done(incoming.language().await, &looked_after.seen.game, &act);
    incoming.panel(one(incoming, guild, looked_after.seen.row.id, done).await?).await;
    // Boxed, as for other answers.
    Box::pin(show_after(incoming, looked_after)).await;
    Ok(())
}

/// What a button has just done, if the panel says so.
fn done(language: Language, game: &Public, act: &Act) -> Option<String> {
    let words = words(language);
    match act {
        Act::Hold(_) => Some(words.admin_done("paused")),
        Act::GoOn => Some(words.admin_done("resumed")),
        Act::ActFor => Some(words.admin_done("acted")),
        Act::Extend(_) => {
            game.position().to_act().map(|seat| text::admin::extended(language, game, seat, HOURS))
        }
        Act::Replace(..) | Act::Host(_) => None,
    }
}

/// Asks why a game is to wait.
fn why(language: Language, game: GameId) -> Message {
    let words = words(language);
    let button = |press, label| secondary(&Button::Admin(press), label);
    let reasons = HoldReason::iter()
        .map(|reason| button(Press::HoldFor(game, reason), text::admin::hold_reason(language, reason)));
    let none = button(Press::Hold(game), words.admin_button_no_reason());
    let all = button(Press::All, words.admin_button_all());
    panel(words.admin_why(game.to_string()), rows(reasons.chain([none, all]).collect()))
}

/// All games and tables, with a menu of them; of only one, what can be done about it.
async fn all(incoming: &Incoming<'_>, guild: GuildId) -> Result<Message, Error> {
    let (language, now) = (incoming.language().await, incoming.request.now);
    let words = words(language);
    let store = &incoming.data.store;
    let found = server_listing::of_server(store, guild).await?;
    if let Some(game) = only(&found) {
        return one(incoming, guild, game, None).await;
    }
    let mut lines = Vec::new();
    let mut options = Vec::new();
    let count = found.running.len() + found.tables.len();
    for running in found.running.iter().take(MOST) {
        let id = running.row.id;
        lines.push(match crate::app::seen(store, GameRef::Game(id), now).await {
            Ok(seen) => text::admin::game(language, &seen.game),
            Err(Error::Refused(refusal)) => {
                words.games_refused(id.to_string(), text::refusal::refusal(language, &refusal))
            }
            Err(error) => return Err(error),
        });
        options.push(CreateSelectMenuOption::new(words.button_game(id.to_string()), id.to_string()));
    }
    for table in found.tables.iter().take(MOST - lines.len()) {
        lines.push(text::admin::table(language, table));
        options
            .push(CreateSelectMenuOption::new(words.button_game(table.id.to_string()), table.id.to_string()));
    }
    if lines.is_empty() {
        return Ok(panel(words.admin_no_games(), Vec::new()));
    }
    if count > lines.len() {
        lines.push(words.games_more(count - lines.len()));
    }
    let menu = menu(&Button::Admin(Press::Choose), &words.admin_menu_games(), 1, 1, options);
    Ok(panel(text::admin::list(language, &lines), vec![menu]))
}

/// One game or table, with what can be done about it; below what was `done` just now.
async fn one(
    incoming: &Incoming<'_>,
    guild: GuildId,
    game: GameId,
    done: Option<String>,
) -> Result<Message, Error> {
    let (language, store) = (incoming.language().await, &incoming.data.store);
    let words = words(language);
    let button = |press, label| secondary(&Button::Admin(press), label);
    let found = server_listing::of_server(store, guild).await?;
    let table = found.tables.iter().find(|table| table.id == game);
    if table.is_none() && !found.running.iter().any(|running| running.row.id == game) {
        return Err(AppRefusal::NotOnThisServer(game).into());
    }
    let (told, mut buttons) = match table {
        Some(table) => (text::admin::table(language, table), Vec::new()),
        None => match crate::app::seen(store, GameRef::Game(game), incoming.request.now).await {
            Ok(seen) => (text::admin::game(language, &seen.game), actions(language, &seen.game)),
            // A game that cannot be replayed can still be called off.
            Err(Error::Refused(refusal)) => (text::refusal::refusal(language, &refusal), Vec::new()),
            Err(error) => return Err(error),
        },
    };
    let is_in_cup =
        found.running.iter().any(|running| running.row.id == game && running.row.in_cup.is_some());
    buttons.extend((!is_in_cup).then(|| (Press::Cancel(game), words.admin_button_cancel())));
    buttons.extend(only(&found).is_none().then(|| (Press::All, words.admin_button_all())));
    let told = text::joined(done.into_iter().chain([told]), "\n");
    Ok(panel(told, rows(buttons.into_iter().map(|(press, label)| button(press, label)).collect())))
}

/// The only game or table of a server.
fn only(found: &Listing) -> Option<GameId> {
    let running = found.running.iter().map(|running| running.row.id);
    let mut games = running.chain(found.tables.iter().map(|table| table.id));
    games.next().filter(|_| games.next().is_none())
}

/// What can be done about a running game that can be replayed: in a cup that is for its organisers.
fn actions(language: Language, game: &Public) -> Vec<(Press, String)> {
    let words = words(language);
    let is_paused = game.halted() == Some(PauseReason::Held);
    if game.in_cup.is_some() {
        return vec![(Press::History(game.id), words.admin_button_history())];
    }
    let mut actions = vec![if is_paused {
        (Press::Resume(game.id), words.admin_button_resume())
    } else {
        (Press::Pause(game.id), words.admin_button_pause())
    }];
    let waits_for = game.position().to_act().filter(|seat| {
        game.halted().is_none() && game.player(*seat).is_person() && game.player(*seat).computer().is_none()
    });
    if let Some(seat) = waits_for {
        if game.clock.is_some() {
            actions.push((Press::Extend(game.id), text::admin::extend(language, game, seat, HOURS)));
        }
        actions.push((Press::ActFor(game.id), text::admin::act_for(language, game, seat)));
    }
    actions.push((Press::History(game.id), words.admin_button_history()));
    actions
}
