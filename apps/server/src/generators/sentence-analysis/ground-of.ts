import type { Finding } from '@foja/contracts/generators/finding';
import { inferred, toJudge } from '../extract/findings.ts';
import { asQuote } from '../extract/sentences.ts';
import { isAgainstStranger, isItemTopic, isNamedIn, type Point, readPoint } from './decided-point.ts';
import { groundLeftOver, placesOfParts, type Where } from './left-over-ground.ts';
import { mannerFor } from './manner-for.ts';
import { passageAround } from './passage-around.ts';
import type { ReasonPart, Reasons } from './read-reasons.ts';
import { accessoryTopics, type RulingTopic } from './ruling-topics.ts';
import { type WeighedReason, weighReason } from './weigh-reason.ts';

const noGround =
  'No se encontró en los considerandos un fundamento con las palabras de este punto. Buscalo en el texto.';
const found = 'Es el pasaje de los considerandos más cercano a este punto.';

/** How often words stand in the reasons: the rarer, the more they tell. */
type Weights = ReadonlyMap<string, number>;

/** How much each term of the reasons tells: near 0 for one in every sentence, up to 3. */
function weighTerms(reasons: Reasons): Weights {
  const counts = new Map<string, number>();
  for (const { terms } of reasons) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map([...counts].map(([term, count]) => [term, Math.min(3, Math.log(1 + reasons.length / count) / 1.2)]));
}

/** A decision of more points is none: the rest is told without a ground. */
const mostPoints = 120;
/** What a sentence that carries another point loses for this one. */
const sharedLoss = 1.5;
/** What a considerando of no other point gains for the one that decides the case. */
const freePartGain = 2;
const leastForGain = 1.5;

/** For each point of the decision the sentence of the reasons on which it stands. The clearest pairs are made first. */
export function groundsOf(texts: readonly string[], given: Reasons, said: string): Finding[] {
  const weights = weighTerms(given);
  const reasons = given.map(weighReason);
  const points = texts.slice(0, mostPoints).map(readPoint);
  const strangers = new Set(
    points.flatMap((point, index) =>
      index > 0 && isAgainstStranger(texts[index] ?? '', point, reasons) ? [index] : [],
    ),
  );
  const inParts = points.map((point) => partScores(point, reasons, weights));
  const scored = points.flatMap((point, index) => {
    if (strangers.has(index)) return [];
    const recital = recitalOf(point, reasons);
    if (recital !== null)
      return reasons.flatMap((reason, at) =>
        reason.part === recital && !reason.isReport ? [{ index, at, score: ofOwnRecital(point, reason, weights) }] : [],
      );
    const others = points.filter((other) => other !== point);
    const inOthers = point.isWhole ? mostInParts(inParts.filter((_, other) => points[other]?.isWhole === false)) : null;
    return reasons.flatMap((reason, at) => {
      const inOther = inOthers?.get(reason.part) ?? 0;
      const inPart = inParts[index]?.get(reason.part) ?? 0;
      const score = scoreOf(point, reason, { inPart, inOther, weights, others });
      return score === null ? [] : [{ index, at, score }];
    });
  });
  const chosen = new Map<number, number>();
  const carried = new Map<number, number>();
  const scoreNow = ({ at, score }: { at: number; score: number }) => score - sharedLoss * (carried.get(at) ?? 0);
  const choose = (of: (point: Point) => boolean, scoreOfOne: (one: { at: number; score: number }) => number) => {
    const asked = scored.filter(({ index }) => of(points[index] as Point));
    for (let open = asked; open.length > 0; open = open.filter(({ index }) => !chosen.has(index))) {
      const best = open.reduce((left, right) => (scoreOfOne(right) > scoreOfOne(left) ? right : left));
      chosen.set(best.index, best.at);
      carried.set(best.at, (carried.get(best.at) ?? 0) + 1);
    }
  };
  const partAt = placesOfParts(reasons);
  const takeLeftOver = (where: Where) => {
    for (const index of points.keys()) {
      if (chosen.has(index) || strangers.has(index)) continue;
      const at = groundLeftOver(index, where, points, chosen, { partAt, reasons });
      if (at !== null) chosen.set(index, at);
    }
  };
  choose(({ isWhole }) => !isWhole, scoreNow);
  takeLeftOver('enclosed');
  // Why somebody answers at all stands where no item of its own does, and mostly before them.
  const taken = new Set([...chosen.values()].map((at) => partAt[at]));
  const last = Math.max(1, partAt.at(-1) ?? 1);
  choose(
    ({ isWhole }) => isWhole,
    (one) =>
      scoreNow(one) +
      (taken.has(partAt[one.at]) || (one.score < leastForGain && reasons[one.at]?.isOnMerits !== true)
        ? 0
        : freePartGain) +
      (1 - (partAt[one.at] ?? 0) / last),
  );
  takeLeftOver('between');
  takeLeftOver('anywhere');
  return texts.map((_, index) => {
    const at = chosen.get(index);
    const point = points[index];
    if (at === undefined || point === undefined) return toJudge(noGround);
    const quote = asQuote(
      passageAround(at, reasons, said, (reason) => mannerFor(point, reason), isOfAnother(point, reasons[at], points)),
    );
    return inferred(quote, found, quote);
  });
}

/** The considerando that the point names, where only one has its number: a ruling of several votes counts anew in each. */
function recitalOf({ isWhole, recital }: Point, reasons: readonly WeighedReason[]): ReasonPart | null {
  if (recital === null || isWhole) return null;
  const [only, ...others] = new Set(reasons.flatMap(({ part }) => (part.number === recital ? [part] : [])));
  return only !== undefined && others.length === 0 ? only : null;
}

/** Of the considerando that a point names, the sentence with the point's words or that says why. */
function ofOwnRecital(point: Point, reason: WeighedReason, weights: Weights): number {
  const weight = point.terms.reduce((sum, term) => sum + (reason.terms.has(term) ? (weights.get(term) ?? 0) : 0), 0);
  const isOnTopic = [...reason.topics].some((topic) => point.topics.has(topic));
  return ownRecital + mannerFor(point, reason) + Math.min(2, weight * 0.5) + (isOnTopic ? 2 : 0);
}

const ownRecital = 6;

/** Whether a sentence opens with what another point decides, and not with an item of this point or of the sentence on which it stands. */
const isOfAnother =
  (point: Point, own: WeighedReason | undefined, others: readonly Point[]) => (reason: WeighedReason) =>
    !point.isWhole &&
    ![...reason.leadTopics].some((topic) => point.topics.has(topic) || own?.topics.has(topic)) &&
    [...reason.leadTopics].some((topic) => others.some((other) => !other.isWhole && other.opening.has(topic)));

/** How much each considerando is about the point: by its heading, its sums and its words. */
function partScores(point: Point, reasons: Reasons, weights: Weights): Map<ReasonPart, number> {
  const scores = new Map<ReasonPart, number>();
  const told = new Map<ReasonPart, Set<string>>();
  // What a party complains of tells what the court's answer beside it is about.
  const answers = new Set(reasons.filter(({ isReport }) => !isReport).map(({ part }) => part));
  for (const { figures, part, terms } of reasons) {
    if (!answers.has(part)) continue;
    const before = scores.get(part) ?? headingScore(point, part);
    const has = point.figures.some((figure) => figures.has(figure));
    scores.set(part, Math.max(before, has ? 2 : 0));
    const seen = told.get(part) ?? new Set();
    for (const term of point.terms) if (terms.has(term)) seen.add(term);
    told.set(part, seen);
  }
  for (const [part, seen] of told) {
    const weight = [...seen].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    scores.set(part, (scores.get(part) ?? 0) + Math.min(2.5, weight * 0.4) + appealScore(point, part));
  }
  return scores;
}

/** An appeal is decided where its complaint is told. */
function appealScore({ appellant }: Point, { complainant }: ReasonPart): number {
  if (appellant === null || complainant.length === 0) return 0;
  return complainant.includes(appellant) ? ownComplaint : -ownComplaint;
}

const ownComplaint = 2.5;

/** For each considerando how much it is about the point that it is most about. */
function mostInParts(all: readonly ReadonlyMap<ReasonPart, number>[]): ReadonlyMap<ReasonPart, number> {
  const most = new Map<ReasonPart, number>();
  for (const scores of all) for (const [part, score] of scores) most.set(part, Math.max(most.get(part) ?? 0, score));
  return most;
}

function headingScore(point: Point, part: ReasonPart): number {
  if (part.heading.size === 0) return 0;
  const strength = part.isTitled ? 1 : 0.7;
  const isTopic = [...part.headingTopics].some((topic) => point.topics.has(topic));
  const shared = [...part.heading].filter((term) => point.terms.includes(term)).length;
  return strength * ((isTopic ? 3 : 0) + Math.min(2, shared) * 1.5);
}

const base = /\b(?:sueldo|remuneracion|salario|haber)\b/;
const baseAmount = 1.2;

interface Surroundings {
  inPart: number;
  /** How much its considerando is about some other point. */
  inOther: number;
  weights: Weights;
  others: readonly Point[];
}

/** How well a sentence carries a point; null where nothing ties the two. */
function scoreOf(
  point: Point,
  reason: WeighedReason,
  { inOther, inPart, others, weights }: Surroundings,
): number | null {
  const { attributions, figures, isReport, leadTopics, part, terms, topics } = reason;
  if (isReport) return null;
  const isOnTopic = [...topics].some((topic) => point.topics.has(topic));
  const isOnOpening = [...topics].some((topic) => point.opening.has(topic));
  const leadsElsewhere = leadTopics.size > 0 && ![...leadTopics].some((topic) => point.opening.has(topic));
  const leads = [...leadTopics].some((topic) => point.topics.has(topic));
  const sameAmount = point.figures.some((figure) => figures.has(figure));
  const shared = point.terms.filter((term) => terms.has(term));
  const weight = shared.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const speaksOfOther = [...accessoryTopics].some(
    (topic) =>
      !point.topics.has(topic) && (part.headingTopics.has(topic) || leadTopics.has(topic) || isOnlyOf(topics, topic)),
  );
  if (speaksOfOther) return null;
  const isAccessory = [...point.topics].some((topic) => accessoryTopics.has(topic));
  if (isAccessory && !isOnTopic && inPart < 3) return null;
  // A considerando that is headed by another thing carries this point only where it names it.
  const ofPoint = [...point.opening].filter((topic) => isItemTopic(topic));
  const headed = part.isTitled ? [...part.headingTopics].filter((topic) => isItemTopic(topic)) : [];
  const isNamed = isNamedIn(point, part);
  const isHeadedElsewhere =
    ofPoint.length > 0 && headed.length > 0 && !isNamed && !headed.some((topic) => point.topics.has(topic));
  if (!point.isWhole && isHeadedElsewhere && !sameAmount && !isOnTopic) return null;
  const manner = mannerFor(point, reason);
  if (point.isWhole) {
    const own = headingScore(point, part);
    const ofOther =
      others.some((other) => !other.isWhole && headingScore(other, part) >= Math.max(2, own + 0.5)) ||
      [...leadTopics].some((topic) => isItemTopic(topic) && !point.topics.has(topic));
    return (
      attributions +
      manner +
      Math.min(1.5, weight * 0.3) +
      (reason.isOnMerits ? 1.5 : 0) +
      Math.min(3, own) * 0.6 -
      (ofOther ? 3 : inOther > inPart ? Math.min(2.5, inOther * 0.6) : 0) -
      ([...topics].some((topic) => others.some((other) => !other.isWhole && other.opening.has(topic))) ? 0.7 : 0) -
      ([...part.headingTopics].some((topic) => !point.opening.has(topic)) && !reason.isOnMerits ? 1.2 : 0) -
      (!point.isRefusal && reason.isRefusing ? 1.5 : 0) -
      (reason.isOfSums ? 1.5 : 0)
    );
  }
  // What somebody earns is often the very sum of a month's notice.
  const isOnBase = base.test(reason.folded) && !isOnTopic;
  const isTied =
    sameAmount || isOnTopic || inPart >= 1.5 || (shared.length >= Math.min(2, point.terms.length) && weight > 1);
  if (!isTied) return null;
  return (
    (sameAmount ? (isOnBase ? baseAmount : 4) : 0) +
    (isOnOpening ? 2 : isOnTopic ? 0.8 : 0) +
    (leads ? 0.8 : 0) -
    (leadsElsewhere ? 0.8 : 0) +
    Math.min(3, weight * 0.5) +
    inPart +
    manner +
    (point.isSum && reason.isQuantifying ? 1 : 0) +
    Math.min(3, attributions) * 0.4
  );
}

const isOnlyOf = (topics: ReadonlySet<RulingTopic>, topic: RulingTopic) => topics.size === 1 && topics.has(topic);
