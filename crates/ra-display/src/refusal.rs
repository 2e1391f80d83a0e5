//! What the bot refuses, and why: for [`text::refusal`](crate::text::refusal::refusal) to make a sentence of. What a
//! game refuses is [`GameRefusal`]; the layers above it add their own reasons.

use std::time::Duration;

use ra::rules::{Edition, Tile};
use ra_table::cup::{self, NoText};
use ra_table::game::{GameRefusal, Person, Title};
use ra_table::id::{ChannelId, GameId, RoleId, UserId};
use ra_table::time::Millis;
use strum::AsRefStr;

/// Something the bot does not do, for a reason that the person can understand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game, or the table before it, does not allow it.
    Game(GameRefusal),
    /// It is not clear which game is meant, or a limit is reached, or the bot's own state forbids it.
    App(AppRefusal),
    /// Discord does not allow it, or what came from there cannot be understood.
    Discord(DiscordRefusal),
    /// A cup does not allow it.
    Cup(CupRefusal),
}

impl Refusal {
    /// Whether somebody looked for a game, table or seat that they cannot have: they may want another.
    pub fn is_of_no_game(&self) -> bool {
        match self {
            Refusal::App(AppRefusal::NoGameHere(elsewhere)) => elsewhere.is_empty(),
            Refusal::App(refusal) => matches!(
                refusal,
                AppRefusal::NoLobbyHere | AppRefusal::NotPlayedHere(_) | AppRefusal::OfferIsOver
            ),
            Refusal::Game(refusal) => matches!(
                refusal,
                GameRefusal::CalledOff(_)
                    | GameRefusal::Over
                    | GameRefusal::LobbyFull { .. }
                    | GameRefusal::Barred
                    | GameRefusal::NoSeatKept
                    | GameRefusal::ChairNotFree
            ),
            Refusal::Discord(refusal) => matches!(refusal, DiscordRefusal::NotInDirectMessages),
            Refusal::Cup(_) => false,
        }
    }
}

impl From<GameRefusal> for Refusal {
    fn from(refusal: GameRefusal) -> Refusal {
        Refusal::Game(refusal)
    }
}

impl From<AppRefusal> for Refusal {
    fn from(refusal: AppRefusal) -> Refusal {
        Refusal::App(refusal)
    }
}

impl From<DiscordRefusal> for Refusal {
    fn from(refusal: DiscordRefusal) -> Refusal {
        Refusal::Discord(refusal)
    }
}

impl From<CupRefusal> for Refusal {
    fn from(refusal: CupRefusal) -> Refusal {
        Refusal::Cup(refusal)
    }
}

/// Why something cannot be done in a cup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CupRefusal {
    /// What somebody wants for themselves.
    Own(cup::Refusal),
    /// What an organiser wants.
    Organiser(cup::Refusal),
    /// It is no cup of this server.
    NotHere,
    /// No cup of this server has the name that was typed, or several have it.
    NotListed,
    /// They do not look after the cup.
    NotTheOrganiser,
    /// The draft was published or discarded, or another has taken its place.
    NoDraft,
    /// It is not decided yet when the cup begins.
    NoDate,
    /// No threads can be opened in the channel, or it is gone.
    NoThreads,
    /// They may not write in the channel themselves.
    MayNotWrite(ChannelId),
    /// No cup goes on here, and none was chosen.
    NoneHere,
    /// Several go on here, and none was chosen.
    SeveralHere,
    /// It cannot be called that.
    Name(NoText),
    /// That is no reason.
    Reason(NoText),
    /// Its tables cannot be opened in its channel.
    Place(ChannelId, CupPlaceLack),
}

/// Why the bot cannot find or change a game, open a table, or keep what a person sets.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "where a field has no comment, its name says it")]
pub enum AppRefusal {
    /// Nothing is played in this channel, but perhaps in these threads of it.
    NoGameHere(Vec<ChannelId>),
    /// The game of this channel has not started.
    NotStarted,
    /// The table that a button belongs to has begun its game, in this channel.
    Begun(ChannelId),
    /// The game that a button belongs to is not over yet.
    NotOver,
    /// There is no lobby in this channel.
    NoLobbyHere,
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
    /// What somebody notes for themselves has more characters than it may.
    NoteTooLong { most: usize, count: usize },
    /// Only the host starts the game of a table that is not full.
    HostStarts(Person),
    /// People do not leave a running game.
    GameHasStarted,
    /// That person has said no to a chair of this game.
    Declined(UserId),
    /// A chair that was offered cannot be taken any more.
    OfferIsOver,
    /// The game is not played in this channel, nor is its table there; or there is no such game.
    NotPlayedHere(GameId),
    /// It is no game of this server.
    NotOnThisServer(GameId),
    /// That would be more than a person may be away within a year.
    TooLongAway { left: Duration },
    /// The person is not away.
    NotAway,
    /// The game was begun under rules that this version does not play.
    Frozen,
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
    /// Others acted at the same moment, again and again: nothing was done.
    Crowded,
    /// The day on which they would be back is over, or has begun.
    DayOver,
}

/// Why something cannot be done in Discord, or what came from it is not understood. Where a field is called `edition`,
/// it says by whose names to speak of tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "where a field has no comment, its name says it")]
pub enum DiscordRefusal {
    /// Games need a server.
    NotInDirectMessages,
    /// What stands in a channel for good cannot stand in a thread, which falls asleep.
    NotInThreads,
    /// They may not, or no longer, look after the games of the server.
    MayNotManage,
    /// Bots cannot be invited.
    NoSeatForBots,
    /// The bot is missing permissions in the channel.
    Missing(Vec<Permission>),
    /// That person is not on the server.
    NotOnServer(UserId),
    /// Only this person was asked.
    OnlyFor(UserId),
    /// That role is everybody's, and everybody is never called.
    CallsEverybody,
    /// They may not give roles themselves, so the bot gives none for them.
    MayNotManageRoles,
    /// That role is not one that people can win.
    UnfitRole(RoleId, UnfitRole),
    /// The person clicks and types faster than anybody plays.
    TooFast { until: Millis },
    /// The channel has just been shown a copy of the board.
    JustShown { until: Millis },
    /// What was chosen from a menu is no choice any more.
    OldMenu,
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

/// Why a role is not one that people can win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnfitRole {
    /// It is everybody's.
    Everybodys,
    /// It belongs to a bot or another service, which alone can give it.
    Managed,
    /// Who has it may do more than everybody may.
    Permits,
    /// The same in a channel.
    PermitsIn(ChannelId),
    /// There is no such role any more.
    Gone,
}

/// Why the bot cannot give a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoleHindrance {
    /// The role is not one that people can win.
    Unfit(UnfitRole),
    /// The bot may not manage roles; with its own highest role, if it has one.
    MayNotManage(Option<RoleId>),
    /// The role stands no lower than the bot's own highest, if it has one.
    TooHigh(Option<RoleId>),
    /// Discord did not accept it this time.
    NotNow,
}

/// Why the tables of a cup cannot be opened in a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CupPlaceLack {
    /// There is no such channel.
    Gone,
    /// It is neither a channel for texts nor a forum.
    WrongKind,
    /// The bot may not do all that it needs to there.
    Missing(Vec<Permission>),
    /// It is a forum in which each post needs a tag.
    NeedsTag,
    /// The server has too many active threads.
    Threads {
        /// How many it has.
        active: usize,
        /// How many more are needed.
        needed: usize,
    },
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
    ManageRoles,
    MentionEveryone,
}
