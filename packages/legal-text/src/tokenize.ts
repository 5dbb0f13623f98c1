/** A word or number of a text; `start` and `end` are UTF-16 offsets into it. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

// A number keeps its thousands ("24.240"); letters and digits that touch ("8bis") come apart.
const tokenPattern = /\p{N}+(?:\.\p{N}{3})*(?!\p{N})|\p{N}+|[\p{L}\p{M}]+/gu;

const other = 0;
const letter = 1;
const digit = 2;
/** What each character is, by its code, as far as the punctuation of print: nearly all of a Spanish text. */
const kinds = Uint8Array.from({ length: 0x2070 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[\p{L}\p{M}]/u.test(character)) return letter;
  return /\p{N}/u.test(character) ? digit : other;
});
const fullStop = 0x2e;
const thousands = 3;

/** Words and numbers of a Spanish text, in order. Linear in the length of the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  for (let at = 0; at < length; ) {
    const start = at;
    const kind = kindAt(text, at);
    if (kind === undefined) return tokenizeAny(text);
    at += 1;
    if (kind === other) continue;
    while (at < length && kindAt(text, at) === kind) at += 1;
    if (kind === digit) at = endOfThousands(text, at);
    // What stands further on in Unicode may go on with the word.
    if (at < length && kindAt(text, at) === undefined) return tokenizeAny(text);
    tokens.push({ text: text.slice(start, at), start, end: at });
  }
  return tokens;
}

function kindAt(text: string, at: number): number | undefined {
  return kinds[text.charCodeAt(at)];
}

/** Where a number ends whose first digits end at a place: after all its groups of three, the last of which is no longer. */
function endOfThousands(text: string, from: number): number {
  let end = from;
  while (text.charCodeAt(end) === fullStop) {
    const next = end + 1 + thousands;
    for (let at = end + 1; at < next; at += 1) if (kindAt(text, at) !== digit) return end;
    if (kindAt(text, next) === digit) return end;
    end = next;
  }
  return end;
}

/** The same of any script. */
function tokenizeAny(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}
