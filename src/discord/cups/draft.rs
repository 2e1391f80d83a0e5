//! The draft of a cup: a private panel with what everybody will read, and what can be changed before that. It is in the
//! database, so it outlives the process; its buttons name it.

use ra_display::refusal::{CupPlaceLack, CupRefusal, DiscordRefusal};
use ra_display::text::cup::{draft as told, message};
use ra_display::text::{self, words};
use ra_table::cup::{Count, Draft, Kind, NoPlan, Order, Places, Plan, Refusal, TableSize, read_begin};
use ra_table::id::{InteractionId, RoleId};
use ra_table::language::Language;
use serenity::all::ButtonStyle;
use serenity::builder::{
    CreateActionRow, CreateButton, CreateEmbed, CreateInputText, CreateModal, CreateSelectMenuOption,
};
use serenity::model::application::InputTextStyle;

use super::command;
use super::ids::DraftPress;
use crate::app::settings::{self, NewSetting};
use crate::app::{Error, cup_drafts};
use crate::discord::custom_id::Button;
use crate::discord::custom_id::form::Form;
use crate::discord::given_roles::BotOnServer;
use crate::discord::interactions::request::Incoming;
use crate::discord::interactions::{chosen, parse_options};
use crate::discord::rest::{Message, Priority};
use crate::discord::sending::components::{SAND, button, done, menu, panel, primary, secondary};
use crate::store::cup_drafts::DraftRow;

/// As many people as can be chosen to have a place.
const PLACES: [i64; 16] = [4, 5, 6, 8, 9, 10, 12, 16, 20, 24, 32, 40, 64, 100, 150, 200];
/// As many roles as a menu takes beside none.
const MOST_ROLES: usize = 24;
/// The value of a menu for no role.
const NO_ROLE: &str = "none";
/// The longest that is taken for a moment or a city.
const LONGEST: u16 = 60;

/// Shows a draft.
pub(super) async fn show(incoming: &Incoming<'_>, row: &DraftRow) {
    let language = incoming.language().await;
    incoming.panel(draft_panel(language, row, incoming)).await;
}

/// Answers a press in a draft; `values` are what was chosen from a menu.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    id: InteractionId,
    press: DraftPress,
    values: &[String],
) -> Result<(), Error> {
    match press {
        DraftPress::Open => {
            show(incoming, &row(incoming, id).await?).await;
            Ok(())
        }
        DraftPress::Kind(kind) => change(incoming, id, |draft| draft.set_kind(kind)).await,
        DraftPress::WhenFull => change(incoming, id, |draft| draft.when_full = true).await,
        DraftPress::OnDate => change(incoming, id, |draft| draft.when_full = false).await,
        DraftPress::BeginsForm => form(incoming, id).await,
        DraftPress::More => {
            show_more(incoming, &row(incoming, id).await?).await;
            Ok(())
        }
        DraftPress::Pace(kind) => change_more(incoming, id, |draft| draft.set_pace(kind)).await,
        DraftPress::Games => {
            let (games, order) = values.first().and_then(|value| read_games(value)).ok_or_else(old_menu)?;
            change_more(incoming, id, |draft| (draft.games, draft.order) = (games, order)).await
        }
        DraftPress::Tables => {
            let size = chosen(values).ok_or_else(old_menu)?;
            change_more(incoming, id, |draft| draft.table_size = size).await
        }
        DraftPress::Places => {
            let places = chosen(values).and_then(Places::new).ok_or_else(old_menu)?;
            change_more(incoming, id, |draft| draft.places = places).await
        }
        DraftPress::Role => choose_role(incoming, id, values).await,
        DraftPress::Publish => publish(incoming, id).await,
        DraftPress::Discard => {
            cup_drafts::discard(&incoming.data.store, &incoming.request, id).await?;
            incoming.panel(done(words(incoming.language().await).cup_draft_discarded())).await;
            Ok(())
        }
    }
}

/// Takes the moment that somebody has typed, and their city if they were asked for it.
pub(in crate::discord) async fn begins(
    incoming: &Incoming<'_>,
    id: InteractionId,
    typed: &str,
    city: Option<&str>,
) -> Result<(), Error> {
    let (store, language) = (&incoming.data.store, incoming.language().await);
    let (user, now) = (incoming.request.person.user, incoming.request.now);
    row(incoming, id).await?;
    let known = settings::of(store, user, now).await?.now.habits.zone;
    let zone = match (known, city) {
        (Some(zone), _) => zone,
        (None, city) => {
            let zone = parse_options::city(language, city.unwrap_or_default(), now, true)?;
            let change = [NewSetting::Zone(zone.clone())];
            settings::change(store, user, &change, incoming.limits().settings_a_day, now).await?;
            zone
        }
    };
    let begins = read_begin(typed, &zone, now);
    let begins = begins.map_err(|no| CupRefusal::Organiser(Refusal::Plan(NoPlan::Begins(no))))?;
    change(incoming, id, |draft| draft.begins = Some(begins)).await
}

async fn row(incoming: &Incoming<'_>, id: InteractionId) -> Result<DraftRow, Error> {
    cup_drafts::of(&incoming.data.store, id, incoming.request.person.user).await
}

/// Changes a draft, and shows it.
async fn change(
    incoming: &Incoming<'_>,
    id: InteractionId,
    change: impl Fn(&mut Draft) + Sync,
) -> Result<(), Error> {
    let row = cup_drafts::change(&incoming.data.store, &incoming.request, id, change).await?;
    show(incoming, &row).await;
    Ok(())
}

/// The same, and shows the menus with the rest.
async fn change_more(
    incoming: &Incoming<'_>,
    id: InteractionId,
    change: impl Fn(&mut Draft) + Sync,
) -> Result<(), Error> {
    let row = cup_drafts::change(&incoming.data.store, &incoming.request, id, change).await?;
    show_more(incoming, &row).await;
    Ok(())
}

fn old_menu() -> Error {
    DiscordRefusal::OldMenu.into()
}

/// Asks when the cup begins, and for a city if the person's clock is not known.
async fn form(incoming: &Incoming<'_>, id: InteractionId) -> Result<(), Error> {
    let (language, now) = (incoming.language().await, incoming.request.now);
    let words = words(language);
    let known = settings::of(&incoming.data.store, incoming.request.person.user, now).await?;
    let field = |label, name| CreateInputText::new(InputTextStyle::Short, label, name).max_length(LONGEST);
    let begins = field(words.cup_form_begins(), "begins").placeholder(words.cup_form_example());
    let city = known.now.habits.zone.is_none().then(|| field(words.cup_form_city(), "city"));
    let fields = std::iter::once(begins).chain(city).map(CreateActionRow::InputText).collect();
    let form = CreateModal::new(Form::CupBegins(id).to_string(), words.cup_form_title());
    incoming.form(form.components(fields)).await;
    Ok(())
}

/// Chooses the role that the champion gets.
async fn choose_role(incoming: &Incoming<'_>, id: InteractionId, values: &[String]) -> Result<(), Error> {
    let value = values.first().ok_or_else(old_menu)?;
    let role = match value.as_str() {
        NO_ROLE => None,
        number => Some(RoleId(number.parse().map_err(|_| old_menu())?)),
    };
    if let Some(role) = role {
        require_role(incoming, role).await?;
    }
    change_more(incoming, id, |draft| draft.role = role).await
}

/// Refuses a champion's role to whoever may not give roles, and one that should not be won.
pub(super) async fn require_role(incoming: &Incoming<'_>, role: RoleId) -> Result<BotOnServer, Error> {
    if !incoming.sight.may_manage_roles() {
        return Err(DiscordRefusal::MayNotManageRoles.into());
    }
    let on = bot_on(incoming).await?;
    on.require_fit(role)?;
    Ok(on)
}

/// What keeps the bot from giving a champion's role so far, if something does.
pub(super) fn role_hindrances(language: Language, on: &BotOnServer, role: RoleId) -> Option<String> {
    let hindrances = on.role_hindrances(role);
    (!hindrances.is_empty()).then(|| text::season_end::hindrances(language, role, &hindrances))
}

async fn bot_on(incoming: &Incoming<'_>) -> Result<BotOnServer, Error> {
    let on = incoming.data.delivery.bot_on(command::guild(incoming)?, Priority::Person).await;
    on.map_err(|error| Error::Failed(error.into()))
}

/// Publishes a draft, if the bot can hold the cup there.
async fn publish(incoming: &Incoming<'_>, id: InteractionId) -> Result<(), Error> {
    let (store, language) = (&incoming.data.store, incoming.language().await);
    let row = row(incoming, id).await?;
    let (guild, delivery) = (command::guild(incoming)?, &incoming.data.delivery);
    let asked = tokio::try_join!(
        delivery.bot_on(guild, Priority::Person),
        delivery.rest.count_threads(guild, Priority::Person)
    );
    let (on, active) = asked.map_err(|error| Error::Failed(error.into()))?;
    // How many people come is not known yet: each round is looked at again before it is drawn. In a forum the cup has a
    // post of its own.
    let threads = if on.channels.is_forum(row.channel) { 2 } else { 1 };
    let lack = on.lacks_for_cup(row.channel, threads, active);
    if let Some(CupPlaceLack::Gone | CupPlaceLack::WrongKind) = lack {
        return Err(CupRefusal::NoThreads.into());
    }
    // The bot writes nowhere for somebody who may not do so themselves.
    if !incoming.sight.may_write_in(&on.channels, incoming.request.person.user, row.channel) {
        return Err(CupRefusal::MayNotWrite(row.channel).into());
    }
    if let Some(lack) = lack {
        return Err(CupRefusal::Place(row.channel, lack).into());
    }
    if let Some(role) = row.draft.role {
        on.require_fit(role)?;
    }
    let spoken = incoming.language_of_new_table().await?;
    cup_drafts::publish(store, &incoming.request, id, spoken).await?;
    let mut told = vec![message::published(language, &row.draft.name, row.channel)];
    told.extend(row.draft.role.and_then(|role| role_hindrances(language, &on, role)));
    incoming.panel(done(told.join("\n\n"))).await;
    Ok(())
}

fn draft_panel(language: Language, row: &DraftRow, incoming: &Incoming<'_>) -> Message {
    let (words, draft) = (words(language), &row.draft);
    let means = |press| Button::CupDraft(row.id, press);
    let kind = |kind| {
        let label = match kind {
            Kind::Evening => words.button_cup_evening(),
            Kind::Quick => words.button_cup_quick(),
            Kind::Slow => words.button_cup_slow(),
        };
        toggle(&means(DraftPress::Kind(kind)), label, kind == draft.kind)
    };
    let begins = match draft.begins {
        Some(_) => secondary(&means(DraftPress::BeginsForm), words.button_cup_begins()),
        None => primary(&means(DraftPress::BeginsForm), words.button_cup_begins()),
    };
    let full = if draft.when_full { DraftPress::OnDate } else { DraftPress::WhenFull };
    let publish = button(&means(DraftPress::Publish), words.button_cup_publish(), ButtonStyle::Success);
    let all = [
        Kind::ALL.map(kind).to_vec(),
        vec![
            begins,
            toggle(&means(full), words.button_cup_when_full(), draft.when_full),
            secondary(&means(DraftPress::More), words.button_cup_more()),
        ],
        vec![
            publish.disabled(draft.begins.is_none()),
            secondary(&means(DraftPress::Discard), words.button_cup_discard()),
        ],
    ];
    let preview = told::preview(language, draft, incoming.request.now);
    Message {
        embeds: Some(vec![CreateEmbed::new().colour(SAND).description(preview)]),
        ..panel(
            told::head(language, draft, row.channel),
            all.into_iter().map(CreateActionRow::Buttons).collect(),
        )
    }
}

/// What is chosen is marked.
fn toggle(means: &Button, label: String, is_chosen: bool) -> CreateButton {
    secondary(means, if is_chosen { format!("✓ {label}") } else { label })
}

/// Shows the menus with the rest of a draft.
async fn show_more(incoming: &Incoming<'_>, row: &DraftRow) {
    let (language, draft) = (incoming.language().await, &row.draft);
    let words = words(language);
    let means = |press| Button::CupDraft(row.id, press);
    let plan = draft.plan_from(incoming.request.now);
    let games = all_games(&plan).map(|(value, plan)| {
        let is_chosen = (plan.games, plan.order) == (draft.games, draft.order);
        option(told::games(language, &plan), value, is_chosen)
    });
    let sizes = TableSize::ALL.into_iter().filter(|size| size.fits(draft.kind));
    let sizes =
        sizes.map(|size| option(told::tables(language, size), size.to_string(), size == draft.table_size));
    let own = draft.places.value() as i64;
    let places = PLACES
        .into_iter()
        .map(|places| option(words.cup_choice_places(places), places.to_string(), places == own));
    let mut rows = vec![
        menu(&means(DraftPress::Games), &words.cup_menu_games(), 1, 1, games.collect()),
        menu(&means(DraftPress::Tables), &words.cup_menu_tables(), 1, 1, sizes.collect()),
        menu(&means(DraftPress::Places), &words.cup_menu_places(), 1, 1, places.collect()),
    ];
    rows.extend(role_menu(incoming, row).await);
    let pace = |kind: Kind| {
        let label = text::pace::name(language, kind.pace());
        toggle(&means(DraftPress::Pace(kind)), label, kind == draft.kind)
    };
    let back = secondary(&means(DraftPress::Open), words.button_cup_less());
    rows.push(CreateActionRow::Buttons(Kind::ALL.map(pace).into_iter().chain([back]).collect()));
    incoming.panel(panel(words.cup_draft_more(), rows)).await;
}

/// The roles that a champion can get. Who may not give roles can only do without one; `None` if there is none.
async fn role_menu(incoming: &Incoming<'_>, row: &DraftRow) -> Option<CreateActionRow> {
    let has = |role| row.draft.role == role;
    let roles = match incoming.sight.may_manage_roles() {
        true => bot_on(incoming).await.map(|on| on.roles_to_win()),
        false if has(None) => return None,
        false => Ok(Vec::new()),
    };
    let roles = roles.unwrap_or_else(|error| {
        tracing::info!(?error, "the roles of a server are not known");
        Vec::new()
    });
    let words = words(incoming.language().await);
    let none = option(words.cup_choice_no_role(), NO_ROLE.to_owned(), has(None));
    let role = |(role, name): (RoleId, String)| option(name, role.to_string(), has(Some(role)));
    let options = std::iter::once(none).chain(roles.into_iter().take(MOST_ROLES).map(role)).collect();
    Some(menu(&Button::CupDraft(row.id, DraftPress::Role), &words.cup_menu_role(), 1, 1, options))
}

fn option(label: String, value: String, is_chosen: bool) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(label, value).default_selection(is_chosen)
}

/// All numbers and orders of games, by the value that a menu has for them.
fn all_games(plan: &Plan) -> impl Iterator<Item = (String, Plan)> {
    let orders = |games: Count| match games.value() {
        1 => &[Order::InTurn][..],
        _ => &[Order::AtOnce, Order::InTurn][..],
    };
    (1..=5).filter_map(Count::new).flat_map(move |games| {
        orders(games)
            .iter()
            .map(move |order| (format!("{} {order}", games.value()), Plan { games, order: *order, ..*plan }))
    })
}

fn read_games(value: &str) -> Option<(Count, Order)> {
    let (games, order) = value.split_once(' ')?;
    Some((Count::new(games.parse().ok()?)?, order.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use ra_table::time::Millis;

    use super::*;

    #[test]
    fn what_a_menu_of_games_offers_is_read() {
        let plan = Plan::of_kind(Kind::Quick, Millis(0));
        for (value, plan) in all_games(&plan) {
            assert_eq!(read_games(&value), Some((plan.games, plan.order)), "{value}");
        }
        for value in ["", "2", "6 at-once", "2 sideways", "two at-once"] {
            assert_eq!(read_games(value), None, "{value}");
        }
    }
}
