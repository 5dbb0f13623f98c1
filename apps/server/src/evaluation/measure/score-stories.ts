import type { Evaluation } from '@foja/contracts/evaluation';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import type { MeasuredStory } from './parse-stories.ts';

/** A story, what was said of it, and the lowest number that any missing proof, added, led to; null where none is missing. */
export interface Measured {
  story: MeasuredStory;
  evaluation: Evaluation;
  lowestWithProof: number | null;
  /** What the chat does with the story: the guide that its answer stands on, `none` where it is sure of none, or no answer. */
  chat: { title: string } | 'none' | 'no-answer';
}

export interface StoriesScore {
  stories: number;
  /** The type of case is that of the story. */
  rightType: number;
  /** So is the guide within the type. */
  rightSituation: number;
  /** The right guide is the one taken, or one of the others that are offered. */
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
  /** The chat's guide: of the right type, of another one, none, and stories that it does not answer. */
  chat: { right: number; wrong: number; none: number; noAnswer: number };
  byType: { caseType: string; stories: number; right: number }[];
  misses: { id: string; expected: string; found: string | null; limitation: string | null }[];
}

export function scoreStories(measured: readonly Measured[], guides: readonly GuideSource[]): StoriesScore {
  const read = readLabels(guides);
  const isRight = ({ story, evaluation }: Measured) => read.isOfType(story, evaluation.guideTitle);
  const given = measured.filter(
    (each) => !each.evaluation.insufficient && isRight(each) && each.story.limitation !== null,
  );
  const points = measured.flatMap(({ story, evaluation }) =>
    evaluation.insufficient ? [] : evaluation.points.map((point) => ({ story, point })),
  );
  const types = [...new Set(measured.map(({ story }) => read.typeOf(story)))].sort();
  return {
    stories: measured.length,
    rightType: measured.filter(isRight).length,
    rightSituation: measured.filter(({ story, evaluation }) => read.isOfSituation(story, evaluation.guideTitle)).length,
    rightAmongOffered: measured.filter(({ story, evaluation }) =>
      [evaluation, ...evaluation.alternatives].some(({ guideTitle }) => read.isOfSituation(story, guideTitle)),
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
    chat: {
      right: measured.filter(({ story, chat }) => typeof chat === 'object' && read.isOfType(story, chat.title)).length,
      wrong: measured.filter(({ story, chat }) => typeof chat === 'object' && !read.isOfType(story, chat.title)).length,
      none: measured.filter(({ chat }) => chat === 'none').length,
      noAnswer: measured.filter(({ chat }) => chat === 'no-answer').length,
    },
    byType: types.map((caseType) => {
      const own = measured.filter(({ story }) => read.typeOf(story) === caseType);
      return { caseType, stories: own.length, right: own.filter(isRight).length };
    }),
    misses: measured
      .filter((each) => !isRight(each) || (given.includes(each) && !hasRightPeriod(each)))
      .map(({ story, evaluation }) => ({
        id: story.id,
        expected: `${story.situation} ${story.limitation ?? ''}`.trim(),
        found: read.situationOf(evaluation.guideTitle),
        limitation: evaluation.insufficient ? null : (evaluation.limitation?.article ?? null),
      })),
  };
}

/** What the labels of stories say of guides: a story names a guide's situation, or only an area. */
function readLabels(guides: readonly GuideSource[]) {
  const titled = (title: string | null) => guides.find((guide) => guide.title === title);
  const typeOfLabel = (label: string) =>
    guides.find(({ caseData }) => caseData.situation === label)?.caseData.caseType ?? label;
  return {
    typeOf: (story: MeasuredStory) => typeOfLabel(story.situation),
    situationOf: (title: string | null) => titled(title)?.caseData.situation ?? null,
    isOfType(story: MeasuredStory, title: string | null): boolean {
      const found = titled(title);
      return labelsOf(story).some(
        (label) => found !== undefined && [found.caseData.caseType, found.area].includes(typeOfLabel(label)),
      );
    },
    isOfSituation(story: MeasuredStory, title: string | null): boolean {
      const found = titled(title);
      return labelsOf(story).some(
        (label) => found !== undefined && [found.caseData.situation, found.area].includes(label),
      );
    },
  };
}

function labelsOf({ situation, also }: MeasuredStory): string[] {
  return [situation, ...also];
}

function hasRightPeriod({ story, evaluation }: Measured): boolean {
  return !evaluation.insufficient && evaluation.limitation?.article === story.limitation;
}
