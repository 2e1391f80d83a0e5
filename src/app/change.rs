//! The one way to change a game: locked, refused if it was delivered before, loaded, decided on, followed by what has
//! been decided ahead, written down with all that follows from it, and committed. Nothing is told to anybody before
//! that.
//!
//! Deciding is pure: it may be done a second time when a race was lost, and has been handed its moment and its chance.

use std::collections::BTreeSet;

use ra_table::game::lobby::{Sitting, Status};
use ra_table::game::view::Own;
use ra_table::game::{By, Draft, Frozen, Game, Number, Subject, Written, contact};
use ra_table::id::{ChannelId, GameId, InteractionId, UserId};
use ra_table::time::Millis;

use super::ai_move::Thought;
use super::load::{self, GameRef, Loaded, Playable, SeenGame, whereabouts};
use super::message_state::{self, Route};
use super::request::Request;
use super::retry::in_one_transaction;
use super::votes_and_open_seats::Asked;
use super::{Error, game_tasks, learning, private_state, ratings, season_end, threads};
use crate::store::boards::BoardRow;
use crate::store::games::{self, GameRow};
use crate::store::in_flight::{self, Entries, Part, Tells};
use crate::store::tasks::{self, Kind, NeedsShard, NewTask};
use crate::store::{
    self, Store, WriteTx, channel_panels, cups, entries, interactions, notifications, open_seats, people,
    results, wait_stats,
};

/// What changes a game: who, where and when.
#[derive(Debug, Clone)]
pub(super) struct ChangeContext {
    pub(super) which: GameRef,
    pub(super) by: By,
    pub(super) now: Millis,
    /// Where it is done; `None` of what the program does by itself.
    pub(super) place: Option<ChannelId>,
    /// The interaction that brought it, and how the board goes out that comes of it.
    pub(super) interaction: Option<(InteractionId, Route)>,
}

impl ChangeContext {
    /// What the program does by itself.
    pub(super) fn program(game: GameId, now: Millis) -> ChangeContext {
        ChangeContext { which: GameRef::Game(game), by: By::Program, now, place: None, interaction: None }
    }

    /// Whether somebody does it elsewhere than where the game is played, or its table stands.
    fn is_elsewhere(&self, row: &GameRow) -> bool {
        self.place.is_some_and(|place| row.channel != Some(place) && row.lobby_channel != place)
    }
}

impl From<&Request> for ChangeContext {
    fn from(request: &Request) -> ChangeContext {
        ChangeContext {
            which: request.which(),
            by: By::Person(request.person.clone().into()),
            now: request.now,
            place: Some(request.channel),
            interaction: Some((request.interaction, request.route.clone())),
        }
    }
}

/// A game after a change.
#[derive(Debug)]
pub(super) struct Changed {
    pub(super) game: Game,
    row: GameRow,
    board: Option<BoardRow>,
    now: Millis,
    /// What everybody is shown of it.
    shows: PublicEffect,
    has_unconfirmed: bool,
}

/// A game after a change that somebody has made, to be shown.
#[derive(Debug)]
pub struct ChangeResult {
    /// As everybody may see it.
    pub seen: SeenGame,
    /// As whoever changed it may see it; `None` if they do not sit there.
    pub own: Option<Own>,
    /// What everybody is shown of the change.
    pub shows: PublicEffect,
    /// What a computer player is to think about now.
    pub thought: Option<Thought>,
    /// Whether a board of it was sent before of which it is not known whether it arrived.
    pub has_unconfirmed: bool,
    /// Whether the person who changed it has yet to be noted as looking at it.
    pub notes_look: bool,
}

/// What everybody is shown of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PublicEffect {
    /// Nothing: the game looks as before.
    Nothing,
    /// A new board.
    Board,
    /// A new board that must neither answer the interaction that brought it, nor name it.
    BoardApart,
}

impl Changed {
    pub(super) fn seen(self) -> SeenGame {
        SeenGame::of(Playable { row: self.row, board: self.board, game: self.game }, self.now)
    }

    /// Notes the board that the interaction which brought the change is about to be answered with.
    pub(super) async fn expect_board(&self, tx: &mut WriteTx, request: &Request) -> Result<(), Error> {
        expect_board(tx, &self.row, &request.route, request.now).await
    }

    /// For whoever has begun the game by it, which everybody sees. No computer player thinks before that.
    pub(super) fn begun(mut self, user: Option<UserId>) -> ChangeResult {
        self.shows = PublicEffect::Board;
        ChangeResult { thought: None, ..self.done(user) }
    }

    /// For whoever has made the change.
    pub(super) fn done(self, user: Option<UserId>) -> ChangeResult {
        let at = whereabouts(&self.row, self.board.as_ref());
        let own = user.and_then(|user| Own::of_user(&self.game, user, at, self.now));
        let notes_look = user.is_some_and(|user| self.game.contact().notes_look(user, self.now));
        let (shows, thought, has_unconfirmed) = (self.shows, Thought::of(&self.game), self.has_unconfirmed);
        ChangeResult { own, shows, thought, has_unconfirmed, notes_look, seen: self.seen() }
    }
}

/// Changes a game.
///
/// # Errors
/// What `decide` refuses; [`Error::Repeated`]; that there is no such game, or none that can be played on. Nothing is
/// changed then.
pub(super) async fn change(
    store: &Store,
    context: &ChangeContext,
    decide: impl Fn(&mut Draft) -> Result<(), ra_table::game::Error> + Sync,
) -> Result<Changed, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| change_in(tx, context, &decide).await).await
}

/// Changes a game as somebody asks.
pub(super) async fn change_by(
    store: &Store,
    request: &Request,
    decide: impl Fn(&mut Draft) -> Result<(), ra_table::game::Error> + Sync,
) -> Result<ChangeResult, Error> {
    Ok(change(store, &ChangeContext::from(request), decide).await?.done(Some(request.person.user)))
}

/// Whoever makes a change elsewhere, by the name by which the game knows them: there they may have another.
fn known_by(game: &Game, by: &By) -> By {
    let chairs = game.table().chairs();
    let known = by.user().and_then(|user| chairs.person(chairs.number_of(user)?));
    known.map_or_else(|| by.clone(), |person| By::Person(person.clone()))
}

/// As [`change`], within a transaction that goes on.
pub(super) async fn change_in(
    tx: &mut WriteTx,
    context: &ChangeContext,
    decide: &impl Fn(&mut Draft) -> Result<(), ra_table::game::Error>,
) -> Result<Changed, Error> {
    let interaction = context.interaction.as_ref().map(|(id, _)| *id);
    // Boxed: whatever changes a game would carry all of it along otherwise.
    let loaded = Box::pin(load::begun_once(&mut *tx, context.which, interaction)).await;
    if let Err(Error::Refused(_)) = loaded {
        once(tx, interaction).await?;
    }
    let mut loaded = loaded?;
    let (place, user) = (context.place, context.by.user());
    if private_state::sees_again(tx, &loaded, place, user, context.now).await? {
        loaded = Box::pin(load::begun(&mut *tx, context.which)).await?;
    }
    let Loaded { mut row, board, game, private, perhaps_called, awaits_outcome, has_unconfirmed } = loaded;
    let game = game.map_err(|frozen| load::frozen_error(&frozen))?;
    if let Some(interaction) = interaction {
        interactions::note(tx, interaction).await?;
    }
    let (chairs, asked) = (owners(&game), Asked::of(&game));
    let elsewhere = context.is_elsewhere(&row);
    let by = if elsewhere { known_by(&game, &context.by) } else { context.by.clone() };
    let mut draft = Draft::new(game, by, context.now);
    if elsewhere {
        contact::is_made_elsewhere(&mut draft);
    }
    decide(&mut draft)?;
    let written = draft.finish()?;
    write(tx, &mut row, &written, &chairs, context.now).await?;
    write_calls(tx, &row, &written.game, &perhaps_called, awaits_outcome, context.now).await?;
    private.write_changes(tx, row.id, &written.game).await?;
    asked.write(tx, row.id, &written.game, context.now).await?;
    if owners(&written.game) != chairs {
        channel_panels::game_changed(tx, row.id, context.now).await?;
    }
    let shows = match (written.is_public(), written.apart) {
        (false, _) => PublicEffect::Nothing,
        (true, false) => PublicEffect::Board,
        (true, true) => PublicEffect::BoardApart,
    };
    if let Some((_, route)) = context.interaction.as_ref().filter(|_| shows == PublicEffect::Board) {
        expect_board(tx, &row, route, context.now).await?;
    }
    Ok(Changed { game: written.game, row, board, now: context.now, shows, has_unconfirmed })
}

/// Whether a change would write anything of a game as it is loaded: entries, what follows from them, or another
/// moment at which it is due.
pub(super) fn would_write(
    loaded: Loaded,
    context: &ChangeContext,
    decide: &impl Fn(&mut Draft) -> Result<(), ra_table::game::Error>,
) -> Result<bool, Error> {
    let Loaded { row, game, private, .. } = loaded;
    let game = game.map_err(|frozen| load::frozen_error(&frozen))?;
    let known = game.ahead().given.len();
    let mut draft = Draft::new(game, context.by.clone(), context.now);
    decide(&mut draft)?;
    let written = draft.finish()?;
    let game = &written.game;
    let ahead = private.given.len() != known || game.ahead().given.len() != known;
    let due = !game.schedule().is_noted_as_due(row.due_at, context.now);
    Ok(written.is_public() || due || ahead || !game.notifications().answered_calls().is_empty())
}

/// Notes an interaction, and ends here if it was noted before.
pub(super) async fn once(tx: &mut WriteTx, interaction: Option<InteractionId>) -> Result<(), Error> {
    let Some(interaction) = interaction else { return Ok(()) };
    match interactions::note_once(tx, interaction).await {
        Err(store::Error::Taken) => Err(Error::Repeated),
        other => Ok(other?),
    }
}

/// Notes the board that goes out by an interaction. The task that shows it otherwise has been written.
async fn expect_board(tx: &mut WriteTx, row: &GameRow, route: &Route, now: Millis) -> Result<(), Error> {
    let tells = Tells::Board(Entries { from_seq: row.shown, to_seq: row.seq });
    let part = Part { game: row.id, channel: row.channel, tells };
    match route.message(part, now) {
        Some(message) if route.is_by_interaction() => Ok(in_flight::begin(tx, &message).await?),
        Some(_) | None => Ok(()),
    }
}

fn owners(game: &Game) -> Vec<Number> {
    game.table().chairs().players().map(|(_, player)| player.number).collect()
}

/// Writes down a change, with all that follows from it. `row` becomes what the game's row says after it; `chairs` says
/// whose the chairs were.
async fn write(
    tx: &mut WriteTx,
    row: &mut GameRow,
    written: &Written,
    chairs: &[Number],
    now: Millis,
) -> Result<(), Error> {
    let (id, game) = (row.id, &written.game);
    for line in written.lines() {
        entries::append(tx, id, line).await?;
    }
    for wait in &written.waits {
        wait_stats::add(tx, id, wait).await?;
    }
    write_people(tx, id, written, chairs).await?;
    if row.place.is_thread() && has_newcomer(game, chairs) {
        threads::put_members(tx, id, now).await?;
    }
    if written.is_public() {
        let before = row.status;
        (row.seq, row.status, row.changed_at) = (game.table().seq, status(game), now);
        games::move_on(tx, id, row.seq, row.status, now).await?;
        if row.status == Status::Over && row.status != before {
            let people = results::replace(tx, row, game, &written.people).await?;
            season_end::note(tx, row, game, people).await?;
            ratings::count(tx, row).await?;
            learning::note(tx, id, now).await?;
        }
        if row.status != Status::Running && row.status != before {
            cups::game_ended(tx, id, now).await?;
        }
        if row.status == Status::Cancelled {
            message_state::retire(tx, id, now).await?;
        }
    }
    write_tasks(tx, row, written, now).await
}

/// Writes what is to be done later: when the program acts in a game, when its people are notified, and when its board is
/// shown if nobody does before.
async fn write_tasks(
    tx: &mut WriteTx,
    row: &mut GameRow,
    written: &Written,
    now: Millis,
) -> Result<(), Error> {
    let (game, due) = (&written.game, written.game.schedule().due(now));
    let mut new = game_tasks::of_table(row, game, now);
    new.retain(|task| task.kind != Kind::Clock || row.due_at != due);
    if written.is_public() {
        // A notification leads to the board, which mostly has arrived by then.
        let first = now.after(tx.patience() / 20);
        for task in new.iter_mut().filter(|task| task.kind == Kind::Notification) {
            task.due = task.due.max(first);
        }
        let (key, shard) = (row.id.to_string(), NeedsShard::Of(row.guild));
        new.push(NewTask { kind: Kind::Board, key, shard, due: now.after(tx.patience()) });
    }
    tasks::put(tx, &new).await?;
    if due.is_none() && row.due_at.is_some() {
        tasks::forget(tx, Kind::Clock, &row.id.to_string()).await?;
    }
    row.due_at = due;
    Ok(())
}

/// Whether a person has got a chair.
fn has_newcomer(game: &Game, before: &[Number]) -> bool {
    let mut new = game.table().chairs().players().filter(|(_, player)| !before.contains(&player.number));
    new.any(|(_, player)| player.is_person())
}

/// Where a game is in its life, as its history has it.
fn status(game: &Game) -> Status {
    match (game.table().is_called_off(), game.table().is_over()) {
        (true, _) => Status::Cancelled,
        (false, true) => Status::Over,
        (false, false) => Status::Running,
    }
}

/// Writes down who is new or known by another name, and whose the chairs are if that has changed.
async fn write_people(
    tx: &mut WriteTx,
    id: GameId,
    written: &Written,
    before: &[Number],
) -> Result<(), Error> {
    let known = written.game.table().chairs();
    let after = owners(&written.game);
    let moved = before.iter().chain(&after).filter(|_| before != after);
    let seated = moved.filter_map(|number| Some((*number, known.person(*number)?)));
    let named = written.people.iter().map(|(number, person)| (*number, person));
    // Who is named otherwise comes last, and so with their latest name.
    for (number, person) in seated.chain(named) {
        let sitting = Sitting { number, person: person.clone(), kept: None };
        people::put(tx, id, &sitting, known.seat_of_number(number)).await?;
    }
    Ok(())
}

/// Calls to what is answered now are over, also those that were perhaps made: their messages are to be deleted.
async fn write_calls(
    tx: &mut WriteTx,
    row: &GameRow,
    game: &Game,
    perhaps: &BTreeSet<Subject>,
    awaits_outcome: bool,
    now: Millis,
) -> Result<(), Error> {
    if row.status == Status::Cancelled {
        notifications::all_done(tx, row.id).await?;
        return Ok(tasks::put_of_game(tx, Kind::Answered, row.id, now).await?);
    }
    let open = game.notifications().open_subjects();
    for subject in perhaps.iter().filter(|subject| !open.contains(subject)) {
        notifications::perhaps_done(tx, row.id, *subject).await?;
    }
    let answered = game.notifications().answered_calls();
    for call in &answered {
        notifications::done(tx, row.id, call).await?;
    }
    let is_over = !answered.is_empty() || perhaps.iter().any(|subject| !open.contains(subject));
    if is_over || awaits_outcome {
        tasks::put_of_game(tx, Kind::Answered, row.id, now).await?;
    }
    Ok(())
}

/// Calls off a game that cannot be replayed: the one change that needs no fold.
pub(super) async fn call_off_frozen(
    tx: &mut WriteTx,
    row: &mut GameRow,
    frozen: &Frozen,
    by: &By,
    now: Millis,
) -> Result<(), Error> {
    let (line, newcomer) = frozen.called_off(by, now);
    if let Some((number, person)) = newcomer {
        let sitting = Sitting { number, person, kept: None };
        people::put(tx, row.id, &sitting, None).await?;
    }
    entries::append(tx, row.id, &line).await?;
    (row.seq, row.status, row.changed_at, row.due_at) = (line.seq, Status::Cancelled, now, None);
    games::move_on(tx, row.id, row.seq, row.status, now).await?;
    tasks::forget(tx, Kind::Clock, &row.id.to_string()).await?;
    message_state::nothing_to_show(tx, row.id, row.seq, now).await?;
    open_seats::put(tx, row.id, &[], now).await?;
    cups::game_ended(tx, row.id, now).await?;
    notifications::all_done(tx, row.id).await?;
    Ok(tasks::put_of_game(tx, Kind::Answered, row.id, now).await?)
}
