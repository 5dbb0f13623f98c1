export interface TextPiece {
  text: string;
  marked: boolean;
}

/** The separate quotations of an excerpt: it joins sentences with ellipses or line breaks. */
export function quotesOf(excerpt: string): string[] {
  return excerpt
    .split(/\s*(?:\[?\(?(?:…|\.\.\.)\)?\]?|\n)\s*/u)
    .map((quote) => quote.trim().replace(/^["“«]|["”»]$/gu, ''))
    .filter((quote) => quote.length >= 12);
}

/** Cuts `text` where the quotes stand in it, white space and capitals aside; what is not found is simply not marked. */
export function markQuotes(text: string, quotes: readonly string[]): TextPiece[] {
  const marks = new Uint8Array(text.length);
  for (const quote of quotes) {
    const pattern = quote
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+');
    const found = new RegExp(pattern, 'iu').exec(text);
    if (found) marks.fill(1, found.index, found.index + found[0].length);
  }
  const pieces: TextPiece[] = [];
  for (let start = 0; start < text.length; ) {
    const marked = marks[start] === 1;
    let end = start + 1;
    while (end < text.length && (marks[end] === 1) === marked) end += 1;
    pieces.push({ text: text.slice(start, end), marked });
    start = end;
  }
  return pieces;
}
