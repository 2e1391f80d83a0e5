//! The words of what somebody asks who wants to be told when a table opens.

use ra_table::clock::Paces;
use ra_table::id::GuildId;

use crate::discord::custom_id::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    /// Shows whether one is told.
    Open,
    /// To be told of tables at these paces, on the server where it is pressed.
    Tell(Paces),
    /// Not to be told any more of those on this server.
    Stop(GuildId),
}

words! { Press:
    "tell?" => [Press::Open];
    "tell {paces}" paces => [Press::Tell(paces)];
    "stop {guild}" guild => [Press::Stop(guild)];
}
