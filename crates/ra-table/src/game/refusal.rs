//! What is refused, and why: said of the game as it stands rather than of the rule that was broken.

use ra::rules::{Disaster, Edition, Illegal, Sun, Suns};

use super::actor::Person;
use super::in_cup::NotInCup;
use super::pause::PauseReason;
use crate::id::{GameId, UserId};
use crate::names::Mark;
use crate::time::Millis;

/// Why a change did not come about.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was asked cannot be done, for a reason that the person can understand.
    #[error("refused: {0:?}")]
    Refused(GameRefusal),
    /// A fault of ours: the history is none that these rules can play.
    #[error(transparent)]
    Failed(#[from] anyhow::Error),
}

impl From<GameRefusal> for Error {
    fn from(refusal: GameRefusal) -> Error {
        Error::Refused(refusal)
    }
}

/// Something that a game, or a table before its game, refuses. Where a field is called `edition`, it says by whose names
/// to speak of tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "where a field has no comment, its name says it")]
pub enum GameRefusal {
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
    /// The game has a channel, and needs no other.
    HasPlace,
    /// Its channel is gone, and for now only the host gives it another.
    HostDecides { host: Person, until: Millis },
    /// All seats are taken or kept.
    LobbyFull { seats: usize },
    /// The person sits there already.
    SeatedAlready,
    /// The host has given the person's seat free.
    Barred,
    /// The person does not sit at this table.
    NotSeated,
    /// No computer player sits there.
    NoComputer,
    /// More people are invited than there are seats.
    TooManyInvited { seats: usize },
    /// More seats are taken or kept than the table is to have.
    TooFewSeats { taken: usize },
    /// Only the host may do that.
    NotTheHost(Person),
    /// A game needs two people.
    TooFewSeated,
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
    /// The time of its round in a cup is over, and computer players finish it.
    RoundOver,
    /// No computer player stands in for the person.
    NoStandIn,
    /// A chair's owner has to agree that it is given away.
    NeedsYes(UserId),
    /// That person does not play there.
    NotAPlayer(UserId),
    /// That person sits at the table already.
    SitsThere(UserId),
    /// A chair that was offered to anybody is not free, or not any more.
    ChairNotFree,
    /// The person has a chair at this table.
    HasChair,
    /// No seat is kept for the person, or not any more.
    NoSeatKept,
    /// Nobody has told the game to wait.
    NotHeld,
    /// The game waits for no person.
    WaitsForNobody,
    /// The game is played without a clock.
    NoClock,
    /// Whoever looks after games does not act for themselves that way.
    YourOwnTurn,
    /// Somebody else is to act.
    NotYourTurn { to_act: Person, mark: Option<Mark>, asked: Asked },
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
    /// The game is played in a cup.
    NotInCup(NotInCup),
    /// What was to be played at once has been played, or taken back, or something else was decided after it.
    NotPending,
    /// That is no sun, number or tile that the question could mean.
    Unclear(String),
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
