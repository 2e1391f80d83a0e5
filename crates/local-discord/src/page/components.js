// The buttons and menus under a message, and what happens when they are used.

import { api } from './api.js';
import { el, localFile, safeLink } from './dom.js';
import { emoji } from './emoji.js';
import { icon } from './icons.js';
import { inside, link } from './link.js';
import { markdown } from './markdown.js';
import { openMenu } from './menu.js';
import { openModal } from './modal.js';
import { menuOptions } from './offers.js';
import { state } from './state.js';
import { toast } from './toast.js';

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const GALLERY = 12;
const SEPARATOR = 14;
const CONTAINER = 17;
const LINK = 5;
const LARGE = 2;
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

/** All components of a message. While one of them is being used, the others wait. */
export function components(message) {
  const box = el('div', { class: 'components' });
  const use = (control, ask) => used(box, control, ask);
  box.append(...message.components.map((component) => any(component, message, use)).filter(Boolean));
  return box;
}

function any(component, message, use) {
  const inside = (list) => (list ?? []).map((inner) => any(inner, message, use));
  switch (component.type) {
    case ROW: return el('div', { class: 'component-row' }, inside(component.components));
    case BUTTON: return button(component, message, use);
    case SECTION: return section(inside(component.components), inside([component.accessory].filter(Boolean)));
    case TEXT: return el('div', { class: 'content' }, markdown(component.content));
    case GALLERY: return el('div', { class: 'gallery' }, component.items.map(shownPicture));
    case SEPARATOR: return separator(component);
    case CONTAINER: return el('div', { class: 'embed' }, inside(component.components));
    default: if (menuOptions(component)) return select(component, message, use, menuOptions(component));
      return el('button', { type: 'button', class: 'button secondary', disabled: true }, 'This page cannot show this part');
  }
}

const section = (words, accessory) => el('div', { class: 'section' }, el('div', {}, words), accessory);

const shownPicture = ({ media, description }) =>
  localFile(media.url) && el('img', { src: localFile(media.url), alt: description ?? '' });

/** A line or none, with a little room around it or much. */
const separator = ({ spacing, divider = true }) =>
  el('hr', { class: [divider ? '' : 'bare', spacing === LARGE ? 'large' : ''].join(' ').trim() || null });

function button(shown, message, use) {
  const words = [emoji(shown.emoji), shown.label];
  if (shown.style === LINK) {
    const url = safeLink(shown.url);
    if (!url || shown.disabled) return el('button', { type: 'button', class: 'button secondary', disabled: true }, words);
    const node = link(url, words, inside(url) === null && icon('outside'));
    node.className = 'button secondary';
    return node;
  }
  const control = el('button', {
    type: 'button',
    class: `button ${STYLES[shown.style] ?? 'secondary'}`,
    disabled: shown.disabled === true,
    'data-focus': `${message.id} ${shown.custom_id}`,
    onclick: () => use(control, () => api.click(state.person, message.channel_id, message.id, shown.custom_id)),
  }, el('span', { class: 'label' }, words));
  return control;
}

function select(shown, message, use, options) {
  const { min_values: min = 1, max_values: max = 1 } = shown;
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  const label = el('span', { class: 'chosen' });
  const say = () => {
    const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
    label.textContent = names.length > 0 ? names.join(', ') : shown.placeholder || 'Make a selection';
    label.classList.toggle('none', names.length === 0);
  };
  say();
  const control = el('button', {
    type: 'button',
    class: 'select',
    disabled: shown.disabled === true,
    'aria-haspopup': 'listbox',
    'aria-label': shown.placeholder,
    'data-focus': `${message.id} ${shown.custom_id}`,
    onclick: () => openMenu(control, { options, chosen, min, max, title: shown.placeholder }, (values) => {
      chosen = values;
      say();
      use(control, () => api.choose(state.person, message.channel_id, message.id, shown.custom_id, values));
    }),
  }, label, icon('down'));
  return control;
}

/** Uses a control: it shows that it is busy, and afterwards what came of it. */
async function used(box, control, ask) {
  if (box.dataset.busy) return;
  box.dataset.busy = 'yes';
  box.querySelector('.failure')?.remove();
  control.classList.add('busy');
  control.setAttribute('aria-busy', 'true');
  try {
    const answer = await ask();
    if (answer.answer === 'modal') openModal(answer.id, answer.modal);
    if (answer.answer === 'no_response') box.append(el('p', { class: 'failure', role: 'alert' }, 'This interaction failed'));
  } catch (error) {
    toast(error.message);
  } finally {
    delete box.dataset.busy;
    control.classList.remove('busy');
    control.removeAttribute('aria-busy');
  }
}
