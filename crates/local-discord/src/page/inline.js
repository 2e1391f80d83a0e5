// Discord's markup within a line: emphasis, code, links, mentions, moments.

import { leaves } from './command.js';
import { el, safeLink } from './dom.js';
import { named } from './emoji.js';
import { link } from './link.js';
import { nameOfUser } from './people.js';
import { linkTo, nameOf, placeOf, state } from './state.js';
import { timestamp } from './time.js';

/** Only at these characters can anything but plain text begin. */
const SPECIAL = /[\\`<@\[*_~|h]/g;

// The first rule that fits, holds. `make` gets the match and how to read text inside of it; null means that it does
// not fit after all. A rule with `after` looks at the character before, too.
const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => el('code', {}, m[1].length > 1 ? m[2].replace(/^ (.*) $/, '$1') : m[2])],
  [/^<@!?(\d{1,20})>/, (m, read, live) => user(m[1], live)],
  [/^<@&(\d{1,20})>/, (m) => mention(`@${(state.roles.get(m[1]) ?? 'deleted-role').replace(/^@/, '')}`)],
  [/^<#(\d{1,20})>/, (m, read, live) => channel(m[1], live)],
  [/^<t:(-?\d{1,17})(?::([tTdDfFRsS]))?>/, (m) => timestamp(Number(m[1]), m[2])],
  [/^<\/([^:<>\n]{1,110}):(\d{1,20})>/, (m, read, live) => command(`/${m[1]}`, m[2], live)],
  [/^<a?:(\w{2,32}):(\d{1,20})>/, (m) => named(m[2], m[1])],
  [/^@(everyone|here)\b/, (m) => mention(m[0], true)],
  [/^\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: +"[^"\n]*")?\)/, masked],
  [/^<(https?:\/\/[^\s<>]+)>/, (m, read, live) => (live ? bare(m[1]) : m[1])],
  [/^https?:\/\/[^\s<]+[^<.,:;"')\]\s*_~|]/, (m, read, live) => (live ? bare(m[0]) : m[0])],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, read) => el('strong', {}, read(m[1]))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, read) => el('u', {}, read(m[1]))],
  [/^\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/,
    (m, read) => el('em', {}, read(m[1]))],
  [/^_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/, (m, read) => el('em', {}, read(m[1])), /\w$/],
  [/^~~(?=\S)([\s\S]*?\S)~~/, (m, read) => el('s', {}, read(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m, read, live) => spoiler(read(m[1]), live)],
];

/** A piece of text as nodes. Within a link or a button it is not `live`: there is nothing more to press. */
export function inline(text, live = true) {
  const nodes = [];
  let [plain, at] = ['', 0];
  const flush = () => {
    if (plain !== '') nodes.push(document.createTextNode(plain));
    plain = '';
  };
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at === text.length) break;
    const found = first(text, at, live);
    if (!found) {
      plain += text[at];
      at += 1;
    } else if (typeof found.made === 'string') {
      plain += found.made;
      at += found.length;
    } else {
      flush();
      nodes.push(found.made);
      at += found.length;
    }
  }
  flush();
  return nodes;
}

function first(text, at, live) {
  const rest = text.slice(at);
  for (const [pattern, make, notAfter] of RULES) {
    const match = pattern.exec(rest);
    if (!match || notAfter?.test(text.slice(0, at))) continue;
    const made = make(match, (inner) => inline(inner, live), live);
    if (made !== null) return { made, length: match[0].length };
  }
  return null;
}

function mention(text, me = false) {
  return el('span', { class: me ? 'mention me' : 'mention' }, text);
}

function user(id, live) {
  const [name, me] = [`@${nameOf(id)}`, id === state.me];
  return live && state.users.has(id) ? nameOfUser(id, name, me ? 'mention me' : 'mention') : mention(name, me);
}

function channel(id, live) {
  const place = placeOf(id);
  if (!place) return mention('#unknown');
  return !live ? mention(`#${place.name}`) : el('a', { class: 'mention', href: linkTo(place) }, `#${place.name}`);
}

/**
 * A command, to be pressed if it is there for the person: composer.js listens. A mention of none that is registered
 * stays the text that it is.
 */
function command(text, id, live) {
  if (!state.guild.commands.includes(id)) return null;
  const own = leaves(state.commands.filter((usable) => usable.id === id));
  const usable = own.some((leaf) => `${leaf.text} `.startsWith(`${text} `));
  return live && usable ? el('button', { type: 'button', class: 'mention', 'data-command': text }, text) : mention(text);
}

function masked(match, read, live) {
  const url = safeLink(match[2]);
  if (!url) return null;
  const words = inline(match[1], false);
  if (!live) return el('span', {}, words);
  const node = link(url, words);
  // Whoever hovers sees where it really goes.
  node.title = url;
  return node;
}

function bare(text) {
  const url = safeLink(text);
  return url ? link(url, text) : text;
}

function spoiler(nodes, live) {
  if (!live) return el('span', { class: 'spoiler' }, nodes);
  const hidden = el('button', { type: 'button', class: 'spoiler', 'aria-label': 'Spoiler: show it' }, el('span', {}, nodes));
  hidden.addEventListener('click', () => {
    hidden.classList.add('shown');
    hidden.removeAttribute('aria-label');
  });
  return hidden;
}
