import type { Quantity } from '@foja/legal-text/quantity';
import type { QuestionPart } from '../../understanding/understood-question.ts';
import type { EditorialPiece } from '../editorial-pieces.ts';
import type { QuestionFocus } from '../question-focus.ts';
import { readSentenceFacts } from './sentence-facts.ts';
import {
  type Candidate,
  type RankingContext,
  readAskedPart,
  readSentenceFeatures,
  type SentenceFeature,
  sentenceFeatures,
} from './sentence-features.ts';
import { sentenceWeights, withinWorth } from './sentence-weights.ts';

/** A candidate with how well it fits. */
export interface Ranked extends Candidate {
  worth: number;
  features: Partial<Record<SentenceFeature, number>>;
  /** The told measure that falls within what the sentence speaks of. */
  within: Quantity | null;
}

/** Sets the candidates in order for one part of the question, the best first. */
export function rankPieces(
  candidates: readonly Candidate[],
  part: QuestionPart,
  focus: QuestionFocus,
  context: RankingContext,
  weights = sentenceWeights,
): Ranked[] {
  const scales = scalesOf(candidates);
  const asked = readAskedPart(part, context.understood);
  const ranked = candidates.map((candidate): Ranked => {
    const isScale = (unit: string) => scales.has(scaleKey(candidate.piece, candidate.heading, unit));
    const { features, within } = readSentenceFeatures(candidate, asked, focus, context, isScale);
    return { ...candidate, features, within, worth: worthOf(features, weights) };
  });
  return bestOfEachScale(ranked).sort(
    (left, right) => right.worth - left.worth || left.rank - right.rank || left.place - right.place,
  );
}

/** The weighted sum of what was measured. */
export function worthOf(
  features: Partial<Record<SentenceFeature, number>>,
  weights: Readonly<Record<SentenceFeature, number>>,
): number {
  return sentenceFeatures.reduce((sum, name) => sum + (features[name] ?? 0) * weights[name], 0);
}

/** Of sentences that share a measure between them, the one for the measure that was told stands for all. */
function bestOfEachScale(ranked: readonly Ranked[]): Ranked[] {
  return ranked.map((one) => {
    if (one.within === null) return one;
    const siblings = ranked.filter(
      ({ piece, heading }) => piece.source.id === one.piece.source.id && heading === one.heading,
    );
    return { ...one, worth: Math.max(...siblings.map(({ worth }) => worth)) + withinWorth };
  });
}

/** Sections whose sentences share a measure between them: "hasta cinco años…", "más de cinco y hasta diez…". */
function scalesOf(candidates: readonly Candidate[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { piece, heading } of candidates) {
    for (const unit of new Set(readSentenceFacts(piece.text).ranges.map((range) => range.unit))) {
      const key = scaleKey(piece, heading, unit);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

function scaleKey(piece: EditorialPiece, heading: string, unit: string): string {
  return `${piece.source.id}|${heading}|${unit}`;
}
