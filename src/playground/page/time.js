// Moments as Discord writes them, in the reader's language and time zone.

import { el } from './dom.js';

/** How far the local Discord's clock is ahead of this machine's: tests let time pass there. */
let ahead_ms = 0;

/** Sets the page's clock by the local Discord's. */
export function setClock(now) {
  ahead_ms = now - Date.now();
}

export const now = () => Date.now() + ahead_ms;

const formatted = (options) => {
  const format = new Intl.DateTimeFormat(undefined, options);
  return (ms) => format.format(ms);
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
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

function relative(ms) {
  const seconds = Math.round(ms / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return RELATIVE.format(Math.round(seconds / size), unit);
}

/** `<t:seconds:style>`, which keeps itself up to date if it is relative; null if there is no such moment. */
export function timestamp(seconds, style = 'f') {
  const ms = seconds * 1000;
  // The largest moment that a date can hold.
  if (Math.abs(ms) > 8.64e15) return null;
  return el('time', {
    class: 'stamp',
    datetime: new Date(ms).toISOString(),
    title: FORMATS.F(ms),
    'data-ms': style === 'R' ? ms : null,
  }, FORMATS[style](ms));
}

/** Brings all relative moments up to date. */
export function tick() {
  for (const time of document.querySelectorAll('time[data-ms]')) {
    const text = FORMATS.R(Number(time.dataset.ms));
    if (time.textContent !== text) time.textContent = text;
  }
}

const startOfDay = (ms) => new Date(ms).setHours(0, 0, 0, 0);

/** The day of a message, for the line between days. */
export const day = (ms) => FORMATS.D(startOfDay(ms));

/** When a message was sent, as it stands beside its author. */
export function sent(ms) {
  const days = Math.round((startOfDay(now()) - startOfDay(ms)) / 86_400_000);
  if (days === 0) return `Today at ${FORMATS.t(ms)}`;
  return days === 1 ? `Yesterday at ${FORMATS.t(ms)}` : FORMATS.s(ms);
}

export const short = FORMATS.t;
export const full = FORMATS.F;
