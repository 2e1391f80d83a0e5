// Building elements. Text from outside only ever becomes text nodes here, so there is nothing to escape.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element. Properties that begin with `on` are listeners, `null`, `undefined` and `false` are left out, and
 * children may be nodes, texts, lists of them, or nothing.
 */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  return add(node, children);
}

function add(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

/** A drawing of one path on a field of 24 by 24, for the eyes only. */
export function drawing(path, name = '') {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', `icon ${name}`);
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** An address that may be linked to, or null: no script, no file. */
export function safeLink(text) {
  try {
    const url = new URL(text);
    return ['http:', 'https:', 'discord:'].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** A link out of the page, which learns nothing of where it was. */
export function outside(url, ...children) {
  return el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, ...children);
}

/**
 * The address of a file of the local Discord, as a path, or null for others. A path, because the page may have been
 * opened under another name of this machine, and the browser shows it nothing from elsewhere.
 */
export function localFile(text) {
  try {
    const { pathname, hostname } = new URL(text, location.href);
    const here = hostname === location.hostname || hostname === '127.0.0.1';
    return here && pathname.startsWith('/cdn/attachments/') ? pathname : null;
  } catch {
    return null;
  }
}

/** Brings a message into view and lights it up for a moment. Whether it is among those that are shown. */
export function showMessage(id) {
  const there = document.getElementById(`message-${id}`);
  if (!there) return false;
  there.scrollIntoView({ block: 'center' });
  there.classList.remove('found');
  requestAnimationFrame(() => there.classList.add('found'));
  return true;
}
