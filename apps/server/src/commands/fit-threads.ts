// `node scripts/run-command.mjs fit-threads`: learns what a thread tells of what a follow-up asks, and between what worths a message that does
// not say whether it goes on is read with its thread, and writes `chat/answer/doubts/thread-weights.ts` with the hash of what it was learned
// from (ten minutes; the same inputs give the same file). It learns from the follow-ups of `bench/answers` that are looked into, and from
// other questions after one of another matter; a sixth in turn shows whether what the others taught holds. Run it after `fit-doubts`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThreadBounds, ThreadWeights } from '../chat/answer/doubts/thread-features.ts';
import { threadBounds, threadWeights } from '../chat/answer/doubts/thread-weights.ts';
import { type AnswerQuestion, parseAnswerQuestions } from '../chat/evaluation/answer-questions.ts';
import { countFirst, fitThreadBounds, fitThreadWeights, foldsOf, scoreBounds } from '../chat/evaluation/fit-threads.ts';
import {
  afterAnotherMatter,
  casesOfFollowUp,
  readBothWaysCases,
  type ThreadCase,
} from '../chat/evaluation/thread-cases.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import type { RetrievalQuery } from '../retrieval/retrieval.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import { openUnderstanding } from '../understanding/open-understanding.ts';

/** Those that are not looked into begin with another word. */
const lookedInto = /^(?:development|once-unseen).*\.jsonl$/;
/** The day on which they are read: what "hace cuatro meses" counts from. */
const toldAt = new Date('2026-11-20T12:00:00Z');
const otherQuestions = 400;
const folds = 6;

const say = (line: string) => process.stderr.write(`${line}\n`);
const root = findProjectRoot();
const folder = join(root, 'bench/answers');
const file = join(root, 'apps/server/src/chat/answer/doubts/thread-weights.ts');

function readSets(areFollowUps: boolean): AnswerQuestion[] {
  return readdirSync(folder)
    .filter((name) => lookedInto.test(name) && name.includes('followups') === areFollowUps)
    .sort()
    .flatMap((name) =>
      parseAnswerQuestions(readFileSync(join(folder, name), 'utf8')).map((asked) => ({
        ...asked,
        id: `${name}/${asked.id}`,
      })),
    );
}

function tellWeights(cases: readonly ThreadCase[], fitted: ThreadWeights): void {
  const parts = foldsOf(cases, folds);
  const leftOut = parts.map((part) =>
    countFirst(part, fitThreadWeights(parts.filter((other) => other !== part).flat())),
  );
  const counts = {
    'in force': countFirst(cases, threadWeights),
    fitted: countFirst(cases, fitted),
    'left out in turn': {
      first: leftOut.reduce((sum, { first }) => sum + first, 0),
      of: leftOut.reduce((sum, { of }) => sum + of, 0),
    },
  };
  for (const [name, { first, of }] of Object.entries(counts))
    say(`${name}: what answers comes first in ${first} of ${of}`);
}

const { deps, close } = await prepareCorpus(null, say);
try {
  const reading = {
    understand: openUnderstanding({ registry: deps.registry, clock: { now: () => toldAt } }),
    retrieve: (query: RetrievalQuery) => retrieve(deps, query),
    knowledge: starterKnowledge(),
  };
  const followUps = readSets(true);
  const cases: ThreadCase[] = [];
  for (const asked of followUps) cases.push(...(await casesOfFollowUp(reading, asked)));
  const weights = fitThreadWeights(cases);
  tellWeights(cases, weights);
  const others = afterAnotherMatter(readSets(false), otherQuestions);
  const bothWays = [
    ...(await readBothWaysCases(reading, followUps, true, weights)),
    ...(await readBothWaysCases(reading, others, false, weights)),
  ];
  const bounds = fitThreadBounds(bothWays);
  for (const [name, some] of Object.entries({ 'in force': threadBounds, fitted: bounds })) {
    const { missed, wrongly } = scoreBounds(bothWays, some);
    say(
      `${name}: ${missed.count} of ${missed.of} follow-ups read alone, ${wrongly.count} of ${wrongly.of} others with a thread`,
    );
  }
  const learnedFrom = createHash('sha256').update(JSON.stringify({ cases, bothWays })).digest('hex').slice(0, 16);
  writeFileSync(file, fileOf(weights, bounds, learnedFrom));
  say(file);
} finally {
  await close();
}

function fileOf(weights: ThreadWeights, bounds: ThreadBounds, learnedFrom: string): string {
  const lines = (numbers: object) =>
    Object.entries(numbers)
      .map(([name, value]) => `  ${name}: ${value},\n`)
      .join('');
  return `// Written by \`fit-threads\` from the follow-ups of \`bench/answers\` that are looked into, as measured: ${learnedFrom}.
import type { ThreadBounds, ThreadWeights } from './thread-features.ts';

export const threadWeights: ThreadWeights = {
${lines(weights)}};

export const threadBounds: ThreadBounds = {
${lines(bounds)}};
`;
}
