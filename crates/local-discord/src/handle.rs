//! The handle that steers a local Discord.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::clock::http_date;
use super::faults::{Delays, Fault, GatewayFault, Matching};
use super::id::Id;
use super::object;
use super::order::Order;
use super::people::{self, Person, Refused};
use super::service::Service;
use super::shared::Shared;
use super::world::World;
use super::world::message::Attachment;

/// Steers a local Discord. Clones steer the same one.
#[derive(Debug, Clone)]
pub struct Handle {
    shared: Arc<Shared>,
    address: String,
    token: String,
}

impl Handle {
    pub(crate) fn new(shared: Arc<Shared>, address: String) -> Handle {
        let token = shared.with(|world| world.token.clone());
        Handle { shared, address, token }
    }

    /// `http://127.0.0.1:PORT`, in place of `https://discord.com`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The bot's application id, which is also its user id.
    pub fn application(&self) -> Id {
        self.shared.with(|world| world.bot)
    }

    /// The guild's id.
    pub fn guild(&self) -> Id {
        self.shared.with(|world| world.guild.id)
    }

    /// The person with this name or id.
    pub fn person(&self, name: &str) -> Option<Person> {
        let id = self.shared.with(|world| people::find(world, name).filter(|id| world.is_person(*id)))?;
        Some(Person::new(Arc::clone(&self.shared), id))
    }

    /// All people, in the order in which they joined.
    pub fn people(&self) -> Vec<Person> {
        let ids: Vec<Id> =
            self.shared.with(|world| world.users.keys().copied().filter(|id| world.is_person(*id)).collect());
        ids.into_iter().map(|id| Person::new(Arc::clone(&self.shared), id)).collect()
    }

    /// The id of the newest channel or thread with this name.
    pub fn channel(&self, name: &str) -> Option<Id> {
        self.shared.with(|world| {
            let mut newest = world.channels.values().rev();
            newest.find(|channel| channel.name() == Some(name)).map(|channel| channel.id)
        })
    }

    /// The commands that the bot has registered, as objects of the API.
    pub fn commands(&self) -> Vec<Value> {
        self.shared.with(|world| world.commands.clone())
    }

    /// The application's emoji, as objects of the API.
    pub fn emojis(&self) -> Vec<Value> {
        self.shared
            .with(|world| world.emojis.values().map(|emoji| object::emoji::emoji(world, emoji)).collect())
    }

    /// The bytes of the attachment with this `url`, as long as its message has it.
    pub fn file(&self, url: &str) -> Option<Arc<[u8]>> {
        let path = url.strip_prefix(&self.address)?.strip_prefix("/cdn/attachments/")?;
        let mut parts = path.split('/');
        let (channel, id) = (Id::parse(parts.next()?)?, Id::parse(parts.next()?)?);
        self.shared.with(|world| attachment(world, channel, id).map(|file| Arc::clone(&file.bytes)))
    }

    /// Waits until the bot is connected to the gateway.
    pub async fn until_connected(&self) {
        self.until(|service| service.sessions.any_connected()).await;
    }

    /// Waits until the bot is connected and has registered commands.
    pub async fn until_commands(&self) {
        self.until_connected().await;
        self.until(|service| !service.world.commands.is_empty()).await;
    }

    /// Makes the next `count` matching requests fail.
    pub fn spoil(&self, matching: Matching, count: u32, fault: Fault) {
        self.shared.with_all(|service| service.faults.add(matching, count, fault));
    }

    /// Whether a request is still to fail, as [`Handle::spoil`] has asked.
    pub fn has_faults(&self) -> bool {
        self.shared.with_all(|service| service.faults.any())
    }

    /// Delays everything from now on.
    pub fn delay(&self, delays: Delays) {
        self.shared.with_all(|service| service.faults.delays = delays);
    }

    /// Makes the open gateway connections fail.
    pub fn spoil_gateway(&self, fault: GatewayFault) {
        self.shared.with_all(|service| service.spoil_gateway(fault));
    }

    /// Turns the clock forward. Tokens and limits expire by it.
    ///
    /// # Panics
    /// Beyond the year 2100.
    pub fn advance(&self, by: Duration) {
        let turned = self.shared.with(|world| world.turn_clock(by));
        assert!(turned, "nobody plays in the next century");
    }

    /// The local time, in milliseconds since 1970 UTC.
    pub fn now_ms(&self) -> i64 {
        self.shared.with(|world| world.now())
    }

    /// The local time, as in the header `Date` of all answers: `Thu, 01 Jan 2026 00:00:00 GMT`.
    pub fn date(&self) -> String {
        http_date(self.now_ms())
    }

    /// Carries out an order, such as denying permissions or deleting a channel.
    ///
    /// # Errors
    /// If there is no such channel, person, role or message.
    pub fn order(&self, order: Order) -> Result<(), Refused> {
        let done = self.shared.with_all(|service| order.carry_out(service));
        self.shared.wake();
        done
    }

    async fn until(&self, done: impl Fn(&Service) -> bool) {
        let mut changes = self.shared.changes();
        loop {
            changes.mark_unchanged();
            if self.shared.with_all(|service| done(service)) || changes.changed().await.is_err() {
                return;
            }
        }
    }
}

/// An attachment that a message still has.
pub(crate) fn attachment(world: &World, channel: Id, id: Id) -> Option<&Attachment> {
    let messages = world.channels.get(&channel)?.messages.values().rev();
    messages.flat_map(|message| &message.attachments).find(|file| file.id == id)
}
