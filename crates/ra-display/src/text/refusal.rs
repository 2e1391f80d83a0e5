//! Refusals: what is the case, and what can be done.

use ra::rules::{Edition, Illegal};
use ra_table::game::view::Public;
use ra_table::game::{PauseReason, Permission, Refusal};
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::names::marked;

use super::board::{moment, relative};
use super::fluent::{Words, words};
use super::lists::{NONE, and, or, sentences, values};
use super::names::{mention, user_mention};
use super::tiles::{named, tiles};
use super::{name, suns};

/// The sentence for a refusal, to be shown to the person alone.
#[expect(clippy::too_many_lines, reason = "a list of sentences, one for each refusal")]
pub fn refusal(language: Language, refusal: &Refusal) -> String {
    let words = words(language);
    match refusal {
        Refusal::NoGameHere(threads) => {
            let threads: Vec<String> = threads.iter().copied().map(link).collect();
            and(words, &threads).map_or_else(
                || words.refusal_no_game_here(),
                |threads| words.refusal_game_in_threads(threads),
            )
        }
        Refusal::NotStarted => words.refusal_not_started(),
        Refusal::NoLobbyHere => words.refusal_no_lobby_here(),
        Refusal::Past { .. } => words.refusal_past(),
        Refusal::AskedAlready { until } => words.refusal_asked_already(moment(*until)),
        Refusal::NotAskedAgain { until } => words.refusal_not_asked_again(moment(*until)),
        Refusal::NotAsked => words.refusal_not_asked(),
        Refusal::NoChair => words.refusal_no_chair(),
        Refusal::CalledOff(game) => words.refusal_called_off(game.to_string()),
        Refusal::Begun(channel) => words.refusal_begun(link(*channel)),
        Refusal::HasPlace => words.refusal_has_place(),
        Refusal::HostDecides { host, until } => {
            words.refusal_host_decides(moment(*until), mention(language, host))
        }
        Refusal::NotOver => words.refusal_not_over(),
        Refusal::NothingKept => words.refusal_nothing_kept(),
        Refusal::NoSuchCase => words.refusal_no_such_case(),
        Refusal::YourTurnIsNow => words.refusal_your_turn_is_now(),
        Refusal::NothingToUndo => words.refusal_nothing_to_undo(),
        Refusal::NotPending => words.refusal_not_pending(),
        Refusal::NotInDirectMessages => words.refusal_direct_messages(),
        Refusal::NotInThreads => words.refusal_not_in_threads(),
        Refusal::GameRunsDirectly => words.refusal_game_runs_directly(),
        Refusal::GameRunsHere(channel) => words.refusal_game_runs_here(link(*channel)),
        Refusal::LobbyIsHere => words.refusal_lobby_is_here(),
        Refusal::SeveralTables(tables) => {
            let games: Vec<String> = tables.iter().map(|table| table.game.to_string()).collect();
            words.refusal_several_tables(or(words, &games).unwrap_or_default())
        }
        Refusal::HostOfNone => words.refusal_host_of_none(),
        Refusal::LobbyFull { seats } => words.refusal_lobby_full(*seats),
        Refusal::SeatedAlready => words.refusal_seated_already(),
        Refusal::Barred => words.refusal_barred(),
        Refusal::NotSeated => words.refusal_not_seated(),
        Refusal::NoteTooLong { most, count } => words.refusal_note_too_long(*most, *count),
        Refusal::NoComputer => words.refusal_no_computer(),
        Refusal::NoSeatForBots => words.refusal_no_seat_for_bots(),
        Refusal::TooManyInvited { seats } => words.refusal_too_many_invited(*seats),
        Refusal::TooFewSeats { taken } => words.refusal_too_few_seats(*taken),
        Refusal::NotTheHost(host) => words.refusal_not_the_host(mention(language, host)),
        Refusal::HostStarts(host) => words.refusal_host_starts(mention(language, host)),
        Refusal::TooFewSeated => words.refusal_too_few_seated(),
        Refusal::GameHasStarted => words.refusal_game_has_started(),
        Refusal::Missing(permissions) => words.refusal_missing(named_permissions(words, permissions)),
        Refusal::Halted(PauseReason::Gone) => words.refusal_halted_gone(),
        Refusal::Halted(PauseReason::Held) => words.refusal_halted_held(),
        Refusal::Halted(PauseReason::Deserted) => words.refusal_halted_deserted(),
        Refusal::OutOfTime => words.refusal_out_of_time(),
        Refusal::StoodIn => words.refusal_stood_in(),
        Refusal::Resigned => words.refusal_resigned(),
        Refusal::Over => words.refusal_over(),
        Refusal::NoStandIn => words.refusal_no_stand_in(),
        Refusal::NeedsYes(owner) => words.refusal_needs_yes(user_mention(*owner)),
        Refusal::NotAPlayer(other) => words.refusal_not_a_player(user_mention(*other)),
        Refusal::NotOnServer(other) => words.refusal_not_on_server(user_mention(*other)),
        Refusal::SitsThere(other) => words.refusal_sits_there(user_mention(*other)),
        Refusal::OnlyFor(other) => words.refusal_only_for(user_mention(*other)),
        Refusal::Declined(other) => words.refusal_declined(user_mention(*other)),
        Refusal::OfferIsOver => words.refusal_offer_is_over(),
        Refusal::ChairNotFree => words.refusal_chair_not_free(),
        Refusal::HasChair => words.refusal_has_chair(),
        Refusal::NoSeatKept => words.refusal_no_seat_kept(),
        Refusal::NotPlayedHere(game) => words.refusal_not_played_here(game.to_string()),
        Refusal::CallsEverybody => words.refusal_calls_everybody(),
        Refusal::NotOnThisServer(game) => words.refusal_not_on_this_server(game.to_string()),
        Refusal::NotHeld => words.refusal_not_held(),
        Refusal::WaitsForNobody => words.refusal_waits_for_nobody(),
        Refusal::NoClock => words.refusal_no_clock(),
        Refusal::YourOwnTurn => words.refusal_your_own_turn(),
        Refusal::TooLongAway { left } => words.refusal_too_long_away(left.as_secs() / (24 * 60 * 60)),
        Refusal::NotAway => words.refusal_not_away(),
        Refusal::Frozen => words.refusal_frozen(),
        Refusal::NotYourTurn { to_act, mark, asked } => words.refusal_not_your_turn(
            marked(mention(language, to_act), *mark),
            super::board::question_code(*asked),
        ),
        Refusal::TooManyOpen { most, until } => words.refusal_too_many_open(*most, relative(*until)),
        Refusal::TooManyToday { most, until } => words.refusal_too_many_today(*most, relative(*until)),
        Refusal::TooManyHere { most, until } => words.refusal_too_many_here(*most, relative(*until)),
        Refusal::SetTooOften { most, until } => words.refusal_set_too_often(*most, relative(*until)),
        Refusal::TooFast { until } => words.refusal_too_fast(relative(*until)),
        Refusal::JustShown { until } => words.refusal_just_shown(relative(*until)),
        Refusal::Crowded => words.refusal_crowded(),
        Refusal::TooLow { open, held, to_beat, may_pass } => {
            let (held, count) = (suns(language, *held), open.len());
            let open = or(words, &values(*open)).unwrap_or_default();
            if *may_pass {
                words.refusal_too_low_or_pass(held, to_beat.value(), open, count)
            } else {
                words.refusal_too_low(held, to_beat.value(), open)
            }
        }
        Refusal::NoSunToBid => words.refusal_no_sun_to_bid(),
        Refusal::NoSunLeft => words.refusal_no_sun_left(),
        Refusal::NotThen => words.refusal_not_then(),
        Refusal::AnsweredAlready => words.refusal_answered_already(),
        Refusal::DayOver => words.refusal_day_over(),
        Refusal::OldMenu => words.refusal_old_menu(),
        Refusal::Unclear(typed) => words.refusal_unclear(name(language, typed)),
        Refusal::NoCity { typed, cities, own } => {
            let button = if *own { words.settings_button_where() } else { NONE.to_owned() };
            let typed = name(language, typed);
            match or(words, cities) {
                Some(cities) => words.refusal_time_of_cities(typed, cities, button),
                None => words.refusal_no_city(typed, button),
            }
        }
        Refusal::NoNight(typed) => words.refusal_no_night(name(language, typed)),
        Refusal::NotOnTrack { tile: kind, track, edition } => words.refusal_not_on_track(
            named(words, *kind, *edition),
            tiles(words, track.iter().copied(), *edition),
        ),
        Refusal::TakesOnly { disaster, left, edition } => {
            words.refusal_takes_only(super::tile(language, disaster.tile(), *edition), *left)
        }
        Refusal::Illegal { illegal, edition } => rule(language, illegal, *edition),
    }
}

/// The sentence for a button whose question has been answered since: how, and where the game is now.
pub fn past(language: Language, game: &Public, at: i64) -> String {
    let words = words(language);
    let answered = super::story::answered(language, game, at);
    let now = match board_link(game) {
        Some(link) => words.refusal_board_is_here(link),
        None => words.refusal_board_shows(),
    };
    format!("{}\n{now}", sentences([words.refusal_that_is_over(), answered]))
}

/// Where the game's present board is, as Discord links messages.
pub fn board_link(game: &Public) -> Option<String> {
    Some(message_link(game.at.guild, game.at.channel?, game.at.board?))
}

/// Where a message is, as Discord links messages; in no server if it is in direct messages.
pub fn message_link(guild: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
    format!("{}/{message}", channel_link(guild, channel))
}

/// Where a channel is, likewise.
pub fn channel_link(guild: Option<GuildId>, channel: ChannelId) -> String {
    let guild = guild.map_or("@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{channel}")
}

fn link(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// The permissions as a list.
fn named_permissions(words: &Words, permissions: &[Permission]) -> String {
    let names: Vec<String> =
        permissions.iter().map(|permission| format!("**{}**", words.permission(permission))).collect();
    and(words, &names).unwrap_or_default()
}

/// That a game's board cannot be shown where it is played, for want of these permissions; for everybody.
pub fn no_board(language: Language, game: GameId, channel: ChannelId, needed: &[Permission]) -> String {
    let words = words(language);
    words.refusal_no_board(game.to_string(), link(channel), named_permissions(words, needed))
}

/// That a player cannot see where their game is played; for those who can change that.
pub fn unseen(language: Language, game: &Public, of: UserId) -> String {
    let words = words(language);
    let place = game.at.channel.map_or_else(String::new, link);
    words.refusal_unseen(
        game.id.to_string(),
        user_mention(of),
        place,
        named_permissions(words, &[Permission::ViewChannel]),
    )
}

/// What the rules say against an action.
fn rule(language: Language, illegal: &Illegal, edition: Edition) -> String {
    let words = words(language);
    let name = |kind| named(words, kind, edition);
    match illegal {
        Illegal::GameOver => words.rule_game_over(),
        Illegal::NotYourTurn { .. } => words.rule_not_your_turn(),
        Illegal::InAuction => words.rule_in_auction(),
        Illegal::NoAuction => words.rule_no_auction(),
        Illegal::SpendingGods => words.rule_spending_gods(),
        Illegal::NotSpendingGods => words.rule_not_spending_gods(),
        Illegal::MustDiscard { disaster, left } => words.rule_must_discard(name(disaster.tile()), *left),
        Illegal::NothingToDiscard => words.rule_nothing_to_discard(),
        Illegal::TrackFull => words.rule_track_full(),
        Illegal::NoGod => words.rule_no_god(),
        Illegal::SpaceFree(space) => words.rule_space_free(space.number()),
        Illegal::GodForGod(space) => words.rule_god_for_god(space.number()),
        Illegal::NoSuchSun { sun, held } => words.rule_no_such_sun(sun.value(), suns(language, *held)),
        Illegal::TooLow { sun, to_beat } => words.rule_too_low(sun.value(), to_beat.value()),
        Illegal::MustBid => words.rule_must_bid(),
        Illegal::WrongKind { tile: kind, disaster } => {
            let takes: Vec<&str> = disaster.takes().iter().map(|&kind| name(kind)).collect();
            words.rule_wrong_kind(name(disaster.tile()), name(*kind), or(words, &takes).unwrap_or_default())
        }
        Illegal::NotHeld(kind) => words.rule_not_held(name(*kind)),
    }
}
