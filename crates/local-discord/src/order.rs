//! Orders: faults, and changes of the guild.

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

/// A fault, or a change of the guild or the clock. In JSON, `do` names it: `{"do": "advance_clock", "ms": 900000}`.
/// Channels and people are given by name or id, and ids as strings.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
#[expect(missing_docs, reason = "the fields are what the variants' sentences speak of")]
pub enum Order {
    /// The next `count` matching requests fail.
    Spoil { matching: Matching, count: u32, fault: Fault },
    /// The open gateway connections fail.
    Gateway { fault: GatewayFault },
    /// The next `count` interactions reach the bot twice.
    DeliverTwice { count: u32 },
    /// From now on everything is delayed: events to the bot, its requests, and the answers to them.
    Delay { events_ms: u64, requests_ms: u64, answers_ms: u64 },
    /// All faults and delays end, including faults that have not happened yet.
    ClearFaults,
    /// A person is denied permissions in a channel, such as `SEND_MESSAGES`. Without `person` it is the bot.
    Deny { channel: String, permissions: Vec<String>, person: Option<String> },
    /// A person is granted permissions in a channel. Without `person` it is the bot.
    Allow { channel: String, permissions: Vec<String>, person: Option<String> },
    /// A role, such as `@everyone`, is denied permissions in a channel.
    DenyRole { channel: String, permissions: Vec<String>, role: String },
    /// A role is granted permissions in a channel.
    AllowRole { channel: String, permissions: Vec<String>, role: String },
    /// The guild gets a new channel of a kind, such as `voice`. No other channel may have its name.
    CreateChannel { name: String, kind: ChannelKind },
    /// A message is deleted.
    DeleteMessage { channel: String, message: String },
    /// A channel or thread is deleted.
    DeleteChannel { channel: String },
    /// A thread is archived, and perhaps locked.
    ArchiveThread { channel: String, locked: bool },
    /// From now on a post of a forum needs a tag.
    RequireTag { channel: String },
    /// The guild may have this many active threads.
    LimitThreads { active: usize },
    /// A role is created or changed. These people have it, and no others. `mentionable` lets anybody mention it.
    SetRole { name: String, people: Vec<String>, mentionable: bool },
    /// A role permits this everywhere, and no more. Those of everyone and of the bot can be set, too.
    SetRolePermissions { role: String, permissions: Vec<String> },
    /// A role is moved in the order of roles, to just above another.
    MoveRole { role: String, above: String },
    /// A role is deleted.
    DeleteRole { name: String },
    /// A person leaves the guild.
    RemovePerson { person: String },
    /// A person joins the guild again.
    AddPerson { person: String },
    /// The bot is removed from the guild.
    RemoveBot,
    /// The bot is invited again.
    AddBot,
    /// A person gets another name in the guild. Without `nick` it is their own name again.
    Rename { person: String, nick: Option<String> },
    /// A person refuses direct messages, or accepts them again.
    CloseDms { person: String, closed: bool },
    /// A person's client changes its language to one of Discord's, such as `de`.
    Speak { person: String, locale: String },
    /// The guild changes its language likewise.
    SetGuildLocale { locale: String },
    /// The bot uses up this many of the 1,000 gateway sessions that it may begin in a day.
    UseSessions { count: usize },
    /// The clock is turned forward, at most to the year 2100.
    AdvanceClock { ms: u64 },
}

impl Order {
    /// Carries it out.
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
            Order::RequireTag { channel } => world.require_tag(find_channel(world, &channel)?),
            Order::LimitThreads { active } => {
                world.limits.active_threads = active;
                true
            }
            Order::SetRole { name, people, mentionable } => {
                let people = people.iter().map(|person| find_person(world, person));
                world.set_role(&name, &people.collect::<Result<Vec<Id>, _>>()?, mentionable)
            }
            Order::SetRolePermissions { role, permissions } => {
                let role = find_role(world, &role)?.id();
                world.set_role_permissions(role, named(&permissions)?)
            }
            Order::MoveRole { role, above } => {
                let [role, above] = [find_role(world, &role)?.id(), find_role(world, &above)?.id()];
                world.move_role(role, above)
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
