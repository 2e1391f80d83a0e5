//! Messages are sent, edited, deleted and read.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::change::What;
use super::file;
use super::mention::Mentions;
use super::message::{Attachment, Draft, Envelope, Message, flag};
use super::state::World;
use crate::id::Id;

impl World {
    /// What a message of this draft would be. `ids` for its files are taken at once.
    pub(super) fn compose(&mut self, draft: &Draft, envelope: &Envelope) -> Message {
        let mut message = Message {
            id: self.next_id(),
            channel: envelope.channel,
            author: envelope.author,
            kind: envelope.kind,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: draft.flags.unwrap_or(0) | envelope.flags,
            edited_at: None,
            mentions: Mentions::default(),
            pinged: BTreeSet::new(),
            notified: BTreeSet::new(),
            reply_to: draft.reply_to,
            pinned_at: None,
            reactions: Vec::new(),
            nonce: draft.nonce.clone(),
            tts: draft.tts,
            origin: envelope.origin.clone(),
            only_for: envelope.only_for,
        };
        self.apply(&mut message, draft);
        message
    }

    /// Sends a message, or returns `None` when it would be empty. It pings whom it may.
    pub(crate) fn post(&mut self, draft: &Draft, envelope: &Envelope) -> Option<Id> {
        let message = self.compose(draft, envelope);
        if message.is_empty() { None } else { self.send(message, draft) }
    }

    /// Sends what was composed of a draft.
    pub(super) fn send(&mut self, mut message: Message, draft: &Draft) -> Option<Id> {
        let channel = self.channels.get(&message.channel)?;
        if message.only_for.is_none() {
            message.pinged = self.reached(&message.mentions, message.author, channel);
            if draft.allowed.replied_user {
                let answered = message.reply_to.and_then(|id| channel.messages.get(&id));
                let author = answered.map(|answered| answered.author);
                message.pinged.extend(author.filter(|&id| self.is_person(id)));
            }
            message.notified = self.notified(&message, channel);
        }
        Some(self.insert(message))
    }

    /// Puts a finished message into its channel and tells everyone who may know.
    pub(super) fn insert(&mut self, message: Message) -> Id {
        let Message { id, channel: channel_id, only_for, author, .. } = message;
        self.wake_thread(channel_id);
        self.take_into_thread(&message);
        if let Some(channel) = self.channels.get_mut(&channel_id) {
            if only_for.is_none() {
                channel.last_message = Some(id);
            }
            if let Some(thread) = channel.thread_mut().filter(|_| only_for.is_none()) {
                thread.total_sent += u64::from(id != channel_id);
                thread.members.entry(author).or_insert(id.made_at());
            }
            channel.messages.insert(id, message);
        }
        self.changed(What::MessageCreated { channel: channel_id, message: id, only_for });
        id
    }

    /// Brings an archived thread back, because someone writes in it.
    fn wake_thread(&mut self, channel: Id) {
        let now = self.now();
        if let Some(thread) = self.thread_mut(channel).filter(|thread| thread.archived) {
            (thread.archived, thread.archive_changed_at) = (false, now);
            self.changed(What::ChannelUpdated { channel });
        }
    }

    /// Edits a message, or returns `false` and changes nothing when it would be empty. An edit pings nobody.
    pub(crate) fn edit(&mut self, channel: Id, message: Id, draft: &Draft) -> bool {
        let Some(mut edited) = self.message(channel, message).cloned() else { return false };
        let was_thinking = edited.flags & flag::LOADING != 0;
        edited.flags &= !flag::LOADING;
        if let Some(flags) = draft.flags {
            let kept = edited.flags & !flag::SUPPRESS_EMBEDS;
            edited.flags = kept | flags & (flag::SUPPRESS_EMBEDS | flag::COMPONENTS_V2);
        }
        self.apply(&mut edited, draft);
        if edited.is_empty() {
            return false;
        }
        edited.edited_at = (!was_thinking).then(|| self.now());
        self.take_into_thread(&edited);
        self.replace(edited);
        true
    }

    /// Puts a changed message in its old place and tells everyone who may know.
    pub(super) fn replace(&mut self, message: Message) {
        let (id, channel_id, only_for) = (message.id, message.channel, message.only_for);
        if let Some(channel) = self.channels.get_mut(&channel_id) {
            channel.messages.insert(id, message);
        }
        self.changed(What::MessageUpdated { channel: channel_id, message: id, only_for });
    }

    /// Deletes a message. Returns whether there was one.
    pub(crate) fn delete_message(&mut self, channel: Id, message: Id) -> bool {
        let gone = self.channels.get_mut(&channel).and_then(|channel| channel.messages.remove(&message));
        let Some(gone) = gone else { return false };
        self.changed(What::MessageDeleted { channel, message, only_for: gone.only_for });
        true
    }

    /// Deletes those of many messages that there are.
    pub(crate) fn delete_messages(&mut self, channel: Id, messages: &[Id]) {
        let Some(found) = self.channels.get_mut(&channel) else { return };
        let is_public = |message: &Message| message.only_for.is_none();
        let gone: BTreeSet<Id> =
            messages.iter().copied().filter(|id| found.messages.get(id).is_some_and(is_public)).collect();
        found.messages.retain(|id, _| !gone.contains(id));
        self.changed(What::MessagesDeleted { channel, messages: gone });
    }

    /// Remembers that somebody has read a channel to its end.
    pub(crate) fn mark_read(&mut self, person: Id, channel: Id) {
        if let Some(last) = self.channels.get(&channel).and_then(|channel| channel.last_message) {
            self.read.insert((person, channel), last);
        }
    }

    /// Changes `message` as `draft` says: parts that it does not mention stay.
    fn apply(&mut self, message: &mut Message, draft: &Draft) {
        if let Some(content) = &draft.content {
            content.clone_into(&mut message.content);
            if let Some(channel) = self.channels.get(&message.channel) {
                message.mentions = self.mentions(content, &draft.allowed, message.author, channel);
            }
        }
        if let Some(keep) = &draft.keep {
            message.attachments.retain_mut(|attachment| {
                let kept = keep.iter().find(|(id, _)| *id == attachment.id);
                if let Some((_, Some(description))) = kept {
                    attachment.description = Some(description.clone());
                }
                kept.is_some()
            });
        }
        for file in &draft.files {
            message.attachments.push(Attachment {
                id: self.next_id(),
                filename: file.filename.clone(),
                description: file.description.clone(),
                content_type: file.content_type.clone(),
                bytes: Arc::clone(&file.bytes),
                embedded: false,
            });
        }
        if let Some(embeds) = &draft.embeds {
            message.embeds.clone_from(embeds);
        }
        if let Some(components) = &draft.components {
            message.components.clone_from(components);
        }
        file::show_in_embeds(&self.address, message);
    }
}
