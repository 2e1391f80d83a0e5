//! Where somebody may see that a finished game was played.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use ra_table::id::{ChannelId, GameId, GuildId};
use ra_table::season::Past;

use crate::app::Error;
use crate::discord::interactions::request::Incoming;
use crate::discord::member_view::MemberView;
use crate::discord::rest::{self, Channels, Priority};

/// Who is to see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum To {
    /// The person who asks.
    Reader,
    /// Everybody who sees the channel.
    Everybody,
}

/// Where a game was played.
#[derive(Debug, Clone, Copy)]
pub(in crate::discord) struct Played {
    pub(in crate::discord) game: GameId,
    /// The server; `None` in direct messages.
    pub(in crate::discord) guild: Option<GuildId>,
    /// Where it ended.
    pub(in crate::discord) channel: Option<ChannelId>,
    /// The channel of its lobby, which is that of its thread.
    pub(in crate::discord) lobby_channel: ChannelId,
}

impl From<&Past> for Played {
    fn from(past: &Past) -> Played {
        let &Past { guild, channel, lobby_channel, .. } = past;
        Played { game: past.finish.game, guild, channel, lobby_channel }
    }
}

/// The games whose channels are seen. Where Discord does not tell, none is.
pub(in crate::discord) async fn visible(
    incoming: &Incoming<'_>,
    games: &[Played],
    to: To,
) -> Result<BTreeSet<GameId>, Error> {
    let mut known: HashMap<GuildId, Option<(MemberView, Channels)>> = HashMap::new();
    let mut seen = BTreeSet::new();
    for played in games {
        let here = incoming.request.channel;
        let is_seen = match played.guild {
            _ if played.lobby_channel == here || played.channel == Some(here) => true,
            // A game in somebody's direct messages is seen there alone.
            None => false,
            Some(guild) => {
                let server = match known.entry(guild) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(unknown) => unknown.insert(server(incoming, guild).await?),
                };
                server.as_ref().is_some_and(|(sight, channels)| match to {
                    To::Reader => sight.sees(channels, incoming.request.person.user, played.lobby_channel),
                    To::Everybody => channels.may_tell(here, played.lobby_channel),
                })
            }
        };
        if is_seen && played.channel.is_some() {
            seen.insert(played.game);
        }
    }
    Ok(seen)
}

/// What the person sees of a server; `None` if they or the bot are not there.
async fn server(incoming: &Incoming<'_>, guild: GuildId) -> Result<Option<(MemberView, Channels)>, Error> {
    let rest = &incoming.data.delivery.rest;
    let user = incoming.request.person.user;
    let is_here = incoming.guild == Some(guild);
    let asked = async {
        let channels = rest.channels(guild, Priority::Person).await?;
        let sight = if is_here {
            incoming.sight.clone()
        } else {
            MemberView::of_roles(rest.member(guild, user, Priority::Person).await?.roles)
        };
        Ok((sight, channels))
    };
    match asked.await {
        Ok(known) => Ok(Some(known)),
        Err(rest::Error::Gone(_) | rest::Error::Forbidden(_)) => Ok(None),
        Err(error) => Err(Error::Failed(anyhow::Error::from(error))),
    }
}
