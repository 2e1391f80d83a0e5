// Links: what leads to a channel or a message of this guild opens here, as in Discord, all else in a tab of its own.

import { el, outside } from './dom.js';
import { linkTo, placeOf, state } from './state.js';

const HOSTS = ['discord.com', 'canary.discord.com', 'ptb.discord.com', 'discordapp.com'];
const CHANNEL = /^\/channels\/(\d{1,20}|@me)\/(\d{1,20})(?:\/(\d{1,20}))?\/?$/;

/** A link to a safe address. */
export function link(url, ...children) {
  const here = inside(url);
  if (here === null) return outside(url, ...children);
  const node = el('a', { href: here }, ...children);
  node.addEventListener('click', () => {
    // A link to where one is already is no change of the address, but leads to its message all the same.
    if (location.hash === here) window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  return node;
}

/** The address on this page that a Discord link means, or null if it leads elsewhere. */
export function inside(url) {
  const { hostname, pathname } = new URL(url);
  const [, guild, channel, message] = (HOSTS.includes(hostname) && CHANNEL.exec(pathname)) || [];
  if (channel === undefined || (guild !== '@me' && guild !== state.guild.id)) return null;
  // Somebody who cannot see it is told so where the link leads.
  const place = placeOf(channel) ?? { parent: '', id: channel };
  return `${linkTo(place)}${message === undefined ? '' : `/${message}`}`;
}
