// The list that a select or a name opens: one choice, or several between a least and a most.

import { el } from './dom.js';
import { emoji } from './emoji.js';
import { back } from './focus.js';
import { icon } from './icons.js';

const MARGIN_PX = 8;

/**
 * Opens a list at `anchor`. With several choices it is done when its button is pressed or something beside it is
 * clicked, with one at once; Escape leaves all as it was. A `heading` stands above the list, a `title` is only read aloud.
 */
export function openMenu(anchor, { options, chosen, min, max, title, heading }, done) {
  document.querySelector('.menu')?.dispatchEvent(new Event('leave'));
  const several = max > 1;
  const picked = new Set(chosen);
  const items = options.map((option, at) => item(option, several, () => pick(at)));
  const finish = el('button', { type: 'button', class: 'button primary', onclick: () => close(true) }, 'Select');
  const count = el('span');
  const menu = el('div', { class: 'menu' },
    heading && el('p', { class: 'heading' }, heading),
    el('div', { class: 'options', role: 'listbox', 'aria-label': title, 'aria-multiselectable': several ? 'true' : null }, items),
    several && el('div', { class: 'menu-foot' }, count, finish));

  function pick(at) {
    const { value } = options[at];
    if (!several) {
      const again = picked.has(value) && min === 0;
      picked.clear();
      if (!again) picked.add(value);
      close(true);
    } else if (picked.has(value)) {
      picked.delete(value);
    } else if (picked.size < max) {
      picked.add(value);
    }
    show();
  }

  function show() {
    items.forEach((node, at) => {
      const selected = picked.has(options[at].value);
      node.setAttribute('aria-selected', String(selected));
      node.setAttribute('aria-disabled', String(several && !selected && picked.size >= max));
    });
    finish.disabled = picked.size < min;
    count.textContent = min === max ? `${picked.size} of ${max}` : `${picked.size} chosen, ${min} to ${max}`;
  }

  function close(take) {
    document.removeEventListener('pointerdown', beside, true);
    window.removeEventListener('resize', leave);
    menu.remove();
    anchor.setAttribute('aria-expanded', 'false');
    back(anchor);
    const values = options.map((option) => option.value).filter((value) => picked.has(value));
    const changed = !several || values.join('\n') !== chosen.join('\n');
    if (take && changed && values.length >= min) done(values);
  }

  const leave = () => close(false);
  const beside = (event) => {
    if (!menu.contains(event.target)) close(several);
  };
  menu.addEventListener('leave', leave);
  menu.addEventListener('keydown', (event) => onKey(event, items, leave));
  document.addEventListener('pointerdown', beside, true);
  window.addEventListener('resize', leave);
  anchor.setAttribute('aria-expanded', 'true');
  document.getElementById('main').append(menu);
  show();
  place(menu, anchor);
  (items.find((_, at) => picked.has(options[at].value)) ?? items[0])?.focus({ preventScroll: true });
}

function item({ label, description, emoji: picture }, several, pick) {
  return el('div', {
    role: 'option',
    class: 'option',
    tabindex: '-1',
    onclick: pick,
  }, emoji(picture),
  el('span', { class: 'option-words' }, el('span', {}, label), description && el('small', {}, description)),
  el('span', { class: several ? 'mark several' : 'mark' }, icon('check')));
}

function onKey(event, items, leave) {
  const at = items.indexOf(document.activeElement);
  const to = {
    ArrowDown: Math.min(at + 1, items.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: items.length - 1,
  }[event.key];
  const letter = event.key.toLowerCase();
  if (to !== undefined) {
    items[to].focus();
  } else if (event.key === 'Escape') {
    leave();
  } else if ((event.key === 'Enter' || event.key === ' ') && at >= 0) {
    items[at].click();
  } else if (/^[\p{L}\p{N}]$/u.test(letter)) {
    // The next one that begins with it.
    const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    order.find((node) => node.textContent.trim().toLowerCase().startsWith(letter))?.focus();
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Below its anchor, or above where there is more room. On a phone the style sheet puts it at the lower edge. */
function place(menu, anchor) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - MARGIN_PX;
  const above = top - MARGIN_PX;
  const down = below >= Math.min(menu.offsetHeight, 240) || below >= above;
  menu.style.width = `${Math.max(width, 220)}px`;
  menu.style.left = `${Math.max(MARGIN_PX, Math.min(left, window.innerWidth - menu.offsetWidth - MARGIN_PX))}px`;
  menu.style.maxHeight = `${Math.min(down ? below : above, 420)}px`;
  if (down) menu.style.top = `${bottom + 4}px`;
  else menu.style.bottom = `${window.innerHeight - top + 4}px`;
}
