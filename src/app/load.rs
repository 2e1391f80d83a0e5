//! Games as they are stored, made into games in play.

use std::collections::BTreeSet;

use anyhow::Context;
use ra_display::refusal::{AppRefusal, Refusal};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::forecast::Asleep;
use ra_table::game::lobby::{Lobby, Sitting, Status};
use ra_table::game::obvious_moves::Autoplay;
use ra_table::game::view::{LookBack, Own, Public, Whereabouts};
use ra_table::game::{
    AnswersAhead, Deal, Frozen, Game, GameRefusal, Line, Person, Player, PrivateState, Setting, Start,
    Subject, Title,
};
use ra_table::id::{ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::private_state::StoredPrivateState;
use super::ratings;
use crate::store::boards::BoardRow;
use crate::store::deals::Dealt;
use crate::store::games::{self, At, GameRow};
use crate::store::in_flight::{Entries, Part, Tells};
use crate::store::load_game::{self, Stored};
use crate::store::lobbies::{self, AtLobby};
use crate::store::people::{People, Way};
use crate::store::{self, ReadTx, Source, Store, threads};

/// How many of a person's games are loaded at once.
const MOST_OWNED: usize = 50;

/// Which game somebody means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameRef {
    /// This one.
    Game(GameId),
    /// The one that is played in a channel.
    In(ChannelId),
}

/// A game that has begun, as it is stored.
#[derive(Debug)]
pub(super) struct Loaded {
    pub(super) row: GameRow,
    pub(super) board: Option<BoardRow>,
    pub(super) game: Result<Game, Frozen>,
    pub(super) private: StoredPrivateState,
    /// Of what people may have been notified.
    pub(super) perhaps_called: BTreeSet<Subject>,
    /// Whether a direct message about the game must still be edited: it has to say how its question was answered.
    pub(super) awaits_outcome: bool,
    /// Whether a board of it was sent of which it is not known whether it arrived.
    pub(super) has_unconfirmed: bool,
}

/// A game that has begun, and can be replayed.
#[derive(Debug)]
pub(super) struct Playable {
    pub(super) row: GameRow,
    pub(super) board: Option<BoardRow>,
    pub(super) game: Game,
}

/// A game to be shown: all that everybody may know of it, and where it is shown.
#[derive(Debug, Clone)]
pub struct SeenGame {
    /// What may be known.
    pub game: Public,
    /// Where it is played.
    pub row: GameRow,
    /// The message that is its present board, if there is one.
    pub board: Option<BoardRow>,
}

impl Loaded {
    /// The game, to be played on.
    ///
    /// # Errors
    /// [`AppRefusal::Frozen`] when it cannot be replayed.
    pub(super) fn playable(self) -> Result<Playable, Error> {
        match self.game {
            Ok(game) => Ok(Playable { row: self.row, board: self.board, game }),
            Err(frozen) => Err(frozen_error(&frozen)),
        }
    }
}

/// `None` of a game that cannot be played, or not be read. Where the database failed nobody knows that.
pub(super) fn if_playable<T>(loaded: Result<T, Error>) -> Result<Option<T>, Error> {
    match loaded {
        Ok(loaded) => Ok(Some(loaded)),
        Err(Error::Failed(error)) if store::has_failed(&error) => Err(error.into()),
        Err(_) => Ok(None),
    }
}

/// Logs why a game cannot be replayed, and says that it is frozen.
pub(super) fn frozen_error(frozen: &Frozen) -> Error {
    tracing::error!("a game cannot be replayed and is frozen: {:#}", frozen.reason);
    AppRefusal::Frozen.into()
}

/// Where a game is played and shown.
pub(super) fn whereabouts(row: &GameRow, board: Option<&BoardRow>) -> Whereabouts {
    let again = board.is_some_and(|board| Some(board.to_seq) > row.shown);
    let board = board.map(|board| board.message);
    // A thread's number is known before it is there, and it may never be.
    let channel = row.channel.filter(|_| !row.is_unshown() || !row.place.is_thread());
    Whereabouts { guild: row.guild, channel, board, shown: row.told(), again }
}

impl SeenGame {
    pub(super) fn of(Playable { row, board, game }: Playable, now: Millis) -> SeenGame {
        let at = whereabouts(&row, board.as_ref());
        SeenGame { game: Public::of(&game, at, now), row, board }
    }

    /// The board that tells what the channel has not been shown, as this message; `None` while there is no channel.
    pub fn post(&self, message: MessageId) -> Option<BoardRow> {
        let Entries { from_seq, to_seq } = self.untold();
        Some(BoardRow { message, game: self.row.id, channel: self.row.channel?, from_seq, to_seq })
    }

    /// What tells its table from others.
    pub fn title(&self) -> Title {
        let person = |player: Player<'_>| Person { who: player.who, name: player.name.to_owned() };
        let people = self.game.chairs().players().map(|(_, player)| person(player)).collect();
        Title { game: self.row.id, name: self.row.name.clone(), people }
    }

    /// What the channel has not been shown. A board that is only shown again tells nothing of the history.
    pub fn part(&self) -> Part {
        let GameRow { id: game, channel, .. } = self.row;
        Part { game, channel, tells: Tells::Board(self.untold()) }
    }

    fn untold(&self) -> Entries {
        let from_seq = self.row.shown.max(self.board.map(|board| board.to_seq));
        Entries { from_seq, to_seq: self.row.seq }
    }
}

/// A game's row, whatever became of it.
pub(super) async fn row(tx: &mut ReadTx, game: GameId) -> Result<GameRow, Error> {
    let row = games::by_id(tx, game).await?;
    Ok(row.with_context(|| format!("there is no game {game}"))?)
}

/// What is the case in a channel where no game runs.
pub(super) async fn nothing_in(tx: &mut ReadTx, channel: ChannelId) -> Result<Refusal, Error> {
    let threads = threads::of_channel(tx, channel).await?;
    let lobby = threads.is_empty() && !games::lobbies_in(tx, channel).await?.is_empty();
    Ok(if lobby { AppRefusal::NotStarted.into() } else { AppRefusal::NoGameHere(threads).into() })
}

/// Loads a game, whatever became of it.
///
/// # Errors
/// [`AppRefusal::NoGameHere`] or [`AppRefusal::NotStarted`]; of a game that is named, that it is an open lobby or was
/// called off before its start.
pub(super) async fn any<'c>(source: impl Into<Source<'c>>, which: GameRef) -> Result<Loaded, Error> {
    loaded(stored(source.into(), which, None).await?)
}

/// A game, whatever became of it, as it is stored.
async fn stored(
    mut source: Source<'_>,
    which: GameRef,
    interaction: Option<InteractionId>,
) -> Result<Stored, Error> {
    match which {
        GameRef::Game(id) => {
            let stored = load_game::by_id(&mut source, id, interaction).await?;
            Ok(stored.with_context(|| format!("there is no game {id}"))?)
        }
        GameRef::In(channel) => {
            match (load_game::running_in(&mut source, channel, interaction).await?, source) {
                (Some(stored), _) => Ok(stored),
                (None, Source::Transaction(tx)) => Err(nothing_in(tx, channel).await?.into()),
                (None, Source::Alone(store)) => {
                    Err(nothing_in(&mut store.read().await?, channel).await?.into())
                }
            }
        }
    }
}

/// Puts a game that has begun together.
fn loaded(stored: Stored) -> Result<Loaded, Error> {
    let Stored { row, board, dealt, calling_off, people, lines, called, outages, settings, .. } = stored;
    let Stored { awaits_outcome, has_unconfirmed, .. } = stored;
    let Some(dealt) = dealt else { return Err(not_begun(&row).into()) };
    let People { people, given, orders, pending, reach, ways, .. } = people;
    let game = replayed(&row, dealt, people, lines);
    let question = game.as_ref().ok().and_then(|game| game.table().question().auction());
    let open = given.iter().filter(|(of, _)| Some(*of) == question).map(|(_, given)| given.clone());
    let ahead = AnswersAhead {
        given: open.collect(),
        orders: orders.clone(),
        pending: pending.clone(),
        leaving: ways.into_iter().map(|way| leaving(&row, way)).collect(),
    };
    let private = PrivateState {
        ahead,
        settings,
        outages: outages.of_all,
        unreached_since: outages.noticed,
        out_of_sight: outages.out_of_sight,
        placeless: row.channel.is_none() && !row.is_unshown(),
        called: called.known,
        reach: reach.clone(),
        calling_off,
    };
    let game = game.map(|game| game.with(private));
    let private = StoredPrivateState { given, orders, pending, reach };
    Ok(Loaded { row, board, game, private, perhaps_called: called.perhaps, awaits_outcome, has_unconfirmed })
}

/// What somebody leaves to the program in a game. In a cup all leave the same.
fn leaving(row: &GameRow, Way { user, autoplay, told_at, trust }: Way) -> Autoplay {
    if row.in_cup.is_some() {
        return Autoplay::alike(user, row.terms.autoplay);
    }
    let autoplay = autoplay.unwrap_or(AutoplayLevel::UNTIL_CHOSEN);
    let is_new =
        autoplay <= AutoplayLevel::UNTIL_CHOSEN && told_at.is_none_or(|at| Some(at) >= row.started_at);
    Autoplay { user, autoplay, is_new, stops: true, trust }
}

fn not_begun(row: &GameRow) -> Refusal {
    match row.status {
        Status::Cancelled => GameRefusal::CalledOff(row.id).into(),
        Status::Lobby | Status::Running | Status::Over => AppRefusal::NotStarted.into(),
    }
}

fn replayed(row: &GameRow, dealt: Dealt, people: Vec<Sitting>, lines: Vec<Line>) -> Result<Game, Frozen> {
    let people: Vec<_> = people.into_iter().map(|sitting| sitting.person).collect();
    let deal = match Deal::read(row.terms.edition, &dealt.setup, &dealt.salt) {
        Ok(deal) => deal,
        Err(error) => {
            let frozen = Frozen::because((row.id, row.seq), people, row.host, &lines);
            return Err(frozen(error.context(format!("game {}", row.id))));
        }
    };
    let started_at = row.started_at.unwrap_or(row.created_at);
    let (Dealt { rules, .. }, zone) = (dealt, row.zone.clone());
    let GameRow { id, terms, in_cup, host, .. } = *row;
    let start = Start { id, rules, zone, terms, in_cup, started_at, deal, people, host };
    start.replay(lines, row.seq)
}

/// Loads a game that has begun and was not called off.
///
/// # Errors
/// As [`any`], and [`GameRefusal::CalledOff`].
pub(super) async fn begun<'c>(source: impl Into<Source<'c>>, which: GameRef) -> Result<Loaded, Error> {
    begun_once(source, which, None).await
}

/// The same for an interaction.
///
/// # Errors
/// As [`begun`], and [`Error::Repeated`].
pub(super) async fn begun_once<'c>(
    source: impl Into<Source<'c>>,
    which: GameRef,
    interaction: Option<InteractionId>,
) -> Result<Loaded, Error> {
    let stored = stored(source.into(), which, interaction).await?;
    if stored.is_repeated {
        return Err(Error::Repeated);
    }
    let loaded = loaded(stored)?;
    if loaded.row.status == Status::Cancelled {
        return Err(GameRefusal::CalledOff(loaded.row.id).into());
    }
    Ok(loaded)
}

/// A lobby, or what became of it.
pub(super) async fn lobby(tx: &mut ReadTx, row: &GameRow) -> Result<Lobby, Error> {
    let AtLobby { people, settings, barred, role, is_without_ratings } = lobbies::at(tx, row.id).await?;
    let ratings = match row.guild.filter(|_| !is_without_ratings) {
        Some(guild) => Some(ratings::of_seated(tx, guild, row.id).await?),
        None => None,
    };
    let people = people.people;
    let asleep = asleep(row, &people, &settings);
    Ok(Lobby {
        id: row.id,
        guild: row.guild,
        channel: row.lobby_channel,
        message: row.lobby_message,
        place: row.place,
        name: row.name.clone(),
        size: row.seats,
        terms: row.terms,
        host: row.host,
        seats: people,
        barred,
        role,
        began: row.seq > 0,
        asleep,
        ratings,
        status: row.status,
    })
}

/// When those sleep who have sat down at a lobby, as far as its table tells.
fn asleep(row: &GameRow, people: &[Sitting], told: &[(UserId, Setting)]) -> Asleep {
    let habits = |sitting: &Sitting| {
        let user = sitting.person.who.user().filter(|_| sitting.kept.is_none())?;
        let known = told.iter().find(|(known, _)| *known == user);
        Some((sitting.number, known.map(|(_, setting)| setting.habits.clone()).unwrap_or_default()))
    };
    let seated: Vec<_> = people.iter().filter_map(habits).collect();
    let of_host = seated.iter().find(|(number, _)| *number == row.host);
    let place = row.zone.as_ref().or(of_host.and_then(|(_, habits)| habits.zone.as_ref()));
    Asleep::of(seated.iter().map(|(_, habits)| habits), place, row.changed_at)
}

/// Where a game is, if it is of this server. Whether there is such a game elsewhere, nobody learns by that.
pub fn on_server(at: Option<At>, game: GameId, guild: Option<GuildId>) -> Result<At, Error> {
    at.filter(|at| at.guild == guild).ok_or_else(|| AppRefusal::NotPlayedHere(game).into())
}

/// Refuses who has no chair in a game.
pub fn sits_at(at: Option<At>) -> Result<(), Error> {
    if at.is_some_and(|at| at.is_seated()) { Ok(()) } else { Err(GameRefusal::NotSeated.into()) }
}

/// A game that has begun and was not called off, as everybody may see it.
///
/// # Errors
/// When there is none, or [`AppRefusal::Frozen`].
pub async fn seen(store: &Store, which: GameRef, now: Millis) -> Result<SeenGame, Error> {
    Ok(SeenGame::of(begun(store, which).await?.playable()?, now))
}

/// A game that has begun, whatever became of it, as everybody may see it: for reading what happened.
///
/// # Errors
/// When there is none, or [`AppRefusal::Frozen`].
pub async fn to_tell(store: &Store, which: GameRef, now: Millis) -> Result<SeenGame, Error> {
    Ok(SeenGame::of(any(store, which).await?.playable()?, now))
}

/// A game that has begun, whatever became of it, as everybody saw it from its beginning on.
///
/// # Errors
/// As [`to_tell`].
pub async fn past(store: &Store, game: GameId, now: Millis) -> Result<(SeenGame, LookBack), Error> {
    let Playable { row, board, game } = any(store, GameRef::Game(game)).await?.playable()?;
    let past = LookBack::of(&game);
    Ok((SeenGame::of(Playable { row, board, game }, now), past))
}

/// A game as one of its players may see it.
///
/// # Errors
/// As [`seen`], and [`GameRefusal::NotSeated`].
pub async fn own(store: &Store, which: GameRef, user: UserId, now: Millis) -> Result<Own, Error> {
    let Playable { row, board, game } = begun(store, which).await?.playable()?;
    let own = Own::of_user(&game, user, whereabouts(&row, board.as_ref()), now);
    Ok(own.ok_or(GameRefusal::NotSeated)?)
}

/// The only running game of a person, or the only one in which a computer player holds their chair; `None` if several
/// can be meant.
pub async fn only_game_of(store: &Store, user: UserId, now: Millis) -> Result<Option<GameId>, Error> {
    let games = owned(store, user, now).await?;
    if let [(only, _)] = games[..] {
        return Ok(Some(only));
    }
    let is_held = |own: &Own| own.player(own.seat).stand_in.is_some();
    let mut held = games.iter().filter(|(_, own)| own.as_ref().is_ok_and(is_held)).map(|(game, _)| *game);
    Ok(held.next().filter(|_| held.next().is_none()))
}

/// The running games of a person, each as they may see it, or why it cannot be shown.
pub async fn owned(
    store: &Store,
    user: UserId,
    now: Millis,
) -> Result<Vec<(GameId, Result<Own, Refusal>)>, Error> {
    owned_but(store, user, None, now).await
}

/// The same but for one that is known already. Of the fifty that wait longest: it is asked with whatever people do.
pub(super) async fn owned_but(
    store: &Store,
    user: UserId,
    known: Option<GameId>,
    now: Millis,
) -> Result<Vec<(GameId, Result<Own, Refusal>)>, Error> {
    let mut owned = Vec::new();
    let games = games::running_of(store, user).await?;
    for game in games.into_iter().take(MOST_OWNED).filter(|game| Some(*game) != known) {
        match own(store, GameRef::Game(game), user, now).await {
            Ok(own) => owned.push((game, Ok(own))),
            Err(Error::Refused(Refusal::Game(GameRefusal::NotSeated))) => {}
            Err(Error::Refused(refusal)) => owned.push((game, Err(refusal))),
            Err(error) => return Err(error),
        }
    }
    Ok(owned)
}

/// A game that has begun, whatever became of it, with all that is private: for checking it, and for nobody to see.
pub async fn whole(store: &Store, which: GameRef) -> Result<(GameRow, Game), Error> {
    let Playable { row, game, .. } = any(store, which).await?.playable()?;
    Ok((row, game))
}
