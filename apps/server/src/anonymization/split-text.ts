/** Cuts a text into pieces of at most `maxCharacters`, after a paragraph, a line or a word where one ends in time. */
export function splitText(text: string, maxCharacters: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > maxCharacters) {
    const window = text.slice(from, from + maxCharacters);
    const end = ['\n\n', '\n', '. ', ' ']
      .map((mark) => window.lastIndexOf(mark) + mark.length)
      .find((at) => at > maxCharacters / 2);
    pieces.push(window.slice(0, end));
    from += end ?? maxCharacters;
  }
  pieces.push(text.slice(from));
  return pieces;
}
