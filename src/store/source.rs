//! Where one statement reads.

use sqlx::any::AnyRow;
use sqlx::{Any, Execute, Executor as _};

use super::{ReadTx, Store, WriteTx};

/// Where one statement reads: in a transaction, or by itself, which takes no transaction.
#[derive(Debug)]
pub enum Source<'c> {
    /// In this transaction.
    Transaction(&'c mut ReadTx),
    /// By itself.
    Alone(&'c Store),
}

impl<'c> From<&'c mut ReadTx> for Source<'c> {
    fn from(tx: &'c mut ReadTx) -> Source<'c> {
        Source::Transaction(tx)
    }
}

impl<'c> From<&'c mut WriteTx> for Source<'c> {
    fn from(tx: &'c mut WriteTx) -> Source<'c> {
        Source::Transaction(tx)
    }
}

impl<'c> From<&'c Store> for Source<'c> {
    fn from(store: &'c Store) -> Source<'c> {
        Source::Alone(store)
    }
}

impl Source<'_> {
    /// The first row that a statement returns.
    pub(super) async fn first<'q>(
        &mut self,
        statement: impl Execute<'q, Any> + 'q,
    ) -> Result<Option<AnyRow>, sqlx::Error> {
        match self {
            Source::Transaction(tx) => tx.read().fetch_optional(statement).await,
            Source::Alone(store) => store.reader().fetch_optional(statement).await,
        }
    }
}
