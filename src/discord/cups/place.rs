//! Whether a cup's tables can be opened in its channel: asked when it is published, and before each round.

use ra_display::refusal::{CupPlaceLack, Permission};
use ra_table::id::{ChannelId, GuildId};
use serenity::model::permissions::Permissions;

use crate::discord::given_roles::BotOnServer;
use crate::discord::rest::{Error, Priority};
use crate::discord::sending::Delivery;

/// So many active threads a server has at most.
const MOST_THREADS: usize = 1000;

/// What the bot needs where games are played, by Discord's names. In a forum, a post needs no permission for threads.
const NEEDED: [(Permission, Permissions); 6] = [
    (Permission::ViewChannel, Permissions::VIEW_CHANNEL),
    (Permission::SendMessages, Permissions::SEND_MESSAGES),
    (Permission::SendMessagesInThreads, Permissions::SEND_MESSAGES_IN_THREADS),
    (Permission::EmbedLinks, Permissions::EMBED_LINKS),
    (Permission::AttachFiles, Permissions::ATTACH_FILES),
    (Permission::ReadMessageHistory, Permissions::READ_MESSAGE_HISTORY),
];
const NEEDED_FOR_THREADS: (Permission, Permissions) =
    (Permission::CreatePublicThreads, Permissions::CREATE_PUBLIC_THREADS);

impl Delivery {
    /// What keeps so many tables of a cup from being opened in a channel; `None` if nothing does.
    pub(in crate::discord) async fn lacks_for_cup(
        &self,
        guild: GuildId,
        channel: ChannelId,
        tables: usize,
        priority: Priority,
    ) -> Result<Option<CupPlaceLack>, Error> {
        let (on, active) =
            tokio::try_join!(self.bot_on(guild, priority), self.rest.count_threads(guild, priority))?;
        Ok(on.lacks_for_cup(channel, tables, active))
    }
}

impl BotOnServer {
    /// The same, where so many threads are active on the server.
    pub(super) fn lacks_for_cup(
        &self,
        channel: ChannelId,
        tables: usize,
        active: usize,
    ) -> Option<CupPlaceLack> {
        let is_forum = self.channels.is_forum(channel);
        let may = self.permissions_in(channel);
        let needed = NEEDED.into_iter().chain((!is_forum).then_some(NEEDED_FOR_THREADS));
        let missing: Vec<Permission> =
            needed.filter(|(_, needed)| !may.contains(*needed)).map(|(permission, _)| permission).collect();
        match () {
            () if !self.channels.knows(channel) => Some(CupPlaceLack::Gone),
            () if !is_forum && self.channels.with_threads().all(|(other, _)| other != channel) => {
                Some(CupPlaceLack::WrongKind)
            }
            () if !missing.is_empty() => Some(CupPlaceLack::Missing(missing)),
            () if self.channels.needs_tag(channel) => Some(CupPlaceLack::NeedsTag),
            () if active + tables > MOST_THREADS => Some(CupPlaceLack::Threads { active, needed: tables }),
            () => None,
        }
    }
}
