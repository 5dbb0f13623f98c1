// A pattern that may begin with any of two hundred words tries them one after the other where a word begins. Told apart by their first
// letters, only those are tried that can match.

/** Letters by which alternatives are told apart; more make the pattern longer and gain nothing. */
const deepest = 3;

/**
 * The same pattern, of which each list of alternatives `(?:a|b|c)` that is not inside another group is sorted by first letters.
 *
 * It matches where `pattern` matches. Which of several alternatives is taken stays the same too, where all of a list begin with a letter.
 */
export function sortedByLetters(pattern: RegExp): RegExp {
  const { source } = pattern;
  let sorted = '';
  let at = 0;
  while (at < source.length) {
    const end = endOfPart(source, at);
    const part = source.slice(at, end);
    sorted += part.startsWith('(?:') ? `(?:${sortList(splitList(part.slice(3, -1)), deepest)})` : part;
    at = end;
  }
  return new RegExp(sorted, pattern.flags);
}

function sortList(alternatives: readonly string[], depth: number): string {
  const groups = new Map<string, string[]>();
  for (const alternative of alternatives) {
    const letter = /^[a-z](?![?*+{])/.exec(alternative)?.[0] ?? alternative;
    groups.set(letter, [...(groups.get(letter) ?? []), alternative]);
  }
  return [...groups]
    .map(([letter, same]) => {
      if (same.length === 1 || letter.length !== 1 || depth === 0) return same.join('|');
      return `${letter}(?:${sortList(
        same.map((alternative) => alternative.slice(1)),
        depth - 1,
      )})`;
    })
    .join('|');
}

/** `a|(?:b|c)|[|]` is `a`, `(?:b|c)` and `[|]`. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  while (at < list.length) {
    if (list[at] === '|') {
      parts.push(list.slice(from, at));
      from = at + 1;
      at += 1;
    } else at = endOfPart(list, at);
  }
  return [...parts, list.slice(from)];
}

/** Where the group, the class or the character ends that begins at `at`. */
function endOfPart(source: string, at: number): number {
  const first = source[at];
  if (first === '\\') return at + 2;
  if (first === '[') {
    let end = at + 1;
    while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (first !== '(') return at + 1;
  let end = at + 1;
  while (source[end] !== ')') end = endOfPart(source, end);
  return end + 1;
}
