//! What everybody may know of a game at a moment, whom its question names, and whom it calls.

use std::ops::Deref;

use ra::rules::{Action, Event, Outcome, PerSeat, Phase, Scored, Seat, Sun};

use super::look_back::{LookBack, PastAuction};
use crate::game::time_out::harmless;
use crate::game::{BoardCall, Clock, Game, Person, Player, Subject, Table};
use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::names::Mark;
use crate::time::Millis;

/// How many of the largest lots are told at the end.
const LOTS: usize = 3;

/// Where a game is played and shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whereabouts {
    /// The server; `None` in a direct message.
    pub guild: Option<GuildId>,
    /// The channel; `None` until there is one.
    pub channel: Option<ChannelId>,
    /// The message that is the present board, if there is one.
    pub board: Option<MessageId>,
    /// Up to which entry the channel has been shown the game; [`BEFORE_START`](crate::game::BEFORE_START) for not at all.
    pub shown: i64,
    /// Whether it is to be shown once more what was shown already, as it could not be seen for a while.
    pub again: bool,
}

/// Somebody to whom the question is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named {
    /// Whose seat.
    pub seat: Seat,
    /// Whether they are awake, and were as they were asked.
    is_awake: bool,
    /// What a board posted now does about calling them.
    call: BoardCall,
}

/// What is known of a game once it is over.
#[derive(Debug, Clone)]
pub struct End {
    /// Who won, and everybody's points.
    pub outcome: Outcome,
    /// What each epoch brought whom.
    pub epochs: Vec<PerSeat<Scored>>,
    /// The lots that were worth most to their winners then, the most first: three at most.
    pub lots: Vec<PastAuction>,
    /// Everybody's highest sun, which decides between equals.
    pub highest_suns: PerSeat<Option<Sun>>,
    /// The line whose sum was promised: the bag as it was shuffled.
    pub bag: String,
    /// The record of the game, as JSON.
    pub record: String,
}

/// What is known of a game that will never be finished.
#[derive(Debug, Clone)]
pub struct Unfinished {
    /// Everybody's points when it was called off.
    pub points: PerSeat<u16>,
    /// The line whose sum was promised: the bag as it was shuffled.
    pub bag: String,
    /// The record of the game so far, as JSON.
    pub record: String,
}

/// All of a game that everybody may know at a moment.
#[derive(Debug, Clone)]
pub struct Public {
    // Boxed: what carries a game along is moved often.
    table: Box<Table>,
    /// The marks of the players whose names look alike, clockwise.
    marks: Vec<Option<Mark>>,
    /// Where it is played and shown.
    pub at: Whereabouts,
    /// The clock of the player whom it waits for; in an auction that asks all at once, by when they have answered at the
    /// latest.
    pub clock: Option<Clock>,
    /// Which of the two.
    pub at_the_latest: bool,
    /// Those to whom the question is put, in the order in which they are asked; at the end, those who are told of it.
    /// Nothing else decides who is named or called.
    pub named: Vec<Named>,
    /// When it is called off because nobody plays; `None` as long as somebody does, or is away and will be back.
    pub called_off_at: Option<Millis>,
    /// Whether the bot could not write where it is played when it last tried, so that no time runs.
    pub out_of_reach: bool,
    /// Whether it has lost the channel in which it was played, so that no time runs.
    pub placeless: bool,
    /// What is done for whoever is to act once their time has run out.
    pub harmless: Option<Action>,
    /// How many actions were played without anybody being asked.
    pub spared: usize,
    /// The SHA-256 of the bag's line, which is told at the end.
    pub promise: String,
    /// What is known at the end; `None` before.
    pub end: Option<End>,
    /// What is known of a game that was called off; `None` of any other.
    pub unfinished: Option<Box<Unfinished>>,
}

impl Deref for Public {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Public {
    /// The game as everybody may see it now.
    pub fn of(game: &Game, at: Whereabouts, now: Millis) -> Public {
        let (table, latest) = (Box::new(game.table.clone()), game.clocks().latest_answer());
        Public {
            at,
            clock: game.clocks().public_clock(latest, now),
            at_the_latest: latest.is_some(),
            named: named(game, now),
            called_off_at: game.schedule().called_off_at(),
            out_of_reach: game.out_of_reach().since().is_some(),
            placeless: game.out_of_reach().placeless_since().is_some(),
            harmless: table.position().to_act().and_then(|seat| harmless(game, seat)),
            spared: game.decisions().spared(),
            promise: game.start.deal.sum(),
            end: end(game),
            unfinished: unfinished(game),
            marks: table.chairs().marks(),
            table,
        }
    }

    /// What tells a player from others whose names look alike; `None` if none does.
    pub fn mark(&self, seat: Seat) -> Option<Mark> {
        self.marks[seat.index()]
    }

    /// The same of somebody who has or had the seat, and may have another one now.
    pub fn mark_then(&self, seat: Seat, owner: &Person) -> Option<Mark> {
        let now = self.player(seat);
        let is_theirs = (now.who, now.name) == (owner.who, owner.name.as_str());
        let present = owner.who.user().and_then(|user| self.seat_of(user));
        match present.or(is_theirs.then_some(seat)) {
            Some(seat) => self.mark(seat),
            None => self.chairs().mark_of_former(seat, owner),
        }
    }

    /// Whether the board asks anybody something who was not just acting.
    pub fn asks_somebody_new(&self) -> bool {
        let acts = |seat: Seat| {
            let player = self.player(seat);
            // A computer player is asked nothing.
            player.computer().is_some() || self.has_just_acted(player)
        };
        self.anew().any(|named| !acts(named.seat))
    }

    /// Whether it is the turn again of somebody who has acted since the channel was last shown the game.
    pub fn is_turn_again(&self) -> bool {
        let is_turn = matches!(self.position().phase(), Phase::Turn { .. });
        let player = self.position().to_act().filter(|_| is_turn).map(|seat| self.player(seat));
        player.is_some_and(|player| player.computer().is_none() && self.has_just_acted(player))
    }

    /// Whether a player has acted since the channel was last shown the game.
    fn has_just_acted(&self, player: Player<'_>) -> bool {
        player.acted.is_some_and(|(_, seq)| seq > self.at.shown)
    }

    /// Those whom a board tells that the game is over: whoever sleeps is told when they wake.
    pub fn told_of_end(&self) -> impl Iterator<Item = UserId> {
        let awake = self.anew().filter(|named| self.is_over() && named.is_awake);
        awake.filter_map(|named| self.player(named.seat).user())
    }

    /// Those whom a board calls if it is posted now. A board that is only shown again calls nobody, unless nobody could see
    /// the one before.
    pub fn called(&self) -> impl Iterator<Item = Seat> {
        let called = self.anew().filter(|named| matches!(named.call, BoardCall::Now | BoardCall::NowInstead));
        called.map(|named| named.seat)
    }

    /// The people whom such a board calls now or once they are awake: to what, and when.
    pub fn called_to(&self) -> impl Iterator<Item = (UserId, Subject, BoardCall)> {
        let called = self.anew().filter(|named| named.call != BoardCall::None);
        called.filter_map(|named| {
            Some((self.player(named.seat).user()?, self.asked_by(named.seat).0, named.call))
        })
    }

    /// Whether any of these is still asked what a board asked that told up to this entry; of anybody, if it is not
    /// known whom it called. What they have answered ahead is theirs to know, and so does not count.
    pub fn still_asks(&self, called: Option<&[UserId]>, told: i64) -> bool {
        let is_open = !self.is_called_off() && self.question_number() <= told;
        let mut people = self.named.iter().map(|named| self.player(named.seat));
        is_open
            && people.any(|player| {
                let is_meant = |user| called.is_none_or(|called| called.contains(&user));
                player.computer().is_none() && player.user().is_some_and(is_meant)
            })
    }

    /// The players whose question the channel has not been shown yet. All are told of the end. An auction asks all who can
    /// bid as it opens, or as the game goes on. Any other question, and each turn within an auction, asks the player who is
    /// to act.
    fn anew(&self) -> impl Iterator<Item = &Named> {
        let shown = self.at.shown;
        // A game that goes on after it stood still, or could not be seen, asks anew what is asked.
        let goes_on = self.at.again || self.went_on().is_some_and(|by| by > shown);
        let is_new = goes_on || self.question().by() > shown;
        let mut news = self.story.between(shown, self.seq);
        let opens = goes_on || news.any(|event| matches!(event, Event::AuctionOpened { .. }));
        let in_auction = matches!(self.position().phase(), Phase::Auction(_));
        let to_act = self.position().to_act();
        let of_all = (opens && in_auction) || to_act.is_none();
        let is_asked = move |seat: Seat| is_new && (of_all || to_act == Some(seat));
        self.named.iter().filter(move |named| is_asked(named.seat))
    }
}

/// Those to whom the question is put.
fn named(game: &Game, now: Millis) -> Vec<Named> {
    // What is about to be done for whoever is to act is no question: quick draws come once the promise is shown. And
    // nobody is asked anything while the game stands still.
    if game.ahead().next_action(game.table()).is_some()
        || game.table.halted().is_some()
        || game.table.is_called_off()
    {
        return Vec::new();
    }
    let position = game.table.position();
    let seats: Vec<Seat> = match position.phase() {
        Phase::Auction(auction) => game.table.can_bid(auction).collect(),
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) => {
            position.to_act().into_iter().collect()
        }
        Phase::Over => game.table.told_of_end().collect(),
    };
    let name = |seat: Seat| Named {
        seat,
        is_awake: game.notifications().is_awake(seat, now)
            && game.notifications().was_awake(seat, game.table.asked_by(seat).1),
        call: game.notifications().board_call(seat, now),
    };
    seats.into_iter().map(name).collect()
}

fn end(game: &Game) -> Option<End> {
    let outcome = game.outcome()?;
    let players = game.state().players();
    Some(End {
        epochs: game.scorings.iter().map(|points| *points.reveal(&outcome)).collect(),
        lots: LookBack::of(game).largest_lots(LOTS),
        highest_suns: PerSeat::from_fn(players.players(), |seat| players[seat].suns().highest()),
        bag: game.start.deal.line(),
        record: game.record.to_json(),
        outcome,
    })
}

fn unfinished(game: &Game) -> Option<Box<Unfinished>> {
    let players = game.state().players();
    let unfinished = || Unfinished {
        points: PerSeat::from_fn(players.players(), |seat| players[seat].score()),
        bag: game.start.deal.line(),
        record: game.record.to_json(),
    };
    game.table.is_called_off().then(|| Box::new(unfinished()))
}
