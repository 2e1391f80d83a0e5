//! Orders: faults and changes of the world, as a test or a person at the page may ask for them.

use std::time::Duration;

use serde::Deserialize;

use super::faults::{Delays, Fault, GatewayFault, Matching};
use super::id::Id;
use super::kind::ChannelKind;
use super::locale::Locale;
use super::people::{self, Refused};
use super::permission::{Permissions, Whose};
use super::service::Service;
use super::world::World;
use super::world::channel::Channel;

/// Something that goes wrong, or changes, from outside. Channels are given by name or id, people by name or id, and
/// ids as strings.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
#[expect(missing_docs, reason = "the fields are what the variants' sentences speak of")]
pub enum Order {
    /// The next `count` requests that match go wrong.
    Spoil { matching: Matching, count: u32, fault: Fault },
    /// The open gateway connections go wrong.
    Gateway { fault: GatewayFault },
    /// The next `count` interactions reach the bot twice.
    DeliverTwice { count: u32 },
    /// From now on everything is on its way for so long, in milliseconds: events to the bot, its requests, and the
    /// answers to them.
    Delay { events_ms: u64, requests_ms: u64, answers_ms: u64 },
    /// No more faults and delays: all that are waiting are forgotten.
    ClearFaults,
    /// A person, or the bot if `person` is not given, loses permissions in a channel, such as `SEND_MESSAGES`.
    Deny { channel: String, permissions: Vec<String>, person: Option<String> },
    /// A person, or the bot if `person` is not given, is granted permissions in a channel.
    Allow { channel: String, permissions: Vec<String>, person: Option<String> },
    /// A role, such as `@everyone`, is denied permissions in a channel.
    DenyRole { channel: String, permissions: Vec<String>, role: String },
    /// A role is granted permissions in a channel.
    AllowRole { channel: String, permissions: Vec<String>, role: String },
    /// The guild gets a channel of a kind, such as `voice`, by a name that no other has.
    CreateChannel { name: String, kind: ChannelKind },
    /// A message is deleted.
    DeleteMessage { channel: String, message: String },
    /// A channel or thread is deleted.
    DeleteChannel { channel: String },
    /// A thread is archived, and perhaps locked.
    ArchiveThread { channel: String, locked: bool },
    /// The guild may have so many active threads and no more.
    LimitThreads { active: usize },
    /// The guild has a role of that name, which these people have, and no others; anybody may mention it, or not.
    SetRole { name: String, people: Vec<String>, mentionable: bool },
    /// A role is deleted.
    DeleteRole { name: String },
    /// Someone leaves the guild.
    RemovePerson { person: String },
    /// Someone joins the guild again.
    AddPerson { person: String },
    /// The bot is thrown out of the guild.
    RemoveBot,
    /// The bot is invited again.
    AddBot,
    /// Someone is called otherwise in the guild, or as everywhere again.
    Rename { person: String, nick: Option<String> },
    /// A person refuses direct messages, or takes them again.
    CloseDms { person: String, closed: bool },
    /// A person's client speaks this language, one of Discord's, such as `de`.
    Speak { person: String, locale: String },
    /// The guild's own language is this one, likewise.
    SetGuildLocale { locale: String },
    /// The bot has begun so many more gateway sessions just now, of the thousand that it may begin in a day.
    UseSessions { count: usize },
    /// Time passes: the clock is turned forward, up to the year 2100.
    AdvanceClock { ms: u64 },
}

impl Order {
    /// Does it.
    #[expect(clippy::too_many_lines, reason = "an arm an order, which says who does it")]
    pub(crate) fn carry_out(self, service: &mut Service) -> Result<(), Refused> {
        let Service { world, faults, .. } = &mut *service;
        let bot = world.bot;
        let done = match self {
            Order::Spoil { matching, count, fault } => {
                faults.add(matching, count, fault);
                true
            }
            Order::Gateway { fault } => {
                service.spoil_gateway(fault);
                true
            }
            Order::DeliverTwice { count } => {
                faults.doubled = count;
                true
            }
            Order::Delay { events_ms, requests_ms, answers_ms } => {
                let [events, requests, answers] =
                    [events_ms, requests_ms, answers_ms].map(Duration::from_millis);
                faults.delays = Delays { events, requests, answers };
                true
            }
            Order::ClearFaults => {
                faults.clear();
                true
            }
            Order::Deny { channel, permissions, person } => {
                let whose = find_member(world, person.as_deref())?;
                overwrite(world, &channel, whose, &permissions, false)?
            }
            Order::Allow { channel, permissions, person } => {
                let whose = find_member(world, person.as_deref())?;
                overwrite(world, &channel, whose, &permissions, true)?
            }
            Order::DenyRole { channel, permissions, role } => {
                let whose = find_role(world, &role)?;
                overwrite(world, &channel, whose, &permissions, false)?
            }
            Order::AllowRole { channel, permissions, role } => {
                let whose = find_role(world, &role)?;
                overwrite(world, &channel, whose, &permissions, true)?
            }
            Order::CreateChannel { name, kind } => return create_channel(world, name, kind),
            Order::DeleteMessage { channel, message } => {
                let channel = find_channel(world, &channel)?;
                Id::parse(&message).is_some_and(|message| world.delete_message(channel, message))
            }
            Order::DeleteChannel { channel } => world.delete_channel(find_channel(world, &channel)?),
            Order::ArchiveThread { channel, locked } => {
                world.archive_thread(find_channel(world, &channel)?, locked)
            }
            Order::LimitThreads { active } => {
                world.limits.active_threads = active;
                true
            }
            Order::SetRole { name, people, mentionable } => {
                let people = people.iter().map(|person| find_person(world, person));
                world.set_role(&name, &people.collect::<Result<Vec<Id>, _>>()?, mentionable)
            }
            Order::DeleteRole { name } => world.delete_role(&name),
            Order::RemovePerson { person } => world.remove_member(find_person(world, &person)?),
            Order::AddPerson { person } => world.add_member(find_person(world, &person)?),
            Order::RemoveBot => world.remove_member(bot),
            Order::AddBot => world.add_member(bot),
            Order::Rename { person, nick } => world.rename(find_person(world, &person)?, nick),
            Order::CloseDms { person, closed } => world.close_dms(find_person(world, &person)?, closed),
            Order::Speak { person, locale } => world.speak(find_person(world, &person)?, language(&locale)?),
            Order::SetGuildLocale { locale } => {
                world.set_guild_locale(language(&locale)?);
                true
            }
            Order::UseSessions { count } => use_sessions(world, count),
            Order::AdvanceClock { ms } => return turn_clock(world, ms),
        };
        if done { Ok(()) } else { Err(Refused("There is nothing of that kind to do this to.".to_owned())) }
    }
}

fn use_sessions(world: &mut World, count: usize) -> bool {
    let now = world.now();
    world.begun.extend(std::iter::repeat_n(now, count));
    true
}

fn turn_clock(world: &mut World, ms: u64) -> Result<(), Refused> {
    let turned = world.turn_clock(Duration::from_millis(ms));
    turned.then_some(()).ok_or_else(|| Refused("The clock cannot be turned beyond the year 2100.".to_owned()))
}

fn create_channel(world: &mut World, name: String, kind: ChannelKind) -> Result<(), Refused> {
    if name == "dm" || !(1..=100).contains(&name.chars().count()) {
        return Err(Refused("A channel's name has 1 to 100 characters, and is not \"dm\".".to_owned()));
    }
    let taken = Refused(format!("There is a channel {name} already."));
    if world.create_channel(name, kind) { Ok(()) } else { Err(taken) }
}

fn overwrite(
    world: &mut World,
    channel: &str,
    whose: Whose,
    permissions: &[String],
    allow: bool,
) -> Result<bool, Refused> {
    let channel = find_channel(world, channel)?;
    Ok(world.overwrite(channel, whose, named(permissions)?, allow))
}

fn find_channel(world: &World, name: &str) -> Result<Id, Refused> {
    let name = name.trim_start_matches('#');
    let id = Id::parse(name);
    let same = |channel: &&Channel| Some(channel.id) == id || channel.name() == Some(name);
    let found = world.channels.values().rev().find(same).map(|channel| channel.id);
    found.ok_or_else(|| Refused(format!("There is no channel {name}.")))
}

fn find_person(world: &World, name: &str) -> Result<Id, Refused> {
    let found = people::find(world, name).filter(|id| world.is_person(*id));
    found.ok_or_else(|| Refused(format!("There is nobody called {name}.")))
}

/// A person, or the bot if nobody is named.
fn find_member(world: &World, name: Option<&str>) -> Result<Whose, Refused> {
    Ok(Whose::Member(name.map_or(Ok(world.bot), |name| find_person(world, name))?))
}

fn find_role(world: &World, name: &str) -> Result<Whose, Refused> {
    let found = world.role_called(name).map(|role| Whose::Role(role.id));
    found.ok_or_else(|| Refused(format!("There is no role {name}.")))
}

fn language(code: &str) -> Result<Locale, Refused> {
    Locale::parse(code).ok_or_else(|| {
        let known: Vec<&str> = Locale::all().map(|(locale, _)| locale.code()).collect();
        Refused(format!("Discord has no language {code}. It has {}.", known.join(", ")))
    })
}

fn named(names: &[String]) -> Result<Permissions, Refused> {
    names.iter().try_fold(Permissions::NONE, |all, name| {
        let permission =
            Permissions::named(name).ok_or_else(|| Refused(format!("There is no permission {name}.")))?;
        Ok(all | permission)
    })
}
