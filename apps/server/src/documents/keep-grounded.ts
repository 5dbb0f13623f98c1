import { isStopWord } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { splitSentences } from '@foja/legal-text/split-sentences';
import { tokenize } from '@foja/legal-text/tokenize';
import { tracePassage } from '../chat/trace-passage.ts';
import { documentTerms } from './document-terms.ts';

/** Of a sentence's words of meaning, how many its sources must hold. */
const minSharedWords = 0.6;
const quotePattern = /«([^«»]+)»|“([^“”]+)”|"([^"]+)"/g;
const sourceMark = /\[(\d{1,3})\]/g;
/** Words with which a sentence about a document begins, and which no document needs to hold. */
const openers = new Set(
  'acuerda ambas aclara afirma agrega asimismo ademas consta contiene corresponde debe describe determina dice dispone documento escrito establece expresa figura fija finalmente incluye indica informa luego menciona obliga ordena pide plantea prevé preve reclama regula relata resuelve segun señala solicita surge tambien texto trata'
    .split(' ')
    .map(fold),
);

/**
 * The sentences of a model's text that hold against what it was given: their figures, names and quotations are there, and most of
 * their words. The others are taken out whole: a half-true sentence is not mended.
 * @param sourcesOf what a sentence may stand on, by the `[n]` that it carries; null where it must carry some and has none.
 */
export function keepGrounded(
  draft: string,
  sourcesOf: (numbers: readonly number[]) => string | null,
  ownWords = '',
): { text: string; dropped: number; numbers: number[] } {
  let text = '';
  let dropped = 0;
  let copied = 0;
  const numbers = new Set<number>();
  const whole = withMarksInside(draft);
  for (const sentence of splitSentences(whole)) {
    const between = whole.slice(copied, sentence.start);
    copied = sentence.end;
    const cited = [...sentence.text.matchAll(sourceMark)].map((match) => Number(match[1]));
    const source = sourcesOf(cited);
    if (source === null || !isGrounded(sentence.text.replace(sourceMark, ''), source, ownWords)) {
      dropped += 1;
      continue;
    }
    text += (text === '' ? '' : separator(between)) + sentence.text;
    for (const number of cited) numbers.add(number);
  }
  return { text, dropped, numbers: [...numbers] };
}

/** `… plazo. [1]` is `… plazo [1].`: the mark belongs to the sentence before it. */
function withMarksInside(draft: string): string {
  return draft.replace(/([.!?])((?:\s*\[\d{1,3}\])+)/g, '$2$1');
}

/** What stood between two sentences, without the marks of a list whose item is gone. */
function separator(between: string): string {
  return between.includes('\n') ? '\n' : ' ';
}

function isGrounded(sentence: string, source: string, ownWords: string): boolean {
  for (const match of sentence.matchAll(quotePattern)) {
    if (tracePassage(match[1] ?? match[2] ?? match[3] ?? '', source, 'verbatim') === null) return false;
  }
  const known = new Set(tokenize(`${source}\n${ownWords}`).map((token) => fold(token.text).replaceAll('.', '')));
  for (const [place, token] of tokenize(sentence).entries()) {
    const word = fold(token.text).replaceAll('.', '');
    const isFigure = /^\p{N}/u.test(token.text);
    const isName = /^\p{Lu}/u.test(token.text) && !isStopWord(token.text) && !(place === 0 && openers.has(word));
    if ((isFigure || isName) && !known.has(word)) return false;
  }
  const held = new Set(documentTerms(`${source}\n${ownWords}`).map(({ term }) => term));
  const said = documentTerms(sentence).filter(({ start, end }) => !openers.has(fold(sentence.slice(start, end))));
  const shared = said.filter(({ term }) => held.has(term)).length;
  return said.length > 0 && shared >= said.length * minSharedWords;
}
