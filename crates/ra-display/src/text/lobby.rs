//! Tables before their game, and the promise about the bag.

use std::collections::BTreeMap;

use crate::refusal::Refusal;
use ra::rules::{Edition, Seat};
use ra_table::clock::Pace;
use ra_table::game::forecast::{self, Length};
use ra_table::game::lobby::{Lobby, Place, Sitting, Status};
use ra_table::game::view::{Public, Whereabouts};
use ra_table::game::{Person, Player, Title};
use ra_table::id::{ChannelId, GameId, UserId};
use ra_table::language::Language;
use ra_table::names::{isolated, marked, plain};
use ra_table::table_offers::Invitation;
use ra_table::time::Millis;

use super::board::moment;
use super::fluent::{language_name, words};
use super::lists::{and, commas, joined, sentences};
use super::names::{
    LONGEST, escaped, owner_mentioned, person, player, role_mention, unformatted, unformatted_name,
};
use super::refusal::{board_link, refusal};
use super::{channel, mention, place, rating};

/// The longest name of a thread that Discord takes.
const LONGEST_THREAD: usize = 100;

/// The line that a push notice shows.
pub fn headline(lobby: &Lobby) -> String {
    let (language, words) = (lobby.terms.language, words(lobby.terms.language));
    let game = lobby.id.to_string();
    match lobby.status {
        Status::Lobby => {
            let kept = kept(language, lobby);
            // A notice shows the beginning alone: whoever is called reads first what for.
            let free = lobby.free_seats();
            let role = lobby.role.filter(|_| free > 0).map_or(String::new(), role_mention);
            let open = words.lobby_open(title(language, lobby), free, !kept.is_empty());
            sentences([kept, role, open])
        }
        Status::Running => words.lobby_has_started(game),
        Status::Over => words.lobby_over(game),
        Status::Cancelled if lobby.began => words.lobby_called_off(game),
        Status::Cancelled => {
            let seated: Vec<String> =
                lobby.seats.iter().map(|seat| mentioned(language, lobby, seat)).collect();
            words.lobby_table_closed(game, commas(words, &seated))
        }
    }
}

/// The people with a reserved seat, and until when. Those who were invited together share a sentence.
fn kept(language: Language, lobby: &Lobby) -> String {
    let words = words(language);
    let mut kept: BTreeMap<Millis, Vec<String>> = BTreeMap::new();
    for seat in &lobby.seats {
        if let Some(until) = seat.kept {
            kept.entry(until).or_default().push(mentioned(language, lobby, seat));
        }
    }
    let told = |(until, people): (Millis, Vec<String>)| {
        and(words, &people).map(|people| words.lobby_invited(people, moment(until)))
    };
    joined(kept.into_iter().filter_map(told), " ")
}

/// That a game has started, and who plays.
pub fn started(language: Language, game: &Public) -> String {
    words(language).lobby_started(game.id.to_string(), super::story::order(language, game))
}

/// That a game goes on that has lost its channel, and who plays.
pub fn goes_on(language: Language, game: &Public) -> String {
    words(language).lobby_goes_on(game.id.to_string(), super::story::order(language, game))
}

/// That it goes on in a thread.
pub fn goes_on_in(language: Language, game: GameId, thread: Option<ChannelId>) -> String {
    words(language).lobby_goes_on_in(game.to_string(), channel(language, thread))
}

/// That a game is played in the channel of its table, for want of a thread.
pub fn played_here(language: Language, game: GameId) -> String {
    words(language).lobby_played_here(game.to_string())
}

/// That a game has started and has no place yet.
pub fn waits(language: Language, game: GameId) -> String {
    words(language).lobby_waits(game.to_string())
}

/// Who sits at the table, by name.
pub fn table(language: Language, game: &Public) -> String {
    words(language).lobby_table(super::story::order(language, game))
}

/// The same with mentions, but of those who have left for good.
pub fn table_mentioned(language: Language, game: &Public) -> String {
    let shown = |(seat, one): (Seat, Player<'_>)| match one.user().filter(|_| !one.has_left()) {
        Some(_) => owner_mentioned(language, game, seat),
        None => player(language, game, seat),
    };
    let people: Vec<String> = game.chairs().players().map(shown).collect();
    words(language).lobby_table(commas(words(language), &people))
}

/// That a game has started elsewhere: in a thread, or in direct messages.
pub fn started_in(language: Language, game: GameId, at: &Whereabouts) -> String {
    words(language).lobby_started_in(game.to_string(), place(language, at))
}

/// The first words of the name of a game's thread.
pub fn thread_begins(language: Language, game: GameId) -> String {
    words(language).lobby_called(game.to_string(), String::new())
}

/// What a lobby says that was closed because nobody touched it.
pub fn expired(lobby: &Lobby) -> String {
    words(lobby.terms.language).lobby_expired(lobby.id.to_string(), lobby.terms.pace == Pace::Live)
}

/// That a lobby closes unless somebody who sits there keeps it open.
pub fn closes(lobby: &Lobby, at: Millis) -> String {
    let (language, words) = (lobby.terms.language, words(lobby.terms.language));
    let seated = lobby.seats.iter().filter(|seat| seat.kept.is_none() && seat.person.who.user().is_some());
    let people: Vec<String> = seated.map(|seat| mentioned(language, lobby, seat)).collect();
    words.lobby_closes(commas(words, &people), lobby.id.to_string(), moment(at))
}

/// That a seat is kept for somebody, to them; with who else sits there, and how fast. Where all read it they are mentioned, and the
/// table's own message says the rest.
pub fn invited(language: Language, invitation: &Invitation) -> String {
    let words = words(language);
    let Invitation { lobby, user, until, direct } = invitation;
    let host = marked(person(language, &lobby.host()), lobby.mark(lobby.host));
    let place = channel(language, Some(lobby.channel));
    let told = words.lobby_invites(host, lobby.id.to_string(), place, moment(*until));
    if !direct {
        return format!("<@{user}>: {told}");
    }
    let others = lobby.seats.iter().filter(|seat| seat.kept.is_none());
    joined([told, seats(language, lobby, others), plays(language, lobby)], "\n")
}

/// The last words of an invitation, for the invited person: they sit there, left, or the table closed before its game.
pub fn invitation_over(language: Language, lobby: &Lobby, user: UserId) -> String {
    let words = words(language);
    if lobby.status == Status::Cancelled {
        return joined([title(language, lobby), words.lobby_closed()], "\n");
    }
    if lobby.has_seat(user) {
        return seated(language, lobby, None);
    }
    joined([title(language, lobby), words.lobby_left()], "\n")
}

/// That somebody keeps a lobby open, for everybody.
pub fn kept_open(lobby: &Lobby, by: &Person, now: Millis) -> String {
    let seat = lobby.seats.iter().find(|seat| seat.person.who == by.who);
    let name = seat
        .map_or_else(|| person(lobby.terms.language, by), |seat| named(lobby.terms.language, lobby, seat));
    let until = moment(lobby.closing(now).closes_at);
    words(lobby.terms.language).lobby_kept_open(name, lobby.id.to_string(), until)
}

/// Somebody at a table, on a button.
pub fn seated_person(language: Language, lobby: &Lobby, seat: &Sitting) -> String {
    marked(unformatted(language, &seat.person, LONGEST), lobby.mark(seat.number))
}

/// Somebody at a table, by name.
fn named(language: Language, lobby: &Lobby, seat: &Sitting) -> String {
    marked(person(language, &seat.person), lobby.mark(seat.number))
}

/// Somebody at a table, as Discord shows them.
fn mentioned(language: Language, lobby: &Lobby, seat: &Sitting) -> String {
    marked(mention(language, &seat.person), lobby.mark(seat.number))
}

/// Whether somebody's seat is to be freed, to the host.
pub fn free_ask(language: Language, lobby: &Lobby, seat: &Sitting) -> String {
    words(language).lobby_free_ask(named(language, lobby, seat))
}

/// The private confirmation that the host has given somebody's seat free, at a table as it was before.
pub fn freed(language: Language, before: &Lobby, seat: &Sitting) -> String {
    words(language).lobby_freed(named(language, before, seat))
}

/// What a lobby is called.
fn title(language: Language, lobby: &Lobby) -> String {
    let (words, game) = (words(language), lobby.id.to_string());
    match &lobby.name {
        Some(name) => words.lobby_title_named(game, escaped(&isolated(plain(name)))),
        None => words.lobby_title(game),
    }
}

/// The name of the thread that a game is played in, as it is at the start: renaming it is hardly allowed.
pub fn thread(language: Language, table: &Title) -> String {
    called(language, table, LONGEST_THREAD)
}

/// What tells a table from others, in so many of Discord's characters at most: its name, or those of who sits there,
/// as they are, for a button or a thread, where nothing is formatted. Where there is no room for all, the longest
/// names are cut.
pub fn called(language: Language, table: &Title, longest: usize) -> String {
    let words = words(language);
    let cut_to = |most: usize| {
        let who = table.name.as_ref().map_or_else(
            || {
                let one = |(person, mark)| marked(unformatted(language, person, most.min(LONGEST)), mark);
                commas(words, &table.marked().map(one).collect::<Vec<_>>())
            },
            |name| unformatted_name(language, name, most),
        );
        words.lobby_called(table.game.to_string(), who)
    };
    let fits = |called: &String| called.encode_utf16().count() <= longest;
    (1..=Title::LONGEST).rev().map(cut_to).find(fits).unwrap_or_else(|| cut_to(1))
}

/// What a table can be called by somebody who typed this; `None` if nothing of it can be seen.
pub fn table_name(typed: &str) -> Option<String> {
    let name: String = plain(typed).chars().take(Title::LONGEST).collect();
    (!name.is_empty()).then_some(name)
}

/// What else somebody needs to know who might sit down: who sits there, how fast the game is, and how long it takes.
pub fn lobby(lobby: &Lobby) -> String {
    let (language, words) = (lobby.terms.language, words(lobby.terms.language));
    let seated = lobby.seats.iter().filter(|seat| seat.kept.is_none());
    let waits = match lobby.waits_for_host() {
        true => words.lobby_seated_full(mention(language, &lobby.host())),
        false if lobby.is_full() => words.lobby_start_full(),
        false => String::new(),
    };
    let ratings = rating::at_table(language, lobby);
    joined([seats(language, lobby, seated), plays(language, lobby), ratings, waits], "\n")
}

/// The people on these seats.
fn seats<'a>(language: Language, lobby: &Lobby, seats: impl Iterator<Item = &'a Sitting>) -> String {
    let words = words(language);
    let seat = |seat: &Sitting| words.lobby_seat(named(language, lobby, seat), seat.number == lobby.host);
    commas(words, &seats.map(seat).collect::<Vec<_>>())
}

/// By which rules a table plays, how fast, and how long that takes.
fn plays(language: Language, lobby: &Lobby) -> String {
    let is_usual = lobby.terms.edition == Edition::Pharaoh;
    let edition = if is_usual { String::new() } else { words(language).lobby_classic() };
    sentences([edition, super::pace::each(language, lobby.terms.pace), takes(language, lobby)])
}

/// All else that is set, and how the game starts, for somebody who asks for it.
pub fn details(language: Language, lobby: &Lobby) -> String {
    let words = words(language);
    let place = match lobby.place {
        Place::Thread | Place::OwnThread | Place::Private => "thread",
        Place::Here => "here",
    };
    let spoken = words.lobby_language(language_name(lobby.terms.language));
    // A line for each subject: all of it at once is a wall on a phone.
    let lines = [
        format!("**{}**", title(language, lobby)),
        words.lobby_terms(lobby.terms.edition.code(), place),
        super::pace::meaning(language, lobby.terms.pace),
        takes(language, lobby),
        if lobby.is_full() { words.lobby_start_full() } else { words.lobby_start(lobby.size > 2) },
        words.lobby_leaves(lobby.terms.autoplay.code()),
        words.lobby_advice(lobby.terms.advice),
        rating::details(language, lobby),
        sentences([spoken, words.lobby_pictures(lobby.terms.theme.code())]),
        words.lobby_how(),
    ];
    joined(lines, "\n")
}

/// The text above the menu in which a host chooses the table's pace.
pub fn before_choosing_pace(language: Language, lobby: &Lobby) -> String {
    super::pace::before_choosing(language, lobby.terms.pace, |pace| takes_at(language, lobby, pace))
}

/// How long the game of a table is likely to take; nothing if that cannot be told.
fn takes(language: Language, lobby: &Lobby) -> String {
    takes_at(language, lobby, lobby.terms.pace)
}

fn takes_at(language: Language, lobby: &Lobby, pace: Pace) -> String {
    let people = lobby.size - lobby.computers();
    let takes = forecast::length(pace, lobby.terms.autoplay, lobby.size, people, lobby.asleep);
    takes.map_or(String::new(), |takes| length(language, takes))
}

/// How a table is set, for its host alone.
pub fn settings(language: Language, lobby: &Lobby) -> String {
    let pace = super::pace::name(language, lobby.terms.pace);
    let (words, spoken) = (words(language), language_name(lobby.terms.language));
    let table = words.lobby_settings(lobby.id.to_string(), lobby.size, lobby.terms.edition.code());
    let (autoplay, theme) = (lobby.terms.autoplay.code(), lobby.terms.theme.code());
    let play = words.lobby_settings_play(pace, autoplay, lobby.terms.advice, spoken, theme);
    let rated = lobby.ratings.as_ref().map(|_| words.rating_table_set(lobby.terms.rated));
    joined([table, play, rated.unwrap_or_default()], "\n")
}

/// What somebody can do at a table whose host is another.
pub fn settings_of_host(language: Language, lobby: &Lobby, user: UserId) -> String {
    let host = marked(mention(language, &lobby.host()), lobby.mark(lobby.host));
    words(language).lobby_settings_of_host(host, lobby.has_seat(user))
}

/// How long a game is likely to take.
fn length(language: Language, length: Length) -> String {
    let words = words(language);
    match length {
        Length::Hours(hours) => words.lobby_takes_hours(hours),
        Length::Days(days) => words.lobby_takes_days(days),
        Length::Weeks(weeks) => words.lobby_takes_weeks(weeks),
    }
}

/// What was called off by whom, for everybody.
pub fn called_off(language: Language, game: GameId, by: Option<UserId>) -> String {
    let words = words(language);
    match by {
        Some(user) => words.lobby_called_off_by(game.to_string(), format!("<@{user}>")),
        None => words.lobby_called_off_by_host(game.to_string()),
    }
}

/// The private confirmation that a computer player has sat down, with what keeps a full table from starting.
pub fn computer_seated(language: Language, lobby: &Lobby, hindrance: Option<&Refusal>) -> String {
    let last = lobby.seats.iter().rfind(|seat| seat.person.who.level().is_some());
    let name = last.map(|seat| named(language, lobby, seat)).unwrap_or_default();
    let then = hindrance.map_or(String::new(), |hindrance| refusal(language, hindrance));
    sentences([words(language).lobby_computer_seated(name, lobby.id.to_string()), then])
}

/// What a host reads on a button that sets how many seats a table has: with as many as are taken its game starts.
pub fn seats_choice(language: Language, lobby: &Lobby, seats: usize) -> String {
    words(language).lobby_seats_choice(seats, seats == lobby.seated() && seats == lobby.seats.len())
}

/// The private confirmation that a table has another number of seats, with what keeps a full one from starting.
pub fn seats_set(language: Language, lobby: &Lobby, hindrance: Option<&Refusal>) -> String {
    let words = words(language);
    match hindrance {
        Some(hindrance) => {
            sentences([words.lobby_seats_set_cannot_start(lobby.size), refusal(language, hindrance)])
        }
        None => words.lobby_seats_set(lobby.size),
    }
}

/// The private confirmation that somebody has sat down, with what keeps a full table from starting.
pub fn seated(language: Language, lobby: &Lobby, hindrance: Option<&Refusal>) -> String {
    let words = words(language);
    let then = match hindrance {
        Some(hindrance) => sentences([words.lobby_seated_cannot_start(), refusal(language, hindrance)]),
        None => starts(language, lobby),
    };
    sentences([words.lobby_seated(lobby.id.to_string()), then])
}

/// When the game starts, to somebody who has just sat down.
fn starts(language: Language, lobby: &Lobby) -> String {
    let (words, host) = (words(language), mention(language, &lobby.host()));
    if lobby.waits_for_host() { words.lobby_seated_full(host) } else { words.lobby_seated_starts(host) }
}

/// The private confirmation that a seat is free again.
pub fn left(language: Language, lobby: &Lobby) -> String {
    let words = words(language);
    let is_closed = lobby.status == Status::Cancelled;
    sentences([words.lobby_left(), if is_closed { words.lobby_left_last() } else { String::new() }])
}

/// The private confirmation that a new table is open for the people of a game that is over.
pub fn opened(language: Language, lobby: &Lobby) -> String {
    words(language).lobby_rematch(format!("<#{}>", lobby.channel))
}

/// Which game that table has become, for whoever asks for it once more.
pub fn rematch_there(language: Language, game: &Public) -> String {
    let link = board_link(game).unwrap_or_else(|| place(language, &game.at));
    words(language).lobby_rematch_there(game.id.to_string(), link)
}

/// The sum that proves the bag, as it is shown at the start.
pub fn promise(language: Language, sum: &str) -> String {
    words(language).lobby_promise(sum)
}
