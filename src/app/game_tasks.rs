//! The tasks that follow from what lies on a game's table.

use ra_table::game::Game;
use ra_table::time::Millis;

use crate::store::games::GameRow;
use crate::store::tasks::{Kind, NeedsShard, NewTask};

/// When the program acts in a game, when it tells people who slept of the end, and when it notifies each of its people.
pub(super) fn of_table(row: &GameRow, game: &Game, now: Millis) -> Vec<NewTask> {
    let of_game =
        |kind, due| NewTask { kind, key: row.id.to_string(), shard: NeedsShard::Of(row.guild), due };
    let clock = game.schedule().due(now).map(|due| of_game(Kind::Clock, due));
    let end = game.notifications().end_told_at(now).map(|due| of_game(Kind::GameEnd, due));
    let people =
        game.notifications().next_calls(now).into_iter().map(|(user, due)| NewTask::notification(user, due));
    clock.into_iter().chain(end).chain(people).collect()
}
