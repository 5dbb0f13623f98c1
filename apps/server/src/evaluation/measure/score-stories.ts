import type { Evaluation } from '@foja/contracts/evaluation';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import type { MeasuredStory } from './parse-stories.ts';

/** A story, what was said of it, and the lowest number that any missing proof, added, led to; null where none is missing. */
export interface Measured {
  story: MeasuredStory;
  evaluation: Evaluation;
  lowestWithProof: number | null;
}

export interface StoriesScore {
  stories: number;
  rightType: number;
  /** The right type is the one named, or one of the others that are offered. */
  rightAmongOffered: number;
  /** Others offered, in all stories together. */
  offered: number;
  insufficient: number;
  /** Of the stories of the right type that were given a period. */
  periods: number;
  rightPeriod: number;
  /** Points whose quotes stand in the story, and which rest on an article where they are supported. */
  points: number;
  openPoints: number;
  loweredByProof: number;
  byType: { caseType: string; stories: number; right: number }[];
  misses: { id: string; expected: string; found: string | null; limitation: string | null }[];
}

export function scoreStories(measured: readonly Measured[], guides: readonly GuideSource[]): StoriesScore {
  const isRight = ({ story, evaluation }: Measured) => isOfType(story, evaluation.caseType, guides);
  const given = measured.filter(
    (each) => !each.evaluation.insufficient && isRight(each) && each.story.limitation !== null,
  );
  const points = measured.flatMap(({ story, evaluation }) =>
    evaluation.insufficient ? [] : evaluation.points.map((point) => ({ story, point })),
  );
  const types = [...new Set(measured.map(({ story }) => story.caseType))].sort();
  return {
    stories: measured.length,
    rightType: measured.filter(isRight).length,
    rightAmongOffered: measured.filter(
      (each) =>
        isRight(each) || each.evaluation.alternatives.some(({ caseType }) => isOfType(each.story, caseType, guides)),
    ).length,
    offered: measured.reduce((sum, { evaluation }) => sum + evaluation.alternatives.length, 0),
    insufficient: measured.filter(({ evaluation }) => evaluation.insufficient).length,
    periods: given.length,
    rightPeriod: given.filter(hasRightPeriod).length,
    points: points.length,
    openPoints: points.filter(
      ({ story, point }) =>
        point.articles.length > 0 &&
        point.quotes.every((quote) => story.story.includes(quote)) &&
        (point.status === 'missing' || point.quotes.length > 0),
    ).length,
    loweredByProof: measured.filter(
      ({ evaluation, lowestWithProof }) =>
        !evaluation.insufficient && lowestWithProof !== null && lowestWithProof < evaluation.successProbability,
    ).length,
    byType: types.map((caseType) => {
      const own = measured.filter(({ story }) => story.caseType === caseType);
      return { caseType, stories: own.length, right: own.filter(isRight).length };
    }),
    misses: measured
      .filter((each) => !isRight(each) || (given.includes(each) && !hasRightPeriod(each)))
      .map(({ story, evaluation }) => ({
        id: story.id,
        expected: `${story.caseType} ${story.limitation ?? ''}`.trim(),
        found: evaluation.caseType,
        limitation: evaluation.insufficient ? null : (evaluation.limitation?.article ?? null),
      })),
  };
}

function isOfType(story: MeasuredStory, found: string | null, guides: readonly GuideSource[]): boolean {
  const area = guides.find(({ caseData }) => caseData.caseType === found)?.area;
  return [story.caseType, ...story.also].some((accepted) => accepted === found || accepted === area);
}

function hasRightPeriod({ story, evaluation }: Measured): boolean {
  return !evaluation.insufficient && evaluation.limitation?.article === story.limitation;
}
