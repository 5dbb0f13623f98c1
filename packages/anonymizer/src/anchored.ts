// Most patterns with a long list of beginnings end at something rare: a figure, a colon, an initial's point. Only what stands around
// those anchors is read.

/** Characters after an anchor that a pattern may look at. */
const lookahead = 48;

/** One reading of a text: where it may begin, and where it ends. */
export interface Window {
  start: number;
  end: number;
}

/**
 * The matches of `pattern` that lie at most `reach` characters before an anchor or contain it, in order. `pattern` has flag `g` and every
 * match of it has to contain a match of `anchor`.
 */
export function matchAnchored(text: string, pattern: RegExp, anchor: RegExp, reach: number): RegExpExecArray[] {
  return matchWindows(text, pattern, windowsAround(placesOf(text, anchor), reach, text.length));
}

/** The matches of `pattern`, which has flag `g`, that lie in the windows, in order. */
export function matchWindows(text: string, pattern: RegExp, windows: readonly Window[]): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (const { start, end } of windows) {
    // What stands to the left stays, for what looks behind.
    const part = end < text.length ? text.slice(0, end) : text;
    pattern.lastIndex = start;
    for (let match = pattern.exec(part); match !== null; match = pattern.exec(part)) matches.push(match);
  }
  pattern.lastIndex = 0;
  return matches;
}

/** Where the anchors stand. */
function placesOf(text: string, anchor: RegExp): Window[] {
  const places: Window[] = [];
  anchor.lastIndex = 0;
  for (let match = anchor.exec(text); match !== null; match = anchor.exec(text)) {
    places.push({ start: match.index, end: anchor.lastIndex });
  }
  return places;
}

/**
 * Where a match may lie that contains one of the anchors and begins at most `reach` characters before it; in order, disjoint.
 * @param length that of the text.
 */
export function windowsAround(anchors: readonly Window[], reach: number, length: number): Window[] {
  const windows: Window[] = [];
  for (const anchor of anchors) {
    const start = Math.max(0, anchor.start - reach);
    const end = Math.min(length, anchor.end + lookahead);
    const last = windows.at(-1);
    if (last && start <= last.end) last.end = end;
    else windows.push({ start, end });
  }
  return windows;
}
