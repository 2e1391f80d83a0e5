//! What features remember besides the database, as long as the process lives. Nothing of it has to be kept.

use std::sync::Arc;

use crate::discord::board::last_message::LastMessages;
use crate::discord::board::recent_boards::JustShown;
use crate::discord::notifications::recent_calls::RecentCalls;
use crate::discord::out_of_reach::reach::Looking;
use crate::discord::shard_health::Liveness;

#[derive(Debug)]
pub(super) struct Memories {
    /// The boards that nobody has written below.
    pub(super) last_messages: LastMessages,
    pub(super) just_shown: JustShown,
    /// Who was just called.
    pub(super) recent_calls: RecentCalls,
    /// The servers of which it is just found out where the bot can write.
    pub(super) looking: Looking,
}

impl Memories {
    /// With nothing remembered.
    pub(super) fn new(liveness: Arc<Liveness>) -> Memories {
        Memories {
            last_messages: LastMessages::default(),
            just_shown: JustShown::default(),
            recent_calls: RecentCalls::new(liveness),
            looking: Looking::default(),
        }
    }
}
