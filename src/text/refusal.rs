//! Refusals: what is the case, and what can be done.

use super::{list, mention, suns, tile};
use crate::game::view::Public;
use crate::game::{Asked, Halt, Refusal};
use crate::id::ChannelId;
use crate::rules::{Edition, Illegal, Sun, Suns, Tile};

/// The sentence for a refusal, to be shown to the person alone.
#[expect(clippy::too_many_lines, reason = "a list of sentences, one for each refusal")]
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoGameHere(threads) if threads.is_empty() => {
            "There is no game in this channel. /ra new opens a table; /ra games lists your games.".to_owned()
        }
        Refusal::NoGameHere(threads) => {
            format!("There is no game in this channel itself, but in {}: use the command there.", channels(threads))
        }
        Refusal::NotStarted => {
            "The game of this channel has not started: it does when all seats are taken, or when its host says /ra start.".to_owned()
        }
        Refusal::NoLobbyHere => "There is no open table in this channel. /ra new opens one.".to_owned(),
        Refusal::Past { .. } => "That has been answered, and the game has gone on. /ra board shows it.".to_owned(),
        Refusal::CalledOff(game) => format!("Game {game} was called off. /ra new opens a table."),
        Refusal::Begun(channel) => format!("This table's game has begun: it is played in <#{channel}>."),
        Refusal::NotOver => "This game is not over.".to_owned(),
        Refusal::NothingKept => {
            "No answer of yours is kept: it has been played, or you have given none. /ra me shows what you have.".to_owned()
        }
        Refusal::NoSuchCase => {
            "That cannot be the highest bid any more when your turn comes. Open the list again.".to_owned()
        }
        Refusal::YourTurnIsNow => {
            "It is your turn: such an order is for an auction that opens before your next one.".to_owned()
        }
        Refusal::NothingToUndo => {
            "There is nothing to take back: only the last thing done in the game, by whoever did it, and only if nothing \
             unknown came of it. A tile that was drawn stays drawn."
                .to_owned()
        }
        Refusal::NotInDirectMessages => {
            "Here you can play against computer players: say how many, as in /ra new computers:3. With people, use /ra new in a channel of a server that I am on.".to_owned()
        }
        Refusal::GameRunsHere(channel) => {
            format!("A game is running in <#{channel}>; a channel has one at a time. Open a table in another channel.")
        }
        Refusal::LobbyIsHere => {
            "A table is open in this channel already: /ra join sits you down, and its host may /ra cancel it.".to_owned()
        }
        Refusal::LobbyFull { seats } => {
            format!("All {seats} seats are taken or kept for people who are invited. /ra new in another channel opens a further table.")
        }
        Refusal::SeatedAlready => "You sit at this table already. /ra leave gives your seat free.".to_owned(),
        Refusal::NotSeated => "You do not sit at this table. Anybody can watch a game: /ra board shows it.".to_owned(),
        Refusal::NoComputer => "No computer player sits at this table.".to_owned(),
        Refusal::NoSeatForBots => "Bots cannot sit down: invite people.".to_owned(),
        Refusal::TooManyInvited { seats } => {
            format!("That is more people than the {seats} seats, yours among them. Choose more seats or invite fewer.")
        }
        Refusal::NotTheHost(host) => format!("Only the host, {}, can do that.", mention(host)),
        Refusal::TooFewSeated => "A game needs at least two people: somebody else has to /ra join first.".to_owned(),
        Refusal::GameHasStarted => {
            "The game has started, and the others count on you. If it cannot go on, its host can /ra cancel it.".to_owned()
        }
        Refusal::Missing(permissions) => {
            let words: Vec<String> = permissions.iter().map(|&name| format!("**{name}**")).collect();
            let words = list(&words, "and").unwrap_or_default();
            format!("I am missing permissions in this channel that a game needs: {words}. Somebody who manages the channel can give them to me.")
        }
        Refusal::Halted(Halt::Gone) => {
            "The game is paused because I was taken off the server; it goes on when I am back.".to_owned()
        }
        Refusal::Halted(Halt::Held) => {
            "The game is paused by somebody who looks after the games here: they can let it go on with /ra-admin resume. Nobody's time runs.".to_owned()
        }
        Refusal::OutOfTime => {
            "Your time ran out before that arrived, and the game has gone on without it. /ra board shows how it stands; if a computer player has your chair now, /ra back takes it back.".to_owned()
        }
        Refusal::StoodIn => {
            "A computer player has your chair, and it is not your turn. /ra back takes the chair back.".to_owned()
        }
        Refusal::Resigned => "You have left this game, and a computer player plays your chair. Anybody can watch: /ra board shows it.".to_owned(),
        Refusal::Over => "This game is over.".to_owned(),
        Refusal::NoStandIn => "Your chair is yours: no computer player stands in for you.".to_owned(),
        Refusal::NeedsYes(owner) => format!("<@{owner}> plays this chair: they have to agree."),
        Refusal::NotAPlayer(user) => format!("<@{user}> does not play in this game. Choose one of the people at the table."),
        Refusal::NotOnServer(user) => format!("<@{user}> is not on this server."),
        Refusal::SitsThere(user) => format!("<@{user}> sits at this table already. Choose somebody who does not."),
        Refusal::NotOnThisServer(game) => format!("There is no game {game} on this server."),
        Refusal::NotHeld => "Nobody has paused this game.".to_owned(),
        Refusal::WaitsForNobody => "The game waits for no person at the moment.".to_owned(),
        Refusal::NoClock => "This game is played without a clock: nobody's time runs out.".to_owned(),
        Refusal::YourOwnTurn => "It is your own turn: play it like everybody else.".to_owned(),
        Refusal::TooLongAway { left } => {
            let days = left.as_secs() / (24 * 60 * 60);
            let days = match days {
                0 => "none is left".to_owned(),
                days => format!("{} left", if days == 1 { "1 day is".to_owned() } else { format!("{days} days are") }),
            };
            format!("A year has ten days for being away, over all games: {days}. Choose an earlier day, or tell your tables.")
        }
        Refusal::NotAway => "You are not away.".to_owned(),
        Refusal::Frozen => {
            "This game was begun with another version of the rules and cannot go on with this one. Nothing of it is lost: ask whoever hosts me, or its host can /ra cancel it.".to_owned()
        }
        Refusal::NotYourTurn { to_act, asked } => {
            let what = match asked {
                Asked::Turn => "it is their turn",
                Asked::Gods => "they are spending God tiles",
                Asked::Bid => "they are to bid or pass",
                Asked::Discard => "they have to give up tiles to a disaster",
            };
            format!("The game waits for {}: {what}. /ra me shows what you have.", mention(to_act))
        }
        Refusal::Crowded => {
            "Others acted at the same moment, so nothing of yours was done. Look at the board, and try again.".to_owned()
        }
        Refusal::TooLow { open, held, to_beat, may_pass } => {
            too_low(*open, *held, *to_beat, *may_pass)
        }
        Refusal::NoSunToBid => "You have no sun that is high enough, so this auction passes you over.".to_owned(),
        Refusal::AnsweredAlready => {
            "Your answer in this auction has been played, and everybody has seen it: it stands.".to_owned()
        }
        Refusal::Unclear(words) => {
            format!("I cannot read “{}” here. Choose from the list that opens while you type.", super::name(words))
        }
        Refusal::NoNight(words) => {
            format!("I cannot take “{}” for sleeping hours. Write them as 23:30-7:30, twelve hours at most, or none.", super::name(words))
        }
        Refusal::NotOnTrack { tile: kind, track, edition } => {
            not_on_track(*kind, track, *edition)
        }
        Refusal::Illegal { illegal, edition } => rule(illegal, *edition),
    }
}

/// The sentence for a button whose question has been answered since: how, and where the game is now.
pub fn past(game: &Public, at: i64) -> String {
    let answered = super::story::answered(game, at);
    let answered = if answered.is_empty() { String::new() } else { format!(" {answered}") };
    let now = match board_link(game) {
        Some(link) => format!("The present board is [here]({link})."),
        None => "/ra board shows how it stands.".to_owned(),
    };
    format!("That is over.{answered}\n{now}")
}

/// Where the game's present board is, as Discord links messages.
pub fn board_link(game: &Public) -> Option<String> {
    let (board, channel) = (game.at.board?, game.at.channel?);
    let guild = game.at.guild.map_or("@me".to_owned(), |guild| guild.to_string());
    Some(format!("https://discord.com/channels/{guild}/{channel}/{board}"))
}

fn too_low(open: Suns, held: Suns, to_beat: Sun, may_pass: bool) -> String {
    let pass = match (may_pass, open.len()) {
        (false, _) => "",
        (true, 1) => " or pass",
        (true, _) => ", or pass",
    };
    format!("You hold {}. The bid to beat is {to_beat}: bid {}{pass}.", suns(held), either(open))
}

fn not_on_track(kind: Tile, track: &[Tile], edition: Edition) -> String {
    let track = super::tiles(track.iter().copied(), edition);
    let track = if track.is_empty() { "It is empty.".to_owned() } else { format!("There lies: {track}.") };
    format!("There is no {} on the auction track, or not as many as you name. {track}", tile(kind, edition))
}

fn either(set: Suns) -> String {
    let mut values: Vec<String> = set.iter().map(|sun| sun.to_string()).collect();
    values.reverse();
    list(&values, "or").unwrap_or_default()
}

fn channels(threads: &[ChannelId]) -> String {
    let links: Vec<String> = threads.iter().map(|channel| format!("<#{channel}>")).collect();
    list(&links, "and").unwrap_or_default()
}

/// What the rules say against an action.
fn rule(illegal: &Illegal, edition: Edition) -> String {
    let name = |kind| tile(kind, edition);
    match illegal {
        Illegal::GameOver => "The game is over.".to_owned(),
        Illegal::NotYourTurn { .. } => "It is not your turn.".to_owned(),
        Illegal::InAuction => "An auction is under way: /ra bid or /ra pass comes first.".to_owned(),
        Illegal::NoAuction => "No auction is under way: it may have ended just now. /ra board shows the table.".to_owned(),
        Illegal::SpendingGods => {
            "You are spending God tiles: /ra god takes another tile, and /ra god without tiles ends it.".to_owned()
        }
        Illegal::NotSpendingGods => "You have not spent a God tile in this turn: say with /ra god what to take.".to_owned(),
        Illegal::MustDiscard { disaster, left } => {
            format!("{} takes {left} more of your tiles first: /ra discard chooses them.", name(disaster.tile()))
        }
        Illegal::NothingToDiscard => "No disaster takes a tile of yours now.".to_owned(),
        Illegal::TrackFull => "All eight spaces of the auction track are taken: /ra invoke, or spend God tiles.".to_owned(),
        Illegal::NoGod => "You have no God tile to spend.".to_owned(),
        Illegal::SpaceFree(space) => format!("There is no tile on space {space} of the auction track."),
        Illegal::GodForGod(space) => format!("Space {space} holds a God tile, and a God cannot take a God."),
        Illegal::NoSuchSun { sun, held } => format!("You cannot bid {sun}: your face-up suns are {}.", suns(*held)),
        Illegal::TooLow { sun, to_beat } => format!("{sun} is too low: the bid to beat is {to_beat}."),
        Illegal::MustBid => {
            "You invoked Ra while the track had room, and all others have passed: you must bid one of your suns.".to_owned()
        }
        Illegal::WrongKind { tile: kind, disaster } => {
            let takes: Vec<String> = disaster.takes().iter().map(|&kind| name(kind).to_owned()).collect();
            let takes = list(&takes, "or").unwrap_or_default();
            format!("{} does not take {}, but {takes}.", name(disaster.tile()), name(*kind))
        }
        Illegal::NotHeld(kind) => format!("You have no {} left to give up.", name(*kind)),
    }
}
