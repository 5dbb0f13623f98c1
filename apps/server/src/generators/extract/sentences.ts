import { type Stretch, splitSentences } from '@foja/legal-text/split-sentences';

/** Longest quotation shown, in characters; it ends at a word of the text. */
const quoteMaxCharacters = 600;

/** A run of blanks this long ends a sentence; splitting one would take quadratic time. */
const longBlank = /[^\S\n]{100,}/g;

function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { 0: blank, index } of [...text.matchAll(longBlank), { 0: '', index: text.length }]) {
    const offset = from;
    for (const { end, start, text: words } of splitSentences(text.slice(from, index))) {
      stretches.push({ start: start + offset, end: end + offset, text: words });
    }
    from = index + blank.length;
  }
  return stretches;
}

/** "…con domicilio en Av.\nJuan B. Alberdi": a margin broke the line between a short form and its name. */
const beforeName = /\s(?:av|bv|pje|dra?|sra?|lic|ing|arq|esc)\.$/i;
const sentenceEnds = new Set('.:;!?');

/** Sentences of a text in which long lines may be broken: a line that goes on in lower case is one with the line before. */
export function sentencesOf(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  for (const stretch of stretchesOf(text)) {
    const last = sentences.at(-1);
    const goesOn =
      last !== undefined &&
      /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(last.end, stretch.start)) &&
      !isRow(lineAt(text, last.end - 1)) &&
      !isRow(lineAt(text, stretch.start)) &&
      (beforeName.test(last.text) ||
        (!sentenceEnds.has(text[last.end - 1] ?? '') &&
          (/^[\p{Ll}\d(«“"[]/u.test(stretch.text) || isWrapped(text, last) || isInCapitals(text, last, stretch))));
    if (goesOn) {
      last.end = stretch.end;
      last.text = text.slice(last.start, last.end);
    } else sentences.push({ ...stretch });
  }
  return sentences.map(withoutNumber);
}

const leadingNumber =
  /^(?:(?:[IVX]{1,5}|\d{1,2})\s*[.)°º-]+\s+|(?:CONSIDERANDO|RESULTA|RESUELVO|FALLO)\s*:\s*)+(?=\S)/u;

/** Lines of this length or more, in characters, were broken by a margin and not by whoever wrote them. */
const wrappedCharacters = 50;

/** Whether the line on which a stretch ends is so long that the next one goes on with it. */
function isWrapped(text: string, { end, start }: Stretch): boolean {
  const line = text.slice(Math.max(start, text.lastIndexOf('\n', end - 1) + 1), end);
  return line.length >= wrappedCharacters && /\p{Ll}/u.test(line);
}

/** In capitals throughout a longer line is no title, which stands alone or is short. */
const wrappedInCapitals = 60;

/** Whether a paper in capitals throughout goes on in the next line: no lower case shows it there. */
function isInCapitals(text: string, { end }: Stretch, next: Stretch): boolean {
  const line = lineAt(text, end - 1);
  const isCapital = (one: string) => /\p{Lu}/u.test(one) && !/\p{Ll}/u.test(one);
  return line.length >= wrappedInCapitals && isCapital(line) && isCapital(lineAt(text, next.start));
}

/** The whole line in which the character at `index` stands. */
function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  return text.slice(text.lastIndexOf('\n', index) + 1, end < 0 ? text.length : end);
}

/** "| Plazo | dos años |", "Anticipo      $ 20.000", "Tipo ....... Sedán": a row of a table says one thing by itself. */
function isRow(line: string): boolean {
  return /^\s*[|+]/.test(line) || /\S(?:[^\S\n]{4,}|\s*\.{5,}\s*)\S/.test(line);
}

function withoutNumber(stretch: Stretch): Stretch {
  const lead = leadingNumber.exec(stretch.text)?.[0].length ?? 0;
  return { start: stretch.start + lead, end: stretch.end, text: stretch.text.slice(lead) };
}

/** The sentence that holds the character at `index`, or null; sentences are in order. */
export function sentenceAt(sentences: readonly Stretch[], index: number): Stretch | null {
  let low = 0;
  for (let high = sentences.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  const sentence = sentences[low];
  return sentence !== undefined && sentence.start <= index ? sentence : null;
}

/** A stretch as it is quoted: verbatim, cut at a word where it is long. */
export function asQuote(stretch: string): string {
  const trimmed = stretch.trim();
  if (trimmed.length <= quoteMaxCharacters) return trimmed;
  return trimmed.slice(0, quoteMaxCharacters).replace(/\s+\S*$/, '');
}
