// The channels at the side with what is unread, the head of the one that is open, and its threads.

import { el } from './dom.js';
import { keeping } from './focus.js';
import { icon } from './icons.js';
import { isDm, linkTo, mentions, nameOf, state } from './state.js';

const byId = (id) => document.getElementById(id);

/** The name of a place as people read it. */
export const titleOf = (place) => (isDm(place) ? nameOf(state.guild.bot) : place.name);

/** The drawings of channels that are not for text alone, by their types. */
const SIGNS = { 2: 'voice', 4: 'down', 5: 'announcement', 13: 'voice', 15: 'forum', 16: 'forum' };

const signOf = (place) => icon(isDm(place) ? 'at' : place.parent === null ? SIGNS[place.kind] ?? 'hash' : 'thread');

function entry(place) {
  const here = place.id === state.place?.id;
  const { messages: unread, mentions: called } = place.unread;
  const classes = `place${unread > 0 && !here ? ' unread' : ''}${place.parent === null ? '' : ' thread'}`;
  return el('a', { class: classes, href: linkTo(place), 'aria-current': here ? 'page' : null, 'data-focus': place.id },
    signOf(place),
    el('span', { class: 'name' }, titleOf(place)),
    called > 0 && el('span', { class: 'badge', 'aria-label': `${called} mentions` }, called),
    unread > 0 && called === 0 && !here && el('span', { class: 'hidden' }, `${unread} unread`));
}

/** Brings the side up to date. The element that has the focus keeps it. */
export function showPlaces() {
  byId('guild').textContent = state.guild.name;
  const texts = state.places.filter((place) => place.parent === null && !isDm(place));
  const shown = (place) => !place.archived || place.id === state.place?.id || place.unread.mentions > 0;
  const below = (parent) => state.places.filter((place) => place.parent === parent.id && shown(place));
  const direct = state.places.find(isDm) ?? noMessagesYet();
  const threads = (places) => places.length > 0 && el('ul', {}, places.map((place) => el('li', {}, entry(place))));
  const item = (place) => el('li', {}, entry(place), threads(below(place)));
  const group = (id, name, items) =>
    [el('p', { class: 'heading', id }, name), el('ul', { 'aria-labelledby': id }, items)];
  keeping(byId('places'), () => byId('places').replaceChildren(
    ...group('texts', 'Text channels', texts.map(item)),
    ...group('direct', 'Direct messages', el('li', {}, entry(direct))),
  ));
  showDrawerBadge();
}

/** Direct messages that nobody has begun. */
export const noMessagesYet = () =>
  ({ id: 'dm', name: 'dm', kind: 1, parent: null, archived: false, unread: { messages: 0, mentions: 0 } });

/** On a phone the side is hidden: its button tells that somebody calls. */
function showDrawerBadge() {
  const called = mentions();
  const label = called > 0 ? `Channels, ${called} mentions` : 'Channels';
  byId('drawer').replaceChildren(icon('menu'), ...(called > 0 ? [el('span', { class: 'badge' }, called)] : []));
  byId('drawer').setAttribute('aria-label', label);
}

/** The head of the open place, and the window's title. */
export function showHead() {
  const { place } = state;
  const parent = place.parent && state.places.find((other) => other.id === place.parent);
  keeping(byId('place'), () => byId('place').replaceChildren(
    ...(parent ? [el('a', { class: 'parent', href: linkTo(parent) }, signOf(parent), parent.name), ' › '] : []),
    signOf(place), el('span', {}, titleOf(place))));
  const threads = state.places.filter((other) => other.parent === (place.parent ?? place.id));
  byId('threads').hidden = threads.length === 0;
  const called = mentions();
  document.title = `${called > 0 ? `(${called}) ` : ''}${isDm(place) ? '@' : '#'}${titleOf(place)} | ${state.person}`;
}

/** All threads of the channel, archived ones too. */
function showThreads() {
  document.getElementById('thread-list')?.remove();
  const parent = state.place.parent ?? state.place.id;
  const threads = state.places.filter((place) => place.parent === parent).reverse();
  const item = (place) => el('li', {},
    el('a', { href: linkTo(place), onclick: () => list.hidePopover() },
      icon('thread'), el('span', {}, place.name), place.archived && el('small', {}, 'archived')));
  const list = el('div', { id: 'thread-list', popover: 'auto' },
    el('p', { class: 'heading' }, 'Threads'), el('ul', {}, threads.map(item)));
  document.getElementById('header').append(list);
  list.showPopover();
}

/** On a phone the channels come and go, and the keyboard with them. */
function setDrawer(open) {
  const app = byId('app').classList;
  if (open === app.contains('open')) return;
  const inside = byId('sidebar').contains(document.activeElement);
  app.toggle('open', open);
  byId('drawer').setAttribute('aria-expanded', String(open));
  if (open) byId('places').querySelector('[aria-current]')?.focus({ preventScroll: true });
  else if (inside) byId('drawer').focus({ preventScroll: true });
}

/** Makes the buttons of the head work. */
export function prepareChannels() {
  byId('threads').append(icon('thread'));
  byId('threads').addEventListener('click', showThreads);
  byId('drawer').addEventListener('click', () => setDrawer(!byId('app').classList.contains('open')));
  byId('shade').addEventListener('click', () => setDrawer(false));
  byId('places').addEventListener('click', (event) => {
    if (event.target.closest('a')) setDrawer(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') setDrawer(false);
  });
}
