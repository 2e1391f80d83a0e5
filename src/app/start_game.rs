//! A table becomes a game: dealt by chance, written down, and begun.

use anyhow::Context;
use ra::rules::Seat;
use ra_display::refusal::AppRefusal;
use ra_table::game::lobby::{Chance, Lobby, Place, Sitting, Status};
use ra_table::game::{Draft, Number};
use ra_table::id::ChannelId;
use ra_table::time::Millis;
use rand::TryRng;
use rand::rngs::SysRng;

use super::Error;
use super::change::{self, ChangeContext, ChangeResult};
use super::request::Request;
use super::threads;
use crate::store::games::{self, GameRow};
use crate::store::tasks::{self, Kind};
use crate::store::{self, WriteTx, deals, people, servers};

/// Random numbers from the operating system.
pub(super) fn chance() -> anyhow::Result<Chance> {
    drawn().context("the operating system gives no random numbers")
}

fn drawn() -> anyhow::Result<Chance> {
    let mut chance = Chance { seed: [0; 32], order: [0; 5] };
    SysRng.try_fill_bytes(&mut chance.seed)?;
    for key in &mut chance.order {
        *key = SysRng.try_next_u64()?;
    }
    Ok(chance)
}

/// Deals, and turns a lobby into a running game. Nothing is drawn yet.
pub(super) async fn start_in(
    tx: &mut WriteTx,
    mut row: GameRow,
    lobby: &Lobby,
    chance: &Chance,
    now: Millis,
    request: Option<&Request>,
) -> Result<ChangeResult, Error> {
    let start = lobby.start(chance, now)?;
    row.channel = match lobby.place {
        // A thread opened from a message has the message's number. Without the message there is no place yet.
        Place::Thread | Place::OwnThread | Place::Private => {
            lobby.message.map(|message| ChannelId(message.0))
        }
        Place::Here => Some(lobby.channel),
    };
    (row.host, row.status, row.started_at) = (start.host, Status::Running, Some(now));
    people::clear(tx, row.id).await?;
    let sittings = (0..).zip(&start.people);
    let sittings = sittings.map(|(number, person)| Sitting {
        number: Number(number),
        person: person.clone(),
        kept: None,
    });
    let sittings: Vec<Sitting> = sittings.collect();
    let seats = (0..).map_while(Seat::new).map(Some);
    people::put_all(tx, row.id, &sittings.iter().zip(seats).collect::<Vec<_>>()).await?;
    deals::add(tx, row.id, start.rules, &start.deal).await?;
    if let Some(guild) = row.guild.filter(|_| row.terms.rated)
        && !servers::of(tx, guild).await?.has_ratings()
    {
        games::set_not_rated(tx, row.id).await?;
    }
    match games::start(tx, row.id, row.host, row.channel, now).await {
        Err(store::Error::Taken) => {
            return Err(AppRefusal::GameRunsHere(row.channel.unwrap_or(row.lobby_channel)).into());
        }
        other => other?,
    }
    if lobby.place.is_thread() {
        threads::put_members(tx, row.id, now).await?;
    }
    // Quick draws and computer players wait for the first board, which has the promise.
    let deal_only = |draft: &mut Draft| {
        draft.deal_only();
        Ok(())
    };
    let begun = change::change_in(tx, &ChangeContext::program(row.id, now), &deal_only).await?;
    tasks::put_of_game(tx, Kind::Board, lobby.id, now.after(tx.patience())).await?;
    if let (Place::Here, Some(request)) = (row.place, request) {
        begun.expect_board(tx, request).await?;
    }
    Ok(begun.begun(request.map(|request| request.person.user)))
}
