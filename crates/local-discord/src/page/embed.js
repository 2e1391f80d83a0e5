// Embeds and files: pictures are shown, everything else is offered.

import { el, localFile, outside, safeLink } from './dom.js';
import { back } from './focus.js';
import { icon } from './icons.js';
import { inline } from './inline.js';
import { link } from './link.js';
import { markdown } from './markdown.js';
import { when } from './time.js';

const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** An embed: the framed part of a message. */
export function embed(shown) {
  const box = el('div', { class: 'embed' },
    el('div', { class: 'words' },
      shown.author && el('div', { class: 'embed-author' },
        picture(shown.author.icon_url, 'small-icon'), linked(shown.author.url, shown.author.name)),
      shown.title && el('div', { class: 'embed-title' }, linked(shown.url, inline(shown.title, !shown.url))),
      shown.description && el('div', { class: 'content' }, markdown(shown.description)),
      shown.fields?.length > 0 && el('div', { class: 'fields' }, shown.fields.map(field))),
    shown.thumbnail && el('div', { class: 'thumbnail' }, media(shown.thumbnail)),
    shown.image && el('div', { class: 'embed-image' }, media(shown.image)),
    footer(shown));
  if (Number.isInteger(shown.color) && shown.color > 0) {
    box.style.borderInlineStartColor = `#${shown.color.toString(16).padStart(6, '0')}`;
  }
  return box;
}

const field = ({ name, value, inline: beside }) => el('div', { class: beside ? 'field beside' : 'field' },
  el('div', { class: 'field-name' }, inline(name)), el('div', { class: 'content' }, markdown(value)));

function linked(url, words) {
  const safe = url && safeLink(url);
  return safe ? link(safe, words) : words;
}

function footer({ footer: foot, timestamp }) {
  if (!foot && !timestamp) return null;
  const at = timestamp && Date.parse(timestamp);
  return el('div', { class: 'embed-footer' }, foot && picture(foot.icon_url, 'small-icon'), foot?.text,
    foot && at && ' • ', at && when(at));
}

function picture(url, name) {
  const path = url && localFile(url);
  return path && el('img', { class: name, src: path, alt: '' });
}

/**
 * A picture that opens large. It has its place before it has arrived, so that nothing moves when it does. One from
 * elsewhere is not loaded: this page asks nobody but the local Discord.
 */
function media({ url, width, height, description }) {
  const path = localFile(url);
  if (!path) {
    const safe = safeLink(url);
    return el('span', { class: 'absent' }, safe ? outside(safe, 'A picture from elsewhere') : 'A picture from elsewhere');
  }
  const image = el('img', { src: path, alt: description ?? '', width, height });
  const label = description ? `Enlarge: ${description}` : 'Enlarge the picture';
  return el('button', {
    type: 'button', class: 'picture', 'aria-label': label, title: description, 'data-focus': path, onclick: () => enlarge(path, description),
  }, image);
}

/** The picture by itself over the whole window; a click, Escape or the cross closes it. */
function enlarge(path, description) {
  const dialog = el('dialog', { class: 'lightbox', 'aria-label': 'Picture' },
    el('button', { type: 'button', class: 'close', 'aria-label': 'Close', onclick: () => dialog.close() }, icon('close')),
    el('img', { src: path, alt: description ?? '' }),
    el('a', { href: path, target: '_blank', rel: 'noopener' }, 'Open in a window of its own'));
  dialog.addEventListener('click', (event) => {
    if (!event.target.closest('a')) dialog.close();
  });
  const opener = document.activeElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    back(opener);
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The files of a message. */
export function attachments(files) {
  return files.map((shown) => (isPicture(shown) ? el('div', { class: 'attached' }, media(shown)) : file(shown)));
}

const isPicture = ({ content_type: kind, url }) => PICTURES.includes(kind) && localFile(url) !== null;

function file({ filename, size, url, description }) {
  const path = localFile(url);
  return el('div', { class: 'file' }, icon('file'),
    el('div', {},
      path ? el('a', { href: path, download: filename }, filename) : filename,
      el('small', {}, amount(size), description && ` · ${description}`)),
    path && el('a', { class: 'plain', href: path, download: filename, 'aria-label': `Download ${filename}` }, icon('save')));
}

function amount(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(2)} KB` : `${(bytes / 1024 ** 2).toFixed(2)} MB`;
}
