/** A stretch of a text, plain or under a mark. */
export interface Piece<Mark> {
  start: number;
  text: string;
  mark: Mark | null;
}

export interface MarkedStretch<Mark> {
  /** UTF-16 offsets of the text. */
  start: number;
  end: number;
  /** What is shown in its place. */
  shown: string;
  mark: Mark;
}

/** Past this many lines the browser lays out only those in sight. */
export const longFromLines = 400;

/** The text cut at its line breaks and at its marks, which are in order; one that goes over a line break stays whole. */
export function cutLines<Mark>(text: string, marks: Iterable<MarkedStretch<Mark>>): Piece<Mark>[][] {
  const lines: Piece<Mark>[][] = [[]];
  const put = (piece: Piece<Mark>) => lines.at(-1)?.push(piece);
  const plain = (from: number, to: number) => {
    let start = from;
    for (const [index, line] of text.slice(from, to).split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '' || index > 0) put({ start, text: line, mark: null });
      start += line.length + 1;
    }
  };
  let at = 0;
  for (const { start, end, shown, mark } of marks) {
    plain(at, start);
    // A mark that begins a line takes the place of the line's nothing.
    if (lines.at(-1)?.at(-1)?.text === '') lines.at(-1)?.pop();
    put({ start, text: shown, mark });
    at = end;
  }
  plain(at, text.length);
  return lines.filter((line) => line.length > 0);
}
