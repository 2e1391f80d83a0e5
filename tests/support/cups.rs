//! Games of cups that end as a test wants it.

use ra_bot::app::cups::Loaded;
use ra_bot::store::cups::CupTable;
use ra_table::game::lobby::Status;
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::server::{Server, wait_for};

impl Server {
    /// Waits until computer players have finished a game: on a busy machine each of their moves takes a while.
    pub(crate) async fn until_finished(&self, game: GameId) {
        while self.round(game).await.row.status == Status::Running {
            let before = self.lines(game).await.len();
            wait_for(async || {
                let is_over = self.round(game).await.row.status != Status::Running;
                (is_over || self.lines(game).await.len() > before).then_some(())
            })
            .await;
        }
    }
}

/// What ends a table's game, in SQL: who was seated first has won it, and the others follow.
pub(crate) fn ended(loaded: &Loaded, table: &CupTable, at: Millis) -> String {
    let people = table.seated.len();
    let rows = table.seated.iter().zip(0..).map(|(number, seat)| {
        let person = loaded.person(*number).unwrap();
        format!(
            "({game}, {seat}, {seat}, {user}, '{name}', 1, {place}, {place}, {score}, 40, '[]', 'none', {guild}, \
             'pharaoh', 'fast', {people}, {at})",
            game = table.game,
            user = person.user.unwrap(),
            name = person.name,
            place = seat + 1,
            score = 40 - 5 * seat,
            guild = loaded.row.guild,
            at = at.0,
        )
    });
    format!(
        "UPDATE game SET status = 'over' WHERE id = {}; INSERT INTO result (game_id, number, seat, user_id, name, began, \
         place, table_place, score, best_score, points, left_by, guild_id, edition, pace, people, ended_at) VALUES {}",
        table.game,
        rows.collect::<Vec<_>>().join(", ")
    )
}
