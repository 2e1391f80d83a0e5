//! What is kept of one person: told to them, and deleted when they want that.

use ra_table::game::lobby::Status;
use ra_table::game::{By, Person as AtTable, Who, table_actions};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use serde_json::{Value, json};

use super::change::{ChangeContext, change_in};
use super::load::GameRef;
use super::retry::in_one_transaction;
use super::{Error, cups, lobbies, ratings};
use crate::store::personal_data::{self, FORMER_PLAYER, Place};
use crate::store::tasks::{self, End, Kind};
use crate::store::{self, Store, WriteTx, cup_announcements};

/// Files with what is kept of somebody.
#[derive(Debug)]
pub struct Export {
    /// Everything, as JSON: for each table of the database their rows.
    pub everything: String,
    /// Their results, as CSV with a line of names.
    pub results: String,
}

/// The columns of an export's results.
const RESULTS: [&str; 11] = [
    "game_id",
    "ended_at",
    "guild_id",
    "edition",
    "pace",
    "people",
    "place",
    "table_place",
    "score",
    "best_score",
    "left_by",
];

/// All that is kept of somebody, and nothing of anybody else.
pub async fn export(store: &Store, user: UserId, now: Millis) -> Result<Export, Error> {
    let tables = personal_data::export(&mut store.read().await?, user).await?;
    let plain = |value: &Value| match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    };
    let results = tables.get("result").and_then(Value::as_array);
    let line = |row: &Value| RESULTS.map(|column| plain(&row[column])).join(",");
    let lines = results.into_iter().flatten().map(line);
    let results = std::iter::once(RESULTS.join(",")).chain(lines).map(|line| line + "\r\n").collect();
    let everything = json!({
        "user_id": user.to_string(),
        "exported_at": now.0,
        "tables": tables,
    });
    Ok(Export { everything: format!("{everything:#}"), results })
}

/// The number of running games in which somebody has a seat.
pub async fn running_games(store: &Store, user: UserId) -> Result<usize, Error> {
    Ok(crate::store::games::running_of(store, user).await?.len())
}

/// Orders that all that is kept of somebody is deleted: soon, and also if the program stops before.
pub async fn order_deletion(store: &Store, user: UserId, now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(personal_data::order(tx, user, now).await?)).await
}

/// Whether a deletion that somebody has ordered is still to be done.
pub async fn is_being_deleted(store: &Store, user: UserId) -> Result<bool, Error> {
    let mut tx = store.read().await?;
    Ok(tasks::is_there(&mut tx, Kind::ForgetPerson, &user.to_string()).await?)
}

/// Deletes what is kept of somebody: they leave their tables, computer players take their seats in running games, and
/// what stays of finished games does not say who they were.
pub async fn forget(store: &Store, user: UserId, now: Millis) -> Result<(), Error> {
    for Place { game, status } in personal_data::places(store, user).await? {
        if status == Status::Lobby {
            lobbies::without(store, game, &[user], now).await?;
            in_one_transaction(store, async |tx: &mut WriteTx| {
                Ok(tasks::put_of_game(tx, Kind::TableMessage, game, now).await?)
            })
            .await?;
        } else {
            leave(store, game, user, now).await?;
        }
    }
    cups::leave_all(store, user, now).await?;
    in_one_transaction(store, async |tx: &mut WriteTx| {
        // The others' ratings follow from games with somebody of whom nothing else is known now.
        let rated = store::ratings::first_of(tx, user).await?;
        cup_announcements::person_changed(tx, user, now).await?;
        personal_data::forget(tx, user, now).await?;
        for (guild, from) in rated {
            ratings::count_from(tx, guild, from).await?;
        }
        Ok(tasks::end_with(tx, &End::Done).await?)
    })
    .await
}

/// Takes somebody out of a running game, which then shows nobody's name in their place.
async fn leave(store: &Store, game: GameId, user: UserId, now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let by = By::Person(AtTable { who: Who::User(user), name: FORMER_PLAYER.to_owned() });
        let context = ChangeContext { which: GameRef::Game(game), by, now, place: None, interaction: None };
        match change_in(tx, &context, &table_actions::resign).await {
            // They have no seat, have left it before, or nobody can play it on.
            Ok(_) | Err(Error::Refused(_)) => {}
            Err(error) => return Err(error),
        }
        Ok(personal_data::leave_game(tx, game, user).await?)
    })
    .await
}
