//! A server's season, and what finished games tell of people.

use ra_table::game::view::Public;
use ra_table::id::GameId;
use ra_table::language::Language;
use ra_table::season::{Finish, Gain, Pair, Quarter};
use ra_table::season::{Page, Profile};
use ra_table::time::Millis;

use super::fluent::words;
use super::lists::commas;
use super::name;
use super::names::owner;

/// How everybody stands in the season after a game, and what it has brought them, a line each under one head.
pub fn gains(language: Language, game: &Public, quarter: Quarter, gains: &[Gain]) -> String {
    let words = words(language);
    let line = |Gain { points, now }: &Gain| {
        let called = match game.seat_of(now.user) {
            Some(seat) => owner(language, game, seat),
            // Somebody else has their seat by now.
            None => name(language, &now.name),
        };
        words.season_gain(now.place, called, now.points, *points)
    };
    if gains.is_empty() {
        return String::new();
    }
    let head = words.season_this(quarter.number());
    std::iter::once(head).chain(by_standing(gains).into_iter().map(line)).collect::<Vec<_>>().join("\n")
}

fn by_standing(gains: &[Gain]) -> Vec<&Gain> {
    let mut gains: Vec<&Gain> = gains.iter().collect();
    gains.sort_by_key(|gain| gain.now.place);
    gains
}

/// The name of a quarter: `Autumn 2026`.
pub fn quarter(language: Language, quarter: Quarter) -> String {
    words(language).season_quarter(quarter.number(), quarter.year().to_string())
}

/// A share in whole percent.
pub fn percent(share: u32) -> u32 {
    (share + 5_000) / 10_000
}

/// A day, as Discord shows it to each in their own way.
pub(super) fn date(at: Millis) -> String {
    format!("<t:{}:D>", at.seconds())
}

/// Over what somebody's finished games tell of them. `everywhere` if they are of all servers.
pub fn profile_title(language: Language, profile: &Profile, everywhere: bool) -> String {
    let (words, called) = (words(language), name(language, &profile.name));
    if everywhere { words.stats_player_everywhere(called) } else { words.stats_player(called) }
}

/// What somebody's finished games tell of them.
pub fn profile(language: Language, profile: &Profile, everywhere: bool) -> String {
    let words = words(language);
    let figures = &profile.figures;
    let title = profile_title(language, profile, everywhere);
    let mut lines = Vec::new();
    if let Some((of, standing)) = &profile.standing {
        lines.push(words.stats_season(quarter(language, *of), standing.place, standing.points));
    }
    for (people, places) in &figures.places {
        let times = places.iter().zip(1_usize..).filter(|(times, _)| **times > 0);
        let times: Vec<String> = times.map(|(times, place)| words.stats_place_times(*times, place)).collect();
        lines.push(words.stats_places(places.iter().sum::<usize>(), *people, commas(words, &times)));
    }
    lines.extend(figures.share.map(|share| words.stats_share(percent(share))));
    lines.extend(
        figures.best.map(|best| words.stats_best(best.score, best.game.to_string(), date(best.ended_at))),
    );
    if figures.of > 0 {
        lines.push(words.stats_finished(figures.finished, figures.of));
    }
    let alone = figures.alone.iter();
    lines.extend(alone.map(|alone| words.stats_alone(alone.level.code(), alone.won, alone.of)));
    let listed = lines.into_iter().map(|line| format!("- {line}"));
    std::iter::once(title).chain(listed).collect::<Vec<_>>().join("\n")
}

/// That somebody has finished no game.
pub fn nothing(language: Language, raw_name: &str, is_own: bool) -> String {
    let words = words(language);
    if is_own { words.stats_nothing_own() } else { words.stats_nothing(name(language, raw_name)) }
}

/// A page of somebody's finished games; `link` says where one was played, to those who may see it.
pub fn history(language: Language, page: &Page, link: impl Fn(GameId) -> Option<String>) -> String {
    let words = words(language);
    let mut lines = vec![words.stats_history(name(language, &page.name), page.page, page.pages)];
    for past in &page.games {
        let finish = &past.finish;
        let line = words.stats_history_line(
            date(finish.ended_at),
            finish.game.to_string(),
            place(language, finish),
            finish.score,
        );
        let link = link(finish.game).map_or_else(String::new, |link| format!(" · {link}"));
        lines.push(format!("- {line}{link}"));
    }
    lines.join("\n")
}

/// How somebody ended in a game.
pub(super) fn place(language: Language, finish: &Finish) -> String {
    let words = words(language);
    match finish.place {
        None => words.stats_took_over(),
        Some(_) if finish.people == 1 => {
            let won = finish.table_place == 1 && !finish.left.has_left();
            words.stats_alone_place(won.to_string())
        }
        Some(place) => words.stats_place(place, finish.people, finish.left.to_string()),
    }
}

/// How often each of two people, who are called so, was ahead of the other.
pub fn pair_head(language: Language, names: &[String; 2], pair: &Pair) -> String {
    let [first, second] = names.each_ref().map(|raw| name(language, raw));
    words(language).stats_versus(first, second, pair.count(), pair.first, pair.second)
}

/// The same, and their last games.
pub fn pair(language: Language, names: &[String; 2], pair: &Pair) -> String {
    let words = words(language);
    let mut lines = vec![pair_head(language, names, pair)];
    let [first, second] = names.each_ref().map(|raw| name(language, raw));
    for (one, other) in &pair.last {
        let part = |called: &str, finish: &Finish| {
            let place = finish.place.map_or(0, usize::from);
            format!("{place}. {called} {}", finish.score)
        };
        let (game, parts) = (one.game.to_string(), [part(&first, one), part(&second, other)]);
        let [first, second] = parts;
        lines.push(format!("- {}", words.stats_versus_line(date(one.ended_at), game, first, second)));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use ra_table::id::UserId;
    use ra_table::season::Standing;

    use super::*;

    #[test]
    fn who_gained_most_stands_where_their_place_is() {
        let gain = |(name, place, points): (&str, usize, u32)| {
            let now = Standing {
                user: UserId(1),
                name: name.to_owned(),
                place,
                points: 9,
                games: 1,
                wins: 0,
                share: 0,
            };
            Gain { points, now }
        };
        let gains = [("Isis", 1, 9), ("Amun", 3, 5), ("Khnum", 2, 1)].map(gain);
        let names: Vec<&str> = by_standing(&gains).into_iter().map(|gain| gain.now.name.as_str()).collect();
        assert_eq!(names, ["Isis", "Khnum", "Amun"]);
    }
}
