// Where the keyboard is. It stays there when that is drawn anew, and has somewhere to go on from when it goes away.

/** What the keyboard can be on. */
const REACHED = 'a, button, input, select, textarea, [tabindex]';

const likeOf = (part, node) => [...part.querySelectorAll(REACHED)].filter((other) => other.tagName === node.tagName);

const focus = (node) => node.focus({ preventScroll: true });

/** What has the name by which something can be found when it has been drawn anew. */
const named = (part, name) => name && part.querySelector(`[data-focus="${CSS.escape(name)}"]`);

/**
 * Finds again what has the focus in a part, once that has been drawn anew: by its name, or else as the one that stands
 * where it stood among its like. Returns how, or null if the focus is elsewhere.
 */
export function finder(part) {
  const held = document.activeElement;
  if (!part.contains(held)) return null;
  if (part === held) return (anew) => anew;
  const name = held.dataset.focus;
  const place = likeOf(part, held).indexOf(held);
  return (anew) => (name ? named(anew, name) : likeOf(anew, held)[place]) ?? null;
}

/** Draws a part anew, in which what had the focus keeps it. */
export function keeping(part, draw) {
  const find = finder(part);
  const held = document.activeElement;
  draw();
  if (find && document.activeElement !== held) give(find(part), part);
}

/** Gives the focus to something, or, if it is not there, to a place from which the keyboard goes on. */
export function give(node, place) {
  if (node) focus(node);
  // What is switched off cannot have it.
  if (node && document.activeElement === node) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  focus(place);
}

/** Gives the focus back to what opened something, or to what has taken its place meanwhile. */
export function back(opener) {
  const again = opener.isConnected ? opener : named(document, opener.dataset.focus);
  give(again, document.getElementById('scroller'));
}
