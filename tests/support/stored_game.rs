//! A game as the database has it, with all that is private: what a test holds against what people see.

use std::ops::Deref;

use ra::record::Record;
use ra::rules::{Seat, State};
use ra_bot::app::{self, GameRef};
use ra_bot::store::Store;
use ra_bot::store::games::GameRow;
use ra_table::game::view::{End, Public, Whereabouts};
use ra_table::game::{Clock, Game, Table};
use ra_table::id::{ChannelId, GameId, UserId};
use ra_table::time::Millis;

/// A game, loaded.
#[derive(Debug, Clone)]
pub(crate) struct StoredGame {
    pub(crate) row: GameRow,
    pub(crate) game: Game,
}

impl Deref for StoredGame {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.game.table()
    }
}

impl StoredGame {
    pub(crate) async fn read(store: &Store, game: GameId) -> StoredGame {
        let (row, game) = app::whole(store, GameRef::Game(game)).await.unwrap();
        StoredGame { row, game }
    }

    pub(crate) fn channel(&self) -> ChannelId {
        self.row.channel.unwrap()
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    pub(crate) fn record(&self) -> &Record {
        self.game.record()
    }

    pub(crate) fn clock(&self, now: Millis) -> Option<Clock> {
        self.game.clocks().running(now)
    }

    /// The person on a seat.
    pub(crate) fn user(&self, seat: Seat) -> UserId {
        self.player(seat).user().unwrap()
    }

    /// The host.
    pub(crate) fn table_host(&self) -> UserId {
        self.game.table().host().who.user().unwrap()
    }

    /// The name of whoever has a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.player(seat).name.to_owned()
    }

    /// The player on a seat by its number.
    pub(crate) fn at(&self, number: usize) -> ra_table::game::Player<'_> {
        self.player(Seat::new(number).unwrap())
    }

    /// The person on a seat by its number.
    pub(crate) fn user_at(&self, number: usize) -> UserId {
        self.at(number).user().unwrap()
    }

    fn whereabouts(&self) -> Whereabouts {
        let GameRow { guild, channel, .. } = self.row;
        Whereabouts { guild, channel, board: None, shown: self.row.told(), again: false }
    }

    /// As everybody may see it.
    pub(crate) fn public(&self, now: Millis) -> Public {
        Public::of(&self.game, self.whereabouts(), now)
    }

    /// How it ended.
    pub(crate) fn end(&self) -> End {
        self.public(Millis(0)).end.unwrap()
    }
}
