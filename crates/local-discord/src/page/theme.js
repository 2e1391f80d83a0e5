// Light or dark: as the system has it, or as somebody has chosen for this browser.

import { el } from './dom.js';

/** A cookie, since the next local Discord is at another port, where nothing else that a page may keep would be found. */
const NAME = 'local-discord-theme';
const YEAR_S = 365 * 24 * 60 * 60;
/** The other windows of this page. */
const others = new BroadcastChannel(NAME);

const select = el('select', { id: 'theme', onchange: () => choose(select.value) },
  el('option', { value: '' }, 'As the system'),
  el('option', { value: 'light' }, 'Light'),
  el('option', { value: 'dark' }, 'Dark'));

function chosen() {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  const theme = kept?.slice(NAME.length + 1);
  return ['light', 'dark'].includes(theme) ? theme : '';
}

function choose(theme) {
  document.cookie = `${NAME}=${theme}; path=/; max-age=${theme === '' ? 0 : YEAR_S}; samesite=strict`;
  show();
  others.postMessage('chosen');
}

function show() {
  const theme = chosen();
  if (theme === '') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  select.value = theme;
}

/** Puts the menu below the person's name. */
export function prepareTheme() {
  document.getElementById('speaks').append(el('label', { for: 'theme' }, 'Theme'), select);
}

others.addEventListener('message', show);
// At once, so that the page does not begin in another.
show();
