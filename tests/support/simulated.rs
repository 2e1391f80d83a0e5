//! Whole games in a database, written without playing them through the bot.

use ra::record::Record;
use ra::rules::{Edition, Players, Seat};
use ra::simulate::{self, Policy};
use ra_bot::store::boards::{self, BoardRow};
use ra_bot::store::games::{self, GameRow};
use ra_bot::store::{Store, deals, entries, people};
use ra_table::game::lobby::{Sitting, Status};
use ra_table::game::{Actor, Deal, Line, Number, Person, RULES, Who};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::time::Millis;

use super::running::{insert, running};

/// When everything has happened.
const AT: Millis = Millis(1_795_000_000_000);

/// Writes so many games, each the rematch of the one before. The first is running, and the others are over.
pub(crate) async fn fill(store: &Store, count: i64) {
    let mut tx = store.write().await.expect("the database answers");
    let mut before: Option<GameId> = None;
    for number in 0..count {
        let players = Players::ALL[number as usize % Players::ALL.len()];
        let record: Record =
            simulate::game(1, number as u64, Edition::Pharaoh, players, Some(Policy::Patient));
        let is_over = number > 0;
        let actions = if is_over { record.actions() } else { &record.actions()[..20] };
        let (seats, channel) = (players.count(), ChannelId(number + 1));
        let row = GameRow {
            channel: Some(channel),
            lobby_channel: channel,
            status: if is_over { Status::Over } else { Status::Running },
            seats,
            seq: actions.len() as i64,
            ..running(AT)
        };
        let game = insert(&mut tx, row).await;
        if let Some(before) = before.replace(game) {
            games::set_rematch(&mut tx, before, game).await.expect("the database answers");
        }
        let deal = Deal { setup: *record.setup(), salt: "salt".to_owned() };
        deals::add(&mut tx, game, RULES, &deal).await.expect("the database answers");
        for seat in 0..seats {
            let name = ["Nefer", "Amün \"'\\", "Изида", "Khnum\n", "🐫"][seat].to_owned();
            let person = Person { who: Who::User(UserId(i64::MAX - seat as i64)), name };
            let sitting = Sitting { number: Number(seat as u32), person, kept: None };
            people::put(&mut tx, game, &sitting, Seat::new(seat)).await.expect("the database answers");
        }
        for (seq, (seat, action)) in (1..).zip(actions) {
            let actor = Actor::Person(Number(seat.index() as u32));
            let line = Line::at_once(seq, actor, AT, action.to_string());
            entries::append(&mut tx, game, &line).await.expect("the database answers");
        }
        let board = BoardRow { message: MessageId(number + 1), game, channel, from_seq: Some(0), to_seq: 1 };
        boards::add(&mut tx, &board, Some(&[])).await.expect("the database answers");
    }
    tx.commit().await.expect("the database answers");
}
