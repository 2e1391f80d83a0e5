// The language of the person that the window is: what they read of commands. The page itself stays as it is.

import { api } from './api.js';
import { el } from './dom.js';
import { state } from './state.js';
import { trying } from './toast.js';

const select = el('select', { id: 'language', onchange: () => choose() });

/** Puts the menu below the person's name, with all languages as they call themselves. */
export async function prepareLanguage() {
  const locales = await api.locales();
  select.append(...locales.map(({ locale, name }) => el('option', { value: locale, lang: locale }, name)));
  document.getElementById('speaks').append(el('label', { for: 'language' }, 'Language'), select);
}

/** Shows what the person speaks. The menu stays the same one, so that whoever is just choosing goes on. */
export function showLanguage() {
  const me = state.people.find(({ id }) => id === state.me);
  if (me) select.value = me.locale;
}

/** What is shown of commands follows when the page hears that it is so. */
async function choose() {
  const done = await trying(() => api.speak(state.person, select.value));
  if (done === undefined) showLanguage();
}
