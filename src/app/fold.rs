//! The fold of a history: what each entry makes of a game.

use std::collections::BTreeSet;

use anyhow::Context;

use super::clocks::Stretch;
use super::computer;
use super::entry::Entry;
use super::fair::{Deal, RULES};
use super::round::{Note, Player, Round};
use crate::clock::Span;
use crate::id::UserId;
use crate::record::Record;
use crate::rules::{Action, Phase, Seat};
use crate::store::entries::EntryRow;
use crate::store::games::GameRow;
use crate::store::seats::SeatRow;
use crate::time::Millis;

impl Round {
    /// A game after all of its history, of which the channel has been shown so much.
    pub(super) fn fold(
        game: GameRow,
        people: Vec<SeatRow>,
        history: &[EntryRow],
        shown: i64,
    ) -> anyhow::Result<Round> {
        let id = game.id;
        anyhow::ensure!(game.rules == RULES, "game {id} follows rules {}, not {RULES}", game.rules);
        let deal = Deal::read(game.edition, &game.setup, &game.salt).with_context(|| format!("game {id}"))?;
        let names = people.iter().map(|person| person.name.clone()).collect();
        let players: Vec<Player> = people
            .into_iter()
            .map(|row| {
                let level = computer::level_of(&row);
                let (user, name) = (row.user, row.name);
                Player { user, name, level, acted: None, stand_in: None, late: 0, stretches: Vec::new() }
            })
            .collect();
        anyhow::ensure!(players.len() == deal.setup.players().count(), "game {id} has other seats than suns");
        let mut round = Round {
            record: Record::new(deal.setup, names)?,
            players,
            deal,
            seq: 0,
            gone: false,
            held: false,
            halts: Vec::new(),
            question: None,
            ahead: Vec::new(),
            shown,
            moved: 0,
            half_answered: false,
            void: BTreeSet::new(),
            last: Vec::new(),
            asked_seq: 0,
            asked_since: game.started_at,
            opened_at: game.started_at,
            board: None,
            events: Vec::new(),
            notes: Vec::new(),
            times: Vec::new(),
            answers: Vec::new(),
            settings: Vec::new(),
            outages: Vec::new(),
            pings: Vec::new(),
            orders: Vec::new(),
            standing: Vec::new(),
            game,
        };
        // What a later entry says of those before it: chairs began with their first owners, and what was taken back has
        // never happened. Most entries are actions, and are read only once.
        for row in
            history.iter().rev().filter(|row| row.body.starts_with("seat ") || row.body.starts_with("undo "))
        {
            match row.body.parse() {
                Ok(Entry::Seated { seat, from, .. }) => round.of(seat)?.user = from,
                Ok(Entry::Undo(to)) => round.void.extend(to + 1..row.seq),
                Ok(_) | Err(_) => {}
            }
        }
        for row in history {
            anyhow::ensure!(row.seq == round.seq + 1, "game {id} has no entry {}", round.seq + 1);
            round.take(row).with_context(|| format!("game {id}, entry {}", row.seq))?;
        }
        anyhow::ensure!(
            round.seq == round.game.seq,
            "game {id} has {} entries, not {}",
            round.seq,
            round.game.seq
        );
        Ok(round)
    }

    /// Adds an entry to the fold.
    pub(super) fn take(&mut self, row: &EntryRow) -> anyhow::Result<()> {
        let entry = row.body.parse()?;
        self.seq += 1;
        self.times.push((row.at, row.ahead || row.actor.0 <= 0));
        let halted = self.halted().is_some();
        match self.last.first() {
            Some(first) if (first.actor, first.at) == (row.actor, row.at) => {}
            Some(_) | None => self.last.clear(),
        }
        self.last.push(row.clone());
        match entry {
            Entry::Action(action) if self.void.contains(&row.seq) => return self.take_back(action, row),
            Entry::Action(action) => return self.take_action(action, row),
            Entry::Pause => self.gone = true,
            Entry::Resume => self.gone = false,
            Entry::Hold => self.held = true,
            Entry::GoOn => self.held = false,
            Entry::StandIn(seat, why) => {
                if self.state().to_act() == Some(seat) {
                    self.wait_ends(seat, row.at, false);
                }
                self.of(seat)?.stand_in = Some(why);
            }
            Entry::Back(seat) => {
                let player = self.of(seat)?;
                (player.stand_in, player.late) = (None, 0);
                if row.actor == player.user {
                    player.acted = Some((row.at, row.seq));
                }
                self.ask_anew(seat, row);
            }
            Entry::Extend(seat, by) => self.of(seat)?.stretches.push(Stretch::Given(by)),
            Entry::Seated { seat, to, .. } => {
                let player = self.of(seat)?;
                player.user = to;
                (player.stand_in, player.late, player.acted) = (None, 0, None);
                player.stretches.clear();
                self.ahead.retain(|ahead| ahead.seat != seat);
                self.ask_anew(seat, row);
            }
            Entry::Undo(_) => {
                if let Some(seat) = self.state().to_act() {
                    self.ask_anew(seat, row);
                }
            }
            Entry::Host(_) | Entry::Cancel => {}
        }
        match (halted, self.halted().is_some()) {
            (false, true) => self.halts.push(Span { from: row.at, until: Millis(i64::MAX) }),
            (true, false) => self.halts.iter_mut().for_each(|halt| halt.until = halt.until.min(row.at)),
            (true, true) | (false, false) => {}
        }
        self.notes.push((self.seq, Note::Entry(entry, row.actor)));
        Ok(())
    }

    fn of(&mut self, seat: Seat) -> anyhow::Result<&mut Player> {
        self.players.get_mut(seat.index()).with_context(|| format!("there is no seat {seat}"))
    }

    /// The present question is put to a player anew, if it is theirs.
    fn ask_anew(&mut self, seat: Seat, row: &EntryRow) {
        if self.state().to_act() == Some(seat) {
            (self.asked_seq, self.asked_since) = (row.seq, row.at);
        }
    }

    /// The question that waited for a player waits no longer, or begins to wait anew.
    fn wait_ends(&mut self, seat: Seat, at: Millis, answered: bool) {
        let from = self.asked_since;
        let person = self.players.get_mut(seat.index()).filter(|player| player.computer().is_none());
        if let Some(player) = person {
            player.stretches.push(Stretch::Waited { from, until: at, answered });
        }
    }

    /// An action that was taken back later: it has never happened, but what its question had waited is spent.
    fn take_back(&mut self, action: Action, row: &EntryRow) -> anyhow::Result<()> {
        let seat = self.state().to_act().context("the game is over")?;
        self.wait_ends(seat, row.at, false);
        self.asked_since = row.at;
        self.notes.push((row.seq, Note::TakenBack(seat, action)));
        Ok(())
    }

    fn take_action(&mut self, action: Action, row: &EntryRow) -> anyhow::Result<()> {
        let seat = self.state().to_act().context("the game is over")?;
        let (seq, user) = (self.seq, self.player(seat).user);
        let note = if row.actor == UserId(0) {
            Some(Note::OutOfTime(seat, self.player(seat).late + 1))
        } else {
            let is_own = [user, computer::STANDS_IN].contains(&row.actor);
            (!is_own).then_some(Note::ActedFor(seat, row.actor))
        };
        // What is done for a player in two steps is told once.
        let told = |note: &Note| self.half_answered && self.notes.last() == Some(&(seq - 1, *note));
        self.notes.extend(note.filter(|note| !told(note)).map(|note| (seq, note)));
        let events = &mut self.events;
        self.record.play(seat, action, &mut |event| events.push((seq, event)))?;
        // Another God tile, or the second tile for a disaster, is still the same question; an order to draw answers none.
        let goes_on = matches!(self.state().phase(), Phase::Gods { .. } | Phase::Discard(_));
        let ordered = row.ahead && action == Action::Draw;
        let still_asked = goes_on && self.state().to_act() == Some(seat);
        let answered = !(ordered || still_asked);
        (self.moved, self.half_answered) = (seq, still_asked);
        let player = self.of(seat)?;
        if row.actor == user {
            player.late = 0;
            if !row.ahead {
                player.acted = Some((row.at, seq));
            }
        } else if row.actor == UserId(0) && answered {
            player.late += 1;
        }
        self.wait_ends(seat, row.at, answered);
        (self.asked_seq, self.asked_since) = (seq, row.at);
        match (self.state().phase(), action) {
            (Phase::Auction(_), Action::Draw | Action::Invoke) => {
                (self.question, self.opened_at) = (Some(seq), row.at);
            }
            (Phase::Auction(_), _) => self.ahead.retain(|ahead| ahead.seat != seat),
            (Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over, _) => {
                self.question = None;
                self.ahead.clear();
            }
        }
        Ok(())
    }
}
