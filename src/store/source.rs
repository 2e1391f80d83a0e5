//! Where one statement reads.

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use sqlx::any::{AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::{Any, Either, Execute, Executor, SqlStr};

use super::waiting::{AnyReader, InTransaction};
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
    /// For one statement.
    pub(super) fn read(&mut self) -> Reading<'_> {
        match self {
            Source::Transaction(tx) => Reading::InTransaction(tx.read()),
            Source::Alone(store) => Reading::Alone(store.reader()),
        }
    }
}

/// For one statement.
#[derive(Debug)]
pub(super) enum Reading<'c> {
    InTransaction(InTransaction<'c>),
    Alone(AnyReader<'c>),
}

impl<'c> Executor<'c> for Reading<'c> {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<AnyQueryResult, AnyRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        match self {
            Reading::InTransaction(executor) => executor.fetch_many(query),
            Reading::Alone(executor) => executor.fetch_many(query),
        }
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Any>,
    {
        match self {
            Reading::InTransaction(executor) => executor.fetch_optional(query),
            Reading::Alone(executor) => executor.fetch_optional(query),
        }
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, sqlx::Error>>
    where
        'c: 'e,
    {
        match self {
            Reading::InTransaction(executor) => executor.prepare_with(sql, parameters),
            Reading::Alone(executor) => executor.prepare_with(sql, parameters),
        }
    }
}
