//! The row of a game that runs, for tests and benchmarks that write games of their own.

use ra::rules::Edition;
use ra_bot::store::WriteTx;
use ra_bot::store::games::{self, GameRow};
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Place, Status};
use ra_table::game::{Number, Terms};
use ra_table::id::{ChannelId, GameId, GuildId};
use ra_table::language::Language;
use ra_table::theme::Theme;
use ra_table::time::Millis;

/// A game of two that began at a moment, in the same channel as its table, and of which nothing has been shown.
pub(crate) fn running(at: Millis) -> GameRow {
    GameRow {
        id: GameId(0),
        guild: Some(GuildId(1)),
        lobby_channel: ChannelId(1),
        lobby_message: None,
        channel: Some(ChannelId(1)),
        place: Place::Here,
        host: Number(0),
        status: Status::Running,
        seats: 2,
        terms: Terms {
            edition: Edition::Pharaoh,
            pace: Pace::Standard,
            autoplay: AutoplayLevel::Nothing,
            language: Language::En,
            advice: true,
            rated: true,
            theme: Theme::default(),
        },
        seq: 1,
        shown: None,
        created_at: at,
        changed_at: at,
        started_at: Some(at),
        due_at: None,
        is_held_back: false,
        name: None,
        table_message: None,
        in_cup: None,
        zone: None,
    }
}

/// Writes a game as the next one.
pub(crate) async fn insert(tx: &mut WriteTx, row: GameRow) -> GameId {
    let id = games::next_id(tx).await.expect("the database answers");
    games::insert(tx, &GameRow { id, ..row }).await.expect("no other game is played there");
    id
}
