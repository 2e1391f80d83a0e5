//! `/ra-admin season`: where the end of a season is told, and which role its champion gets.

use ra_display::refusal::DiscordRefusal;
use ra_display::text;
use ra_table::id::{ChannelId, RoleId};
use ra_table::server::SeasonEnd;
use serenity::model::channel::PartialChannel;
use serenity::model::guild::Role;

use crate::app::given_roles::{self, Became};
use crate::app::{Error, season_end, servers};
use crate::discord::Context;
use crate::discord::admin;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::rest::Priority;
use crate::discord::sending::components::panel;

/// What is not wanted any more. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, poise::ChoiceParameter)]
pub(in crate::discord) enum Off {
    Announcement,
    ChosenChannel,
    ChampionRole,
}

/// What somebody sets.
#[derive(Debug, Clone, Copy)]
struct Change {
    channel: Option<ChannelId>,
    role: Option<RoleId>,
    off: Option<Off>,
}

impl Change {
    /// Whoever sets anything wants it to be told.
    fn apply(self, set: &mut SeasonEnd) {
        match self.off {
            Some(Off::Announcement) => set.is_off = true,
            Some(Off::ChosenChannel) => (set.is_off, set.channel) = (false, None),
            Some(Off::ChampionRole) => (set.is_off, set.role) = (false, None),
            None => {}
        }
        if self.channel.is_some() || self.role.is_some() {
            set.is_off = false;
        }
        set.channel = self.channel.or(set.channel);
        set.role = self.role.or(set.role);
    }
}

/// How the end of a season is told, and which role its champion gets.
#[poise::command(slash_command, guild_only)]
pub(in crate::discord) async fn season(
    ctx: Context<'_>,
    #[channel_types("Text", "News")] channel: Option<PartialChannel>,
    role: Option<Role>,
    off: Option<Off>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let guild = admin::command::guild(&incoming)?;
    let (store, delivery) = (&incoming.data.store, &incoming.data.delivery);
    let channel = channel.map(|channel| channel.id.to_ours());
    let change = Change { channel, role: role.map(|role| role.id.to_ours()), off };
    if change.role.is_some() && !incoming.sight.may_manage_roles() {
        return Err(DiscordRefusal::MayNotManageRoles.into());
    }
    let on = delivery.bot_on(guild, Priority::Person).await;
    let on = on.map_err(|error| Error::Failed(error.into()))?;
    if let Some(role) = change.role {
        on.require_fit(role)?;
    }
    let before = servers::of(store, guild).await?.season_end;
    let server = servers::change(store, guild, |server| change.apply(&mut server.season_end)).await?;
    let (set, language) = (server.season_end, incoming.language().await);
    let mut missing = Vec::new();
    if let Some(former) = before.role.filter(|former| set.role != Some(*former)) {
        given_roles::pass_on(store, guild, former, &[]).await?;
        delivery.settle_role(guild, former, &on, Priority::Person).await;
        if !given_roles::holders(store, guild, former).await?.is_empty() {
            // It is not tried again.
            given_roles::note(store, guild, former, Became::Gone).await?;
            missing.push(text::season_end::not_taken(language, former));
        }
    }
    let seasons = set.role.filter(|_| !set.is_off);
    // Those of cups are given here, too, once nothing stands in the way.
    let cups = given_roles::on_server(store, guild).await?.into_iter().filter(|role| set.role != Some(*role));
    for role in seasons.into_iter().chain(cups) {
        let hindrances = delivery.settle_role(guild, role, &on, Priority::Person).await;
        if !hindrances.is_empty() {
            missing.push(text::season_end::not_given(language, role, &hindrances));
        }
    }
    let closed = set.channel.filter(|channel| !set.is_off && !on.may_write_in(*channel));
    missing.extend(closed.map(|channel| text::season_end::closed(language, channel)));
    let next = season_end::next_told_at(&server, incoming.request.now);
    let told = text::season_end::panel(language, &set, next, missing.into_iter());
    incoming.privately_with(panel(told, Vec::new())).await;
    Ok(())
}
