//! How far people are in the lesson.

use ra::lesson::Lesson;
use ra_table::id::UserId;

use super::{Error, ReadTx, WriteTx};

/// How far a person is; `None` if they have not begun, or if what they tapped is of an older lesson.
pub async fn of(tx: &mut ReadTx, user: UserId) -> Result<Option<Lesson>, Error> {
    let sql = "SELECT taps FROM lesson_progress WHERE user_id = $1";
    let taps: Option<String> = sqlx::query_scalar(sql).bind(user).fetch_optional(tx.read()).await?;
    Ok(taps.and_then(|taps| taps.parse().ok()))
}

/// Notes how far a person is.
pub async fn set(tx: &mut WriteTx, user: UserId, lesson: &Lesson) -> Result<(), Error> {
    let sql = "INSERT INTO lesson_progress (user_id, taps) VALUES ($1, $2) \
               ON CONFLICT (user_id) DO UPDATE SET taps = excluded.taps";
    tx.run(sqlx::query(sql).bind(user).bind(lesson.to_string())).await
}
