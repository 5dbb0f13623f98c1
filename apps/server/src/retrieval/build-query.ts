import { findCompounds } from '@foja/legal-text/analyze';
import { type AssociationReading, starterAssociations } from './associations.ts';
import { impliedShare, maxQueryTerms, numberShare } from './ranking-weights.ts';
import type { Understanding } from './understand-question.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface QueryTerm {
  term: string;
  /** Number in the vocabulary, -1 where no passage holds the word. */
  word: number;
  /** What a passage that holds it gains: rarity, less for numbers and for implied words. */
  weight: number;
  /** Places in the question that it stands for. */
  places: number[];
  isImplied: boolean;
}

/** A question as it is searched and scored. */
export interface Query {
  said: QueryTerm[];
  implied: QueryTerm[];
  compounds: string[];
  /** Index terms of the question in order. */
  terms: string[];
  /** Words of the question in order, as vocabulary numbers (-1 unknown), for what stands beside what. */
  sequence: number[];
  /** Weight of every place of the question: the most that a passage could cover. */
  placeWeights: number[];
  /** What its words say of articles and guides, as learned from how people speak of them. */
  associated: AssociationReading;
  /** The words searched, for the debug modal. */
  text: string;
}

export function buildQuery(understanding: Understanding, vocabulary: Vocabulary): Query {
  const terms = understanding.said.map(({ term }) => term);
  const weightOf = (term: string) =>
    vocabulary.rarity(vocabulary.find(term)) * (term.startsWith('#') ? numberShare : 1);
  const byTerm = new Map<string, QueryTerm>();
  for (const [place, term] of terms.entries()) {
    const known = byTerm.get(term);
    if (known === undefined) {
      byTerm.set(term, {
        term,
        word: vocabulary.find(term),
        weight: weightOf(term),
        places: [place],
        isImplied: false,
      });
    } else {
      known.places.push(place);
    }
  }
  const said = [...byTerm.values()].sort((a, b) => b.weight - a.weight).slice(0, maxQueryTerms);
  const implied = understanding.implied
    .map(({ term, from }): QueryTerm => {
      const word = vocabulary.find(term);
      return { term, word, weight: weightOf(term) * impliedShare, places: from, isImplied: true };
    })
    .filter(({ word }) => word >= 0)
    .slice(0, maxQueryTerms);
  const kept = new Set(said.map(({ term }) => term));
  return {
    said,
    implied,
    compounds: findCompounds(terms),
    terms,
    sequence: terms.map((term) => vocabulary.find(term)),
    // A word said twice counts once.
    placeWeights: terms.map((term, place) => (kept.has(term) && terms.indexOf(term) === place ? weightOf(term) : 0)),
    associated: starterAssociations().read(terms),
    text: [...said.map(({ term }) => term), ...implied.map(({ term }) => `~${term}`)].join(' '),
  };
}
