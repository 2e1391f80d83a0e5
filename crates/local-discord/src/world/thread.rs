//! Threads are started and archived, fall asleep, and have members.

use super::change::What;
use super::channel::{Channel, Place, Thread, ThreadKind};
use super::mention::Mentions;
use super::message::{Draft, Envelope, Kind, Message, flag};
use super::state::World;
use crate::id::Id;

impl World {
    /// Starts a thread from a message, whose id it takes over.
    pub(crate) fn start_thread_from(&mut self, mut source: Message, thread: Thread) {
        let id = source.id;
        self.channels.insert(id, Channel::new(id, Place::Thread(thread)));
        source.flags |= flag::HAS_THREAD;
        self.replace(source);
        self.changed(What::ThreadStarted { thread: id });
    }

    /// Starts a thread without a message. Unless it is private, one in the channel says so. Returns its id.
    pub(crate) fn start_thread(&mut self, thread: Thread) -> Id {
        let id = self.next_id();
        let draft = Draft { content: Some(thread.name.clone()), ..Draft::default() };
        let told = Envelope::plain(thread.parent, thread.owner, Kind::ThreadCreated);
        let is_private = thread.kind == ThreadKind::Private;
        self.channels.insert(id, Channel::new(id, Place::Thread(thread)));
        if !is_private {
            self.post(&draft, &told);
        }
        self.changed(What::ThreadStarted { thread: id });
        id
    }

    /// Starts a post in a forum: a thread with its first message, which has the thread's id. Returns this id, or `None`
    /// when the message would be empty.
    pub(crate) fn start_post(&mut self, post: Thread, draft: &Draft) -> Option<Id> {
        let id = self.next_id();
        let (forum, envelope) = (post.parent, Envelope::plain(id, post.owner, Kind::Default));
        self.channels.insert(id, Channel::new(id, Place::Thread(post)));
        let message = Message { id, ..self.compose(draft, &envelope) };
        if message.is_empty() {
            self.channels.remove(&id);
            return None;
        }
        if let Some(forum) = self.channels.get_mut(&forum) {
            forum.last_message = Some(id);
        }
        self.changed(What::ThreadStarted { thread: id });
        self.send(message, draft)
    }

    /// Archives the threads in which nobody has written for long enough, in the order in which they fell asleep. Whoever
    /// looks at the world calls it first, so that nobody sees them awake.
    pub(crate) fn let_threads_sleep(&mut self) {
        let now = self.now();
        let all = self.channels.values().filter_map(|channel| Some((channel.sleeps_at()?, channel.id)));
        let mut asleep: Vec<_> = all.filter(|(at, _)| *at <= now).collect();
        asleep.sort_unstable();
        for (at, channel) in asleep {
            if let Some(thread) = self.thread_mut(channel) {
                (thread.archived, thread.archive_changed_at) = (true, at);
                self.changed(What::ChannelUpdated { channel });
            }
        }
    }

    /// Puts those whom a message mentions into the thread where it is, whether it was written or edited so: as far as
    /// they see the channel under which the thread is.
    pub(super) fn take_into_thread(&mut self, message: &Message) {
        let Some(thread) = self.channels.get(&message.channel).and_then(Channel::thread) else { return };
        let Some(parent) = self.channels.get(&thread.parent).filter(|_| message.only_for.is_none()) else {
            return;
        };
        let named = Mentions { everyone: false, ..message.mentions.clone() };
        for user in self.reached(&named, message.author, parent) {
            self.join_thread(message.channel, user);
        }
    }

    /// Somebody is in a thread from now on, unless they are already.
    pub(crate) fn join_thread(&mut self, thread: Id, user: Id) {
        let now = self.now();
        let Some(found) = self.thread_mut(thread) else { return };
        if found.members.insert(user, now).is_none() {
            self.changed(What::ThreadJoined { thread, user });
        }
    }

    /// Somebody is in a thread no more, if they were.
    pub(crate) fn leave_thread(&mut self, thread: Id, user: Id) {
        let Some(found) = self.thread_mut(thread) else { return };
        if found.members.remove(&user).is_some() {
            self.changed(What::ThreadLeft { thread, user });
        }
    }

    /// Puts somebody into a thread. Unless they are there already, a message says so.
    pub(crate) fn add_to_thread(&mut self, channel: Id, user: Id) {
        let thread = self.channels.get(&channel).and_then(Channel::thread);
        if thread.is_none_or(|thread| thread.members.contains_key(&user)) {
            return;
        }
        let envelope = Envelope::plain(channel, self.bot, Kind::RecipientAdd);
        let mut message = self.compose(&Draft::default(), &envelope);
        message.mentions.users.push(user);
        self.insert(message);
    }

    /// Whether one more thread may be active.
    pub(crate) fn has_room_for_thread(&self) -> bool {
        let active = self.channels.values().filter_map(Channel::thread).filter(|thread| !thread.archived);
        active.count() < self.limits.active_threads
    }

    /// Archives a thread, and locks it if `locked`. Returns whether there is such a thread.
    pub(crate) fn archive_thread(&mut self, channel: Id, locked: bool) -> bool {
        let now = self.now();
        let Some(thread) = self.thread_mut(channel) else { return false };
        (thread.archived, thread.locked, thread.archive_changed_at) = (true, locked, now);
        self.changed(What::ChannelUpdated { channel });
        true
    }
}
