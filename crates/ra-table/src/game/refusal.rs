//! What is refused, and why: said of the game as it stands rather than of the rule that was broken.

use std::time::Duration;

use ra::rules::{Disaster, Edition, Illegal, Sun, Suns, Tile};
use strum::AsRefStr;

use super::actor::Person;
use super::pause::PauseReason;
use super::title::Title;
use crate::id::{ChannelId, GameId, UserId};
use crate::names::Mark;
use crate::time::Millis;

/// Why a change did not come about.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was asked cannot be done, for a reason that the person can understand.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// A fault of ours: the history is none that these rules can play.
    #[error(transparent)]
    Failed(#[from] anyhow::Error),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

/// What the bot needs to be allowed in the channel of a game, or for calling a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are Discord's names")]
pub enum Permission {
    ViewChannel,
    EmbedLinks,
    AttachFiles,
    ReadMessageHistory,
    SendMessages,
    CreatePublicThreads,
    SendMessagesInThreads,
    Connect,
    MentionEveryone,
}

/// Something the bot will not do. `text::refusal` turns each into a sentence for the person.
/// Where a field is called `edition`, it says by whose names to speak of tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "where a field has no comment, its name says it")]
pub enum Refusal {
    /// Nothing is played in this channel, but perhaps in these threads of it.
    NoGameHere(Vec<ChannelId>),
    /// The game of this channel has not started.
    NotStarted,
    /// The question that a button answers has been answered: the game has gone on since that moment.
    Past {
        game: GameId,
        /// The number of the question, see [`super::question::Question::number`].
        at: i64,
    },
    /// The game that a button belongs to was called off.
    CalledOff(GameId),
    /// It is asked already whether the game is to be called off.
    AskedAlready { until: Millis },
    /// It was asked not long ago whether the game is to be called off, and not all agreed.
    NotAskedAgain { until: Millis },
    /// It is not asked any more whether the game is to be called off.
    NotAsked,
    /// A computer player has the chair of the person, who was late.
    NoChair,
    /// The table that a button belongs to has begun its game, in this channel.
    Begun(ChannelId),
    /// The game has a channel, and needs no other.
    HasPlace,
    /// Its channel is gone, and for now only the host gives it another.
    HostDecides { host: Person, until: Millis },
    /// The game that a button belongs to is not over yet.
    NotOver,
    /// There is no lobby in this channel.
    NoLobbyHere,
    /// Games need a server.
    NotInDirectMessages,
    /// What stands in a channel for good cannot stand in a thread, which falls asleep.
    NotInThreads,
    /// A game runs in this channel already.
    GameRunsHere(ChannelId),
    /// A game runs in the direct messages where another was to be begun.
    GameRunsDirectly,
    /// There is a lobby already whose game is to be played in this channel itself.
    LobbyIsHere,
    /// Several tables are open in this channel, and the person has to say which they mean.
    SeveralTables(Vec<Title>),
    /// Several tables are open in this channel, and the person is the host of none.
    HostOfNone,
    /// All seats are taken or kept.
    LobbyFull { seats: usize },
    /// The person sits there already.
    SeatedAlready,
    /// The host has given the person's seat free.
    Barred,
    /// The person does not sit at this table.
    NotSeated,
    /// What somebody notes for themselves has more characters than it may.
    NoteTooLong { most: usize, count: usize },
    /// No computer player sits there.
    NoComputer,
    /// Bots cannot be invited.
    NoSeatForBots,
    /// More people are invited than there are seats.
    TooManyInvited { seats: usize },
    /// More seats are taken or kept than the table is to have.
    TooFewSeats { taken: usize },
    /// Only the host may do that.
    NotTheHost(Person),
    /// Only the host starts the game of a table that is not full.
    HostStarts(Person),
    /// A game needs two people.
    TooFewSeated,
    /// People do not leave a running game.
    GameHasStarted,
    /// The bot is missing permissions in the channel.
    Missing(Vec<Permission>),
    /// The game stands still.
    Halted(PauseReason),
    /// The player's time had run out just before, and the harmless thing was done for them.
    OutOfTime,
    /// A computer player stands in, and it is not the player's turn.
    StoodIn,
    /// The player has left the game.
    Resigned,
    /// The game is over.
    Over,
    /// No computer player stands in for the person.
    NoStandIn,
    /// A chair's owner has to agree that it is given away.
    NeedsYes(UserId),
    /// That person does not play there.
    NotAPlayer(UserId),
    /// That person is not on the server.
    NotOnServer(UserId),
    /// That person sits at the table already.
    SitsThere(UserId),
    /// Only this person was asked.
    OnlyFor(UserId),
    /// That person has said no to a chair of this game.
    Declined(UserId),
    /// A chair that was offered cannot be taken any more.
    OfferIsOver,
    /// A chair that was offered to anybody is not free, or not any more.
    ChairNotFree,
    /// The person has a chair at this table.
    HasChair,
    /// No seat is kept for the person, or not any more.
    NoSeatKept,
    /// The game is not played in this channel, nor is its table there; or there is no such game.
    NotPlayedHere(GameId),
    /// It is no game of this server.
    NotOnThisServer(GameId),
    /// That role is everybody's, and everybody is never called.
    CallsEverybody,
    /// Nobody has told the game to wait.
    NotHeld,
    /// The game waits for no person.
    WaitsForNobody,
    /// The game is played without a clock.
    NoClock,
    /// Whoever looks after games does not act for themselves that way.
    YourOwnTurn,
    /// That would be more than a person may be away within a year.
    TooLongAway { left: Duration },
    /// The person is not away.
    NotAway,
    /// The game was begun under rules that this version does not play.
    Frozen,
    /// Somebody else is to act.
    NotYourTurn { to_act: Person, mark: Option<Mark>, asked: Asked },
    /// The person has opened as many tables as they may have open.
    TooManyOpen {
        most: u32,
        /// When the one closes that nobody has touched for longest, if nobody does.
        until: Millis,
    },
    /// The person has opened as many tables as they may within a day.
    TooManyToday { most: u32, until: Millis },
    /// As many tables are open on the server as may be.
    TooManyHere {
        most: u32,
        /// When the one closes that nobody has touched for longest, if nobody does.
        until: Millis,
    },
    /// The person has changed their settings as often as they may within a day.
    SetTooOften { most: u32, until: Millis },
    /// The person clicks and types faster than anybody plays.
    TooFast { until: Millis },
    /// The channel has just been shown a copy of the board.
    JustShown { until: Millis },
    /// Others acted at the same moment, again and again: nothing was done.
    Crowded,
    /// More tiles are given up than the disaster takes.
    TakesOnly { disaster: Disaster, left: u8, edition: Edition },
    /// The rules forbid it.
    Illegal { illegal: Illegal, edition: Edition },
    /// An auction is under way, and the bid is not higher than the highest.
    TooLow {
        /// The suns that could be bid.
        open: Suns,
        /// All suns of the player that can be bid in some auction.
        held: Suns,
        to_beat: Sun,
        may_pass: bool,
    },
    /// They have suns, but none with which to bid.
    NoSunToBid,
    /// They have used all their suns of the epoch.
    NoSunLeft,
    /// They cannot be called then: it is over, or they sleep, or their time will have run out.
    NotThen,
    /// The player's answer has been played: answers are final then.
    AnsweredAlready,
    /// There is no answer that could be taken back.
    NothingKept,
    /// That cannot be the highest bid any more when the player's turn comes.
    NoSuchCase,
    /// The player is about to act, and so an order for the next auction has nothing to wait for.
    YourTurnIsNow,
    /// There is nothing that the player could take back.
    NothingToUndo,
    /// What was to be played at once has been played, or taken back, or something else was decided after it.
    NotPending,
    /// That is no sun, number or tile that the question could mean.
    Unclear(String),
    /// What was chosen from a menu is no choice any more.
    OldMenu,
    /// The day on which they would be back is over, or has begun.
    DayOver,
    /// Those are no sleeping hours, or too many.
    NoNight(String),
    /// What was typed is no city; these have a time that is called so.
    NoCity {
        typed: String,
        cities: Vec<String>,
        /// Whether it was about where the person lives, for which there is another way.
        own: bool,
    },
    /// No such tile lies on the auction track, or not so many.
    NotOnTrack { tile: Tile, track: Vec<Tile>, edition: Edition },
}

/// What somebody is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// To take a turn.
    Turn,
    /// To spend another God tile or be done.
    Gods,
    /// To bid or pass.
    Bid,
    /// To give up a tile.
    Discard,
}
