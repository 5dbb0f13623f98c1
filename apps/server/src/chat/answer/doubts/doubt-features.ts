import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Quantity } from '@foja/legal-text/quantity';
import { nearness, starterAssociations } from '../../../retrieval/associations.ts';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { AskingRoles } from '../../../understanding/asking-roles.ts';
import { conditionHolds } from '../../../understanding/conditions.ts';
import type { DoubtIndex, IndexedDoubt, WayOfAsking } from '../../../understanding/doubt-index.ts';
import type { KnownFact, QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { measuresOf } from '../opening-candidates.ts';

/** What is measured of a doubt against a part of a question; each is about 0–1. */
export const doubtFeatures = [
  'always',
  'score',
  'rank',
  'second',
  'unfound',
  'likenessUnfound',
  'told',
  'asked',
  'likeness',
  'answerTold',
  'meaning',
  'answerMeaning',
  'asks',
  'asksClash',
  'caseMet',
  'otherRole',
] as const;
export type DoubtFeature = (typeof doubtFeatures)[number];

/** What a question offers to be compared with. */
export interface DoubtContext {
  index: DoubtIndex;
  roles: AskingRoles;
  understood: UnderstoodQuestion;
  /** What was told, with the only duration, count and share that it names. */
  facts: readonly KnownFact[];
}

const mostRanks = 8;
const minOwnWords = 4;
const times = new Set<Quantity['unit']>(['hora', 'dia', 'dia-habil', 'semana', 'mes', 'anio']);
const counts = new Set<Quantity['unit']>(['unidad', 'persona']);

/** The facts of a question, and its only duration, count or share where it names just one. */
export function factsWithOnlyMeasures(understood: UnderstoodQuestion): KnownFact[] {
  const measures = measuresOf(understood);
  const only = (name: string, is: (unit: Quantity['unit']) => boolean): KnownFact[] => {
    const [first, ...others] = measures.filter(({ unit }) => is(unit));
    return first === undefined || others.length > 0 ? [] : [{ name, value: first, words: '', start: -1, end: -1 }];
  };
  return [
    ...understood.facts,
    ...only('duracion-dicha', (unit) => times.has(unit)),
    ...only('cantidad-dicha', (unit) => counts.has(unit)),
    ...only('porcentaje-dicho', (unit) => unit === 'por-ciento'),
  ];
}

/** Measures one doubt against one part of a question. */
export function readDoubtFeatures(
  one: IndexedDoubt,
  part: QuestionPart,
  sources: readonly RankedSource[],
  { index, roles, understood, facts }: DoubtContext,
): Record<DoubtFeature, number> {
  const first = one.doubt.on[0] ?? '';
  const rank = sources.findIndex(({ articles, kind }) => kind !== 'guide' && articles.includes(first));
  const anyRank = sources.findIndex(({ articles }) => one.doubt.on.some((key) => articles.includes(key)));
  const all = new Set(analyzeTerms(understood.text));
  const said = new Set(analyzeTerms(part.text));
  // A part of few words says little by itself: "¿las puedo cortar yo?" after a story.
  const own = said.size >= minOwnWords ? said : all;
  const [ownDirection, allDirection] = [own, all].map((terms) => starterAssociations().directionOf(terms)) as [
    Float32Array | null,
    Float32Array | null,
  ];
  const ways = one.ways.map((way) => ({ way, ...compare(own, way.terms, index) }));
  const best = ways.reduce((left, right) => (right.likeness > left.likeness ? right : left));
  const whole = Math.max(...one.ways.map(({ terms }) => compare(all, terms, index).likeness));
  const pooled = new Set(one.ways.flatMap(({ terms }) => [...terms]));
  const likeness = Math.max(best.likeness, whole);
  return {
    always: 1,
    score: sources[anyRank]?.score ?? 0,
    rank: Math.min(rank === -1 ? mostRanks : rank, mostRanks) / mostRanks,
    second: rank === -1 ? 1 : 0,
    unfound: anyRank === -1 ? 1 : 0,
    likenessUnfound: anyRank === -1 ? likeness : 0,
    told: compare(own, pooled, index).told,
    asked: best.asked,
    likeness,
    meaning: Math.max(
      ...one.ways.flatMap(({ reading: { direction } }) => [
        nearness(ownDirection, direction),
        nearness(allDirection, direction),
      ]),
    ),
    answerMeaning: nearness(allDirection, one.answer.direction),
    answerTold: compare(all, one.answer.terms, index).asked,
    asks: Math.max(...one.ways.map(({ reading }) => agreement(reading.asks, part))),
    asksClash: one.ways.every(({ reading }) => agreement(reading.asks, part) === 0) ? 1 : 0,
    caseMet: one.cases.some(({ when }) => conditionHolds(when, facts) === 'met') ? 1 : 0,
    otherRole: isOfOtherSide(one.ways, understood, roles) ? 1 : 0,
  };
}

/** The shares of each side's words that the other holds, by how much they tell, and their cosine. */
function compare(
  question: ReadonlySet<string>,
  way: ReadonlySet<string>,
  index: DoubtIndex,
): { told: number; asked: number; likeness: number } {
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + index.weightOf(term) ** 2, 0);
  const shared = sum([...question].filter((term) => way.has(term)));
  const [left, right] = [sum(question), sum(way)];
  return {
    told: left === 0 ? 0 : shared / left,
    asked: right === 0 ? 0 : shared / right,
    likeness: left === 0 || right === 0 ? 0 : shared / Math.sqrt(left * right),
  };
}

function agreement(asks: WayOfAsking['reading']['asks'], part: QuestionPart): number {
  const shared = part.asks.filter((ask) => asks.has(ask)).length;
  return shared === 0 ? 0 : shared / Math.max(1, part.asks.length);
}

function isOfOtherSide(ways: readonly WayOfAsking[], { role }: UnderstoodQuestion, roles: AskingRoles): boolean {
  if (role === null) return false;
  const told = ways.flatMap((way) => way.roleBy(roles) ?? []);
  return told.length > 0 && told.every((other) => roles.isOtherSide(role, other));
}
