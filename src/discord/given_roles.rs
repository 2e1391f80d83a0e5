//! Roles that people win, whatever for: given to those who have won them last, and taken from those to whom the bot gave
//! them before. Who is to have one is written down first (`app::given_roles`), so whatever could not be done in Discord can
//! be done later.

use std::num::NonZeroU64;

use ra_display::refusal::{DiscordRefusal, RoleHindrance, UnfitRole};
use ra_table::id::{self, ChannelId, GuildId, UserId};
use serenity::model::id::RoleId;
use serenity::model::permissions::Permissions;

use crate::app::given_roles::{self, Became};
use crate::discord::convert_ids::ToOurs;
use crate::discord::rest::{Channels, Error, Gone, Priority};
use crate::discord::sending::Delivery;

/// What the bot may do on a server, when that was asked.
pub(in crate::discord) struct BotOnServer {
    /// The server's channels and roles.
    pub(in crate::discord) channels: Channels,
    bot: UserId,
    roles: Vec<RoleId>,
}

impl BotOnServer {
    /// Whether the bot can write in a channel, and find there what it has written.
    pub(in crate::discord) fn may_write_in(&self, channel: ChannelId) -> bool {
        let needed =
            Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::READ_MESSAGE_HISTORY;
        self.permissions_in(channel).contains(needed)
    }

    /// The bot's permissions in a channel.
    pub(in crate::discord) fn permissions_in(&self, channel: ChannelId) -> Permissions {
        self.channels.may(self.bot, &self.roles, channel)
    }

    /// The roles that people can win, by name, also those that the bot may not give yet.
    pub(in crate::discord) fn roles_to_win(&self) -> Vec<(id::RoleId, String)> {
        let mut roles: Vec<(id::RoleId, String)> = self
            .channels
            .roles()
            .map(|(role, name)| (role.to_ours(), name.to_owned()))
            .filter(|(role, _)| {
                let hindrances = self.role_hindrances(*role);
                !hindrances.iter().any(|hindrance| matches!(hindrance, RoleHindrance::Unfit(_)))
            })
            .collect();
        roles.sort_unstable_by(|one, other| (&one.1, one.0).cmp(&(&other.1, other.0)));
        roles
    }

    /// Refuses a role that nobody should win.
    ///
    /// # Errors
    /// [`DiscordRefusal::UnfitRole`]. That the bot may not give it yet is no reason.
    pub(in crate::discord) fn require_fit(&self, role: id::RoleId) -> Result<(), DiscordRefusal> {
        let unfit = self.role_hindrances(role).into_iter().find_map(|hindrance| match hindrance {
            RoleHindrance::Unfit(why) => Some(why),
            RoleHindrance::MayNotManage(_) | RoleHindrance::TooHigh(_) | RoleHindrance::NotNow => None,
        });
        unfit.map_or(Ok(()), |why| Err(DiscordRefusal::UnfitRole(role, why)))
    }

    /// Why a role cannot be given to whoever has won it: it must be there, give nobody more than everybody has, and be
    /// the bot's to give.
    pub(in crate::discord) fn role_hindrances(&self, role: id::RoleId) -> Vec<RoleHindrance> {
        let id = NonZeroU64::new(role.0.cast_unsigned()).map(RoleId::from);
        let found = id.and_then(|id| Some((id, self.channels.role(id)?)));
        let Some((id, found)) = found else { return vec![RoleHindrance::Unfit(UnfitRole::Gone)] };
        if self.channels.is_everybodys(id) {
            return vec![RoleHindrance::Unfit(UnfitRole::Everybodys)];
        }
        if found.managed {
            return vec![RoleHindrance::Unfit(UnfitRole::Managed)];
        }
        let nobody = UserId(0);
        let unfit = if !self.channels.may_everywhere(nobody, &[]).contains(found.permissions) {
            Some(UnfitRole::Permits)
        } else {
            self.channels.permits_more_in(id).map(UnfitRole::PermitsIn)
        };
        let mut hindrances: Vec<RoleHindrance> = unfit.map(RoleHindrance::Unfit).into_iter().collect();
        let highest = self.channels.highest(&self.roles);
        let own = highest.map(ToOurs::to_ours);
        if !self.channels.may_everywhere(self.bot, &self.roles).manage_roles() {
            hindrances.push(RoleHindrance::MayNotManage(own));
        }
        let highest = highest.and_then(|highest| self.channels.role(highest));
        if highest.is_none_or(|highest| !highest.is_above(found)) {
            hindrances.push(RoleHindrance::TooHigh(own));
        }
        hindrances
    }
}

impl Delivery {
    /// What the bot may do on a server.
    pub(in crate::discord) async fn bot_on(
        &self,
        guild: GuildId,
        priority: Priority,
    ) -> Result<BotOnServer, Error> {
        let (channels, roles) = self.own_roles(guild, priority).await?;
        Ok(BotOnServer { channels, bot: self.rest.bot(), roles })
    }

    /// Gives a role to these people, and takes it from all others to whom the bot gave it. Who has it from somebody else
    /// keeps it. Returns what stands in the way, if something does: then [`Delivery::settle_role`] does it later.
    pub(in crate::discord) async fn pass_on_role(
        &self,
        guild: GuildId,
        role: id::RoleId,
        to: &[UserId],
        priority: Priority,
    ) -> Vec<RoleHindrance> {
        let passed_on = async {
            let holders = given_roles::holders(&self.store, guild, role).await?;
            let mut winners = Vec::with_capacity(to.len());
            for user in to {
                let is_ours = holders.iter().any(|holder| holder.user == *user);
                if is_ours || !self.has_role(guild, *user, role, priority).await {
                    winners.push(*user);
                }
            }
            given_roles::pass_on(&self.store, guild, role, &winners).await?;
            let on = self.bot_on(guild, priority).await?;
            anyhow::Ok(self.settle_role(guild, role, &on, priority).await)
        };
        passed_on.await.unwrap_or_else(|error| {
            tracing::warn!(%guild, %error, "a role was not passed on");
            vec![RoleHindrance::NotNow]
        })
    }

    /// Gives a role to all who are to have it, and takes it from all who are to lose it. Returns what stands in the way.
    /// One that gives too much is taken, and given to nobody.
    pub(in crate::discord) async fn settle_role(
        &self,
        guild: GuildId,
        role: id::RoleId,
        on: &BotOnServer,
        priority: Priority,
    ) -> Vec<RoleHindrance> {
        let mut hindrances = on.role_hindrances(role);
        let gives_too_much = |hindrance: &RoleHindrance| {
            matches!(hindrance, RoleHindrance::Unfit(UnfitRole::Permits | UnfitRole::PermitsIn(_)))
        };
        let settled = if hindrances.contains(&RoleHindrance::Unfit(UnfitRole::Gone)) {
            given_roles::note(&self.store, guild, role, Became::Gone).await.map_err(anyhow::Error::from)
        } else if hindrances.iter().all(gives_too_much) {
            self.give_and_take(guild, role, hindrances.is_empty(), priority).await
        } else {
            Ok(())
        };
        if let Err(error) = settled {
            tracing::warn!(%guild, %error, "a role was not given or taken");
            hindrances.push(RoleHindrance::NotNow);
        }
        hindrances
    }

    async fn give_and_take(
        &self,
        guild: GuildId,
        role: id::RoleId,
        may_give: bool,
        priority: Priority,
    ) -> anyhow::Result<()> {
        for holder in given_roles::holders(&self.store, guild, role).await? {
            let user = holder.user;
            let done = match holder.is_theirs() {
                true if !may_give => continue,
                true => self.rest.give_role(guild, user, role, priority).await,
                false => self.rest.take_role(guild, user, role, priority).await,
            };
            let became = match done {
                Ok(()) if holder.is_theirs() => continue,
                Ok(()) => Became::Taken(user),
                Err(Error::Gone(Gone::Member | Gone::User)) => Became::Left(user),
                Err(error) => return Err(error.into()),
            };
            given_roles::note(&self.store, guild, role, became).await?;
        }
        Ok(())
    }

    /// Takes all roles from somebody that they have from the bot. Nothing depends on it: what is kept of them goes.
    pub(in crate::discord) async fn take_roles_of(&self, user: UserId) -> anyhow::Result<()> {
        for (guild, role) in given_roles::of_person(&self.store, user).await? {
            if let Err(error) = self.rest.take_role(guild, user, role, Priority::Program).await {
                tracing::info!(%guild, %error, "a role was not taken from somebody");
            }
        }
        Ok(())
    }

    /// Whether somebody has a role, as far as Discord tells.
    async fn has_role(&self, guild: GuildId, user: UserId, role: id::RoleId, priority: Priority) -> bool {
        let member = self.rest.member(guild, user, priority).await;
        member.is_ok_and(|member| member.roles.iter().any(|has| has.to_ours() == role))
    }
}
