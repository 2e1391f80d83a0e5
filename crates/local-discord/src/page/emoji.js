// Emoji: characters, and the small pictures of the application.

import { el } from './dom.js';

/** The emoji of a button or an option, or nothing. Beside the words there it says nothing to who cannot see it. */
export function emoji(shown) {
  if (!shown) return null;
  return shown.id ? picture(shown.id, shown.name, '') : el('span', { class: 'emoji' }, shown.name);
}

/** The emoji of a text. One that is there no more is its name between colons, as in Discord. */
export const named = (id, name) => picture(id, name, `:${name}:`);

function picture(id, name, words) {
  const shown = el('img', { class: 'emoji', src: `/cdn/emojis/${id}.png`, alt: words, title: `:${name}:`, draggable: 'false' });
  shown.addEventListener('error', () => shown.replaceWith(words));
  return shown;
}
