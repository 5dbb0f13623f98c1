import { isItemTopic, isNamedIn, type Point } from './decided-point.ts';
import { mannerFor } from './manner-for.ts';
import type { ReasonPart, Reasons } from './read-reasons.ts';
import { accessoryTopics } from './ruling-topics.ts';
import type { WeighedReason } from './weigh-reason.ts';

/** Between the considerandos of two points, of the points beside it, or anywhere. */
export type Where = 'enclosed' | 'between' | 'anywhere';

/**
 * A court decides in the order in which it reasons: for a point without words of its own the considerando on which no other point
 * stands, first between those of the points before and behind it, and then anywhere.
 */
export function groundLeftOver(
  index: number,
  where: Where,
  points: readonly Point[],
  chosen: ReadonlyMap<number, number>,
  { partAt, reasons }: { reasons: readonly WeighedReason[]; partAt: readonly number[] },
): number | null {
  const point = points[index];
  if (point === undefined || [...point.opening].some((topic) => accessoryTopics.has(topic))) return null;
  const places = [...chosen].map(([other, at]) => [other, partAt[at] ?? -1] as const);
  const taken = new Set(places.map(([, part]) => part));
  const before = Math.max(-1, ...places.filter(([other]) => other < index).map(([, part]) => part));
  const behind = Math.min(
    Number.POSITIVE_INFINITY,
    ...places.filter(([other, part]) => other > index && part > before).map(([, part]) => part),
  );
  if (where === 'enclosed' && (point.isWhole || before < 0 || behind === Number.POSITIVE_INFINITY)) return null;
  let best: { at: number; score: number } | null = null;
  for (const [at, reason] of reasons.entries()) {
    const part = partAt[at] ?? -1;
    const isBetween = part > before && part < behind;
    const isFree =
      (point.isLikeWhole && where !== 'enclosed') || (!taken.has(part) && (where === 'anywhere' || isBetween));
    const isOther = [...accessoryTopics].some(
      (topic) => reason.part.headingTopics.has(topic) || reason.topics.has(topic),
    );
    const headed = reason.part.isTitled ? [...reason.part.headingTopics].filter((topic) => isItemTopic(topic)) : [];
    const named = [...point.opening].filter((topic) => isItemTopic(topic));
    const isElsewhere =
      !point.isLikeWhole &&
      named.length > 0 &&
      headed.length > 0 &&
      !headed.some((topic) => named.includes(topic)) &&
      !isNamedIn(point, reason.part);
    if (!isFree || isOther || isElsewhere || reason.isReport) continue;
    // A refusal is not founded by words that grant, nor a grant by words that refuse.
    if (where === 'anywhere' && !point.isLikeWhole && reason.isRefusing !== point.isRefusal) continue;
    const score = mannerFor(point, reason) + reason.attributions * (point.isLikeWhole ? 1 : 0.4);
    if (score > leastManner[where] && (best === null || score > best.score)) best = { at, score };
  }
  return best?.at ?? null;
}

/** For each sentence the place of its considerando. */
export function placesOfParts(reasons: Reasons): number[] {
  let place = -1;
  let last: ReasonPart | null = null;
  return reasons.map(({ part }) => {
    if (part !== last) place += 1;
    last = part;
    return place;
  });
}

/** How well a sentence without words of a point has to reason, by where it stands. */
const leastManner: Record<Where, number> = { enclosed: -1, between: 0, anywhere: 0.8 };
