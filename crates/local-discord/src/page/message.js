// One message: who, when, in answer to what, and everything in it.

import { api } from './api.js';
import { menuCommands, OF_MESSAGES } from './command.js';
import { components } from './components.js';
import { el, showMessage } from './dom.js';
import { attachments, embed } from './embed.js';
import { emoji } from './emoji.js';
import { icon } from './icons.js';
import { line, markdown } from './markdown.js';
import { avatar, nameOfUser } from './people.js';
import { callsMe, isDm, linkTo, nameOf, placeOf, state } from './state.js';
import { full, now, short, when } from './time.js';
import { toast } from './toast.js';

const SUPPRESS_EMBEDS = 1 << 2;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const RECIPIENT_ADD = 1;
const PINNED = 6;
const SUPPRESS_NOTIFICATIONS = 1 << 12;
const THREAD_CREATED = 18;
const MENU_COMMAND = 23;
/** How long a bot may think: as long as it can still answer. */
const THINKING_MS = 15 * 60_000;

/** What others call an author: as the list of users says, or the message itself if they are not in it. */
function authorOf(user) {
  return nameOf(user.id, user.global_name ?? user.username);
}

/** Whether Discord itself says it, in a line of its own. */
export const isOfTheSystem = ({ type }) => [RECIPIENT_ADD, PINNED, THREAD_CREATED].includes(type);

const tag = (user) => user.bot && el('span', { class: 'tag' }, 'App');

/**
 * A message as an item of the list. `grouped` leaves out its author, who stands above; `dismiss` takes away a private
 * one, and `find` knows the other messages that are shown.
 */
export function message(shown, { grouped, dismiss, find }) {
  if (isOfTheSystem(shown)) return systemLine(shown);
  const ephemeral = (shown.flags & EPHEMERAL) !== 0;
  const at = Date.parse(shown.timestamp);
  const name = authorOf(shown.author);
  const classes = ['message', grouped && 'grouped', callsMe(shown) && 'calls', ephemeral && 'ephemeral'];
  return el('li', { class: classes.filter(Boolean).join(' '), id: `message-${shown.id}` },
    above(shown, find),
    grouped
      ? el('time', { class: 'gutter', datetime: shown.timestamp, title: full(at) }, short(at))
      : avatar(shown.author.id, name),
    el('div', { class: 'body' },
      !grouped && el('div', { class: 'head' },
        nameOfUser(shown.author.id, name, 'author', `author ${shown.id}`), tag(shown.author),
        when(at),
        (shown.flags & SUPPRESS_NOTIFICATIONS) !== 0 && el('span', { class: 'silent', title: 'This is a @silent message.' }, icon('silent'))),
      content(shown),
      (shown.flags & SUPPRESS_EMBEDS) === 0 && shown.embeds.map(embed),
      attachments(shown.attachments),
      shown.components.length > 0 && components(shown),
      reactions(shown),
      shown.thread && threadBox(shown.thread),
      ephemeral && foot(() => dismiss(shown.id))),
    !ephemeral && menuCommands(OF_MESSAGES).length > 0 && menuButton(shown.id, name));
}

/** The button that opens a message's menu: apps.js listens. */
const menuButton = (id, name) => el('button', {
  type: 'button', class: 'plain of-message', 'aria-label': `Commands for the message of ${name}`,
  'aria-haspopup': 'listbox', 'data-message': id, 'data-focus': `menu ${id}`,
}, icon('more'));

/** Whether a bot has been thinking for so long that nothing will come of it. */
export const hasGivenUp = ({ flags, timestamp }) => (flags & LOADING) !== 0 && now() - Date.parse(timestamp) > THINKING_MS;

function content(shown) {
  if (hasGivenUp(shown)) return el('div', { class: 'content error' }, 'The application did not respond');
  if ((shown.flags & LOADING) !== 0) return thinking(`${authorOf(shown.author)} is thinking…`);
  const edited = shown.edited_timestamp && el('span', { class: 'edited', title: full(Date.parse(shown.edited_timestamp)) }, '(edited)');
  if (shown.content === '') return edited && el('div', { class: 'content' }, edited);
  const text = markdown(shown.content);
  // It stands in the last line if that is text.
  const last = text.lastElementChild;
  if (edited) (last?.matches('.text, .small') ? last : text).append(' ', edited);
  return el('div', { class: 'content' }, text);
}

const thinking = (words) => el('div', { class: 'content thinking' }, el('span', { class: 'dots', 'aria-hidden': 'true' }), words);

/** What a message answers: a command, or another message. */
function above(shown, find) {
  const { interaction, interaction_metadata: metadata, referenced_message: referenced } = shown;
  if (interaction) {
    const { user, name } = interaction;
    return usedLine(user, shown.type === MENU_COMMAND ? name : `/${name}`, `used ${shown.id}`);
  }
  const clicked = metadata?.interacted_message_id;
  const target = referenced ?? (clicked && find(clicked));
  if (target) return replyLine(target);
  const gone = clicked !== undefined || shown.message_reference !== undefined;
  return gone && el('div', { class: 'above' }, el('em', {}, 'The original message is not here'));
}

function usedLine(user, command, focus) {
  const who = authorOf(user);
  return el('div', { class: 'above' }, avatar(user.id, who, true), nameOfUser(user.id, who, 'who', focus), ' used ',
    el('span', { class: 'mention' }, command));
}

function replyLine(target) {
  const who = authorOf(target.author);
  const words = target.content === '' ? el('em', {}, 'Click to see the message') : line(target.content);
  const go = () => showMessage(target.id);
  return el('div', { class: 'above' }, avatar(target.author.id, who, true),
    el('button', { type: 'button', class: 'jump-to', onclick: go }, el('span', { class: 'who' }, who), ' ', words));
}

const foot = (dismiss) => el('div', { class: 'foot' }, icon('eye'), 'Only you can see this · ',
  el('button', { type: 'button', class: 'link', onclick: dismiss }, 'Dismiss message'));

function threadBox(thread) {
  const place = placeOf(thread.id);
  if (!place) return null;
  const count = thread.message_count;
  return el('a', { class: 'thread-box', href: linkTo(place) }, icon('thread'),
    el('strong', {}, thread.name), el('span', {}, `${count} ${count === 1 ? 'message' : 'messages'} ›`));
}

/** The line that says that a thread began without a message, that somebody was put into one, or that something was pinned. */
function systemLine(shown) {
  const happened = { [THREAD_CREATED]: threadStarted, [RECIPIENT_ADD]: added, [PINNED]: pinned }[shown.type](shown);
  return el('li', { class: 'message system', id: `message-${shown.id}` }, icon('thread'),
    el('div', { class: 'body' },
      el('strong', {}, authorOf(shown.author)), happened, ' ', when(Date.parse(shown.timestamp))));
}

function threadStarted(shown) {
  const place = state.places.findLast((other) => other.parent === state.place.id && other.name === shown.content);
  return [' started a thread: ', place ? el('a', { href: linkTo(place) }, shown.content) : el('strong', {}, shown.content)];
}

const pinned = () => ' pinned a message to this channel.';

/** What others have put below a message; a click joins them, or leaves them. */
function reactions(shown) {
  const buttons = (shown.reactions ?? []).map((reaction) => {
    const { emoji: face, count, me: mine } = reaction;
    return el('button', {
      type: 'button',
      class: 'button secondary reaction',
      'aria-pressed': String(mine),
      onclick: () => api.react(state.person, shown.channel_id, shown.id, face.id ? `${face.name}:${face.id}` : face.name, !mine)
        .catch((error) => toast(error.message)),
    }, emoji(face), String(count));
  });
  return buttons.length > 0 && el('div', { class: 'component-row' }, buttons);
}

const added = (shown) => [' added ', el('strong', {}, shown.mentions.map(authorOf).join(', ')), ' to the thread.'];

/** A command that the bot has not answered yet, or not in time. */
export function pending({ text, failed, remove }) {
  const bot = state.users.get(state.guild.bot);
  const me = { id: state.me, global_name: state.person };
  return el('li', { class: `message ephemeral pending${failed ? ' failed' : ''}` },
    usedLine(me, text),
    avatar(bot.id, bot.name),
    el('div', { class: 'body' },
      el('div', { class: 'head' }, el('span', { class: 'author' }, isDm(state.place) ? bot.name : nameOf(bot.id)), tag(bot)),
      failed ? el('div', { class: 'content error' }, failed) : thinking('Sending command…'),
      failed && foot(remove)));
}
