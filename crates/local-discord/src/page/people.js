// Who the window is: the choice at the beginning, the panel below the channels, and how people look.

import { api } from './api.js';
import { menuCommands, OF_USERS } from './command.js';
import { el } from './dom.js';
import { keeping } from './focus.js';
import { icon } from './icons.js';
import { isDm, keyOf, state } from './state.js';
import { trying } from './toast.js';

const HUES = 8n;

/** A round sign with a name's first letter. Its colour is the user's own. */
export function avatar(id, name, small = false) {
  const hue = Number(BigInt(id) % HUES);
  const letter = [...name.replace(/^[^\p{L}\p{N}]+/u, '')][0] ?? '?';
  const classes = `avatar hue-${state.users.get(id)?.bot ? 'bot' : hue}${small ? ' tiny' : ''}`;
  return el('span', { class: classes, 'aria-hidden': 'true', 'data-user': id }, letter.toUpperCase());
}

/** Somebody's name; a button if they have a menu: apps.js listens. `focus` is what the keyboard finds it by. */
export function nameOfUser(id, name, classes, focus) {
  if (menuCommands(OF_USERS).length === 0) return el('span', { class: classes }, name);
  return el('button', {
    type: 'button', class: classes, 'aria-haspopup': 'listbox', 'data-user': id, 'data-focus': focus,
  }, name);
}

/** The address of the same place for somebody else. */
function addressFor(name) {
  const here = state.place && !(isDm(state.place)) ? `/${encodeURIComponent(keyOf(state.place))}` : '';
  return `#${encodeURIComponent(name)}${here}`;
}

/** The people to choose from, in the middle of the window. */
export function showChooser() {
  const choice = ({ id, name }) => el('li', {},
    el('a', { class: 'person', href: `#${encodeURIComponent(name)}` }, avatar(id, name), el('span', {}, name)));
  document.getElementById('chooser').replaceChildren(
    el('h1', {}, 'Who are you?'),
    el('p', {}, 'This Discord is on your machine only. Each window can be somebody else: open a second one to play both.'),
    el('ul', {}, state.people.map(choice)),
  );
}

/** Whether the bot may write to the person by itself. It learns of it only when it tries. */
function privacy() {
  const { dms_closed: closed } = state.people.find(({ id }) => id === state.me);
  const box = el('input', {
    type: 'checkbox', checked: !closed, onchange: () => trying(() => api.closeDms(state.person, !box.checked)),
  });
  return el('label', { class: 'setting' }, box, 'Allow direct messages');
}

/** Brings the foot of the channels up to date, unless somebody is just choosing there. */
export function showAccountAgain() {
  if (!document.querySelector('#switch:popover-open')) showAccount();
}

/** Who one is, at the foot of the channels, and the list to become somebody else. */
export function showAccount() {
  const list = el('div', { id: 'switch', popover: 'auto' },
    el('p', { class: 'heading' }, 'Be somebody else'),
    el('ul', {}, state.people.filter(({ name }) => name !== state.person).map(({ id, name }) => el('li', { class: 'row' },
      el('a', { class: 'person', href: addressFor(name), onclick: () => list.hidePopover() },
        avatar(id, name, true), el('span', {}, name)),
      el('a', {
        class: 'plain', href: addressFor(name), target: '_blank', rel: 'noopener', title: `Be ${name} in another window`,
        'aria-label': `Be ${name} in another window`,
      }, icon('outside'))))),
    el('p', { class: 'heading' }, `As ${state.person}`), privacy());
  const panel = el('button', {
    type: 'button', class: 'self', popovertarget: 'switch', title: 'Be somebody else',
  },
    avatar(state.me, state.person), el('span', {}, state.person, ' ', el('small', {}, 'Switch person')), icon('down'));
  const account = document.getElementById('account');
  keeping(account, () => account.replaceChildren(panel, list));
}
