import { fold } from '@foja/legal-text/fold';
import { splitSentences } from '@foja/legal-text/split-sentences';
import { documentTerms } from './document-terms.ts';
import { questionParts } from './question-parts.ts';
import type { WantedTerm } from './reading/search-passages.ts';

/** A question as the choice of passages and sentences sees it. */
export interface QuestionWords {
  /** What each wanted word is worth, and the question's own words that it stands for. */
  weights: ReadonlyMap<string, { worth: number; own: readonly string[] }>;
  /** The question's own words: index terms, and as they were written (folded). */
  own: ReadonlySet<string>;
  written: ReadonlySet<string>;
  /** What a sentence that answers is expected to hold: a date, an amount, a place, a name. */
  expected: readonly RegExp[];
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

const expectedKinds: readonly { asked: RegExp; given: RegExp }[] = [
  {
    asked: /\b(?:cuando|fecha|vence|vencimiento|plazo|desde que dia|hasta que dia|que dia)\b/,
    given: /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b\d{1,2} de [a-z]+|\b(?:dias|meses|anos|plazo)\b/,
  },
  {
    asked: /\b(?:cuanto|cuanta|monto|precio|valor|suma|importe|canon)\b/,
    given: /(?:\$|u\$s|usd|pesos|dolares)\s*\d|\d[\d.]*(?:,\d+)?\s*(?:pesos|dolares|%)/,
  },
  {
    asked: /\b(?:donde|domicilio|direccion)\b/,
    given: /\b(?:calle|avenida|av\.|domicili\w+|sit[oa] en|ubicad[oa]|local)\b/,
  },
  { asked: /\bnumero\b/, given: /\d{2}/ },
  { asked: /\bquien(?:es)?\b/, given: /\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u },
];

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
    expected: expectedKinds.filter(({ asked }) => asked.test(folded)).map(({ given }) => given),
    asksForParties:
      /\b(?:quien(?:es)?|domicilio|direccion|numero|expediente|caratula|escriban[oa]|fecha de(?:l)? (?:contrato|firma|escritura))\b/.test(
        folded,
      ),
    heaviest: Math.max(0, ...[...weights.values()].map(({ worth }) => worth)),
  };
}

/** Each part of a question of several, as the choice of passages sees it; none of a question of one. */
export function partsOf(
  question: string,
  terms: readonly WantedTerm[],
  rarity: Readonly<Record<string, number>>,
): QuestionWords[] {
  return questionParts(question).map((part) => {
    const own = new Set(documentTerms(part).map(({ term }) => term));
    const isOf = ({ term, standsFor }: WantedTerm) =>
      own.has(term) || standsFor?.some((word) => own.has(word)) === true;
    return questionWords(part, terms.filter(isOf), rarity);
  });
}

/** What a stretch of a document says of what is asked: its different words by weight, and the kind of answer that is expected. */
export function worthOf(text: string, words: QuestionWords): number {
  const counted = new Map<string, number>();
  for (const { term, start, end } of documentTerms(text)) {
    const wanted = words.weights.get(term);
    if (wanted === undefined) continue;
    const isWritten = words.written.has(fold(text.slice(start, end)));
    const worth = wanted.worth * (isWritten ? 1 + writtenBonus : 1);
    for (const own of wanted.own) counted.set(own, Math.max(counted.get(own) ?? 0, worth));
  }
  const said = [...counted.values()].reduce((sum, weight) => sum + weight, 0);
  if (said === 0) return 0;
  const folded = fold(text);
  return said + words.expected.filter((given) => given.test(folded) || given.test(text)).length * words.heaviest;
}

/** Factor by which a passage is nearer to the question than its words alone tell: what its best sentence says of what is asked. */
export function closeness(text: string, words: QuestionWords): number {
  const most = [...words.own].reduce((sum, term) => sum + (words.weights.get(term)?.worth ?? 0), 0);
  if (most === 0) return 1;
  const best = Math.max(...splitSentences(text).map((sentence) => worthOf(sentence.text, words)), 0);
  return 1 + best / most + worthOf(text, words) / most;
}
