// Short words at the lower edge of the window, for what went wrong.

import { el } from './dom.js';

const SHOWN_MS = 6000;
/** How many at once: they take their room from what is read. */
const MOST = 3;

/** Says something for a while. */
export function toast(text) {
  const before = document.activeElement;
  const node = el('button', { type: 'button', class: 'toast', title: 'Dismiss' }, text);
  const remove = () => {
    const held = document.activeElement === node;
    node.remove();
    if (held && before.isConnected) before.focus({ preventScroll: true });
  };
  node.addEventListener('click', remove);
  const all = document.getElementById('toasts');
  all.append(node);
  if (all.childElementCount > MOST) all.firstElementChild.remove();
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
