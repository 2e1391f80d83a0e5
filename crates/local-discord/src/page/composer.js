// The line in which one writes: messages, and commands with their completion above it.

import { api } from './api.js';
import { bounds, fill, leaves, read, shownName, suggest, withOption } from './command.js';
import { el } from './dom.js';
import { icon } from './icons.js';
import { recalled, remember } from './recall.js';
import { send } from './send.js';
import { isDm, isForum, nameOf, state } from './state.js';
import { toEnd } from './timeline.js';
import { trying } from './toast.js';

/** How long to wait with a question to the bot, so that not every key asks. */
const ASK_MS = 120;

const form = document.getElementById('composer');
const input = el('textarea', {
  id: 'line', rows: 1, enterkeyhint: 'send', maxlength: 6000, 'aria-autocomplete': 'list', 'aria-controls': 'offered', spellcheck: 'false', autocapitalize: 'off',
});
const offered = el('div', { id: 'offered', role: 'listbox', 'aria-label': 'Suggestions' });
const list = el('div', { id: 'suggestions', hidden: true }, offered);
const view = { items: [], selected: -1, asked: 0, timer: 0 };

/** Puts the line into the page. */
export function prepareComposer() {
  const slash = el('button', {
    type: 'button', class: 'plain', 'aria-label': 'Commands', title: 'Commands', onclick: begin,
  }, icon('slash'));
  const button = el('button', { type: 'submit', class: 'plain send', 'aria-label': 'Send' }, icon('send'));
  form.append(list, el('div', { class: 'box' }, slash, input, button));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  input.addEventListener('input', changed);
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', () => setTimeout(() => document.activeElement !== input && close(), 100));
  input.addEventListener('focus', changed);
  document.addEventListener('keydown', elsewhere);
  document.getElementById('messages').addEventListener('click', ({ target }) => {
    const mentioned = target.closest('[data-command]');
    if (mentioned) type(`${mentioned.dataset.command} `);
  });
}

/** Says where one writes. */
export function showComposer(place) {
  const where = isDm(place) ? `@${nameOf(state.guild.bot)}` : `#${place.name}`;
  const what = isForum(place) ? 'New post: its title, and below it the text' : `Message ${where}`;
  input.placeholder = what;
  input.setAttribute('aria-label', what);
  set('');
  close();
}

/**
 * What is typed anywhere goes into the line, but for what takes letters itself, and for the space, which presses buttons
 * and turns pages. The key goes on to what has the focus by then.
 */
function elsewhere(event) {
  const letter = [...event.key].length === 1 || event.key === 'Dead';
  // Some letters are written with a third shift, which some systems tell as two others.
  const shortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (!letter || event.key === ' ' || shortcut || event.defaultPrevented) return;
  if (event.target.closest('input, textarea, select') || document.querySelector('dialog[open], .menu')) return;
  if (!input.checkVisibility()) return;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

/** A command begins, for those who have no `/` at hand. */
function begin() {
  type(input.value.startsWith('/') ? input.value : '/');
}

/** Puts something into the line as if it had been typed there. */
function type(text) {
  set(text);
  input.focus();
  changed();
}

function set(text) {
  input.value = text;
  input.setSelectionRange(text.length, text.length);
  grow();
}

/** As high as its text. */
function grow() {
  input.style.height = 'auto';
  input.style.height = `${input.scrollHeight}px`;
}

function changed() {
  grow();
  view.asked += 1;
  clearTimeout(view.timer);
  if (input.value.startsWith('/')) showCommand();
  else showMentions();
}

function showCommand() {
  const text = input.value;
  const { items, take, ask, head } = suggest(text, leaves(state.commands));
  if (!ask) {
    show(items, take ? 0 : -1, head);
    return;
  }
  // What was there stays until the answer comes, so that the list does not flicker.
  if (list.hidden || view.head?.option !== head.option) show(items, -1, head, 'Looking…');
  const number = view.asked;
  view.timer = setTimeout(async () => {
    const answered = await suggestions(text);
    if (number !== view.asked) return;
    const { typing } = head.line;
    const choices = (answered ?? []).map(({ name, value }) => ({ label: name, text: fill(text, typing, value), value: String(value) }));
    const exact = choices.some(({ value }) => value.toLowerCase() === typing.value.trim().toLowerCase());
    const note = answered === null ? 'Loading options failed' : choices.length === 0 ? 'No options match your search' : '';
    show([...items, ...choices], exact || choices.length === 0 || items.length > 0 ? -1 : 0, head, note);
  }, ASK_MS);
}

/** What the bot suggests for the option that is being typed, or null if it does not say. */
async function suggestions(text) {
  try {
    const answer = await api.complete(state.person, state.place.id, text);
    return answer.answer === 'choices' ? answer.choices : null;
  } catch {
    return null;
  }
}

/** People, roles and channels, after `@` and `#` in a message. */
function showMentions() {
  const match = /(^|\s)([@#])(\S*)$/.exec(input.value.slice(0, input.selectionStart));
  if (!match) {
    close();
    return;
  }
  const [, , sign, typed] = match;
  const names = sign === '@'
    ? [...[...state.users.values()].map(({ id, name }) => ({ label: `@${nameOf(id)}`, name })),
      ...[...state.roles.values()].map(nameOfRole).map((name) => ({ label: `@${name}`, name }))]
    : state.places.filter((place) => !isDm(place)).map(({ name }) => ({ label: `#${name}`, name }));
  const end = input.selectionStart;
  const before = input.value.slice(0, end - typed.length);
  const fitting = names.filter(({ label }) => label.slice(1).toLowerCase().startsWith(typed.toLowerCase()));
  const items = fitting.map(({ label, name }) => ({ label, text: `${before}${name} ${input.value.slice(end)}` }));
  show(items, 0, null);
}

function show(items, selected, head, note = '') {
  Object.assign(view, { items, selected: items.length > 0 ? selected : -1, head });
  offered.replaceChildren(
    ...items.map((item, at) => el('div', {
      class: 'suggestion', role: 'option', id: `suggestion-${at}`,
      // Before the line loses the focus.
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => choose(at),
    },
    el('span', { class: 'name' }, item.label),
    item.required && el('span', { class: 'required' }, '*'),
    item.detail && el('small', {}, item.detail))));
  offered.hidden = items.length === 0;
  list.replaceChildren(
    ...(head ? [headOf(head)] : []),
    offered,
    ...(note ? [el('p', { class: 'note' }, note)] : []));
  list.hidden = items.length === 0 && !head && note === '';
  mark();
}

/** The command with its options above the list, and what the present one is. */
function headOf({ leaf, line, option }) {
  const given = (other) => line.given.some((field) => field.option === other);
  const pill = (other) => el('span', { class: `pill${other === option ? ' now' : ''}${given(other) ? ' given' : ''}` },
    shownName(other), other.required && el('span', { class: 'required' }, '*'));
  return el('div', { class: 'command-head' },
    el('div', {}, el('strong', {}, leaf.shown), leaf.options.map(pill)),
    el('small', {}, option ? bounds(option) : leaf.description));
}

function mark() {
  [...list.querySelectorAll('.suggestion')].forEach((node, at) => {
    const selected = at === view.selected;
    node.setAttribute('aria-selected', String(selected));
    if (selected) node.scrollIntoView({ block: 'nearest' });
  });
  if (view.selected >= 0) input.setAttribute('aria-activedescendant', `suggestion-${view.selected}`);
  else input.removeAttribute('aria-activedescendant');
}

function close() {
  view.asked += 1;
  clearTimeout(view.timer);
  Object.assign(view, { items: [], selected: -1, head: null });
  list.hidden = true;
  input.removeAttribute('aria-activedescendant');
}

function choose(at) {
  set(view.items[at].text);
  input.focus();
  close();
  changed();
}

function onKey(event) {
  if (event.isComposing) return;
  const { items, selected } = view;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const again = step && recalled(input.value, step);
  if (typeof again === 'string') {
    set(again);
    close();
  } else if (step && items.length > 0) {
    view.selected = selected < 0 && step < 0 ? items.length - 1 : (selected + step + items.length) % items.length;
    mark();
  } else if (event.key === 'Tab' && !event.shiftKey && items.length > 0) {
    choose(Math.max(selected, 0));
  } else if (event.key === 'Escape' && !list.hidden) {
    close();
  } else if (event.key === 'Enter' && !event.shiftKey) {
    if (selected >= 0) choose(selected);
    else submit();
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

async function submit() {
  const text = input.value.trim();
  if (text === '') return;
  if (!text.startsWith('/')) {
    remember(text);
    await say(text);
    return;
  }
  const line = read(text, leaves(state.commands));
  if (line?.missing.length > 0) {
    set(withOption(text, line.missing[0]));
    changed();
    return;
  }
  remember(text);
  await run(text);
}

async function say(text) {
  set('');
  close();
  toEnd();
  const { person, place } = state;
  const [title, ...below] = text.split('\n');
  const sent = await trying(() => (isForum(place)
    ? api.post(person, place.id, title, encoded(below.join('\n')))
    : api.say(person, place.id, encoded(text))));
  if (sent === undefined && input.value === '') set(text);
}

/** A role's name without its `@`, which one of them has. */
const nameOfRole = (name) => name.replace(/^@/, '');

/** Names after `@` and `#` as Discord writes mentions. */
function encoded(text) {
  const users = [...state.users.values()].map(({ id, name }) => [`@${name}`, `<@${id}>`]);
  const places = state.places.filter((place) => !isDm(place)).map(({ id, name }) => [`#${name}`, `<#${id}>`]);
  // @everyone is written as it is.
  const others = [...state.roles].filter(([id]) => id !== state.guild.id);
  const roles = others.map(([id, name]) => [`@${nameOfRole(name)}`, `<@&${id}>`]);
  const all = [...users, ...roles, ...places].sort(([one], [other]) => other.length - one.length);
  return all.reduce((line, [name, mention]) => line.split(name).join(mention), text);
}

async function run(text) {
  const { person, place } = state;
  set('');
  close();
  // What was refused can be mended.
  await send(text, () => api.run(person, place.id, text), () => {
    if (input.value === '' && state.place.id === place.id) set(text);
  });
}
