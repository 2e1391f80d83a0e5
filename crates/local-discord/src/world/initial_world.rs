//! The world at the start: one guild with its text channels, people and the bot.

use std::collections::{BTreeMap, VecDeque};

use super::channel::{Channel, GuildChannel, Place};
use super::emoji::Emojis;
use super::guild::{Guild, Member, Role, User};
use super::state::{Witness, World};
use crate::clock::LocalClock;
use crate::id::{Id, Ids};
use crate::kind::ChannelKind;
use crate::locale::Locale;
use crate::options::Options;
use crate::permission::Permissions;
use crate::token;

/// What everyone may do in a new guild.
const EVERYONE: Permissions = Permissions(
    Permissions::VIEW_CHANNEL.0
        | Permissions::SEND_MESSAGES.0
        | Permissions::SEND_MESSAGES_IN_THREADS.0
        | Permissions::CREATE_PUBLIC_THREADS.0
        | Permissions::EMBED_LINKS.0
        | Permissions::ATTACH_FILES.0
        | Permissions::ADD_REACTIONS.0
        | Permissions::READ_MESSAGE_HISTORY.0
        | Permissions::CONNECT.0
        | Permissions::USE_APPLICATION_COMMANDS.0,
);

impl World {
    /// A new world as `options` say, which hands out addresses below `address` and tells its changes to `witness`.
    pub(crate) fn new(
        options: &Options,
        address: String,
        clock: LocalClock,
        witness: Box<dyn Witness>,
    ) -> World {
        let now = clock.now();
        let mut ids = Ids::default();
        // Of two shards the second tells of the guild, while the first always tells of direct messages.
        let guild_id = ids.next(now | 1);
        let mut next = || ids.next(now);
        let bot_role = next();
        let bot = options.application.unwrap_or_else(&mut next);
        let mut users = BTreeMap::from([(bot, user(bot, &options.bot, None))]);
        let people: Vec<(Id, &String)> = options.people.iter().map(|name| (next(), name)).collect();
        users.extend(people.iter().map(|&(id, name)| (id, user(id, &name.to_lowercase(), Some(name)))));
        let member = |user: Id| {
            let roles = if user == bot { vec![bot_role] } else { vec![] };
            (user, Member { nick: None, roles, joined_at: now })
        };
        let guild = Guild {
            id: guild_id,
            name: options.guild.clone(),
            owner: people.first().map_or(bot, |&(id, _)| id),
            locale: Locale::DEFAULT,
            roles: vec![
                Role {
                    id: guild_id,
                    name: "@everyone".to_owned(),
                    permissions: EVERYONE,
                    mentionable: false,
                    managed: false,
                    position: 0,
                },
                Role {
                    id: bot_role,
                    name: options.bot.clone(),
                    permissions: EVERYONE | options.bot_permissions,
                    mentionable: false,
                    managed: true,
                    position: 1,
                },
            ],
            members: users.keys().copied().map(member).collect(),
        };
        let channels =
            (0..).zip(&options.channels).map(|(position, name)| text_channel(next(), name, position));
        let channels = channels.map(|channel| (channel.id, channel)).collect();
        World {
            clock,
            limits: options.limits.clone(),
            shards: options.shards,
            begun: VecDeque::new(),
            address,
            token: options.token.clone().unwrap_or_else(|| token::of(bot)),
            bot,
            users,
            guild,
            channels,
            ids,
            commands: Vec::new(),
            emojis: Emojis::default(),
            interactions: BTreeMap::new(),
            read: BTreeMap::new(),
            witness,
        }
    }
}

fn user(id: Id, username: &str, global_name: Option<&str>) -> User {
    User {
        id,
        username: username.to_owned(),
        global_name: global_name.map(str::to_owned),
        locale: Locale::DEFAULT,
        dms_closed: false,
    }
}

fn text_channel(id: Id, name: &str, position: u32) -> Channel {
    let place = GuildChannel {
        kind: ChannelKind::Text,
        name: name.to_owned(),
        topic: None,
        position,
        requires_tag: false,
        overwrites: Vec::new(),
    };
    Channel::new(id, Place::Guild(place))
}
