//! What organisers do in a cup that is published: `/ra-cup begin`, `edit`, `add`, `drop`, `void`, `call-off`, `log` and
//! `export`.

use ra_display::refusal::CupRefusal;
use ra_display::text::cup::log::Log;
use ra_display::text::{self, words};
use ra_table::cup::{self, Count, Kind, NoPlan, Order, Places, PlanChange, Reason, TableSize, read_begin};
use ra_table::id::CupId;
use ra_table::time::Millis;
use serenity::builder::CreateEmbed;
use serenity::model::guild::Role;
use serenity::model::user::User;

use super::complete::{self, read_cup, read_table};
use super::draft;
use super::ids::Press;
use super::standings::named;
use crate::app::cups::Loaded;
use crate::app::cups::organiser::{self, RoleChange, Ruling};
use crate::app::{Error, cups, settings};
use crate::discord::Context;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::custom_id::Button;
use crate::discord::interactions::choices::{CupOrderChoice, CupPaceChoice, CupTableChoice};
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::rest::Message;
use crate::discord::seats::button::newcomer;
use crate::discord::sending::components::{SAND, file, panel, rows, secondary};

/// Let a cup begin as soon as everybody who has to be asked has had time to say that they are here.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn begin(
    ctx: Context<'_>,
    #[autocomplete = "complete::cup"] cup: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let cup = read_cup(&incoming, cup.as_deref()).await?;
    rule(&incoming, cup, &Ruling::Begin).await
}

/// Change what is planned of a cup before it begins.
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "an option for each part of the plan")]
pub(in crate::discord) async fn edit(
    ctx: Context<'_>,
    #[max_length = 60] begins: Option<String>,
    pace: Option<CupPaceChoice>,
    #[min = 1]
    #[max = 5]
    games: Option<u8>,
    order: Option<CupOrderChoice>,
    table: Option<CupTableChoice>,
    #[min = 3]
    #[max = 200]
    places: Option<i64>,
    full: Option<bool>,
    role: Option<Role>,
    #[rename = "no-role"] no_role: Option<bool>,
    #[autocomplete = "complete::cup"] cup: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let cup = read_cup(&incoming, cup.as_deref()).await?;
    let begins = match begins {
        Some(typed) => Some(read_moment(&incoming, cup, &typed).await?),
        None => None,
    };
    let change = PlanChange {
        kind: pace.map(Kind::from),
        games: games.and_then(Count::new),
        order: order.map(Order::from),
        table_size: table.map(TableSize::from),
        places: places.and_then(Places::new),
        begins,
        when_full: full,
    };
    let (role, hindrances) = match role.map(|role| role.id.to_ours()) {
        Some(role) => {
            let on = draft::require_role(&incoming, role).await?;
            (RoleChange::To(role), draft::role_hindrances(incoming.language().await, &on, role))
        }
        None if no_role == Some(true) => (RoleChange::Remove, None),
        None => (RoleChange::Keep, None),
    };
    let told = decide(&incoming, cup, &Ruling::Edit(change, role)).await?;
    let told: Vec<String> = std::iter::once(told).chain(hindrances).collect();
    incoming.privately(told.join("\n\n")).await;
    Ok(())
}

/// A moment that an organiser has typed, by their own clock, or else by the server's.
async fn read_moment(incoming: &Incoming<'_>, cup: CupId, typed: &str) -> Result<Millis, Error> {
    let (store, now) = (&incoming.data.store, incoming.request.now);
    let own = settings::of(store, incoming.request.person.user, now).await?.now.habits.zone;
    let zone = match own {
        Some(zone) => zone,
        None => cups::loaded(store, cup).await?.facts.zone,
    };
    let refused = |why| CupRefusal::Organiser(cup::Refusal::Plan(NoPlan::Begins(why)));
    Ok(read_begin(typed, &zone, now).map_err(refused)?)
}

/// Add somebody to a cup, also one who was taken out.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn add(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "complete::cup"] cup: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let cup = read_cup(&incoming, cup.as_deref()).await?;
    rule(&incoming, cup, &Ruling::Add(newcomer(&player)?)).await
}

/// Take somebody out of a cup. Computer players finish their games.
#[poise::command(slash_command, guild_only, rename = "drop")]
pub(in crate::discord) async fn drop_player(
    ctx: Context<'_>,
    player: User,
    #[max_length = 200] reason: String,
    #[autocomplete = "complete::cup"] cup: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let cup = read_cup(&incoming, cup.as_deref()).await?;
    rule(&incoming, cup, &Ruling::Drop(player.id.to_ours(), read_reason(&reason)?)).await
}

/// Let a table not count: everybody at it gets the same points.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn void(
    ctx: Context<'_>,
    #[autocomplete = "complete::table"] table: String,
    #[max_length = 200] reason: String,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let (cup, table) = read_table(&incoming, &table).await?;
    rule(&incoming, cup, &Ruling::Void(table, read_reason(&reason)?)).await
}

/// Call a cup off, and with it the games that go on.
#[poise::command(slash_command, guild_only, rename = "call-off")]
pub(in crate::discord) async fn call_off(
    ctx: Context<'_>,
    #[max_length = 200] reason: String,
    #[autocomplete = "complete::cup"] cup: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let cup = read_cup(&incoming, cup.as_deref()).await?;
    rule(&incoming, cup, &Ruling::CallOff(read_reason(&reason)?)).await
}

/// Read all that has happened in a cup, by whom and why.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn log(
    ctx: Context<'_>,
    #[autocomplete = "complete::cup"] cup: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let cup = read_cup(&incoming, cup.as_deref()).await?;
    let loaded = cups::loaded(&incoming.data.store, cup).await?;
    show_log(&incoming, &loaded, 1).await
}

/// Get the people, tables and results of a cup as files for spreadsheets.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "complete::cup"] cup: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let cup = read_cup(&incoming, cup.as_deref()).await?;
    let words = words(incoming.language().await);
    let files = cups::loaded(&incoming.data.store, cup).await?.export();
    let files =
        [("entrants.csv", files.entrants), ("tables.csv", files.tables), ("results.csv", files.results)];
    let files = files.map(|(name, content)| file(name, content, name.to_owned())).to_vec();
    incoming.privately_with(Message { files: Some(files), ..panel(words.cup_exported(), Vec::new()) }).await;
    Ok(())
}

fn read_reason(typed: &str) -> Result<Reason, CupRefusal> {
    Reason::read(typed).map_err(CupRefusal::Reason)
}

async fn rule(incoming: &Incoming<'_>, cup: CupId, ruling: &Ruling) -> Result<(), Error> {
    let told = decide(incoming, cup, ruling).await?;
    incoming.privately(told).await;
    Ok(())
}

/// Does what an organiser wants, and returns what they are told.
async fn decide(incoming: &Incoming<'_>, cup: CupId, ruling: &Ruling) -> Result<String, Error> {
    let (store, manages_server) = (&incoming.data.store, incoming.sight.may_manage_server());
    organiser::rule(store, &incoming.request, cup, manages_server, ruling).await?;
    let language = incoming.language().await;
    let words = words(language);
    Ok(match ruling {
        Ruling::Edit(..) => {
            text::cup::news::edited(language, cups::loaded(store, cup).await?.cup.starts_at())
        }
        Ruling::Begin | Ruling::Add(_) => words.cup_ruled(),
        Ruling::Drop(..) | Ruling::Void(..) | Ruling::CallOff(_) => words.cup_ruled_and_told(),
    })
}

/// Shows a page of a cup's log, from 1, or the nearest there is.
pub(super) async fn show_log(incoming: &Incoming<'_>, loaded: &Loaded, page: i64) -> Result<(), Error> {
    let (cup, language) = (loaded.row.id, incoming.language().await);
    let lines = cups::lines(&incoming.data.store, cup).await?;
    let people = named(language, loaded);
    let log = Log {
        name: &loaded.row.name,
        people: &people,
        cup: &loaded.cup,
        champion: loaded.cup.champion(&loaded.facts),
        lines: &lines,
    };
    let page = usize::try_from(page).unwrap_or(1).clamp(1, log.pages());
    let turn = |to: usize, label: String| {
        let is_there = (1..=log.pages()).contains(&to);
        secondary(&Button::Cup(cup, Press::Log(to as i64)), label).disabled(!is_there)
    };
    let words = words(language);
    let turns = match log.pages() {
        1 => Vec::new(),
        _ => rows(vec![turn(page - 1, words.button_later()), turn(page + 1, words.button_earlier())]),
    };
    let embed = CreateEmbed::new().colour(SAND).description(log.page(language, page));
    incoming.panel(Message { embeds: Some(vec![embed]), ..panel(String::new(), turns) }).await;
    Ok(())
}
