// The list of messages: only changes are drawn again, and a list scrolled to its end stays there.

import { titleOf } from './channels.js';
import { el, showMessage } from './dom.js';
import { finder, give } from './focus.js';
import { icon } from './icons.js';
import { hasGivenUp, isOfTheSystem, message as drawn, pending as drawnPending } from './message.js';
import { isDm, isForum, linkTo, state } from './state.js';
import { day } from './time.js';

/** How near to the end counts as there. */
const NEAR_PX = 60;
/** After how long an author's name stands there again. */
const GROUP_MS = 7 * 60_000;
const EPHEMERAL = 1 << 6;

const view = { place: null, messages: [], more: false, pending: [], newFrom: null, rows: new Map(), stick: true };
const dismissed = new Set(JSON.parse(sessionStorage.getItem('dismissed') ?? '[]'));

const scroller = document.getElementById('scroller');
const list = document.getElementById('messages');
const jump = document.getElementById('jump');

/** Shows another place, from its end. */
export function openPlace(place) {
  Object.assign(view, { place, messages: [], more: false, pending: [], newFrom: null, stick: true });
  view.rows.clear();
  list.replaceChildren();
  jump.hidden = true;
}

/** Shows these messages; `more` says that there are earlier ones. */
export function showMessages(messages, more) {
  const known = view.messages.at(-1)?.id;
  Object.assign(view, { messages, more });
  if (known !== undefined && known !== messages.at(-1)?.id && !view.stick) showJump(true);
  draw();
}

/** From which message on all is new; null for none. */
export function setNewFrom(id) {
  view.newFrom = id;
}

/** Whether the reader sees the end. */
export const atEnd = () => view.stick;

/** Shows a command that is on its way, as `text`. Returns how it ends: with nothing more to show, or as failed. */
export function showPending(text) {
  const entry = { key: `pending-${crypto.randomUUID()}`, text, failed: null };
  view.pending.push(entry);
  Object.assign(view, { newFrom: null, stick: true });
  const update = () => draw();
  update();
  const remove = () => {
    view.pending = view.pending.filter((other) => other !== entry);
    update();
  };
  return {
    done: remove,
    fail(why) {
      entry.failed = why;
      entry.remove = remove;
      update();
    },
  };
}

/** Goes to the end, as after something that one did oneself. */
export function toEnd() {
  view.stick = true;
  scroller.scrollTop = scroller.scrollHeight;
  showJump(false);
}

/** Goes to a message above the end; false if it is not shown. */
export function toMessage(id) {
  view.stick = false;
  if (!showMessage(id)) {
    toEnd();
    return false;
  }
  showJump(false);
  return true;
}

function showJump(news) {
  jump.hidden = view.stick;
  jump.replaceChildren(news ? 'New messages' : 'Jump to present', icon('down'));
  jump.classList.toggle('news', news);
}

const earlier = () => el('button', { type: 'button', class: 'more', id: 'more' }, 'Show earlier messages');

/** A key, what makes it another, and how to draw it. */
function* rows() {
  yield view.more
    ? { key: 'more', is: '', make: () => el('li', {}, earlier()) }
    : { key: 'start', is: JSON.stringify([titleOf(view.place), posts()]), make: start };
  let before = null;
  for (const message of view.messages.filter(({ id }) => !dismissed.has(id))) {
    const sent = Date.parse(message.timestamp);
    if (before === null || day(before.sent) !== day(sent)) {
      yield { key: `day-${message.id}`, is: '', make: () => el('li', { class: 'line day' }, el('span', {}, day(sent))) };
      before = null;
    }
    if (message.id === view.newFrom) {
      yield { key: 'new', is: '', make: () => el('li', { class: 'line new' }, el('span', {}, 'New')) };
      before = null;
    }
    const grouped = before !== null && continues(before, message, sent);
    const is = JSON.stringify([message, grouped, hasGivenUp(message), state.version]);
    yield { key: message.id, is, make: () => drawn(message, { grouped, dismiss, find: known }) };
    before = { message, sent };
  }
  for (const entry of view.pending) {
    yield { key: entry.key, is: String(entry.failed), make: () => drawnPending(entry) };
  }
}

/** Whether a message goes on under the name above it. */
function continues(before, message, sent) {
  const plain = (one) => !isOfTheSystem(one) && !one.interaction && !one.message_reference;
  const same = before.message.author.id === message.author.id
    && (before.message.flags & EPHEMERAL) === (message.flags & EPHEMERAL);
  const answersClick = message.interaction_metadata?.interacted_message_id !== undefined;
  return same && plain(message) && !answersClick && !isOfTheSystem(before.message) && sent - before.sent < GROUP_MS;
}

const known = (id) => view.messages.find((message) => message.id === id);

/** The posts of a forum, the latest first. */
const posts = () => (isForum(view.place) ? state.places.filter(({ parent }) => parent === view.place.id).reverse() : []);

const post = (place) => el('div', {}, el('a', { class: 'thread-box', href: linkTo(place) }, icon('thread'),
  el('strong', {}, place.name), place.archived && el('small', {}, 'archived')));

function start() {
  const name = titleOf(view.place);
  const words = isDm(view.place)
    ? `This is the beginning of your direct messages with ${name}.`
    : `This is the start of ${view.place.parent === null ? '#' : ''}${name}.`;
  const title = isDm(view.place) ? name : `Welcome to ${view.place.parent === null ? '#' : ''}${name}!`;
  return el('li', { class: 'start' },
    el('h3', {}, title),
    isForum(view.place)
      ? el('p', {}, words, ' What is written here begins a post.')
      : el('p', {}, words, ' Type ', el('code', {}, '/'), ' for the commands.'),
    posts().map(post));
}

function draw() {
  const [old, left] = [view.rows, new Map()];
  const held = document.activeElement;
  const before = [...old];
  const place = before.findIndex(([, { node }]) => node.contains(held));
  const find = place < 0 ? null : finder(before[place][1].node);
  let at = null;
  for (const { key, is, make } of rows()) {
    let row = old.get(key);
    if (row?.is !== is) {
      const node = make();
      row?.node.replaceWith(node);
      row = { is, node };
    }
    left.set(key, row);
    const next = at === null ? list.firstChild : at.nextSibling;
    if (next !== row.node) list.insertBefore(row.node, next);
    at = row.node;
  }
  for (const [key, { node }] of old) if (!left.has(key)) node.remove();
  view.rows = left;
  // Whoever has just pressed a key on a button goes on from the one that took its place, or from where it was.
  if (find && document.activeElement !== held) {
    const nearest = before.slice(0, place + 1).findLast(([key]) => left.has(key));
    const row = nearest ? left.get(nearest[0]).node : list.firstElementChild;
    give(nearest === before[place] ? find(row) : null, row);
  }
  if (view.stick) toEnd();
}

function dismiss(id) {
  dismissed.add(id);
  // A private message is gone for good when its window is: it need not be remembered longer.
  sessionStorage.setItem('dismissed', JSON.stringify([...dismissed].slice(-200)));
  draw();
}

/** Makes the list follow its end. `reached` is called whenever the reader comes there. */
export function prepareTimeline(reached) {
  scroller.addEventListener('scroll', () => {
    const end = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;
    if (end === view.stick) return;
    view.stick = end;
    showJump(jump.classList.contains('news') && !end);
    if (end) reached();
  }, { passive: true });
  jump.addEventListener('click', () => {
    toEnd();
    reached();
  });
  // Pictures arrive, the keyboard opens: the end moves without anybody scrolling.
  const watch = new ResizeObserver(() => {
    if (view.stick) scroller.scrollTop = scroller.scrollHeight;
  });
  watch.observe(list);
  watch.observe(scroller);
}
