//! The database that the bot is measured on: thousands of running games, written without playing them through the bot.

use std::time::{Duration, Instant};

use local_discord::LocalDiscord;
use ra::ai::Level;
use ra::record::Record;
use ra::rules::{Action, Edition, Players, Seat};
use ra::simulate::{self, Policy};
use ra_bot::app::repair::{self, Looked};
use ra_bot::store::boards::{self, BoardRow};
use ra_bot::store::games::GameRow;
use ra_bot::store::people as store_people;
use ra_bot::store::{Database, Store, WaitLimits, WriteTx, deals, entries, key_value};
use ra_table::game::lobby::{Place, Sitting};
use ra_table::game::{Actor, Deal, Line, Number, Person, RULES, Terms, Who};
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::theme::Theme;
use ra_table::time::Millis;

use crate::running::{insert, running};
use crate::{Outcome, PLAYED, TABLES};

/// The actions that games begin with, and the draws that are possible after them.
pub(crate) const ACTIONS: usize = 60;
const DRAWS: usize = 4;

/// Games of so many actions in which the next few can be draws.
fn games(actions: usize) -> impl Iterator<Item = Record> {
    (0..).filter_map(move |number| {
        let players = Players::ALL[number as usize % Players::ALL.len()];
        let whole = simulate::game(1, number, Edition::Pharaoh, players, Some(Policy::Patient));
        let mut game = Record::new(*whole.setup(), Vec::new()).ok()?;
        for &(seat, action) in whole.actions().get(..actions)? {
            game.play(seat, action, &mut |_| ()).ok()?;
        }
        let mut later = game.clone();
        for _ in 0..DRAWS {
            let (seat, _) = later.state().turn()?;
            later.play(seat, Action::Draw, &mut |_| ()).ok()?;
        }
        Some(game)
    })
}

/// The same database, which may take as long as it wants to be filled.
pub(crate) fn at_leisure(database: Database) -> Database {
    let long = Duration::from_hours(1);
    database.with_wait_limits(WaitLimits { of_person: long, of_program: long, of_command: long })
}

/// Fills the database with so many games of so many actions, five people after the other at their tables, and tells for
/// each game that is played who is to draw, one after the other. All has happened at one moment.
pub(crate) async fn fill(
    store: &Store,
    discord: &LocalDiscord,
    channels: &[(String, i64)],
    (count, actions): (usize, usize),
    at: Millis,
) -> Outcome<Vec<Vec<String>>> {
    let guild = GuildId(discord.guild().to_string().parse()?);
    let people: Vec<i64> =
        discord.people().iter().map(|person| person.id().to_string().parse()).collect::<Result<_, _>>()?;
    let mut movers = Vec::new();
    let mut tx = store.write().await?;
    for (number, record) in games(actions).take(count).enumerate() {
        let (channel, board) = match channels.get(number) {
            Some((channel, board)) => (channel.parse()?, *board),
            None => (number as i64 + 1, number as i64 + 1),
        };
        let place = (guild, ChannelId(channel));
        let people = &people[number * 5 % people.len()..];
        // The player to act is the only person there.
        let alone = record.state().to_act().filter(|_| (PLAYED - TABLES..PLAYED).contains(&number));
        insert_game(&mut tx, (&record, at), place, MessageId(board), people, alone).await?;
        let mut later = record;
        let mut drawing = Vec::new();
        for _ in 0..DRAWS {
            let seat = later.state().to_act().ok_or("the game is over")?;
            drawing.push(people[seat.index()].to_string());
            later.play(seat, Action::Draw, &mut |_| ())?;
        }
        movers.push(drawing);
    }
    tx.commit().await?;
    // As the bot would have written them with each move.
    let (now, mut after) = (ra_bot::wall_clock::now(), GameId(0));
    while let Looked { missing, last: Some(last) } = repair::of_games(store, after, now).await? {
        repair::write(store, &missing).await?;
        after = last;
    }
    Ok(movers)
}

async fn insert_game(
    tx: &mut WriteTx,
    (record, at): (&Record, Millis),
    (guild, channel): (GuildId, ChannelId),
    board: MessageId,
    people: &[i64],
    alone: Option<Seat>,
) -> Outcome<()> {
    let deal = Deal { setup: *record.setup(), salt: "salt".to_owned() };
    let seq = record.actions().len() as i64;
    let count = record.setup().players().count();
    let base = running(at);
    let row = GameRow {
        guild: Some(guild),
        lobby_message: Some(MessageId(channel.0)),
        channel: Some(channel),
        place: Place::Thread,
        seats: count,
        terms: Terms { theme: Theme::Light, ..base.terms },
        seq,
        shown: Some(seq),
        ..base
    };
    let game = insert(tx, row).await;
    deals::add(tx, game, RULES, &deal).await?;
    let is_computer = |number: usize| alone.is_some_and(|alone| alone.index() != number);
    for number in 0..count {
        let user = UserId(people[number]);
        let who = if is_computer(number) { Who::Computer(Level::Hard) } else { Who::User(user) };
        let name = ["Nefer", "Amun", "Isis", "Khnum", "Seti"][number].to_owned();
        let sitting = Sitting { number: Number(number as u32), person: Person { who, name }, kept: None };
        store_people::put(tx, game, &sitting, Seat::new(number)).await?;
    }
    for (seq, (seat, action)) in (1..).zip(record.actions()) {
        let number = Number(seat.index() as u32);
        let is_computer = is_computer(seat.index());
        let actor = if is_computer { Actor::Computer(number) } else { Actor::Person(number) };
        let line = Line::at_once(seq, actor, at, action.to_string());
        entries::append(tx, game, &line).await?;
    }
    boards::add(
        tx,
        &BoardRow { message: board, game, channel, from_seq: Some(seq - 1), to_seq: seq },
        Some(&[]),
    )
    .await?;
    Ok(())
}

/// How long the database takes to make a change of one row last, sorted.
pub(crate) async fn commits(store: &Store) -> Outcome<Vec<Duration>> {
    let mut waits = Vec::new();
    for number in 1..=300 {
        let begun = Instant::now();
        let mut tx = store.write().await?;
        key_value::set(&mut tx, "a commit alone", &number.to_string()).await?;
        tx.commit().await?;
        waits.push(begun.elapsed());
    }
    waits.sort();
    Ok(waits)
}
