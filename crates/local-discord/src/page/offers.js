// What menus offer.

import { nameOf, state } from './state.js';

const STRING_SELECT = 3;
const USER_SELECT = 5;
const ROLE_SELECT = 6;
const MENTIONABLE_SELECT = 7;
const CHANNEL_SELECT = 8;

const people = () => [...state.users.keys()].map((id) => ({ label: nameOf(id), value: id }));
const roles = () => [...state.roles].map(([value, label]) => ({ label, value }));
const places = (kinds) => state.places.filter(({ name, kind }) => name !== 'dm' && (!kinds?.length || kinds.includes(kind)))
  .map(({ id, name }) => ({ label: `#${name}`, value: id }));

/** What a menu offers, and what of it is chosen at first; nothing if it is none. */
export function menuOptions(component) {
  const isDefault = ({ value }) => (component.default_values ?? []).some(({ id }) => id === value);
  const marked = (options) => options.map((option) => ({ ...option, default: isDefault(option) }));
  switch (component.type) {
    case STRING_SELECT: return component.options;
    case USER_SELECT: return marked(people());
    case ROLE_SELECT: return marked(roles());
    case MENTIONABLE_SELECT: return marked([...people(), ...roles()]);
    case CHANNEL_SELECT: return marked(places(component.channel_types));
    default: return null;
  }
}
