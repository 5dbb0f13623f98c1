import { fold } from '@foja/legal-text/fold';
import { nearness, starterAssociations } from '../retrieval/associations.ts';
import { type AnswerKind, asksWhetherSo, deedsAsked, headsAsked, kindsAsked, numbersNamed } from './answer-kinds.ts';
import { type AskedClause, clausesAsked } from './asked-clauses.ts';
import { documentTerms } from './document-terms.ts';
import { everydayTerms } from './everyday-terms.ts';
import { questionParts } from './question-parts.ts';
import { type QuestionWords, questionWords } from './question-words.ts';
import { readSentences } from './read-sentences.ts';
import type { FoundPassage, WantedTerm } from './reading/search-passages.ts';
import { askingTerms, nameTerms } from './wanted-terms.ts';

/** What a question asks, as passages are measured against it. */
export interface Asked {
  /** The words of meaning that tell what is asked, by what they weigh; names only tell of whom. */
  weights: ReadonlyMap<string, number>;
  names: ReadonlySet<string>;
  kinds: readonly AnswerKind[];
  /** The things asked by name: index terms, and as written. */
  heads: readonly string[];
  headsWritten: readonly string[];
  /** Verbs of what is asked to have been done. */
  deeds: readonly string[];
  /** The numbers in it that name a thing. */
  namedNumbers: readonly string[];
  /** The kinds of clause that answer such a question. */
  clauses: readonly AskedClause[];
  /** It asks whether something is so or may be done; what follows where something happens. */
  asksWhetherSo: boolean;
  asksOfCondition: boolean;
  /** It asks for more than one thing. */
  isOfSeveral: boolean;
  words: QuestionWords;
  /** Among the associations, of the words that were looked up for it. */
  directions: Map<string, Float32Array | null>;
}

const everydayShare = 0.25;
/** Of a long message its weightiest words tell what is asked. */
const mostAsked = 24;
/** From here on two words are said of the same things. */
const sameMatter = 0.5;
/** What is asked may stand in the sentence beside the one that gives it. */
const besideShare = 0.8;
/** A word in another way of saying it. */
const impliedShare = 0.8;

const ofCondition = /(?:^|[¿\s,])(?:si|cuando|en que caso|bajo que condicion\w*|aunque|que pasa|alcanza con)\s/;

export function readAsked(question: string, words: QuestionWords): Asked {
  const names = nameTerms(question);
  const all = [...new Set(termsOf(question))].filter((term) => !askingTerms.has(term));
  const unnamed = all.filter((term) => !names.has(term));
  // Where nothing but everyday words stands beside a name, the name is what is asked.
  const own = unnamed.some((term) => !everydayTerms.has(term)) ? unnamed : all;
  const headsWritten = headsAsked(question);
  const weights = new Map(
    own
      .map((term) => {
        const worth = words.weights.get(term)?.worth ?? 0;
        return [term, everydayTerms.has(term) ? worth * everydayShare : worth] as const;
      })
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, mostAsked),
  );
  return {
    weights,
    names,
    kinds: kindsAsked(question),
    heads: [...new Set(headsWritten.flatMap(termsOf))].filter((term) => !names.has(term)),
    headsWritten,
    deeds: deedsAsked(question).filter((term) => weights.has(term)),
    namedNumbers: numbersNamed(question),
    clauses: clausesAsked(question),
    asksWhetherSo: asksWhetherSo(question),
    asksOfCondition: ofCondition.test(fold(question)),
    isOfSeveral: questionParts(question).length > 0,
    words,
    directions: new Map(),
  };
}

/** Each part of a question of several, as passages are measured against it; none of a question of one. */
export function partsAsked(
  question: string,
  terms: readonly WantedTerm[],
  rarity: Readonly<Record<string, number>>,
): Asked[] {
  return questionParts(question).map((part) => {
    const own = new Set(documentTerms(part).map(({ term }) => term));
    const isOf = ({ term, standsFor }: WantedTerm) =>
      own.has(term) || standsFor?.some((word) => own.has(word)) === true;
    return readAsked(part, questionWords(part, terms.filter(isOf), rarity));
  });
}

function termsOf(text: string): string[] {
  return documentTerms(text).map(({ term }) => term);
}

/** How far each asked word is said among these words: itself (1), in ways of saying it, or in near words. */
export function saidAmong(terms: ReadonlySet<string>, asked: Asked): Map<string, number> {
  const { weights, words } = asked;
  const said = new Map<string, number>();
  for (const term of terms) {
    for (const own of words.weights.get(term)?.own ?? []) {
      if (weights.has(own)) said.set(own, Math.max(said.get(own) ?? 0, own === term ? 1 : impliedShare));
    }
  }
  for (const own of weights.keys()) {
    const known = said.get(own) ?? 0;
    if (known >= impliedShare) continue;
    const direction = directionIn(asked, own);
    if (direction === null) continue;
    let most = 0;
    for (const term of terms) most = Math.max(most, nearness(direction, directionIn(asked, term)));
    if (most >= sameMatter) said.set(own, Math.max(known, most * impliedShare));
  }
  return said;
}

/** A passage is measured sentence by sentence, and their words meet again: each is looked up once for a question. */
function directionIn({ directions }: Asked, term: string): Float32Array | null {
  const known = directions.get(term);
  if (known !== undefined) return known;
  const found = starterAssociations().directionOf([term]);
  directions.set(term, found);
  return found;
}

/** Share of what is asked, by weight. */
function shareOf(said: ReadonlyMap<string, number>, { weights }: Asked): number {
  let [all, met] = [0, 0];
  for (const [term, weight] of weights) {
    all += weight;
    met += weight * (said.get(term) ?? 0);
  }
  return all === 0 ? 0 : met / all;
}

/** What is measured of one passage beside what the search counted. */
export interface Evidence {
  /** How far it says each asked word. */
  said: Map<string, number>;
  /** Share of what is asked in its best sentence that gives the kind of thing asked; where none is, in its best one. */
  kindShare: number;
}

export function measureEvidence(passage: FoundPassage, asked: Asked): Evidence {
  const read = readSentences(passage.text).map((sentence) => ({
    ...sentence,
    terms: new Set(sentence.terms.map(({ term }) => term)),
  }));
  const sentences = read.map(({ text, folded, terms }, place) => {
    const held = saidAmong(terms, asked);
    const beside = [read[place - 1], read[place + 1]].flatMap((other) => (other ? [other.terms] : []));
    return {
      terms,
      share: Math.max(
        shareOf(held, asked),
        ...beside.map((other) => shareOf(saidAmong(new Set([...terms, ...other]), asked), asked) * besideShare),
      ),
      given: asked.kinds.map((kind) => kind.isGivenIn(text, folded)),
    };
  });
  const said = saidAmong(new Set(sentences.flatMap(({ terms }) => [...terms])), asked);
  const kinds = asked.kinds.length;
  const best = bestOf(sentences);
  return {
    said,
    kindShare:
      kinds === 0
        ? best
        : asked.kinds.reduce((sum, _, place) => sum + bestOf(sentences.filter(({ given }) => given[place])), 0) / kinds,
  };
}

function bestOf(sentences: readonly { share: number }[]): number {
  return Math.max(0, ...sentences.map(({ share }) => share));
}
