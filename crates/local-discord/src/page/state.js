// What the page knows: who one is, where, and what the ids stand for. One object, changed by main.js alone.

export const state = {
  /** The person's name, as the address has it. */
  person: null,
  /** The person's id. */
  me: null,
  guild: null,
  people: [],
  users: new Map(),
  roles: new Map(),
  places: [],
  /** The place that is shown, one of `places`. */
  place: null,
  commands: [],
};

/** The direct messages with the bot have no name of their own, and nothing else has neither parent nor `#`. */
export const isDm = (place) => place?.name === 'dm' && place.parent === null;

const FORUM = 15;

/** Nobody writes in a forum itself: it has posts, which are threads. */
export const isForum = (place) => place.kind === FORUM;

/** The name that a user has in the guild; in direct messages, their own. */
export function nameOf(id, fallback = 'unknown-user') {
  const user = state.users.get(id);
  if (!user) return fallback;
  return (isDm(state.place) ? null : user.nick) ?? user.name;
}

/** The place of that id, or undefined. */
export const placeOf = (id) => state.places.find((place) => place.id === id);

/** How a channel is addressed: text channels by their names, which are told apart, and threads by their ids. */
export const keyOf = (place) => (place.parent === null ? place.name : place.id);

/** The address of a place for the person that the window is. */
export const linkTo = (place, person = state.person) =>
  `#${encodeURIComponent(person)}/${encodeURIComponent(keyOf(place))}`;

/** Whether a message calls the person. */
export function callsMe(message) {
  const named = message.mentions.some((user) => user.id === state.me);
  return (named || message.mention_everyone) && message.author.id !== state.me;
}

/** All mentions that were not read anywhere. */
export const mentions = () => state.places.reduce((sum, place) => sum + place.unread.mentions, 0);
