// Short words at the edge of the window, for what went wrong.

import { el } from './dom.js';

const SHOWN_MS = 6000;

/** Says something for a while. */
export function toast(text) {
  const node = el('button', { type: 'button', class: 'toast', title: 'Dismiss' }, text);
  const remove = () => node.remove();
  node.addEventListener('click', remove);
  document.getElementById('toasts').append(node);
  setTimeout(remove, SHOWN_MS);
}

/** Does something and says why if it fails. Returns what came out, or undefined. */
export async function trying(what) {
  try {
    return await what();
  } catch (error) {
    toast(error.message);
    return undefined;
  }
}
