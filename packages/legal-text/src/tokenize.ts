/** A word or number of a text; `start` and `end` are UTF-16 offsets into it. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

// A number keeps its thousands ("24.240"); letters and digits that touch ("8bis") come apart.
const tokenPattern = /\p{N}+(?:\.\p{N}{3})*(?!\p{N})|\p{N}+|[\p{L}\p{M}]+/gu;

/** Words and numbers of a Spanish text, in order. Linear in the length of the text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}
