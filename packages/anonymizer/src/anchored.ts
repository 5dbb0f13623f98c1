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
  return matchWindows(text, pattern, windowsOf(text, anchor, reach));
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

/** Where a match may lie that contains a match of `anchor` and begins at most `reach` characters before it; in order, disjoint. */
export function windowsOf(text: string, anchor: RegExp, reach: number): Window[] {
  const windows: Window[] = [];
  for (const { index, 0: found } of text.matchAll(anchor)) {
    const start = Math.max(0, index - reach);
    const end = Math.min(text.length, index + found.length + lookahead);
    const last = windows.at(-1);
    if (last && start <= last.end) last.end = end;
    else windows.push({ start, end });
  }
  return windows;
}
