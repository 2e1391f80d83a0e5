// The people's side of the local Discord over HTTP, and its news. What the paths mean is told in
// src/lib.rs.

/** What the client does not let a person do, in the words to show. */
export class Refused extends Error {}

/** The local Discord does not answer: perhaps it is being started again. */
export class Unreachable extends Error {}

const RETRY_MS = 700;

async function request(path, body) {
  const options = body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Unreachable('The local Discord does not answer.');
  }
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? `The local Discord says ${response.status}.`);
  return answer;
}

const by = (person) => `/people/${encodeURIComponent(person)}`;
const at = (person, channel) => `${by(person)}/channels/${encodeURIComponent(channel)}`;

export const api = {
  guild: () => request('/guild'),
  people: () => request('/people'),
  locales: () => request('/locales'),
  channels: (person) => request(`${by(person)}/channels`),
  messages: (person, channel, last) => request(`${at(person, channel)}/messages?last=${last}`),
  commands: (person, channel) => request(`${at(person, channel)}/commands`),
  markRead: (person, channel) => request(`${at(person, channel)}/read`, {}),
  run: (person, channel, text) => request(`${by(person)}/run`, { channel, text }),
  complete: (person, channel, text) => request(`${by(person)}/complete`, { channel, text }),
  use: (person, channel, command, target) => request(`${by(person)}/use`, { channel, command, ...target }),
  say: (person, channel, text) => request(`${by(person)}/say`, { channel, text }),
  post: (person, channel, title, text) => request(`${by(person)}/post`, { channel, title, text }),
  click: (person, channel, message, button) => request(`${by(person)}/click`, { channel, message, button }),
  choose: (person, channel, message, select, values) =>
    request(`${by(person)}/choose`, { channel, message, select, values }),
  closeDms: (person, closed) => request('/orders', { do: 'close_dms', person, closed }),
  speak: (person, locale) => request('/orders', { do: 'speak', person, locale }),
  forward: (ms) => request('/orders', { do: 'advance_clock', ms }),
  submit: (person, modal, texts, values) => request(`${by(person)}/submit`, { modal, texts, values }),
  react: (person, channel, message, emoji, on) =>
    request(`${by(person)}/react`, { channel, message, emoji, on }),
};

/**
 * Listens to what changes for a person, and goes on listening when the connection is lost: `heard` gets each frame,
 * `lost` whether there is no connection. Returns how to stop.
 */
export function listen(person, heard, lost) {
  let socket = null;
  let last = null;
  let timer = 0;
  const connect = () => {
    // Nothing is missed before the first frame, since the page reads everything after it.
    const after = last ?? Number.MAX_SAFE_INTEGER;
    socket = new WebSocket(`ws://${location.host}${by(person)}/live?after=${after}`);
    socket.onmessage = (event) => {
      const frame = JSON.parse(event.data);
      lost(false);
      heard(frame, last === null);
      last = frame.last;
    };
    socket.onclose = () => {
      lost(true);
      // Whatever happened meanwhile is read again as a whole.
      last = null;
      timer = setTimeout(connect, RETRY_MS);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };
}
