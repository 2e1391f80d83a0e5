//! Games of cups that end as a test wants it.

use ra_bot::app::cups::Loaded;
use ra_bot::store::cups::CupTable;
use ra_table::time::Millis;

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
