import type { AskingSigns } from '@foja/legal-text/read-asking-form';
import { readAskingForm } from '@foja/legal-text/read-asking-form';
import { recognizeMatter } from '@foja/legal-text/recognize-matter';
import type { Query } from './build-query.ts';
import type { Scored } from './rerank.ts';
import type { Understanding } from './understand-question.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What speaks for and against an answer, each about 0–1. Three kinds: how well the best source answers the words; how much
 * the words are ones by which the corpus says what its matters are; how the message asks.
 */
export type GroundingFeatures = Record<GroundingFeature, number>;
export type GroundingFeature = keyof ReturnType<typeof readQuestionFeatures> | keyof ReturnType<typeof readFit>;

/** Weight of answered words, and signs of law, from which more make no difference. */
const fullMass = 4;
const fullLegalWords = 3;
const longQuestionWords = 15;
/** Sources among which the best one's neighbours are counted, and how far in a norm a neighbour may stand. */
const agreeingSources = 10;
const neighbourArticles = 25;

/** Features of a question for its best source; `ranked` is what search found, best first. */
export function readGroundingFeatures(
  question: string,
  understanding: Understanding,
  query: Query,
  ranked: readonly Scored[],
  vocabulary: Vocabulary,
): GroundingFeatures {
  return { ...readQuestionFeatures(question, understanding, query, vocabulary), ...readFit(query, ranked) };
}

function readQuestionFeatures(question: string, understanding: Understanding, query: Query, vocabulary: Vocabulary) {
  const { terms, sequence, placeWeights } = query;
  const weight = placeWeights.reduce((sum, each) => sum + each, 0) || 1;
  const shareOfPlaces = (of: (place: number) => number) =>
    sequence.reduce((sum, _, place) => sum + (placeWeights[place] ?? 0) * of(place), 0) / weight;
  const share = (of: (word: number) => number) => shareOfPlaces((place) => of(sequence[place] ?? -1));
  // A word that the lexicon translates into the law's is known, though no text holds it.
  const implying = new Set(query.implied.flatMap(({ places }) => places));
  const isKnown = (place: number) => (sequence[place] ?? -1) >= 0 || implying.has(place);
  const headed = share((word) => vocabulary.headedness(word));
  const matter = recognizeMatter(question, terms);
  return {
    fewWords: 1 / Math.max(1, terms.length),
    manyWords: Math.min(1, terms.length / longQuestionWords),
    shortHeaded: headed / Math.max(1, terms.length),
    rareWords: weight / Math.max(1, terms.length),
    unknownWords: shareOfPlaces((place) => (isKnown(place) ? 0 : 1)),
    impliedWords: shareOfPlaces((place) => (implying.has(place) ? 1 : 0)),
    termsOfArt: Math.min(1, query.compounds.length),
    headed,
    layWords: share((word) => vocabulary.layness(word)),
    layKnown: share((word) => (vocabulary.layness(word) > 0 ? 1 : 0)),
    legalWords: Math.min(1, matter.legal / fullLegalWords),
    otherMatter: Math.min(1, matter.other),
    otherLaw: Math.min(1, matter.otherLaw),
    otherIntent: matter.otherIntent ? 1 : 0,
    crossBorder: understanding.crossBorder ? 1 : 0,
    ...asNumbers(readAskingForm(question)),
  };
}

function asNumbers(signs: AskingSigns): Record<keyof AskingSigns, number> {
  return Object.fromEntries(Object.entries(signs).map(([name, holds]) => [name, holds ? 1 : 0])) as Record<
    keyof AskingSigns,
    number
  >;
}

function readFit(query: Query, ranked: readonly Scored[]) {
  const best = ranked[0];
  const evidence = best?.evidence;
  const weight = query.placeWeights.reduce((sum, each) => sum + each, 0);
  return {
    bm25: Math.min(1.5, evidence?.bm25 ?? 0),
    coverage: best?.coverage ?? 0,
    aboutness: best?.aboutness ?? 0,
    missed: best?.missed ?? 1,
    shortAbout: (best?.aboutness ?? 0) / Math.max(1, query.terms.length),
    mass: Math.min(1, ((best?.coverage ?? 0) * weight) / fullMass),
    layPhrase: evidence?.layPhrase ?? 0,
    headingPrecision: evidence?.headingPrecision ?? 0,
    headingCoverage: evidence?.headingCoverage ?? 0,
    pairs: evidence?.pairs ?? 0,
    compounds: evidence?.compounds ?? 0,
    guide: evidence?.guide ?? 0,
    agreement: agreementWith(best, ranked),
    associated: Math.min(1.5, Math.max(0, query.associated.best.strength)),
    associatedSurely: query.associated.best.chance,
    associatedBest: evidence?.associationChance ?? 0,
  };
}

/** Share of the next best sources that stand near the best one in its norm: a matter of law has its place, others scatter. */
function agreementWith(best: Scored | undefined, ranked: readonly Scored[]): number {
  const own = placeOf(best);
  if (own === null) return 0;
  const others = ranked.slice(1, agreeingSources).map(placeOf);
  const near = others.filter(
    (place) => place !== null && place.norm === own.norm && Math.abs(place.number - own.number) <= neighbourArticles,
  );
  return near.length / (agreeingSources - 1);
}

function placeOf(candidate: Scored | undefined): { norm: string; number: number } | null {
  const [norm, article] = (candidate?.passage.articles[0] ?? '').split(':');
  return norm && article ? { norm, number: Number.parseInt(article, 10) } : null;
}
