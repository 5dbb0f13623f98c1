import type { WordContext, WordRange, WordSearchable } from '../platform/office/office-types.ts';

/** Word refuses to search for more. */
const searchMaxCharacters = 255;
/** Long enough to be rare, short enough to hold no mark of a note. */
const edgeCharacters = 60;
/** More places than these are not looked at. */
const placesMax = 12;
/** Word's own marks in the text where a note and a comment hang. */
const noteMark = '\u0002';
const commentMark = '\u0005';

/** Word's text as plain text: a line for each paragraph and each break, and no marks of notes and comments. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replaceAll(noteMark, '')
    .replaceAll(commentMark, '')
    .replaceAll('\u00a0', ' ');
}

export const holdsNote = (range: WordRange) => range.text.includes(noteMark);

/** Every place of a part of the document that says exactly these words. Their `text` is loaded. */
export async function findWords(context: WordContext, part: WordSearchable, words: string): Promise<WordRange[]> {
  const wanted = words.trim();
  if (wanted === '') return [];
  const whole =
    wanted.length <= searchMaxCharacters && !wanted.includes('\n') ? await search(context, part, wanted) : [];
  const found = whole.filter((range) => plainText(range.text) === plainText(wanted));
  return found.length > 0 ? found : findBetweenEdges(context, part, wanted);
}

/** By their beginning and their end: for long texts, for several paragraphs, and for words between which a note hangs. */
async function findBetweenEdges(context: WordContext, part: WordSearchable, wanted: string): Promise<WordRange[]> {
  const lines = wanted.split('\n').filter((line) => line.trim() !== '');
  const length = Math.min(edgeCharacters, Math.max(1, Math.floor(wanted.length / 2)));
  const head = (lines[0] ?? '').trim().slice(0, length).trim();
  const tail = (lines.at(-1) ?? '').trim().slice(-length).trim();
  const [heads, tails] = [await search(context, part, head), await search(context, part, tail)];
  const spans = heads.slice(0, placesMax).flatMap((from) => tails.slice(0, placesMax).map((to) => from.expandTo(to)));
  for (const span of spans) span.load('text');
  await context.sync();
  return spans.filter((span) => plainText(span.text).trim() === plainText(wanted));
}

async function search(context: WordContext, part: WordSearchable, words: string): Promise<WordRange[]> {
  // A caret begins one of Word's codes; two of them are one caret.
  const found = part.search(words.replaceAll('^', '^^').slice(0, searchMaxCharacters), { matchCase: true });
  found.load('items/text');
  await context.sync();
  return found.items;
}
