import type { DocumentCitation, VaultDocument } from '@foja/contracts/documents';
import type { Stretch } from '@foja/legal-text/split-sentences';
import { documentTerms } from './document-terms.ts';
import type { ChosenPassage } from './passages-asked-for.ts';
import { type QuestionWords, worthOf } from './question-words.ts';
import { readSentences } from './read-sentences.ts';

/** A passage that an answer may stand on, and its sentences that say most of what is asked (offsets within the passage). */
export interface CitedPassage {
  passage: ChosenPassage;
  document: Pick<VaultDocument, 'fileId' | 'fileName' | 'pages'>;
  quote: { start: number; end: number };
}

const quoteMaxCharacters = 640;
/** A heading names a thing and says nothing of it. */
const headingWorth = 0.5;
/** A sentence beside the best one is quoted as well where it says this much of what the best one does. */
const neighbourRatio = 0.4;
/** What limits or goes on with the sentence beside it: without it, that one would tell half. */
const hangsOn =
  /(?<!\p{L})(?:salvo|excepto|excepci[óo]n|sin perjuicio|no obstante|sin embargo|siempre que|a menos que|tampoco|quedan? fuera|no comprende|no se (?:computa|debe|extiende|cubre|aplica)\p{L}*|en (?:tal|cuyo|ese|este) (?:caso|supuesto)|caso contrario|a condici[óo]n|con el cargo|dicho|dicha|aqu[ée]l|aqu[ée]lla|[ée]ste|[ée]sta)(?!\p{L})/iu;

interface Weighed extends Stretch {
  worth: number;
}

/**
 * The sentence of a passage that says most of what is asked, with those beside it that say it too, or that limit it: the answer is
 * often in the exception. @returns offsets within the passage, whole sentences.
 */
export function chooseQuote(
  { text, isWhole }: Pick<ChosenPassage, 'text' | 'isWhole'>,
  words: QuestionWords,
): { start: number; end: number } {
  const sentences: Weighed[] = readSentences(text).map((sentence) => {
    return { ...sentence, worth: worthOf([sentence], words) * (/\p{Ll}/u.test(sentence.text) ? 1 : headingWorth) };
  });
  let best = 0;
  for (const [place, { worth }] of sentences.entries()) if (worth > (sentences[best]?.worth ?? 0)) best = place;
  const [first] = sentences;
  if (!sentences[best] || first === undefined) return { start: 0, end: text.length };
  // A clause that is short enough is quoted whole: what it leaves out may be the answer.
  const whole = { start: first.start, end: sentences.at(-1)?.end ?? text.length };
  return isWhole || whole.end - whole.start <= quoteMaxCharacters ? whole : widened(sentences, best);
}

function widened(sentences: readonly Weighed[], best: number): { start: number; end: number } {
  const { worth: most = 0 } = sentences[best] ?? {};
  const belongs = (beside: Weighed | undefined, inner: Weighed | undefined, isAfter: boolean) =>
    beside !== undefined &&
    (beside.worth >= most * neighbourRatio || hangsOn.test((isAfter ? beside : inner)?.text.slice(0, 60) ?? ''));
  let [first, last] = [best, best];
  for (;;) {
    const fits = (from: number, to: number) =>
      (sentences[to]?.end ?? 0) - (sentences[from]?.start ?? 0) <= quoteMaxCharacters;
    if (last + 1 < sentences.length && fits(first, last + 1) && belongs(sentences[last + 1], sentences[last], true))
      last += 1;
    else if (first > 0 && fits(first - 1, last) && belongs(sentences[first - 1], sentences[first], false)) first -= 1;
    else break;
  }
  return { start: sentences[first]?.start ?? 0, end: sentences[last]?.end ?? 0 };
}

/** The question's words are marked, and those by which papers say them. */
export function presentCitation(
  number: number,
  { passage, document, quote }: CitedPassage,
  words: QuestionWords,
): DocumentCitation {
  return {
    number,
    fileId: document.fileId,
    fileName: document.fileName,
    page: document.pages === null ? null : passage.page,
    quote: passage.text.slice(quote.start, quote.end),
    passage: passage.text,
    quoteRange: quote,
    marks: documentTerms(passage.text)
      .filter(({ term }) => words.weights.has(term))
      .map(({ start, end }) => ({ start, end })),
  };
}
