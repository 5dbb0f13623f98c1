import { splitSentences } from '@foja/legal-text/split-sentences';
import { nearness, starterAssociations } from '../retrieval/associations.ts';
import { type AnswerKind, headsAsked, kindsAsked } from './answer-kinds.ts';
import { documentTerms } from './document-terms.ts';
import { everydayTerms } from './everyday-terms.ts';
import { askingTerms, nameTerms } from './passages-asked-for.ts';
import type { QuestionWords } from './question-words.ts';
import type { FoundPassage } from './reading/search-passages.ts';

/** What a question asks, as passages are measured against it. */
export interface Asked {
  /** The words of meaning that tell what is asked, by what they weigh; names only tell of whom. */
  weights: ReadonlyMap<string, number>;
  names: ReadonlySet<string>;
  kinds: readonly AnswerKind[];
  heads: readonly string[];
  words: QuestionWords;
  /** Direction of each asked word among the associations. */
  directions: ReadonlyMap<string, Float32Array | null>;
}

const everydayShare = 0.25;
/** Of a long message its weightiest words tell what is asked. */
const mostAsked = 24;
/** From here on two words are said of the same things. */
const sameMatter = 0.5;
/** A word in another way of saying it. */
const impliedShare = 0.8;

export function readAsked(question: string, words: QuestionWords): Asked {
  const names = nameTerms(question);
  const own = [...new Set(documentTerms(question).map(({ term }) => term))].filter(
    (term) => !names.has(term) && !askingTerms.has(term),
  );
  const associations = starterAssociations();
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
    heads: headsAsked(question).filter((term) => !names.has(term)),
    words,
    directions: new Map([...weights.keys()].map((term) => [term, associations.directionOf([term])])),
  };
}

/** How far each asked word is said in a stretch of a document: in its words (1), in ways of saying it, or in near ones. */
export function saidIn(text: string, { weights, words, directions }: Asked): Map<string, number> {
  const associations = starterAssociations();
  const terms = new Set(documentTerms(text).map(({ term }) => term));
  const said = new Map<string, number>();
  for (const term of terms) {
    for (const own of words.weights.get(term)?.own ?? []) {
      if (weights.has(own)) said.set(own, Math.max(said.get(own) ?? 0, own === term ? 1 : impliedShare));
    }
  }
  const unsaid = [...weights.keys()].filter((term) => (said.get(term) ?? 0) < impliedShare && directions.get(term));
  if (unsaid.length === 0) return said;
  const told = [...terms].flatMap((term) => associations.directionOf([term]) ?? []);
  for (const term of unsaid) {
    const direction = directions.get(term) ?? null;
    const most = told.reduce((best, other) => Math.max(best, nearness(direction, other)), 0);
    if (most >= sameMatter) said.set(term, Math.max(said.get(term) ?? 0, most * impliedShare));
  }
  return said;
}

/** Share of what is asked, by weight. */
export function shareOf(said: ReadonlyMap<string, number>, { weights }: Asked): number {
  let [all, met] = [0, 0];
  for (const [term, weight] of weights) {
    all += weight;
    met += weight * (said.get(term) ?? 0);
  }
  return all === 0 ? 0 : met / all;
}

/** What is measured of one passage beside what the search counted. */
export interface Evidence {
  /** Share of what is asked that the passage says, and that its best sentence does. */
  said: Map<string, number>;
  share: number;
  sentenceShare: number;
  /** The same of a sentence that holds every kind of thing asked; where none is asked, of the best one. */
  kindShare: number;
  /** Share of the kinds asked that the passage gives; 1 where none is. */
  kindsGiven: number;
  /** Share of the things asked by name that it says; 1 where none is. */
  headsSaid: number;
  /** Share of them that a sentence says which gives every kind asked. */
  headWithKind: number;
  /** Share of the names that the passage says, and that it or its document does. */
  namesSaid: number;
  namesKnown: number;
}

export function measureEvidence(passage: FoundPassage, asked: Asked): Evidence {
  const sentences = splitSentences(passage.text).map(({ text }) => {
    const held = saidIn(text, asked);
    return {
      share: shareOf(held, asked),
      given: asked.kinds.map((kind) => kind.isGivenIn(text)),
      heads: asked.heads.reduce((sum, head) => sum + (held.get(head) ?? 0), 0),
    };
  });
  const said = saidIn(passage.text, asked);
  const kinds = asked.kinds.length;
  const inPassage = new Set(passage.said);
  const known = new Set([...passage.said, ...passage.saidElsewhere]);
  const portion = (held: ReadonlySet<string>) =>
    asked.names.size === 0 ? 1 : [...asked.names].filter((name) => held.has(name)).length / asked.names.size;
  const best = bestOf(sentences);
  return {
    said,
    share: shareOf(said, asked),
    sentenceShare: best,
    kindShare:
      kinds === 0
        ? best
        : asked.kinds.reduce((sum, _, place) => sum + bestOf(sentences.filter(({ given }) => given[place])), 0) / kinds,
    kindsGiven: kinds === 0 ? 1 : asked.kinds.filter((kind) => kind.isGivenIn(passage.text)).length / kinds,
    headsSaid:
      asked.heads.length === 0
        ? 1
        : asked.heads.reduce((sum, head) => sum + (said.get(head) ?? (inPassage.has(head) ? 1 : 0)), 0) /
          asked.heads.length,
    headWithKind:
      asked.heads.length === 0
        ? 1
        : Math.max(0, ...sentences.map((sentence) => (sentence.given.every(Boolean) ? sentence.heads : 0))) /
          asked.heads.length,
    namesSaid: portion(inPassage),
    namesKnown: portion(known),
  };
}

function bestOf(sentences: readonly { share: number }[]): number {
  return Math.max(0, ...sentences.map(({ share }) => share));
}
