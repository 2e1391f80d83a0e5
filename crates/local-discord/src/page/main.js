// The page: reads who and where from its address, keeps what it knows up to date, and lets the parts show it.

import { api, listen } from './api.js';
import { prepareApps } from './apps.js';
import { noMessagesYet, prepareChannels, showHead, showPlaces } from './channels.js';
import { prepareClock, showClock } from './clock.js';
import { prepareComposer, showComposer } from './composer.js';
import { prepareLanguage, showLanguage } from './language.js';
import { showAccount, showAccountAgain, showChooser } from './people.js';
import { isDm, keyOf, state } from './state.js';
import { prepareTheme } from './theme.js';
import { setClock, tick } from './time.js';
import { atEnd, openPlace, prepareTimeline, setNewFrom, showMessages, toMessage } from './timeline.js';
import { toast, trying } from './toast.js';

/** How many messages are shown at first, and how many more each time. */
const PAGE = 100;
const TICK_MS = 5000;
/** A connection that comes back at once is not worth a word. */
const LOST_MS = 2500;

const EPHEMERAL = 1 << 6;

let stop = () => {};
let wanted = PAGE;
let lostSince = null;

/** The person, the place and the message that the address names. */
function address() {
  try {
    const [person, place = '', message] = location.hash.slice(1).split('/').map(decodeURIComponent);
    return { person, place, message };
  } catch {
    // Nobody is called so.
    return { person: '', place: '' };
  }
}

/** The place of that key, or undefined. */
const placeOfKey = (key) => (key === 'dm'
  ? state.places.find(isDm) ?? noMessagesYet()
  : state.places.find((place) => keyOf(place) === key) ?? state.places.find((place) => place.id === key));

/** The place of that key, or the first there is. */
const placeFor = (key) => placeOfKey(key) ?? state.places[0];

async function readGuild() {
  const [guild, people] = await Promise.all([api.guild(), api.people()]);
  state.guild = guild;
  state.people = people;
  state.users = new Map(guild.users.map((user) => [user.id, user]));
  state.roles = new Map(guild.roles.map((role) => [role.id, role.name]));
}

async function readPlaces() {
  state.places = await api.channels(state.person);
  state.place = state.places.find((place) => place.id === state.place?.id) ?? placeFor(address().place);
}

const readCommands = async () => {
  state.commands = await api.commands(state.person, state.place.id).catch(() => []);
};

/** Messages are drawn anew when a name in them may have changed, or a command that they mention. */
function noteNames() {
  const commands = state.commands.map(({ id, name, version }) => [id, name, version]);
  state.version = JSON.stringify([state.guild, state.places.map(({ id, name }) => [id, name]), commands]);
}

/** `opened` says that the place has just been gone to: what is unread there begins at a line. */
async function readMessages(opened = false) {
  const { person, place } = state;
  const messages = await api.messages(person, place.id, wanted);
  // Somebody may have gone elsewhere meanwhile.
  if (person !== state.person || place.id !== state.place.id) return;
  const unread = place.unread.messages;
  const others = messages.filter(({ author, flags }) => author.id !== state.me && (flags & EPHEMERAL) === 0);
  if (unread > 0 && (opened || !isRead())) setNewFrom(others.at(-unread)?.id ?? null);
  showMessages(messages, messages.length >= wanted);
  document.getElementById('more')?.addEventListener('click', readMore, { once: true });
}

async function readMore() {
  const scroller = document.getElementById('scroller');
  const below = scroller.scrollHeight - scroller.scrollTop;
  wanted += PAGE;
  await trying(readMessages);
  scroller.scrollTop = scroller.scrollHeight - below;
}

/** Goes to a message, and reads as many earlier ones for that as it takes. */
async function goTo(message) {
  while (document.getElementById('more') && !document.getElementById(`message-${message}`)) {
    wanted += PAGE;
    await readMessages();
  }
  if (!toMessage(message)) toast('That message is not here any more.');
}

/** Whether somebody is looking at the end of the messages. */
const isRead = () => document.visibilityState === 'visible' && document.hasFocus() && atEnd();

async function markRead() {
  const { place } = state;
  if (!isRead() || !place || place.unread.messages === 0) return;
  place.unread = { messages: 0, mentions: 0 };
  showPlaces();
  showHead();
  await api.markRead(state.person, place.id).catch(() => {});
}

/** Brings everything up to date. */
async function readAll() {
  await readGuild();
  await readPlaces();
  await readCommands();
  noteNames();
  await readMessages();
  showPlaces();
  showHead();
  showAccount();
  showLanguage();
  await markRead();
}

/** Shows the place that the address names, for the person that it names. */
async function follow() {
  const { person, place, message } = address();
  const found = state.people.find(({ name }) => name === person);
  document.getElementById('app').hidden = !found;
  document.getElementById('chooser').hidden = Boolean(found);
  if (!found) {
    stop();
    state.person = null;
    document.title = 'A Discord of your own';
    showChooser();
    return;
  }
  if (found.name !== state.person) {
    stop();
    Object.assign(state, { person: found.name, me: found.id, place: null });
    await readPlaces();
    stop = listen(found.name, heard, lost);
  }
  // A number stands for a channel that a link led to; without a link nobody comes to where they see nothing.
  if (/^\d+$/.test(place) && !placeOfKey(place)) {
    toast('You cannot see that channel, or it is not there any more.');
    if (state.place) return;
  }
  state.place = placeFor(place);
  wanted = PAGE;
  openPlace(state.place);
  showPlaces();
  showHead();
  showAccount();
  showLanguage();
  showComposer(state.place);
  await readCommands();
  noteNames();
  await readMessages(true);
  if (message) await goTo(message);
  await markRead();
}

/** Only one reading at a time, and one more if something happened meanwhile. */
const news = { what: new Set(), here: false, reading: false };

async function heard(frame, first) {
  setClock(frame.now);
  showTime();
  if (state.guild && frame.guild !== state.guild.id) {
    // Another local Discord, perhaps of another version: nothing that is known holds.
    location.reload();
    return;
  }
  if (first) news.what.add('all');
  for (const { what, channel } of frame.changes) {
    news.what.add(what);
    news.here ||= channel === null || channel === state.place.id;
  }
  if (news.reading) return;
  news.reading = true;
  while (news.what.size > 0) await readNews();
  news.reading = false;
}

async function readNews() {
  const what = [...news.what];
  const { here } = news;
  news.what.clear();
  news.here = false;
  const isOf = (...kinds) => what.some((kind) => kinds.some((begin) => kind.startsWith(begin)));
  try {
    if (isOf('all')) {
      await readAll();
      return;
    }
    if (isOf('member', 'permissions', 'guild', 'language', 'commands')) {
      await readGuild();
      showAccountAgain();
      showLanguage();
    }
    if (isOf('commands', 'permissions', 'language')) await readCommands();
    await readPlaces();
    noteNames();
    if (here || isOf('member', 'channel', 'commands')) await readMessages();
    showPlaces();
    showHead();
    await markRead();
  } catch {
    // It does not answer: everything is read again when it does.
  }
}

function showTime() {
  tick();
  showClock();
}

function lost(isLost) {
  if (!isLost) lostSince = null;
  else lostSince ??= Date.now();
  showLost();
}

function showLost() {
  const notice = document.getElementById('notice');
  notice.hidden = lostSince === null || Date.now() - lostSince < LOST_MS;
  notice.textContent = 'The local Discord does not answer. This page goes on as soon as it does.';
}

async function start() {
  prepareApps();
  prepareChannels();
  prepareClock();
  prepareComposer();
  prepareTimeline(() => markRead());
  await Promise.all([prepareLanguage(), readGuild()]);
  prepareTheme();
  window.addEventListener('hashchange', () => trying(follow));
  window.addEventListener('focus', () => markRead());
  document.addEventListener('visibilitychange', () => markRead());
  setInterval(() => {
    showTime();
    showLost();
  }, TICK_MS);
  await follow();
  document.documentElement.dataset.ready = 'yes';
}

trying(start);
