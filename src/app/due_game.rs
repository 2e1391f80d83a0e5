//! What the program does by itself in a running game, such as acting for players whose time has run out. It goes the way
//! of everybody's actions, so a timer and a person cannot both have acted.

use ra_table::game::{Draft, time_out};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::ai_move::Thought;
use super::change::{ChangeContext, ChangeResult, change, change_in};
use super::load::{self, GameRef, SeenGame};
use super::{Error, close_table, message_state};
use crate::store::{self, Store};

/// What there is to do in a game that was due.
#[derive(Debug)]
pub enum ToDo {
    /// A computer player is to act.
    Computer(Thought),
    /// Something was done for a player: the game after it.
    Acted(Box<ChangeResult>),
    /// The time of these has run out who have been asked since these moments. Before anything is done for them
    /// ([`act_if_due`]), the caller asks Discord whether the game is still within reach and whether they see it, and
    /// notes it if not ([`out_of_reach`], [`super::out_of_sight::lost`]).
    Verify(Box<SeenGame>, Vec<(UserId, Millis)>),
    /// It is to be found out whether these players see the channel again ([`super::out_of_sight::checked`]).
    Check(Box<SeenGame>, Vec<UserId>),
    /// Its board is to be posted, as the bot may be able to write again where it is played.
    Reach,
    /// It was out of reach for too long, and was called off.
    GivenUp,
    /// Nothing before its first board is shown.
    NotShown,
    /// Nothing: it is due later, or not at all.
    Nothing,
}

/// Looks after a game that is due: acts for whoever's time has run out, or says what else there is to do.
pub async fn look_after(store: &Store, game: GameId, now: Millis) -> Result<ToDo, Error> {
    let loaded = load::begun(store, GameRef::Game(game)).await?.playable()?;
    if loaded.row.is_unshown() {
        return Ok(ToDo::NotShown);
    }
    if let Some(thought) = Thought::of(&loaded.game) {
        return Ok(ToDo::Computer(thought));
    }
    if loaded.game.out_of_reach().is_for_good(now) {
        let is_given_up = close_table::out_of_reach_for_good(store, game, now).await?;
        return Ok(if is_given_up { ToDo::GivenUp } else { ToDo::Nothing });
    }
    if loaded.game.out_of_reach().since().is_some() && loaded.row.due_at.is_some_and(|due| due <= now) {
        // No clock runs there, but what somebody has decided is played: they act by direct message.
        if let Some(done) = act_if_due(store, game, &[], now).await? {
            return Ok(ToDo::Acted(Box::new(done)));
        }
        // That it has been tried is known by the next moment at which it is due.
        change(store, &ChangeContext::program(game, now), |_| Ok(())).await?;
        return Ok(ToDo::Reach);
    }
    let late = loaded.game.sight().people_out_of_time(now);
    if !late.is_empty() {
        return Ok(ToDo::Verify(Box::new(SeenGame::of(loaded, now)), late));
    }
    let unsighted = loaded.game.sight().people_to_check(now);
    if !unsighted.is_empty() {
        return Ok(ToDo::Check(Box::new(SeenGame::of(loaded, now)), unsighted));
    }
    let done = act_if_due(store, game, &[], now).await?;
    Ok(done.map_or(ToDo::Nothing, |done| ToDo::Acted(Box::new(done))))
}

/// Acts for players whose time has run out, and plays decisions whose undo window is over. The game is within reach.
/// Does nothing if the time of somebody has run out who is not among `verified`: it has to be found out first whether
/// they see the channel.
pub async fn act_if_due(
    store: &Store,
    game: GameId,
    verified: &[UserId],
    now: Millis,
) -> Result<Option<ChangeResult>, Error> {
    // Whoever was late may have been faster after all.
    let run_out = |draft: &mut Draft| {
        let mut late = draft.game().sight().people_out_of_time(now).into_iter();
        if late.all(|(user, _)| verified.contains(&user)) { time_out::run_out(draft) } else { Ok(()) }
    };
    let done = change(store, &ChangeContext::program(game, now), run_out).await?.done(None);
    Ok((done.shows != super::PublicEffect::Nothing).then_some(done))
}

/// Notes that the bot cannot write where a game is played, since a moment: until a board arrives there no clock runs.
/// That board is one more even if nothing has happened.
pub async fn out_of_reach(store: &Store, game: GameId, since: Millis, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    store::out_of_reach::begin(&mut tx, game, since, now).await?;
    message_state::show_again(&mut tx, game, now).await?;
    change_in(&mut tx, &ChangeContext::program(game, now), &|_| Ok(())).await?;
    Ok(tx.commit().await?)
}

/// Notes that a game is within reach again: its clocks go on.
pub async fn within_reach(store: &Store, game: GameId, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    store::out_of_reach::end(&mut tx, game, now).await?;
    change_in(&mut tx, &ChangeContext::program(game, now), &|_| Ok(())).await?;
    Ok(tx.commit().await?)
}
