// Discord's markup: code blocks, quotes, headings, lists and small text. What stands in a line is inline.js's.

import { el } from './dom.js';
import { inline } from './inline.js';

const FENCE = /```(?:([\w+#.-]{1,20})\n)?\n*([\s\S]*?[^\n])\n*```\n?/y;
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;
const QUOTE = /^> (.*)$/;

/** A text as nodes. */
export function markdown(text) {
  const out = document.createDocumentFragment();
  out.append(...blocks(text.replace(/\r\n?/g, '\n').trim(), false));
  return out;
}

/** One line's text, for previews, which are buttons themselves: its nodes without blocks. */
export const line = (text) => inline(text.split('\n')[0], false);

function blocks(text, quoted) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length > 0) out.push(paragraph(plain));
    plain = [];
  };
  let at = 0;
  while (at < text.length) {
    const end = endOfLine(text, at);
    const row = text.slice(at, end);
    const code = fence(text, at, row);
    if (code) {
      if (code.before !== '') plain.push(code.before);
      flush();
      out.push(code.node);
      at = code.end;
      continue;
    }
    const block = special(text, at, row, quoted);
    if (block) {
      flush();
      out.push(block.node);
      at = block.end;
    } else {
      plain.push(row);
      at = end + 1;
    }
  }
  flush();
  return out;
}

const endOfLine = (text, at) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** Lines that are nothing else. Line breaks between them stay, so that emphasis may go over several. */
function paragraph(rows) {
  const text = rows.join('\n');
  // A break at the very end of a block would not be seen.
  return el('div', { class: 'text' }, inline(rows.at(-1) === '' ? `${text}\n` : text));
}

/** A code block that begins in this line, with what stands before it. */
function fence(text, at, row) {
  const start = row.indexOf('```');
  if (start < 0) return null;
  FENCE.lastIndex = at + start;
  const match = FENCE.exec(text);
  if (!match) return null;
  const node = el('pre', { tabindex: '0' }, el('code', {}, match[2]));
  return { before: row.slice(0, start), node, end: FENCE.lastIndex };
}

function special(text, at, row, quoted) {
  const next = at + row.length + 1;
  if (!quoted && row.startsWith('>>> ')) {
    return { node: el('blockquote', {}, blocks(text.slice(at + 4), true)), end: text.length };
  }
  if (!quoted && QUOTE.test(row)) return quote(text, at);
  const heading = HEADING.exec(row);
  // The page's own headings are the first two levels.
  if (heading) return { node: el(`h${heading[1].length + 2}`, {}, inline(heading[2])), end: next };
  const small = SMALL.exec(row);
  if (small) return { node: el('div', { class: 'small' }, inline(small[1])), end: next };
  return ITEM.test(row) ? list(text, at) : null;
}

/** The lines from `at` on as long as `take` makes something of them. */
function rows(text, at, take) {
  const taken = [];
  while (at < text.length) {
    const end = endOfLine(text, at);
    const made = take(text.slice(at, end));
    if (made === null) break;
    taken.push(made);
    at = end + 1;
  }
  return { taken, end: at };
}

function quote(text, at) {
  const { taken, end } = rows(text, at, (row) => QUOTE.exec(row)?.[1] ?? null);
  return { node: el('blockquote', {}, blocks(taken.join('\n'), true)), end };
}

function list(text, at) {
  const { taken, end } = rows(text, at, (row) => {
    const item = ITEM.exec(row);
    return item && { depth: item[1].length, number: parseInt(item[2], 10), text: item[3] };
  });
  return { node: nested(taken), end };
}

/** A list of items, of which the deeper ones go into a list of their own below the one before. */
function nested(items) {
  const [{ depth, number }] = items;
  const node = Number.isNaN(number) ? el('ul') : el('ol', { start: number });
  for (let at = 0; at < items.length;) {
    const item = el('li', {}, inline(items[at].text));
    let below = at + 1;
    while (below < items.length && items[below].depth > depth) below += 1;
    if (below > at + 1) item.append(nested(items.slice(at + 1, below)));
    node.append(item);
    at = below;
  }
  return node;
}
