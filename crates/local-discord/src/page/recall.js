// What was typed in this window, to be typed again: arrow up goes back through it, arrow down returns.

const MOST = 50;

const lines = JSON.parse(sessionStorage.getItem('typed') ?? '[]');
/** Which of them stands in the box; past the last if none does. */
let at = lines.length;

/** Remembers a line that is being sent. */
export function remember(line) {
  if (lines.at(-1) !== line) lines.push(line);
  lines.splice(0, lines.length - MOST);
  at = lines.length;
  sessionStorage.setItem('typed', JSON.stringify(lines));
}

/**
 * The line that is so many steps from the one in the box, or null if the key means something else: only an empty box,
 * or a line that was recalled and is still as it was, gives way to another.
 */
export function recalled(line, step) {
  if (line === '') at = lines.length;
  else if (line !== lines[at]) return null;
  const to = at + step;
  if (to < 0 || to > lines.length) return null;
  at = to;
  return lines[at] ?? '';
}
