//! What organisers do in a cup: each act is an entry of its history, with what follows from it.

use ra_display::refusal::CupRefusal;
use ra_table::cup::{Actor, Entry, Number, Organiser, PlanChange, Reason, Refusal, TableNumber};
use ra_table::game::lobby::Status;
use ra_table::game::{By, Person as AtTable, table_actions};
use ra_table::id::{CupId, GameId, RoleId, UserId};
use ra_table::time::Millis;

use super::{Loaded, append, at_table, give_up_seats, load, person};
use crate::app::bulk_updates::{self, BulkUpdate};
use crate::app::change::{self, ChangeContext, change_in, once};
use crate::app::load::{self, GameRef};
use crate::app::request::Request;
use crate::app::retry::in_one_transaction;
use crate::app::{Error, Person, ratings};
use crate::store::cups::{self, CupPerson};
use crate::store::tasks::{self, Kind};
use crate::store::{Store, WriteTx};

/// What an organiser does.
#[derive(Debug, Clone)]
pub enum Ruling {
    /// Changes the plan, and perhaps the role that the champion gets.
    Edit(PlanChange, RoleChange),
    /// Lets the cup begin as soon as possible.
    Begin,
    /// Adds somebody.
    Add(Person),
    /// Takes somebody out. Computer players finish their seats.
    Drop(UserId, Reason),
    /// Lets a table not count: everybody at it gets the same, and its game has no results.
    Void(TableNumber, Reason),
    /// Calls the cup off, and with it the games that go on.
    CallOff(Reason),
}

/// What becomes of the role that a cup's champion gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoleChange {
    /// It stays as it is.
    Keep,
    /// The champion gets no role.
    Remove,
    /// The champion gets this one.
    To(RoleId),
}

/// Does what an organiser wants, unless the cup refuses it.
pub async fn rule(
    store: &Store,
    request: &Request,
    id: CupId,
    manages_server: bool,
    ruling: &Ruling,
) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction)).await?;
        let loaded = load(tx, id).await?;
        let next = loaded.next_number();
        let own = person(loaded.number_of(request.person.user).unwrap_or(next), request);
        let after_own = if own.number == next { Number(next.0 + 1) } else { next };
        let by = Organiser { number: Some(own.number), manages_server };
        let mut added = None;
        let decided = match ruling {
            Ruling::Edit(change, _) => loaded.cup.edit_plan(loaded.cup.plan().changed(change), request.now),
            Ruling::Begin => loaded.cup.begin(),
            Ruling::Add(Person { user, .. }) if *user == request.person.user => {
                loaded.cup.add_entrant(own.number)
            }
            Ruling::Add(Person { user, name }) => {
                let new = CupPerson {
                    number: loaded.number_of(*user).unwrap_or(after_own),
                    user: Some(*user),
                    name: name.clone(),
                };
                loaded.cup.add_entrant(added.insert(new).number)
            }
            Ruling::Drop(user, reason) => match loaded.number_of(*user) {
                Some(number) => loaded.cup.drop_entrant(number, reason.clone(), by, &loaded.facts),
                None => Err(Refusal::NotIn),
            },
            Ruling::Void(table, reason) => loaded.cup.void(*table, reason.clone(), by, &loaded.facts),
            Ruling::CallOff(reason) => loaded.cup.call_off(reason.clone(), by, &loaded.facts),
        };
        let entry = decided.map_err(CupRefusal::Organiser)?;
        for person in std::iter::once(&own).chain(&added) {
            cups::put_person(tx, id, person).await?;
        }
        match ruling {
            Ruling::Edit(_, RoleChange::To(role)) => cups::set_role(tx, id, Some(*role)).await?,
            Ruling::Edit(_, RoleChange::Remove) => cups::set_role(tx, id, None).await?,
            Ruling::Edit(_, RoleChange::Keep)
            | Ruling::Begin
            | Ruling::Add(_)
            | Ruling::Drop(..)
            | Ruling::Void(..)
            | Ruling::CallOff(_) => {}
        }
        append(tx, &loaded, Actor::Person(own.number), &entry, request.now).await?;
        follow(tx, &loaded, &entry, at_table(&own), request.now).await?;
        Ok(())
    })
    .await
}

/// Does in the games of a cup what follows from an entry.
async fn follow(
    tx: &mut WriteTx,
    loaded: &Loaded,
    entry: &Entry,
    by: AtTable,
    now: Millis,
) -> Result<(), Error> {
    if let Entry::Drop(number, _) = entry {
        give_up_seats(tx, loaded, *number, now).await?;
    } else if let Entry::Void(table, _) = entry {
        if let Some(opened) = loaded.opened(*table) {
            cups::set_void(tx, opened.game).await?;
            // Its line in the cup's channel says so.
            tasks::put_of_game(tx, Kind::TableMessage, opened.game, now).await?;
            match opened.status {
                Status::Over => ratings::without(tx, loaded.row.guild, opened.game).await?,
                Status::Running => call_off(tx, opened.game, &By::Person(by), now).await?,
                Status::Lobby | Status::Cancelled => {}
            }
        }
    } else if let Entry::Cancel(_) = entry {
        bulk_updates::add(tx, BulkUpdate::CupCalledOff(loaded.row.id), now, now).await?;
    }
    Ok(())
}

/// Calls off the game of a table, also one that cannot be replayed.
pub(in crate::app) async fn call_off(
    tx: &mut WriteTx,
    game: GameId,
    by: &By,
    now: Millis,
) -> Result<(), Error> {
    let mut loaded = load::begun(&mut *tx, GameRef::Game(game)).await?;
    match &loaded.game {
        Ok(_) => {
            let which = GameRef::Game(game);
            let context = ChangeContext { which, by: by.clone(), now, place: None, interaction: None };
            Box::pin(change_in(tx, &context, &table_actions::call_off)).await.map(drop)
        }
        Err(frozen) => change::call_off_frozen(tx, &mut loaded.row, frozen, by, now).await,
    }
}
