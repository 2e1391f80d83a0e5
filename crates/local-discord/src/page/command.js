// A command line while it is typed: what is there already, and what could come next. It reads a line as
// src/people/command_line.rs does, and asks nobody.

import { isDm, nameOf, state } from './state.js';

const SLASH = 1;
/** The types of commands that stand in menus. */
export const OF_USERS = 2;
export const OF_MESSAGES = 3;

const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const MOST = 25;

/** How a command or an option is called in the person's language. What is typed is its `name`. */
export const shownName = ({ name, name_localized: localized }) => localized ?? name;

/** Every command that can be run, subcommands in full: its text, how it is shown, what it does, its options. */
export function leaves(commands) {
  const below = (command, path, shownPath) => {
    const { name, description, options = [] } = command;
    const [text, shown] = [`${path}${name}`, `${shownPath}${shownName(command)}`];
    const inner = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    if (inner.length === 0) return [{ text, shown, description, options }];
    return inner.flatMap((option) => below(option, `${text} `, `${shown} `));
  };
  return commands.filter(({ type }) => type === SLASH).flatMap((command) => below(command, '/', '/'));
}

/** The commands in the menus of people, or of messages. */
export const menuCommands = (kind) => state.commands.filter(({ type }) => type === kind);

/** The words of a line from `from` on, with where they stand. Quotes hold words together. */
function words(text, from) {
  const found = [];
  let [word, quoted] = [null, false];
  for (let at = from; at < text.length; at += 1) {
    const c = text[at];
    if (/\s/.test(c) && !quoted) {
      word = null;
      continue;
    }
    if (word === null) {
      word = { text: '', start: at, end: at };
      found.push(word);
    }
    if (c === '"') quoted = !quoted;
    else word.text += c;
    word.end = at + 1;
  }
  return { found, open: word !== null };
}

/** Gives each word to an option, as the local Discord will. */
function fields(options, found) {
  const given = [];
  let open = false;
  for (const word of found) {
    const colon = word.text.indexOf(':');
    const named = colon > 0 && options.find(({ name }) => name === word.text.slice(0, colon));
    const last = given.at(-1);
    if (named) {
      const value = word.text.slice(colon + 1);
      given.push({ option: named, value, start: word.start + colon + 1, end: word.end, named: true });
      open = named.type === STRING || value === '';
    } else if (open && last) {
      if (last.value === '') last.start = word.start;
      last.value += `${last.value === '' ? '' : ' '}${word.text}`;
      last.end = word.end;
      open = last.option.type === STRING;
    } else {
      const option = options.find((other) => !given.some((field) => field.option === other)) ?? null;
      given.push({ option, value: word.text, start: word.start, end: word.end, named: false });
      open = option?.type === STRING && option === options.at(-1);
    }
  }
  return given;
}

/**
 * What a line is so far: its command, the options `given`, those still `free`, those `missing`, and the field in which
 * one is typing, if any. Null if it has no command yet.
 */
export function read(text, all) {
  const leaf = all.filter((other) => text === other.text || text.startsWith(`${other.text} `))
    .reduce((longest, other) => (other.text.length > (longest?.text.length ?? 0) ? other : longest), null);
  if (leaf === null) return null;
  const { found, open } = words(text, leaf.text.length);
  const given = fields(leaf.options, found);
  const last = given.at(-1);
  const typing = last && (open || (last.named && last.value === '')) ? last : null;
  const free = leaf.options.filter((option) => !given.some((field) => field.option === option));
  return { leaf, given, typing, free, missing: free.filter((option) => option.required) };
}

const quoted = (value) => (/\s/.test(value) ? `"${value.replaceAll('"', '')}"` : value);

/** How a user is written in a command line: by name where that is one's own, else by id. */
function written(id) {
  const { name } = state.users.get(id);
  const same = [...state.users.values()].filter((user) => user.name.toLowerCase() === name.toLowerCase());
  return same.length === 1 && !/["<>:@]/.test(name) ? `@${name}` : `<@${id}>`;
}

const people = () => [...state.users.keys()].map((id) => ({ label: `@${nameOf(id)}`, value: written(id) }));
const roles = () => [...state.roles].map(([id, name]) => ({ label: `@${name.replace(/^@/, '')}`, value: `<@&${id}>` }));

/** The values of an option that are known without asking the bot. */
function values(option) {
  if (option.choices?.length > 0) return option.choices.map(({ name }) => ({ label: name, value: name }));
  switch (option.type) {
    case BOOLEAN: return [{ label: 'True', value: 'true' }, { label: 'False', value: 'false' }];
    case USER: return people();
    case ROLE: return roles();
    case MENTIONABLE: return [...people(), ...roles()];
    case CHANNEL: return state.places.filter((place) => !isDm(place)).map(({ id, name }) => ({ label: `#${name}`, value: `<#${id}>` }));
    default: return [];
  }
}

/** What an option takes, in a few words. */
export function bounds({ type, min_value: min, max_value: max, description, required }) {
  const number = type === INTEGER || type === NUMBER;
  const range = number && min !== undefined && max !== undefined ? ` ${min} to ${max}.` : '';
  return `${description}${/[.!?]$/.test(description) ? '' : '.'}${range}${required ? ' Required.' : ''}`;
}

/** The line with a value put where one is typing. */
export function fill(text, typing, value) {
  const name = typing.named ? '' : `${typing.option.name}:`;
  return `${text.slice(0, typing.named ? Math.min(typing.start, text.length) : typing.start)}${name}${quoted(String(value))} `;
}

const fits = (label, typed) => label.toLowerCase().replace(/^[@#]/, '').includes(typed.toLowerCase().replace(/^[@#]/, ''));

/** The commands that fit what is typed, in either name: those that begin so first, then those with a word that does. */
function commandsFor(text, all) {
  const typed = text.toLowerCase();
  const word = typed.replace(/^\//, '').split(' ').at(-1);
  const begins = all.filter(({ text: own, shown }) => [own, shown].some((name) => name.startsWith(typed)));
  const others = all.filter((leaf) => !begins.includes(leaf) && word !== '' && !typed.includes(' ')
    && `${leaf.text} ${leaf.shown}`.replaceAll('/', '').split(' ').some((part) => part.startsWith(word)));
  return [...begins, ...others].map((leaf) => ({
    label: leaf.shown,
    detail: leaf.description,
    text: begun(leaf),
  }));
}

/** A command ready for its first option, if it needs one. */
function begun({ text, options }) {
  const [first] = options.filter((option) => option.required);
  if (first) return `${text} ${first.name}:`;
  return options.length > 0 ? `${text} ` : text;
}

/** The line with the name of an option that is to come. */
export const withOption = (text, option) => `${text.trimEnd()} ${option.name}:`;

/**
 * What could come next: `items`, each with the line that it makes; whether the first is what Enter takes; the option
 * whose suggestions the bot has to be asked for; and what stands above the list.
 */
export function suggest(text, all) {
  const line = read(text, all);
  if (line === null || (line.given.length === 0 && text === line.leaf.text)) {
    const items = commandsFor(text, all);
    return { items, take: line === null, ask: null, head: null };
  }
  const { leaf, typing, free } = line;
  const option = typing?.option ?? null;
  const head = { leaf, line, option };
  const begin = typing && !typing.named ? typing.value.toLowerCase() : '';
  const at = typing && !typing.named ? text.slice(0, typing.start) : text;
  const begins = (other) => [other.name, shownName(other)].some((name) => name.startsWith(begin));
  const names = typing?.named ? [] : free.filter(begins).map((other) => ({
    label: shownName(other), detail: bounds(other), text: withOption(at, other), required: other.required,
  }));
  if (!option) return { items: names, take: false, ask: null, head };
  const known = values(option).filter(({ label }) => fits(label, typing.value));
  const items = known.slice(0, MOST).map(({ label, value }) => ({ label, text: fill(text, typing, value) }));
  const exact = known.some(({ label, value }) => [label, value].some((same) => same.toLowerCase() === typing.value.toLowerCase()));
  return { items: [...names, ...items], take: !exact && names.length === 0, ask: option.autocomplete ? option : null, head };
}
