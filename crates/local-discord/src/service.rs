//! One local Discord: its world, and what stands around it. All of it is behind one lock.

use std::sync::mpsc::{self, Receiver, Sender};

use serde_json::json;

use super::bucket::Buckets;
use super::change_log::News;
use super::clock::LocalClock;
use super::faults::{Delays, Faults, GatewayFault};
use super::gateway::event::Event;
use super::gateway::session::Out;
use super::gateway::sessions::Sessions;
use super::gateway::translate;
use super::latency::Latencies;
use super::log::Log;
use super::options::Options;
use super::world::change::What;
use super::world::{Witness, World};

/// The world and all who learn of its changes, with what goes wrong and what is limited.
#[derive(Debug)]
pub(crate) struct Service {
    pub(crate) world: World,
    pub(crate) sessions: Sessions,
    pub(crate) news: News,
    pub(crate) faults: Faults,
    latencies: Latencies,
    pub(crate) buckets: Buckets,
    pub(crate) log: Log,
    /// What has changed and is not handed on yet, in order.
    seen: Receiver<(What, Option<Event>)>,
}

/// Turns each change into its event at once, while things still are as the event tells them. Who hears of it is beside
/// the world and cannot be reached from within, so both wait in a queue until the world is let go of.
#[derive(Debug)]
struct Translator(Sender<(What, Option<Event>)>);

impl Witness for Translator {
    fn see(&self, world: &World, what: What) {
        let event = translate::event(world, &what);
        // The other end is in the same service, so it is there as long as the world.
        drop(self.0.send((what, event)));
    }
}

impl Service {
    /// A new world as `options` say, at an address, and nobody connected to it.
    pub(crate) fn new(options: &Options, address: String, clock: LocalClock, log: Log) -> Service {
        let (sender, seen) = mpsc::channel();
        Service {
            world: World::new(options, address, clock, Box::new(Translator(sender))),
            sessions: Sessions::default(),
            news: News::default(),
            faults: Faults::default(),
            latencies: Latencies::of(options.latency),
            buckets: Buckets::default(),
            log,
            seen,
        }
    }

    /// Hands on what has changed, in the order in which it did: to the people's news, the log and the sessions.
    pub(crate) fn hand_on(&mut self) {
        while let Ok((what, event)) = self.seen.try_recv() {
            self.news.record(&what);
            let Some(event) = event else { continue };
            let asked = if let What::InteractionCreated { interaction, .. } = what {
                self.world.interactions.get(&interaction)
            } else {
                None
            };
            if let Some(asked) = asked {
                self.log.interaction(asked.created_at, &event.data);
            }
            self.sessions.tell(&event);
            if asked.is_some() && self.faults.take_double() {
                self.sessions.tell(&event);
            }
        }
    }

    /// How long the next event, or the next request and its answer, is on its way.
    pub(crate) fn delays(&mut self) -> Delays {
        let (delays, latency) = (self.faults.delays, self.latencies.next());
        Delays {
            events: delays.events + latency,
            requests: delays.requests + latency / 2,
            answers: delays.answers + latency / 2,
        }
    }

    /// Lets something go wrong with the open gateway connections.
    pub(crate) fn spoil_gateway(&mut self, fault: GatewayFault) {
        let out = match fault {
            GatewayFault::DropSocket => Out::Drop,
            GatewayFault::Close { code } => Out::Close(code, "Told to."),
            GatewayFault::Reconnect => {
                Out::Frame(json!({"op": 7, "d": null, "s": null, "t": null}).to_string().into())
            }
            GatewayFault::InvalidSession { resumable } => Out::Invalid(resumable),
            GatewayFault::SilentHeartbeats { silent } => {
                self.faults.heartbeats_unanswered = silent;
                return;
            }
            GatewayFault::ShardAway { shard, away } => return self.sessions.send_away(shard, away),
        };
        self.sessions.send(&out);
        if fault == (GatewayFault::InvalidSession { resumable: false }) {
            self.sessions.end();
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::world::channel::{Thread, ThreadKind};
    use crate::world::message::{Draft, Envelope, Kind};

    #[test]
    fn a_change_is_told_as_things_were_when_it_was_made() {
        let mut service =
            Service::new(&Options::default(), String::new(), LocalClock::default(), Log::default());
        let (world, seen) = (&mut service.world, &service.seen);
        let (bot, parent) = (world.bot, *world.channels.keys().next().unwrap());
        let game = Thread::new("game".to_owned(), parent, bot, ThreadKind::Private, 0);
        let channel = world.start_thread(Thread { archived: true, ..game });
        let draft = Draft { content: Some("hello".to_owned()), ..Draft::default() };
        world.post(&draft, &Envelope::plain(channel, bot, Kind::Default));
        world.delete_channel(channel);
        let told = seen.try_iter().filter_map(|(_, event)| Some(event?.data));
        let told: Vec<_> =
            told.map(|data| (data["message_count"].clone(), data["content"].clone())).collect();
        let thread = |count: u8| (json!(count), Value::Null);
        // Started, brought back by a message, that message, and deleted with it.
        assert_eq!(told, [thread(0), thread(0), (Value::Null, json!("hello")), thread(1)]);
    }
}
