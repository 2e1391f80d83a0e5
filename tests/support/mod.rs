//! What the tests of the bot, its trials and the tests of its database share.

#![allow(dead_code, reason = "each target uses a part of it")]

pub(crate) mod clicks;
pub(crate) mod crashed;
pub(crate) mod cups;
pub(crate) mod dealt;
pub(crate) mod hours;
pub(crate) mod life;
pub(crate) mod log;
pub(crate) mod permissions;
pub(crate) mod rated;
pub(crate) mod round;
pub(crate) mod running;
pub(crate) mod server;

use std::path::Path;

use sqlx::{AnyConnection, AssertSqlSafe, Connection};

/// Changes the database behind the bot's back.
pub(crate) async fn meddle(database: &Path, sql: &str) {
    ra_bot::store::install_driver();
    let url = format!("sqlite:{}", database.display());
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
