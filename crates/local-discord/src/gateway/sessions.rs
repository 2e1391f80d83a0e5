//! All sessions: clients begin them, go on with them and leave them, and events reach them.

use std::collections::BTreeSet;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use super::close::Close;
use super::event::Event;
use super::session::{Out, Session};
use super::{intent, members, ready};
use crate::clock::Millis;
use crate::world::World;

/// After a session has begun, no other may for so long. (Discord lets some bots begin several at once, by the
/// `max_concurrency` that it tells them; this one tells 1.)
const BEGIN_AGAIN_MS: Millis = 5000;

/// The sessions of all clients.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    all: Vec<Session>,
    /// The numbers of shards that can neither begin a session nor go on with one.
    away: BTreeSet<u64>,
    /// When a session last began.
    begun_at: Option<Millis>,
}

impl Sessions {
    /// Tells an event to the sessions that want it.
    pub(crate) fn tell(&mut self, event: &Event) {
        self.all.iter_mut().for_each(|session| session.tell(event));
    }

    /// Begins a session for a client that identified itself. Returns its id; `None` means that it has to try again later.
    pub(crate) fn identify(
        &mut self,
        world: &mut World,
        data: &Value,
        queue: &UnboundedSender<Out>,
    ) -> Result<Option<String>, Close> {
        if !is_the_bot(world, data) {
            return Err(Close::AUTHENTICATION);
        }
        let intents = data["intents"].as_u64().filter(|intents| intents & !intent::ALL == 0);
        let intents = intents.ok_or(Close::INTENTS)?;
        if intents & intent::PRIVILEGED & !world.limits.privileged_intents != 0 {
            return Err(Close::DISALLOWED);
        }
        let shard = shard(&data["shard"]).ok_or(Close::SHARD)?;
        let now = world.now();
        let is_soon = self.begun_at.is_some_and(|at| now - at < BEGIN_AGAIN_MS);
        if self.away.contains(&shard.0) || world.limits.rate_limits && is_soon {
            return Ok(None);
        }
        self.begun_at = Some(now);
        if world.limits.rate_limits {
            world.begun.push_back(now);
        }
        self.all.retain(|session| session.is_kept(now));
        let id = format!("{:032x}", world.next_id().0);
        let mut session = Session::new(id.clone(), intents, shard, queue.clone(), now);
        ready::greet(world, &mut session);
        self.all.push(session);
        Ok(Some(id))
    }

    /// Goes on with a session: replays what its client missed. `None` means that it must identify itself anew.
    pub(crate) fn resume(
        &mut self,
        world: &World,
        data: &Value,
        queue: &UnboundedSender<Out>,
    ) -> Result<Option<String>, Close> {
        if !is_the_bot(world, data) {
            return Err(Close::AUTHENTICATION);
        }
        let now = world.now();
        let wanted = data["session_id"].as_str().unwrap_or_default();
        let away = &self.away;
        let may = |session: &&mut Session| session.id == wanted && !away.contains(&session.shard.0);
        let found = self.all.iter_mut().find(may);
        let Some(session) = found.filter(|session| session.is_kept(now)) else { return Ok(None) };
        let resumed = session.resume(data["seq"].as_u64(), queue)?;
        Ok(resumed.then(|| session.id.clone()))
    }

    /// Tells a session of members for whom it asks.
    pub(crate) fn tell_members(&mut self, world: &World, session: &str, asked: &Value) {
        if let Some(session) = self.all.iter_mut().find(|known| known.id == session) {
            members::tell(world, session, asked);
        }
    }

    /// Notes that a session's connection ended. `over` ends the session too.
    pub(crate) fn detach(&mut self, session: &str, queue: &UnboundedSender<Out>, over: bool, now: Millis) {
        if over {
            self.all.retain(|known| known.id != session);
        }
        if let Some(session) = self.all.iter_mut().find(|known| known.id == session) {
            session.detach(queue, now);
        }
    }

    /// Queues something for all clients that are connected.
    pub(crate) fn send(&mut self, out: &Out) {
        self.all.iter_mut().for_each(|session| session.send(out.clone()));
    }

    /// Ends the connections of a shard and lets it have no other (`away`), or lets it come back.
    pub(crate) fn send_away(&mut self, shard: u64, away: bool) {
        if !away {
            self.away.remove(&shard);
            return;
        }
        self.away.insert(shard);
        let concerned = self.all.iter_mut().filter(|session| session.shard.0 == shard);
        concerned.for_each(|session| session.send(Out::Drop));
    }

    /// Ends all sessions; their clients must identify themselves anew.
    pub(crate) fn end(&mut self) {
        self.all.clear();
    }

    /// All of them, each with its shard, whether its client is connected, and how often that has gone on with it.
    pub(crate) fn shown(&self) -> Value {
        self.all.iter().map(Session::shown).collect()
    }

    /// Whether any client is connected.
    pub(crate) fn any_connected(&self) -> bool {
        self.all.iter().any(Session::is_connected)
    }
}

/// Whether a frame carries the bot's token; clients send it with and without the word `Bot`.
fn is_the_bot(world: &World, data: &Value) -> bool {
    let token = data["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token) == world.token
}

/// The shard that IDENTIFY names: `[number, count]`, or all of them.
fn shard(value: &Value) -> Option<(u64, u64)> {
    if value.is_null() {
        return Some((0, 1));
    }
    let (number, count) = (value[0].as_u64()?, value[1].as_u64()?);
    (number < count).then_some((number, count))
}
