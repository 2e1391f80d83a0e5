//! What the buttons of a cup do.

use ra_display::text::cup::message::{self as told, ON_PAGE, OwnTable};
use ra_display::text::{self, words};
use ra_table::cup::TableNumber;
use ra_table::game::lobby::Status;
use ra_table::id::{ChannelId, CupId};
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateEmbed};

use super::ids::Press;
use super::{draft, message, organiser, standings};
use crate::app::cups::{self, Act, Loaded};
use crate::app::{Error, cup_drafts};
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{Message, Priority};
use crate::discord::sending::components::{SAND, done, panel, primary, rows, said, secondary};
use crate::discord::settings;

/// As many cups of a server are listed.
const MOST_LISTED: usize = 3;
/// As many rows as a message has.
const MOST_ROWS: usize = 5;

/// Answers a press. The cup is one of this server.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    cup: CupId,
    press: Press,
) -> Result<(), Error> {
    let (store, language) = (&incoming.data.store, incoming.language().await);
    let loaded = cups::loaded(store, cup).await?;
    let name = &loaded.row.name;
    match press {
        Press::SignUp => {
            act(incoming, cup, Act::SignUp).await?;
            // They may have taken the last place.
            let loaded = cups::loaded(store, cup).await?;
            let told = told::signed_up(language, name, (&loaded.cup, &loaded.facts), incoming.request.now);
            incoming.privately_with(said(told)).await;
            // Tables are drawn by who is awake when.
            settings::button::welcome(incoming, loaded.cup.plan().kind.pace(), None).await;
        }
        // Who does not take part is refused.
        Press::Leave if loaded.cup.has_begun() && takes_part(incoming, &loaded) => {
            incoming.panel(leave_ask(language, &loaded, is_seated(incoming, &loaded))).await;
        }
        Press::Leave => {
            act(incoming, cup, Act::Leave).await?;
            incoming.privately_with(said(told::left(language, name))).await;
        }
        Press::LeaveForGood => {
            act(incoming, cup, Act::Leave).await?;
            let told = match loaded.cup.has_begun() {
                true => told::left_running(language, name, is_seated(incoming, &loaded)),
                false => told::left(language, name),
            };
            incoming.panel(done(told)).await;
        }
        Press::Stay => {
            incoming.panel(done(told::stays(language, name))).await;
        }
        Press::WhoPlays(page) => {
            incoming.panel(who_plays(language, &loaded, page)).await;
        }
        Press::Rules => {
            let rules = told::rules(language, name, loaded.cup.plan());
            incoming.panel(long(rules, Vec::new())).await;
        }
        Press::Tables => {
            let tables = own_tables(incoming, &loaded).await?;
            let takes_part = takes_part(incoming, &loaded);
            let told = told::tables(language, name, &loaded.cup, takes_part, &tables);
            incoming.panel(panel(told, Vec::new())).await;
        }
        Press::Here { .. } => {
            act(incoming, cup, Act::Here).await?;
            let number = loaded.number_of(incoming.request.person.user);
            let for_final = number.is_some_and(|number| loaded.cup.is_called(number));
            let told = text::cup::news::here(language, name, &loaded.cup, for_final);
            incoming.privately(told).await;
        }
        Press::Standings(_) => standings::show(incoming, &loaded).await,
        Press::Log(page) => organiser::show_log(incoming, &loaded, page).await?,
        Press::Again => {
            let draft = cup_drafts::again(store, &incoming.request, cup, rights(incoming)).await?;
            draft::show(incoming, &draft).await;
        }
    }
    Ok(())
}

async fn act(incoming: &Incoming<'_>, cup: CupId, act: Act) -> Result<(), Error> {
    cups::act(&incoming.data.store, &incoming.request, cup, act).await
}

fn rights(incoming: &Incoming<'_>) -> cup_drafts::Rights {
    cup_drafts::Rights {
        manages_events: incoming.sight.may_manage_events(),
        manages_roles: incoming.sight.may_manage_roles(),
    }
}

fn takes_part(incoming: &Incoming<'_>, loaded: &Loaded) -> bool {
    let number = loaded.number_of(incoming.request.person.user);
    number.is_some_and(|number| loaded.takes_part(number))
}

/// Whether somebody has a seat at a table that is not over.
fn is_seated(incoming: &Incoming<'_>, loaded: &Loaded) -> bool {
    let number = loaded.number_of(incoming.request.person.user);
    number.is_some_and(|number| loaded.cup.is_seated(number, &loaded.facts))
}

fn leave_ask(language: Language, loaded: &Loaded, is_seated: bool) -> Message {
    let words = words(language);
    let means = |press| Button::Cup(loaded.row.id, press);
    let buttons = vec![
        secondary(&means(Press::LeaveForGood), words.button_cup_leave_sure()),
        primary(&means(Press::Stay), words.button_cup_stay()),
    ];
    panel(told::leave_ask(language, &loaded.row.name, is_seated), rows(buttons))
}

/// A page of names, with a button for each other page.
fn who_plays(language: Language, loaded: &Loaded, page: i64) -> Message {
    let entrants = message::entrants(loaded);
    let pages = entrants.len().div_ceil(ON_PAGE);
    let page = usize::try_from(page).unwrap_or(usize::MAX).min(pages.saturating_sub(1));
    let people = standings::named(language, loaded);
    let told = told::who_plays(language, &loaded.row.name, &people, &entrants, page);
    let to = |other: usize| {
        let first = other * ON_PAGE;
        let label = format!("{}–{}", first + 1, entrants.len().min(first + ON_PAGE));
        secondary(&Button::Cup(loaded.row.id, Press::WhoPlays(other as i64)), label)
    };
    let others: Vec<CreateActionRow> = rows((0..pages).filter(|other| *other != page).map(to).collect());
    long(told, others)
}

/// A panel with more words than fit into a message without an embed.
fn long(told: String, rows: Vec<CreateActionRow>) -> Message {
    let embed = CreateEmbed::new().colour(SAND).description(told);
    Message { embeds: Some(vec![embed]), ..panel(String::new(), rows) }
}

/// The tables at which somebody sits, by number.
async fn own_tables(incoming: &Incoming<'_>, loaded: &Loaded) -> Result<Vec<(TableNumber, OwnTable)>, Error> {
    let Some(number) = loaded.number_of(incoming.request.person.user) else { return Ok(Vec::new()) };
    let mut own = Vec::new();
    for table in loaded.cup.tables().iter().filter(|table| table.people.contains(&number)) {
        let game = loaded.opened(table.number);
        let shown = match game {
            _ if table.is_void => OwnTable::Over(ra_table::cup::VOID_POINTS),
            None => OwnTable::Soon,
            Some(game) if game.status == Status::Running => match incoming.own_of(game.game).await {
                Ok(own) => OwnTable::Running(Box::new(own)),
                // They have left it.
                Err(Error::Refused(_)) => continue,
                Err(error) => return Err(error),
            },
            Some(_) => OwnTable::Over(loaded.cup.points_at(table.number, number, &loaded.facts)),
        };
        own.push((table.number, shown));
    }
    Ok(own)
}

/// Adds the cups to a message that go on where somebody is, with the ways to their tables there.
pub(in crate::discord) async fn with_running(
    incoming: &Incoming<'_>,
    mut message: Message,
) -> Result<Message, Error> {
    let Some(guild) = incoming.guild else { return Ok(message) };
    let (store, language) = (&incoming.data.store, incoming.language().await);
    let running = cups::running_on(store, guild).await?;
    if running.is_empty() {
        return Ok(message);
    }
    let user = incoming.request.person.user;
    let channels = incoming.data.delivery.rest.channels(guild, Priority::Person).await;
    let sees = |channel: ChannelId| {
        let there = channels.as_ref().is_ok_and(|known| incoming.sight.sees(known, user, channel));
        channel == incoming.request.channel || there
    };
    let (mut lines, mut buttons) = (Vec::new(), Vec::new());
    for cup in running {
        if lines.len() == MOST_LISTED {
            break;
        }
        let loaded = cups::loaded(store, cup).await?;
        if !sees(loaded.row.channel) {
            continue;
        }
        let name = &loaded.row.name;
        lines.push(told::listed(language, name, loaded.row.channel, &loaded.cup));
        if takes_part(incoming, &loaded) {
            let label = told::tables_button(language, name);
            buttons.push(secondary(&Button::Cup(cup, Press::Tables), label));
        } else if loaded.cup.takes_people() {
            let label = told::sign_up_button(language, name);
            buttons.push(secondary(&Button::Cup(cup, Press::SignUp), label));
        }
    }
    if lines.is_empty() {
        return Ok(message);
    }
    let title = words(language).cups_running();
    let embed = CreateEmbed::new().colour(SAND).title(title).description(lines.join("\n"));
    message.embeds.get_or_insert_default().push(embed);
    let rows = message.rows.get_or_insert_default();
    let is_full = rows.len() == MOST_ROWS;
    match rows.last_mut() {
        // The last row of such a message leads on to what can be read, and has room.
        Some(CreateActionRow::Buttons(last)) if is_full => last.extend(buttons),
        _ if buttons.is_empty() => {}
        _ => rows.push(CreateActionRow::Buttons(buttons)),
    }
    Ok(message)
}
