// The local Discord's clock at the head of the page, and what turns it forward, for everybody there and for the bot.

import { api } from './api.js';
import { el } from './dom.js';
import { dayShort, full, isKnown, now, short } from './time.js';
import { trying } from './toast.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far one press turns it: what stands on the button, and what is read out. */
const STEPS = [
  ['+10 min', '10 minutes forward', 10 * MINUTE_MS],
  ['+1 h', '1 hour forward', HOUR_MS],
  ['+8 h', '8 hours forward', 8 * HOUR_MS],
  ['+1 day', '1 day forward', 24 * HOUR_MS],
];

const button = document.getElementById('clock');
const [time, date] = [el('span'), el('small')];
const present = el('p', { role: 'status' });

const write = (node, text) => {
  if (node.textContent !== text) node.textContent = text;
};

/** Brings the clock up to date. */
export function showClock() {
  button.hidden = !isKnown();
  write(time, short(now()));
  write(date, dayShort(now()));
  write(present, full(now()));
  button.title = `${full(now())}. Turn the clock forward`;
}

/** Makes the clock open its buttons. They stay open, so that one can be pressed several times. */
export function prepareClock() {
  const step = ([label, meaning, ms]) => el('button', {
    type: 'button', class: 'button secondary', title: meaning, onclick: () => trying(() => api.forward(ms)),
  }, label);
  button.append(time, ' ', date);
  document.getElementById('forward').append(
    el('p', { class: 'heading' }, 'Turn the clock forward'),
    present,
    el('div', { class: 'steps' }, STEPS.map(step)),
    el('p', { class: 'note' }, 'For everybody here, and for the bot. It cannot be turned back.'));
}
