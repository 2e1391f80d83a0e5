//! Messages of nothing but words that may have been sent, each known by its nonce.

use ra_table::time::Millis;

use super::{Error, Store, WriteTx};

/// Since when a message may have been sent; `None` if it never was, or what follows from it has been written down.
pub async fn since(store: &Store, nonce: &str) -> Result<Option<Millis>, Error> {
    let sql = "SELECT sent_at FROM unconfirmed_text WHERE nonce = $1";
    Ok(sqlx::query_scalar(sql).bind(nonce).fetch_optional(store.reader()).await?)
}

/// Notes a message before it is sent for the first time.
pub async fn begin(tx: &mut WriteTx, nonce: &str, at: Millis) -> Result<(), Error> {
    let sql = "INSERT INTO unconfirmed_text (nonce, sent_at) VALUES ($1, $2) ON CONFLICT (nonce) DO NOTHING";
    tx.run(sqlx::query(sql).bind(nonce).bind(at)).await
}

/// Forgets a message: it is known what became of it, and what follows from that has been written down.
pub async fn end(tx: &mut WriteTx, nonce: &str) -> Result<(), Error> {
    tx.run(sqlx::query("DELETE FROM unconfirmed_text WHERE nonce = $1").bind(nonce)).await
}
