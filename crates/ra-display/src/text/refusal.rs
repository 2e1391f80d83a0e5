//! Refusals: what is the case, and what can be done.

use ra::rules::{Edition, Illegal, Seat};
use ra_table::game::view::Public;
use ra_table::game::{GameRefusal, PauseReason};
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::names::marked;

use super::board::{moment, relative};
use super::fluent::{Words, words};
use super::lists::{NONE, and, or, sentences, values};
use super::names::{mention, user_mention};
use super::tiles::{named, tiles};
use super::{cup, name, season_end, suns};
use crate::refusal::{AppRefusal, DiscordRefusal, Permission, Refusal};

/// The sentence for a refusal, to be shown to the person alone.
pub fn refusal(language: Language, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Game(refusal) => game_refusal(language, refusal),
        Refusal::App(refusal) => app_refusal(language, refusal),
        Refusal::Discord(refusal) => discord_refusal(language, refusal),
        Refusal::Cup(refusal) => cup::refusals::refusal(language, refusal),
    }
}

fn game_refusal(language: Language, refusal: &GameRefusal) -> String {
    let words = words(language);
    match refusal {
        GameRefusal::Past { .. } => words.refusal_past(),
        GameRefusal::AskedAlready { until } => words.refusal_asked_already(moment(*until)),
        GameRefusal::NotAskedAgain { until } => words.refusal_not_asked_again(moment(*until)),
        GameRefusal::NotAsked => words.refusal_not_asked(),
        GameRefusal::NoChair => words.refusal_no_chair(),
        GameRefusal::CalledOff(game) => words.refusal_called_off(game.to_string()),
        GameRefusal::HasPlace => words.refusal_has_place(),
        GameRefusal::HostDecides { host, until } => {
            words.refusal_host_decides(moment(*until), mention(language, host))
        }
        GameRefusal::NothingKept => words.refusal_nothing_kept(),
        GameRefusal::NoSuchCase => words.refusal_no_such_case(),
        GameRefusal::YourTurnIsNow => words.refusal_your_turn_is_now(),
        GameRefusal::NothingToUndo => words.refusal_nothing_to_undo(),
        GameRefusal::NotPending => words.refusal_not_pending(),
        GameRefusal::NotInCup(what) => cup::tables::not_in_cup(language, *what),
        GameRefusal::LobbyFull { seats } => words.refusal_lobby_full(*seats),
        GameRefusal::SeatedAlready => words.refusal_seated_already(),
        GameRefusal::Barred => words.refusal_barred(),
        GameRefusal::NotSeated => words.refusal_not_seated(),
        GameRefusal::NoComputer => words.refusal_no_computer(),
        GameRefusal::TooManyInvited { seats } => words.refusal_too_many_invited(*seats),
        GameRefusal::TooFewSeats { taken } => words.refusal_too_few_seats(*taken),
        GameRefusal::NotTheHost(host) => words.refusal_not_the_host(mention(language, host)),
        GameRefusal::TooFewSeated => words.refusal_too_few_seated(),
        GameRefusal::Halted(PauseReason::Gone) => words.refusal_halted_gone(),
        GameRefusal::Halted(PauseReason::Held) => words.refusal_halted_held(),
        GameRefusal::Halted(PauseReason::Deserted) => words.refusal_halted_deserted(),
        GameRefusal::OutOfTime => words.refusal_out_of_time(),
        GameRefusal::StoodIn => words.refusal_stood_in(),
        GameRefusal::Resigned => words.refusal_resigned(),
        GameRefusal::Over => words.refusal_over(),
        GameRefusal::RoundOver => words.cup_table_round_over(),
        GameRefusal::NoStandIn => words.refusal_no_stand_in(),
        GameRefusal::NeedsYes(owner) => words.refusal_needs_yes(user_mention(*owner)),
        GameRefusal::NotAPlayer(other) => words.refusal_not_a_player(user_mention(*other)),
        GameRefusal::SitsThere(other) => words.refusal_sits_there(user_mention(*other)),
        GameRefusal::ChairNotFree => words.refusal_chair_not_free(),
        GameRefusal::HasChair => words.refusal_has_chair(),
        GameRefusal::NoSeatKept => words.refusal_no_seat_kept(),
        GameRefusal::NotHeld => words.refusal_not_held(),
        GameRefusal::WaitsForNobody => words.refusal_waits_for_nobody(),
        GameRefusal::NoClock => words.refusal_no_clock(),
        GameRefusal::YourOwnTurn => words.refusal_your_own_turn(),
        GameRefusal::NotYourTurn { to_act, mark, asked } => words.refusal_not_your_turn(
            marked(mention(language, to_act), *mark),
            super::board::question_code(*asked),
        ),
        GameRefusal::TooLow { open, held, to_beat, may_pass } => {
            let (held, count) = (suns(language, *held), open.len());
            let open = or(words, &values(*open)).unwrap_or_default();
            if *may_pass {
                words.refusal_too_low_or_pass(held, to_beat.value(), open, count)
            } else {
                words.refusal_too_low(held, to_beat.value(), open)
            }
        }
        GameRefusal::NoSunToBid => words.refusal_no_sun_to_bid(),
        GameRefusal::NoSunLeft => words.refusal_no_sun_left(),
        GameRefusal::NotThen => words.refusal_not_then(),
        GameRefusal::AnsweredAlready => words.refusal_answered_already(),
        GameRefusal::Unclear(typed) => words.refusal_unclear(name(language, typed)),
        GameRefusal::TakesOnly { disaster, left, edition } => {
            words.refusal_takes_only(super::tile(language, disaster.tile(), *edition), *left)
        }
        GameRefusal::Illegal { illegal, edition } => rule(language, illegal, *edition),
    }
}

fn app_refusal(language: Language, refusal: &AppRefusal) -> String {
    let words = words(language);
    match refusal {
        AppRefusal::NoGameHere(threads) => {
            let threads: Vec<String> = threads.iter().copied().map(link).collect();
            and(words, &threads).map_or_else(
                || words.refusal_no_game_here(),
                |threads| words.refusal_game_in_threads(threads),
            )
        }
        AppRefusal::NotStarted => words.refusal_not_started(),
        AppRefusal::NoLobbyHere => words.refusal_no_lobby_here(),
        AppRefusal::Begun(channel) => words.refusal_begun(link(*channel)),
        AppRefusal::NotOver => words.refusal_not_over(),
        AppRefusal::GameRunsDirectly => words.refusal_game_runs_directly(),
        AppRefusal::GameRunsHere(channel) => words.refusal_game_runs_here(link(*channel)),
        AppRefusal::LobbyIsHere => words.refusal_lobby_is_here(),
        AppRefusal::SeveralTables(tables) => {
            let games: Vec<String> = tables.iter().map(|table| table.game.to_string()).collect();
            words.refusal_several_tables(or(words, &games).unwrap_or_default())
        }
        AppRefusal::HostOfNone => words.refusal_host_of_none(),
        AppRefusal::NoteTooLong { most, count } => words.refusal_note_too_long(*most, *count),
        AppRefusal::HostStarts(host) => words.refusal_host_starts(mention(language, host)),
        AppRefusal::GameHasStarted => words.refusal_game_has_started(),
        AppRefusal::Declined(other) => words.refusal_declined(user_mention(*other)),
        AppRefusal::OfferIsOver => words.refusal_offer_is_over(),
        AppRefusal::NotPlayedHere(game) => words.refusal_not_played_here(game.to_string()),
        AppRefusal::NotOnThisServer(game) => words.refusal_not_on_this_server(game.to_string()),
        AppRefusal::TooLongAway { left } => words.refusal_too_long_away(left.as_secs() / (24 * 60 * 60)),
        AppRefusal::NotAway => words.refusal_not_away(),
        AppRefusal::Frozen => words.refusal_frozen(),
        AppRefusal::TooManyOpen { most, until } => words.refusal_too_many_open(*most, relative(*until)),
        AppRefusal::TooManyToday { most, until } => words.refusal_too_many_today(*most, relative(*until)),
        AppRefusal::TooManyHere { most, until } => words.refusal_too_many_here(*most, relative(*until)),
        AppRefusal::SetTooOften { most, until } => words.refusal_set_too_often(*most, relative(*until)),
        AppRefusal::Crowded => words.refusal_crowded(),
        AppRefusal::DayOver => words.refusal_day_over(),
    }
}

fn discord_refusal(language: Language, refusal: &DiscordRefusal) -> String {
    let words = words(language);
    match refusal {
        DiscordRefusal::NotInDirectMessages => words.refusal_direct_messages(),
        DiscordRefusal::NotInThreads => words.refusal_not_in_threads(),
        DiscordRefusal::MayNotManage => words.refusal_may_not_manage(),
        DiscordRefusal::NoSeatForBots => words.refusal_no_seat_for_bots(),
        DiscordRefusal::Missing(permissions) => words.refusal_missing(named_permissions(words, permissions)),
        DiscordRefusal::NotOnServer(other) => words.refusal_not_on_server(user_mention(*other)),
        DiscordRefusal::OnlyFor(other) => words.refusal_only_for(user_mention(*other)),
        DiscordRefusal::MayNotManageRoles => {
            words.refusal_manage_roles(words.permission(Permission::ManageRoles))
        }
        DiscordRefusal::UnfitRole(role, why) => season_end::unfit(language, *role, *why),
        DiscordRefusal::CallsEverybody => words.refusal_calls_everybody(),
        DiscordRefusal::TooFast { until } => words.refusal_too_fast(relative(*until)),
        DiscordRefusal::JustShown { until } => words.refusal_just_shown(relative(*until)),
        DiscordRefusal::OldMenu => words.refusal_old_menu(),
        DiscordRefusal::NoCity { typed, cities, own } => {
            let button = if *own { words.settings_button_where() } else { NONE.to_owned() };
            let typed = name(language, typed);
            match or(words, cities) {
                Some(cities) => words.refusal_time_of_cities(typed, cities, button),
                None => words.refusal_no_city(typed, button),
            }
        }
        DiscordRefusal::NoNight(typed) => words.refusal_no_night(name(language, typed)),
        DiscordRefusal::NotOnTrack { tile: kind, track, edition } => words.refusal_not_on_track(
            named(words, *kind, *edition),
            tiles(words, track.iter().copied(), *edition),
        ),
    }
}

/// The sentence for a button whose question has been answered since: how, and where the game is now. To a player of it
/// whose time ran out on that question it is told as their own.
pub fn past(language: Language, game: &Public, at: i64, reader: Option<Seat>) -> String {
    let words = words(language);
    let late = reader.and_then(|seat| {
        let done = super::story::done_when_late(language, game, seat, at)?;
        let told = words.refusal_you_were_late(done);
        Some(sentences([told, super::notifications::after_lateness(language, game, seat)]))
    });
    let answered = late.unwrap_or_else(|| super::story::answered(language, game, at));
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
pub(super) fn named_permissions(words: &Words, permissions: &[Permission]) -> String {
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
