// The language of the person that the window is: what they read of commands, and moments. The page itself stays as it is.

import { api } from './api.js';
import { el } from './dom.js';
import { state } from './state.js';
import { showMomentsIn } from './time.js';
import { trying } from './toast.js';

const select = el('select', { id: 'language', onchange: () => choose() });
/** Whether a choice is on its way: then the menu shows what was chosen, and nothing else that the page hears of. */
let telling = false;

/** Puts the menu below the person's name, with all languages as they call themselves. */
export async function prepareLanguage() {
  const locales = await api.locales();
  select.append(...locales.map(({ locale, name }) => el('option', { value: locale, lang: locale }, name)));
  document.getElementById('speaks').append(el('label', { for: 'language' }, 'Language'), select);
}

/** Shows the person's language. The menu's element stays the same, so that an open menu stays open. */
export function showLanguage() {
  if (telling) return;
  const me = state.people.find(({ id }) => id === state.me);
  if (!me) return;
  select.value = me.locale;
  showMomentsIn(me.locale);
}

/**
 * What is shown of commands follows when the page hears that it is so. One choice is told after another, for of two on
 * their way at once the earlier could arrive last; who goes through the menu by keys makes one with each.
 */
async function choose() {
  if (telling) return;
  telling = true;
  let told;
  let done;
  do {
    told = select.value;
    done = await trying(() => api.speak(state.person, told));
  } while (select.value !== told);
  telling = false;
  if (done === undefined) showLanguage();
}
