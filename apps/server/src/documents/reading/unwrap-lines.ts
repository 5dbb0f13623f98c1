import { joinLines } from './tidy-text.ts';

/** Of the lines that another one follows, so many go on in it before a text counts as broken at the width of a page. */
const brokenShareMin = 0.25;
const linesMin = 6;

/** Lines that were broken at a width are joined into paragraphs, so that a sentence is whole; other texts are left as they are. */
export function unwrapLines(text: string): string {
  const lines = text.split('\n');
  const pairs = lines.slice(1).flatMap((line, index) => (line !== '' && lines[index] !== '' ? [line] : []));
  const goingOn = pairs.filter((line) => /^\p{Ll}(?!\))/u.test(line)).length;
  return pairs.length >= linesMin && goingOn >= pairs.length * brokenShareMin ? joinLines(text) : text;
}
