// The menus of people and of messages, with the bot's commands for them.

import { api } from './api.js';
import { menuCommands, OF_MESSAGES, OF_USERS, shownName } from './command.js';
import { openMenu } from './menu.js';
import { send } from './send.js';
import { nameOf, state } from './state.js';

/** Lets names, faces and messages open their menus. */
export function prepareApps() {
  document.getElementById('messages').addEventListener('click', ({ target }) => {
    const pressed = target.closest('[data-user], [data-message]');
    if (!pressed) return;
    const { user, message } = pressed.dataset;
    if (message) open(pressed, OF_MESSAGES, pressed.getAttribute('aria-label'), { message });
    else open(nameBeside(pressed), OF_USERS, `Commands for ${nameOf(user)}`, { user });
  });
}

/** The name that stands beside a face, since the keyboard can be on that. */
function nameBeside(pressed) {
  if (pressed.matches('button')) return pressed;
  return pressed.closest('.above, .message').querySelector(`button[data-user="${pressed.dataset.user}"]`) ?? pressed;
}

function open(anchor, kind, title, target) {
  const options = menuCommands(kind).map((command) => ({ label: shownName(command), value: command.name }));
  if (options.length === 0) return;
  const { person, place } = state;
  openMenu(anchor, { options, chosen: [], min: 1, max: 1, title, heading: title },
    ([command]) => send(command, () => api.use(person, place.id, command, target)));
}
