// Moments as Discord writes them, in the reader's language and time zone.

import { el } from './dom.js';

/** How far the local Discord's clock is ahead of this machine's, since it may be turned; null until that is known. */
let ahead_ms = null;

/** Sets the page's clock by the local Discord's. */
export function setClock(now) {
  ahead_ms = now - Date.now();
}

/** Whether the local Discord has told its time. */
export const isKnown = () => ahead_ms !== null;

export const now = () => Date.now() + (ahead_ms ?? 0);

/** The language in which the person reads moments. */
let language = 'en-US';
/** Makes what formats in that language, once for each language. */
const inLanguage = (make) => {
  const made = new Map();
  return () => {
    if (!made.has(language)) made.set(language, make(language));
    return made.get(language);
  };
};

const formatted = (options) => {
  const format = inLanguage((spoken) => new Intl.DateTimeFormat(spoken, options));
  return (ms) => format().format(ms);
};

const FORMATS = {
  t: formatted({ timeStyle: 'short' }),
  T: formatted({ timeStyle: 'medium' }),
  d: formatted({ dateStyle: 'short' }),
  D: formatted({ dateStyle: 'long' }),
  f: formatted({ dateStyle: 'long', timeStyle: 'short' }),
  F: formatted({ dateStyle: 'full', timeStyle: 'short' }),
  s: formatted({ dateStyle: 'short', timeStyle: 'short' }),
  S: formatted({ dateStyle: 'short', timeStyle: 'medium' }),
  R: (ms) => relative(ms - now()),
};

const UNITS = [['year', 31_536_000], ['month', 2_592_000], ['day', 86_400], ['hour', 3600], ['minute', 60]];
const distance = inLanguage((spoken) => new Intl.RelativeTimeFormat(spoken, { numeric: 'always' }));
const nearDay = inLanguage((spoken) => new Intl.RelativeTimeFormat(spoken, { numeric: 'auto' }));

function relative(ms) {
  const seconds = Math.round(ms / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return distance().format(Math.round(seconds / size), unit);
}

/** What `tick` goes by. */
const kept = (form, ms) => ({ 'data-form': form, 'data-ms': ms });

/** `<t:seconds:style>`, which keeps itself up to date; null if there is no such moment. */
export function timestamp(seconds, style = 'f') {
  const ms = seconds * 1000;
  // The largest moment that a date can hold.
  if (Math.abs(ms) > 8.64e15) return null;
  return el('time', {
    class: 'stamp',
    datetime: new Date(ms).toISOString(),
    title: FORMATS.F(ms),
    ...kept(style, ms),
  }, FORMATS[style](ms));
}

/** When a message was sent, which keeps itself up to date: what is said today was said yesterday tomorrow. */
export const when = (ms) => el('time', {
  class: 'when', datetime: new Date(ms).toISOString(), title: full(ms), ...kept('sent', ms),
}, sent(ms));

/** Brings all moments up to date. */
export function tick() {
  for (const time of document.querySelectorAll('time[data-ms]')) {
    const ms = Number(time.dataset.ms);
    const text = time.dataset.form === 'sent' ? sent(ms) : FORMATS[time.dataset.form](ms);
    if (time.textContent !== text) time.textContent = text;
  }
}

/** Shows all moments in this language from now on. */
export function showMomentsIn(spoken) {
  if (spoken === language) return;
  language = spoken;
  tick();
}

const startOfDay = (ms) => new Date(ms).setHours(0, 0, 0, 0);

/** The day of a message, for the line between days. */
export const day = (ms) => FORMATS.D(startOfDay(ms));

/** When a message was sent, as it stands beside its author. */
function sent(ms) {
  const days = Math.round((startOfDay(now()) - startOfDay(ms)) / 86_400_000);
  if (days !== 0 && days !== 1) return FORMATS.s(ms);
  const near = nearDay().format(-days, 'day');
  return `${near.charAt(0).toLocaleUpperCase(language)}${near.slice(1)}, ${FORMATS.t(ms)}`;
}

export const dayShort = formatted({ weekday: 'short', day: 'numeric', month: 'short' });
export const short = FORMATS.t;
export const full = FORMATS.F;
