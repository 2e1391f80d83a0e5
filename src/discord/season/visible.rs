//! Where somebody may see that a finished game was played.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use ra_table::id::{GameId, GuildId};
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

/// The games whose channels are seen. Where Discord does not tell, none is.
pub(in crate::discord) async fn visible(
    incoming: &Incoming<'_>,
    games: &[Past],
    to: To,
) -> Result<BTreeSet<GameId>, Error> {
    let mut known: HashMap<GuildId, Option<(MemberView, Channels)>> = HashMap::new();
    let mut seen = BTreeSet::new();
    for past in games {
        let here = incoming.request.channel;
        let is_seen = match past.guild {
            _ if past.lobby_channel == here || past.channel == Some(here) => true,
            // A game in somebody's direct messages is seen there alone.
            None => false,
            Some(guild) => {
                let server = match known.entry(guild) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(unknown) => unknown.insert(server(incoming, guild).await?),
                };
                server.as_ref().is_some_and(|(sight, channels)| match to {
                    To::Reader => sight.sees(channels, incoming.request.person.user, past.lobby_channel),
                    To::Everybody => channels.may_tell(here, past.lobby_channel),
                })
            }
        };
        if is_seen && past.channel.is_some() {
            seen.insert(past.finish.game);
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
