// The page's drawings: strokes only, all our own.

import { drawing } from './dom.js';

const PATHS = {
  hash: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  thread: 'M4 5h16M4 10h10M9 15h11M9 20h7M5.5 10v5.5q0 2.500 2.500 2.500',
  voice: 'M4 9.500v5h4l5 4.500V5L8 9.500zM16 9q2 3 0 6M18.500 6.500q4 5.500 0 11',
  announcement: 'M4 10v4h4l9 5V5l-9 5zM8 14v5h3v-3.500M20 10q1 2 0 4',
  forum: 'M4 4h12v8H9l-3 3v-3H4zM19 8h1v8h-2v3l-3-3h-5',
  at: 'M15.500 8.500v5q0 2 2 2t2.500-3.500a8 8 0 1 0-3.500 6.500M15.500 12a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5 11.500v1h1v-1zM11.500 11.500v1h1v-1zM18 11.500v1h1v-1z',
  close: 'M5 5l14 14M19 5 5 19',
  eye: 'M2.500 12q4-6.500 9.500-6.500t9.500 6.500q-4 6.500-9.500 6.500t-9.500-6.500M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  down: 'M6 9.500l6 6 6-6',
  outside: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  send: 'M4 4l17 8-17 8 3-8zM7 12h9',
  silent: 'M6 16h10.500M7 13V10q0-5 5-5 2.500 0 4 2M17 11v4M10.500 19h3M4 4l16 16',
  slash: 'M15 5 9 19M4.500 4.500h15v15h-15z',
  back: 'M20 18v-3q0-5-5-5H6M10 5.500 5.500 10l4.500 4.500',
};

/** The drawing of that name. */
export function icon(name) {
  return drawing(PATHS[name], `icon-${name}`);
}
