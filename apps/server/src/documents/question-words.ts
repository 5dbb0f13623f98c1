import { fold } from '@foja/legal-text/fold';
import { type AnswerKind, kindsAsked } from './answer-kinds.ts';
import { documentTerms } from './document-terms.ts';
import type { SentenceRead } from './read-sentences.ts';
import type { WantedTerm } from './reading/search-passages.ts';

/** A question as the choice of passages and sentences sees it. */
export interface QuestionWords {
  /** What each wanted word is worth, and the question's own words that it stands for. */
  weights: ReadonlyMap<string, { worth: number; own: readonly string[] }>;
  /** The question's own words: index terms, and as they were written (folded). */
  own: ReadonlySet<string>;
  written: ReadonlySet<string>;
  /** What a sentence that answers is expected to hold: a date, an amount, a place, a name. */
  expected: readonly AnswerKind[];
  /** It asks for what the opening of a document tells: who, of which place, number or day. */
  asksForParties: boolean;
  /** Of the weightiest word. */
  heaviest: number;
}

const impliedWeight = 0.6;
/** A sentence that answers seldom repeats whom it is about. */
const nameWeight = 0.3;
/** The very word that was asked, and not one of its family: "juez" and not "judicial". */
const writtenBonus = 1;

/** A reason or somebody who is called by what they are in the paper stand in nearly every sentence: they tell none apart. */
const toldEverywhere: ReadonlySet<AnswerKind['name']> = new Set(['reason', 'whom']);

export function questionWords(
  question: string,
  terms: readonly WantedTerm[],
  rarity: Readonly<Record<string, number>>,
): QuestionWords {
  const folded = fold(question);
  const rarityOf = (term: string) => rarity[term] ?? 0;
  const names = new Set(terms.filter(({ isName }) => isName).map(({ term }) => term));
  const weights = new Map(
    terms.map(({ term, standsFor }) => {
      const own = standsFor === null || standsFor.length === 0 ? [term] : standsFor;
      const most = Math.max(...own.map((word) => rarityOf(word) * (names.has(word) ? nameWeight : 1)));
      return [term, { own, worth: standsFor === null ? most : Math.min(rarityOf(term), most) * impliedWeight }];
    }),
  );
  const own = documentTerms(question);
  return {
    weights,
    own: new Set(own.map(({ term }) => term)),
    written: new Set(own.map(({ start, end }) => fold(question.slice(start, end)))),
    expected: kindsAsked(question).filter(({ name }) => !toldEverywhere.has(name)),
    asksForParties:
      /\b(?:quien(?:es)?|domicilio|direccion|numero|expediente|caratula|escriban[oa]|fecha de(?:l)? (?:contrato|firma|escritura))\b/.test(
        folded,
      ),
    heaviest: Math.max(0, ...[...weights.values()].map(({ worth }) => worth)),
  };
}

/** What sentences of a document say of what is asked: their different words by weight, and the kind of answer that is expected. */
export function worthOf(sentences: readonly SentenceRead[], words: QuestionWords): number {
  const counted = new Map<string, number>();
  for (const { text, terms } of sentences) {
    for (const { term, start, end } of terms) {
      const wanted = words.weights.get(term);
      if (wanted === undefined) continue;
      const isWritten = words.written.has(fold(text.slice(start, end)));
      const worth = wanted.worth * (isWritten ? 1 + writtenBonus : 1);
      for (const own of wanted.own) counted.set(own, Math.max(counted.get(own) ?? 0, worth));
    }
  }
  const said = [...counted.values()].reduce((sum, weight) => sum + weight, 0);
  if (said === 0) return 0;
  const given = words.expected.filter((kind) => sentences.some(({ text, folded }) => kind.isGivenIn(text, folded)));
  return said + given.length * words.heaviest;
}

/** Factor by which a passage is nearer to the question than its words alone tell: what its best sentence says of what is asked. */
export function closeness(sentences: readonly SentenceRead[], words: QuestionWords): number {
  const most = [...words.own].reduce((sum, term) => sum + (words.weights.get(term)?.worth ?? 0), 0);
  if (most === 0) return 1;
  const best = Math.max(...sentences.map((sentence) => worthOf([sentence], words)), 0);
  return 1 + best / most + worthOf(sentences, words) / most;
}
