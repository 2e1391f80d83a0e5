// Modals: the forms that a bot opens.

import { api } from './api.js';
import { el } from './dom.js';
import { back } from './focus.js';
import { icon } from './icons.js';
import { markdown } from './markdown.js';
import { menuOptions } from './offers.js';
import { state } from './state.js';

const LABEL = 18;
const TEXT_INPUT = 4;
const TEXT = 10;
const PARAGRAPH = 2;

/** Opens a form. It stays open until it has been taken or given up. */
export function openModal(id, modal) {
  const parts = modal.components.map(part).filter(Boolean);
  const fields = parts.filter(({ value }) => value);
  const trouble = el('p', { class: 'failure', role: 'alert', hidden: true });
  const send = el('button', { type: 'submit', class: 'button primary' }, el('span', { class: 'label' }, 'Submit'));
  const dialog = el('dialog', { class: 'modal', 'aria-labelledby': 'modal-title' },
    el('form', { novalidate: true },
      el('header', {}, el('h2', { id: 'modal-title' }, modal.title),
        el('button', { type: 'button', class: 'plain', 'aria-label': 'Close', onclick: () => dialog.close() }, icon('close'))),
      el('div', { class: 'modal-body' }, parts.map(({ node }) => node), trouble),
      el('footer', {},
        el('button', { type: 'button', class: 'button quiet', onclick: () => dialog.close() }, 'Cancel'), send)));
  const say = (words) => {
    trouble.textContent = words ?? '';
    trouble.hidden = words === null;
  };
  dialog.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    if (send.disabled || !fields.map(({ check }) => check()).every(Boolean)) return;
    const filled = (menus) => Object.fromEntries(
      fields.filter(({ menu = false }) => menu === menus).map(({ name, value }) => [name, value()]));
    say(null);
    send.disabled = true;
    send.classList.add('busy');
    const trouble = await submitted(id, filled(false), filled(true));
    send.disabled = false;
    send.classList.remove('busy');
    if (trouble === null) dialog.close();
    else say(trouble);
  });
  const opener = document.activeElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    back(opener);
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

/** Submits it. Returns what went wrong, or null. */
async function submitted(id, texts, values) {
  try {
    const answer = await api.submit(state.person, id, texts, values);
    return answer.answer === 'no_response' ? 'Something went wrong. Try again.' : null;
  } catch (error) {
    return error.message;
  }
}

/** What is shown of a component: words, an input or a menu. */
function part(component) {
  if (component.type === TEXT) return { node: el('div', { class: 'content' }, markdown(component.content)) };
  const { input, ...words } = read(component);
  if (input?.type === TEXT_INPUT) return field({ input, ...words });
  return input && menuOptions(input) ? menu({ input, ...words }) : null;
}

/** An input with its label, in the newer way of writing it or the older. */
function read(component) {
  if (component.type === LABEL) {
    return { input: component.component, label: component.label, description: component.description };
  }
  const input = component.components?.[0];
  return { input, label: input?.label };
}

let numbered = 0;

/** A menu of a form, in which one thing is chosen or several. */
function menu({ input, label, description }) {
  numbered += 1;
  const id = `field-${numbered}`;
  const { min_values: min = 1, max_values: max = 1, required = true } = input;
  const several = max > 1;
  const options = menuOptions(input).map((option) =>
    el('option', { value: option.value, selected: option.default === true }, option.label));
  const none = several ? null : el('option', { value: '' }, input.placeholder ?? 'Make a selection');
  if (none && !menuOptions(input).some((option) => option.default)) none.selected = true;
  const control = el('select', { id, multiple: several, required, 'aria-describedby': `${id}-note` }, none, options);
  const note = el('small', { id: `${id}-note` });
  const chosen = () => [...control.selectedOptions].map((option) => option.value).filter(Boolean);
  return {
    menu: true,
    name: input.custom_id,
    node: el('div', { class: 'field-input' },
      el('label', { for: id }, label ?? input.custom_id, required && el('span', { class: 'required', title: 'required' }, '*')),
      description && el('p', {}, description), control, note),
    value: chosen,
    focus: () => control.focus(),
    check() {
      const count = chosen().length;
      const good = (count === 0 && !required) || (count >= min && count <= max);
      note.textContent = good ? '' : `Choose ${min === max ? min : `${min} to ${max}`}`;
      note.classList.toggle('error', !good);
      control.setAttribute('aria-invalid', String(!good));
      if (!good) control.focus();
      return good;
    },
  };
}

function field({ input, label, description }) {
  numbered += 1;
  const id = `field-${numbered}`;
  const { min_length: min = 0, max_length: max = 4000, required = true } = input;
  const long = input.style === PARAGRAPH;
  const control = el(long ? 'textarea' : 'input', {
    id,
    name: input.custom_id,
    type: long ? null : 'text',
    rows: long ? 5 : null,
    maxlength: max,
    placeholder: input.placeholder,
    required,
    'aria-describedby': `${id}-note`,
  });
  control.value = input.value ?? '';
  const note = el('small', { id: `${id}-note` });
  const count = () => [...control.value].length;
  const problem = () => {
    if (count() === 0) return required ? 'This field is required' : null;
    return count() < min ? `Must be at least ${min} in length` : null;
  };
  const show = (words) => {
    note.textContent = words ?? (max < 4000 || count() > 3000 ? `${count()}/${max}` : '');
    note.classList.toggle('error', words !== null);
    control.setAttribute('aria-invalid', String(words !== null));
  };
  control.addEventListener('input', () => show(null));
  show(null);
  return {
    name: input.custom_id,
    node: el('div', { class: 'field-input' },
      el('label', { for: id }, label ?? input.custom_id, required && el('span', { class: 'required', title: 'required' }, '*')),
      description && el('p', {}, description), control, note),
    value: () => control.value,
    focus: () => control.focus(),
    check() {
      const words = problem();
      show(words);
      if (words !== null) control.focus();
      return words === null;
    },
  };
}
