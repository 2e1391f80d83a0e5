//! What is clicked in the panels of one's own settings.

use ra_display::refusal::DiscordRefusal;
use ra_display::text::words;
use ra_table::clock::{Meanwhile, Minute, Nights, Pace, Sleep, Zone};

use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::Own;
use ra_table::id::GameId;
use ra_table::language::Language;
use ra_table::reader_preferences::Reader;
use ra_table::time::Millis;

use super::ids::Press;
use super::{form, panel};
use crate::app::settings::{self, NewSetting};
use crate::app::sleep_hours::{self, ToTell};
use crate::app::{Error, autoplay_preference, direct_messages, languages, ratings};
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{Message, Priority};
use crate::discord::sending::Proof;
use crate::discord::sending::components::done;
use crate::store::direct_messages::Wish;

/// Answers a press in the panel; `values` are what was chosen from a menu.
pub(in crate::discord) async fn press(
    incoming: &Incoming<'_>,
    press: Press,
    values: &[String],
) -> Result<(), Error> {
    let chosen = values.first().map(String::as_str).unwrap_or_default();
    let old_menu = || Error::from(DiscordRefusal::OldMenu);
    let now = incoming.request.now;
    let moment = || chosen.parse().map(Millis).map_err(|_| old_menu());
    let change_to = match press {
        Press::Open => return open(incoming).await,
        Press::More => {
            show_more(incoming, incoming.reader().await).await;
            return Ok(());
        }
        Press::TimeOpen => {
            let language = incoming.language().await;
            let asked = panel::where_are_you(language, None, now);
            incoming.panel(panel::with_way_back(language, asked)).await;
            return Ok(());
        }
        Press::PlaceForm => return form::open(incoming, form::for_place).await,
        Press::NightForm => return form::open(incoming, form::for_night).await,
        Press::Time => {
            let ahead = chosen.parse().map_err(|_| old_menu())?;
            incoming.panel(panel::which_city(incoming.language().await, ahead, now)).await;
            return Ok(());
        }
        Press::AwayOpen => {
            let settings = settings::of(&incoming.data.store, incoming.request.person.user, now).await?;
            incoming.panel(panel::until_when(incoming.language().await, &settings, now)).await;
            return Ok(());
        }
        Press::Language => {
            let language = (chosen != panel::AS_DISCORD).then(|| chosen.parse()).transpose();
            return choose_language(incoming, language.map_err(|_| old_menu())?).await;
        }
        Press::AutoplayLevel => {
            let autoplay = chosen.parse().map_err(|_| old_menu())?;
            return choose_autoplay(incoming, autoplay).await;
        }
        Press::AskMe => return answer_autoplay(incoming, AutoplayLevel::Nothing).await,
        Press::Draws => return answer_autoplay(incoming, AutoplayLevel::Draws).await,
        Press::Passes => return answer_autoplay(incoming, AutoplayLevel::Passes).await,
        Press::Bids => return answer_autoplay(incoming, AutoplayLevel::Bids).await,
        Press::NoPasses => {
            incoming.panel(done(words(incoming.language().await).settings_no_passes())).await;
            return Ok(());
        }
        Press::Advice | Press::NoAdvice => return show_advice(incoming, press == Press::Advice).await,
        Press::Ahead | Press::NotAhead => return ask_ahead(incoming, press == Press::Ahead).await,
        Press::Ratings | Press::NoRatings => return switch_ratings(incoming, press == Press::Ratings).await,
        Press::City => NewSetting::Zone(Zone::named(chosen).ok_or_else(old_menu)?),
        Press::SleepOpen => {
            let known = settings::of(&incoming.data.store, incoming.request.person.user, now).await?;
            incoming.panel(panel::all_nights(incoming.language().await, known.now.habits.nights)).await;
            return Ok(());
        }
        Press::SleepAt22 | Press::SleepAt23 | Press::SleepAt0 => {
            return choose_night(incoming, panel::usual_night(press).ok_or_else(old_menu)?).await;
        }
        Press::Sleep if chosen == panel::NO_SLEEP => NewSetting::Nights(Nights::Any),
        Press::Sleep => NewSetting::Nights(Nights::At(read_sleep(chosen).ok_or_else(old_menu)?)),
        Press::AwayWait => NewSetting::Away(moment()?, Meanwhile::Wait),
        Press::AwayStandIn => NewSetting::Away(moment()?, Meanwhile::StandIn),
        Press::Here => NewSetting::Here,
        Press::Direct => NewSetting::Direct(true),
        Press::Channel => NewSetting::Direct(false),
        Press::Next => NewSetting::Next(true),
        Press::NotNext => NewSetting::Next(false),
    };
    change(incoming, &[change_to], None).await
}

/// Shows the panel.
pub(in crate::discord) async fn open(incoming: &Incoming<'_>) -> Result<(), Error> {
    show(incoming, incoming.reader().await).await
}

/// Shows the panel to a person of whom this is known by now.
async fn show(incoming: &Incoming<'_>, reader: &Reader) -> Result<(), Error> {
    let now = incoming.request.now;
    let settings = settings::of(&incoming.data.store, incoming.request.person.user, now).await?;
    let games = own_games(incoming).await;
    incoming.panel(panel::panel(reader, &settings, &games, now)).await;
    Ok(())
}

/// Shows the rest of the settings to a person of whom this is known by now.
async fn show_more(incoming: &Incoming<'_>, reader: &Reader) {
    incoming.panel(panel::more(reader)).await;
}

/// The person's running games; none, where they are not known: the settings are shown all the same.
async fn own_games(incoming: &Incoming<'_>) -> Vec<Own> {
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    match crate::app::owned(store, user, now).await {
        Ok(games) => games.into_iter().filter_map(|(_, own)| own.ok()).collect(),
        Err(error) => {
            tracing::warn!(?error, "somebody's games are not known");
            Vec::new()
        }
    }
}

/// Chooses the person's language, `None` to go by their Discord, and shows the panel in it.
pub(in crate::discord) async fn choose_language(
    incoming: &Incoming<'_>,
    chosen: Option<Language>,
) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    languages::choose(store, user, chosen).await?;
    show_more(incoming, &Reader { chosen, ..incoming.reader().await.clone() }).await;
    Ok(())
}

/// Chooses whether the person is shown what a computer reckons, and shows the panel.
async fn show_advice(incoming: &Incoming<'_>, advice: bool) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    languages::set_advice(store, user, advice).await?;
    show_more(incoming, &Reader { advice, ..incoming.reader().await.clone() }).await;
    Ok(())
}

/// Chooses whether the person is asked ahead, and shows the panel.
async fn ask_ahead(incoming: &Incoming<'_>, asked_ahead: bool) -> Result<(), Error> {
    autoplay_preference::ask_ahead(&incoming.data.store, incoming.request.person.user, asked_ahead).await?;
    show_more(incoming, &Reader { asked_ahead, ..incoming.reader().await.clone() }).await;
    Ok(())
}

/// Chooses whether the person has and sees ratings, and shows the panel.
async fn switch_ratings(incoming: &Incoming<'_>, wanted: bool) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    ratings::set_ratings(store, user, wanted).await?;
    show_more(incoming, &Reader { ratings: wanted, ..incoming.reader().await.clone() }).await;
    Ok(())
}

/// Chooses when the person sleeps, by their own clock.
async fn choose_night(incoming: &Incoming<'_>, night: Sleep) -> Result<(), Error> {
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    let change = [NewSetting::Nights(Nights::At(night))];
    let known = settings::change(store, user, &change, incoming.limits().settings_a_day, now).await?;
    incoming.panel(panel::night_now(incoming.language().await, night, &known, now)).await;
    Ok(())
}

/// Chooses what is done for the person where it is clear, and shows the panel.
async fn choose_autoplay(incoming: &Incoming<'_>, autoplay: AutoplayLevel) -> Result<(), Error> {
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    autoplay_preference::choose(store, user, autoplay, now).await?;
    let reader = Reader { autoplay: Some(autoplay), autoplay_told: true, ..incoming.reader().await.clone() };
    show_more(incoming, &reader).await;
    Ok(())
}

/// Chooses it where somebody was asked for that alone: says what is so now, and no more.
async fn answer_autoplay(incoming: &Incoming<'_>, autoplay: AutoplayLevel) -> Result<(), Error> {
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    autoplay_preference::choose(store, user, autoplay, now).await?;
    incoming.panel(panel::autoplay_now(incoming.language().await, autoplay)).await;
    Ok(())
}

/// Changes something, and the language if nothing else is refused, and shows the panel after it. What comes by direct
/// message holds only once one has arrived. The person's games learn of it afterwards.
pub(in crate::discord) async fn change(
    incoming: &Incoming<'_>,
    changes: &[NewSetting],
    language: Option<Option<Language>>,
) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    let wish = Wish::of(changes);
    let proof = if wish == Wish::default() { Proof::Arrived } else { prove(incoming).await? };
    let holds = |change: &&NewSetting| {
        proof == Proof::Arrived || !matches!(change, NewSetting::Direct(true) | NewSetting::Next(true))
    };
    let changes: Vec<NewSetting> = changes.iter().filter(holds).cloned().collect();
    let now = incoming.request.now;
    if let Proof::Unknown(until) = proof {
        direct_messages::wish(store, user, wish, until).await?;
    } else if wish != Wish::default() {
        incoming.data.delivery.proof_noted(user).await;
    }
    let known = settings::change(store, user, &changes, incoming.limits().settings_a_day, now).await?;
    let mut reader = incoming.reader().await.clone();
    if let Some(chosen) = language {
        languages::choose(store, user, chosen).await?;
        reader.chosen = chosen;
    }
    let habits = &known.now.habits;
    let only_city = matches!(changes[..], [NewSetting::Zone(_)]);
    let tells_city = changes.iter().any(|change| matches!(change, NewSetting::Zone(_)));
    // Whoever says where they live is asked at once when they sleep there. What is told besides stands over the
    // settings, which have the menu for it.
    let night = match (&habits.zone, habits.nights) {
        (Some(zone), Nights::NotTold) if tells_city => {
            sleep_hours::note_told(store, user).await?;
            Some(panel::when_do_you_sleep(reader.language(), zone))
        }
        (_, Nights::NotTold | Nights::Any | Nights::At(_)) => night_to_tell(incoming, &reader, false).await,
    };
    let mut panel = match night {
        Some(night) if only_city => night,
        Some(night) => panel::over(night, panel::panel(&reader, &known, &own_games(incoming).await, now)),
        None => panel::panel(&reader, &known, &own_games(incoming).await, now),
    };
    panel.content = panel.content.map(|told| match panel::of_proof(reader.language(), proof) {
        Some(first) => format!("{first}\n\n{told}"),
        None => told,
    });
    incoming.panel(panel).await;
    Ok(())
}

/// Writes to the person, so that both know whether that arrives.
async fn prove(incoming: &Incoming<'_>) -> Result<Proof, Error> {
    let (delivery, user) = (&incoming.data.delivery, incoming.request.person.user);
    if incoming.guild.is_none() {
        direct_messages::opened(&delivery.store, user, incoming.request.channel, None).await?;
    }
    Ok(delivery.prove_direct(user, incoming.language().await, Priority::Person).await)
}

/// Asks somebody who sits down for the first time where they are, once for ever, below what they are `told` besides: in
/// one message after the answer. Not at a table of this pace where all are here now. That it could not be told is no loss.
pub(in crate::discord) async fn welcome(incoming: &Incoming<'_>, pace: Pace, told: Option<String>) {
    let told = told.map(done);
    let asked = if pace == Pace::Live { None } else { where_once(incoming).await };
    let message = match (told, asked) {
        (Some(told), Some(asked)) => Some(panel::over(told, asked)),
        (told, asked) => told.or(asked),
    };
    if let Some(message) = message {
        incoming.also_privately(message).await;
    }
}

/// What asks somebody where they are, with what is taken for granted at their table, if they have not been asked.
async fn where_once(incoming: &Incoming<'_>) -> Option<Message> {
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    if !is_news(settings::ask_once(store, user, now).await) {
        return None;
    }
    let night = night_to_tell(incoming, incoming.reader().await, false).await;
    if night.is_some() {
        return night;
    }
    Some(panel::where_are_you(incoming.language().await, None, now))
}

/// What asks somebody whether clear moves are made for them, once they play where so much may be, and have not been
/// asked: never together with what they are asked of their time.
async fn autoplay_once(incoming: &Incoming<'_>) -> Option<Message> {
    let reader = incoming.reader().await;
    if reader.autoplay_told {
        return None;
    }
    let own = incoming.own().await.ok()?;
    let goes_on = own.position().to_act().is_some() && own.terms.autoplay > AutoplayLevel::Nothing;
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    if !goes_on || !is_news(sleep_hours::is_quiet(store, user, now).await) {
        return None;
    }
    is_news(autoplay_preference::tell_once(store, user, now).await)
        .then(|| panel::is_done_for_you(reader.language()))
}

/// Offers passes once to somebody who has passed in a game as the program would have for them, if they have not
/// chosen other than draws. That it could not be offered is no loss.
pub(in crate::discord) async fn offer_passes(incoming: &Incoming<'_>, game: GameId) {
    let reader = incoming.reader().await;
    let draws = reader.autoplay.unwrap_or(AutoplayLevel::UNTIL_CHOSEN) == AutoplayLevel::Draws;
    if reader.passes_offered || !draws {
        return;
    }
    let is_new =
        autoplay_preference::offer_passes(&incoming.data.store, game, incoming.request.person.user).await;
    if is_news(is_new) {
        incoming.also_privately(panel::passes(reader.language())).await;
    }
}

/// Whether something has not been said before; where that is not known, it is not said.
fn is_news(is_new: Result<bool, Error>) -> bool {
    is_new.unwrap_or_else(|error| {
        tracing::error!(?error, "whether somebody has been told something once is not known");
        false
    })
}

/// Asks somebody once, after an answer for them alone, what they have not been asked: first of the night that is taken
/// for granted of them, and another time of clear moves. Not while they have something to choose, nor of the night if
/// they were asked of their time within a day.
pub(in crate::discord) async fn ask_once(incoming: &Incoming<'_>) {
    if incoming.has_offered() {
        return;
    }
    let reader = incoming.reader().await;
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    let night = match reader.night_told || is_news(sleep_hours::was_just_asked(store, user, now).await) {
        true => None,
        false => night_to_tell(incoming, reader, true).await,
    };
    let message = match night {
        Some(message) => Some(message),
        None => autoplay_once(incoming).await,
    };
    if let Some(message) = message {
        incoming.also_privately(message).await;
    }
}

/// What tells somebody which night is taken for granted of them, if they have not been told; who is `unasked`, see
/// [`sleep_hours::to_tell`].
async fn night_to_tell(incoming: &Incoming<'_>, reader: &Reader, unasked: bool) -> Option<Message> {
    if reader.night_told {
        return None;
    }
    let (store, user, now) = (&incoming.data.store, incoming.request.person.user, incoming.request.now);
    match sleep_hours::to_tell(store, user, unasked, now).await {
        Ok(Some(ToTell::Of(zone))) => Some(panel::when_do_you_sleep(reader.language(), &zone)),
        Ok(Some(ToTell::Elsewhere(from, until))) => {
            Some(panel::where_are_you(reader.language(), Some((from, until)), now))
        }
        Ok(None) => None,
        Err(error) => {
            tracing::error!(?error, "which night is to be told to somebody is not known");
            None
        }
    }
}

fn read_sleep(words: &str) -> Option<Sleep> {
    let (from, to) = words.split_once(' ')?;
    let minute = |words: &str| words.parse().ok().and_then(Minute::new);
    Sleep::new(minute(from)?, minute(to)?)
}
