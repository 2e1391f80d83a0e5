//! Which boards are still the last message of their channel: such a board is changed in its place for people who are
//! looking at it.
//!
//! In memory, and only of channels to which a board was sent since the start: of any other nothing is known, and then a
//! new message is posted.

use std::collections::HashMap;
use std::sync::Mutex;

use ra_table::id::{ChannelId, MessageId};

use crate::discord::keyed_mutex::lock;

/// More channels than have a board that is talked about at the same time; past that the memory begins anew.
const MOST: usize = 100_000;

/// The last message of each channel to which a board was sent; 0 as long as there has been none since.
#[derive(Debug, Default)]
pub(in crate::discord) struct LastMessages(Mutex<HashMap<ChannelId, MessageId>>);

impl LastMessages {
    /// A board is about to be sent to the channel, if it has one: somebody may write below it before it is known to have
    /// arrived.
    pub(in crate::discord) fn watch(&self, channel: Option<ChannelId>) {
        let Some(channel) = channel else { return };
        let mut last = lock(&self.0);
        if last.len() >= MOST {
            last.clear();
        }
        last.entry(channel).or_insert(MessageId(0));
    }

    /// A message was written there, a board or another: messages are numbered by time.
    pub(in crate::discord) fn written(&self, channel: ChannelId, message: MessageId) {
        if let Some(last) = lock(&self.0).get_mut(&channel) {
            *last = (*last).max(message);
        }
    }

    /// Whether the message is known to be the last of the channel.
    pub(in crate::discord) fn is(&self, channel: ChannelId, message: MessageId) -> bool {
        lock(&self.0).get(&channel) == Some(&message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_the_last_message_until_somebody_writes() {
        let last = LastMessages::default();
        let (channel, board) = (ChannelId(1), MessageId(10));
        last.written(channel, board);
        assert!(!last.is(channel, board), "nothing is known of what was written there before");
        last.watch(Some(channel));
        last.written(channel, board);
        last.written(channel, MessageId(9));
        last.written(ChannelId(2), MessageId(11));
        assert!(last.is(channel, board));
        last.written(channel, MessageId(11));
        assert!(!last.is(channel, board));
        last.written(channel, board);
        assert!(!last.is(channel, board), "a message came between the board and its confirmation");
        last.watch(Some(ChannelId(3)));
        last.written(ChannelId(3), MessageId(11));
        last.written(ChannelId(3), board);
        assert!(!last.is(ChannelId(3), board), "the same of the first board since the start");
    }
}
