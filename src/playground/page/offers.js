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

/** What a menu offers; nothing if it is none. */
export function menuOptions(component) {
  switch (component.type) {
    case STRING_SELECT: return component.options;
    case USER_SELECT: return people();
    case ROLE_SELECT: return roles();
    case MENTIONABLE_SELECT: return [...people(), ...roles()];
    case CHANNEL_SELECT: return places(component.channel_types);
    default: return null;
  }
}
