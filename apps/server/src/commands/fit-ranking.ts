// `node scripts/run-command.mjs fit-ranking [--corpus DIR] [--shapes]`: finds the numbers of `retrieval/ranking-weights.ts`
// and prints them. It learns from bench/questions with an odd number; those with an even number only show whether what was
// learned holds. `--shapes` also searches fields, BM25's shape and the decay of guides, which takes minutes.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findProjectRoot } from '../platform/project-root.ts';
import { fitEvidence, likelihoodOf, searchShapes } from '../retrieval/evaluation/fit-ranking.ts';
import { parseQuestions } from '../retrieval/evaluation/parse-questions.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { outcomeOf, type RankingCase, readRankingCase } from '../retrieval/evaluation/ranking-cases.ts';
import { scoreOutcomes } from '../retrieval/evaluation/score-outcomes.ts';
import { type RankingWeights, rankingWeights } from '../retrieval/ranking-weights.ts';
import type { RetrievalDeps } from '../retrieval/retrieve.ts';

const sets = ['lay', 'lay-2', 'lay-3', 'lawyers', 'lawyers-2', 'short', 'guard'];

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, shapes: { type: 'boolean', default: false } },
});
const say = (line: string) => process.stderr.write(`${line}\n`);

function isTraining({ question }: RankingCase): boolean {
  return Number(question.id.replace(/\D/g, '')) % 2 === 1;
}

async function readCases(deps: RetrievalDeps): Promise<RankingCase[]> {
  const cases: RankingCase[] = [];
  for (const set of sets) {
    const text = readFileSync(join(findProjectRoot(), 'bench/questions', `${set}.tsv`), 'utf8');
    for (const question of parseQuestions(text)) {
      const one = await readRankingCase(deps, set, question);
      if (one !== null) cases.push(one);
    }
  }
  return cases;
}

/** A table of what a person would see, training questions and the others apart. */
function report(name: string, cases: readonly RankingCase[], weights: RankingWeights): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`.padStart(7);
  for (const [half, isMine] of [
    ['training', isTraining],
    ['validation', (one: RankingCase) => !isTraining(one)],
  ] as const) {
    const mine = cases.filter(isMine);
    say(`\n${name}, ${half}: likelihood ${likelihoodOf(mine, weights).toFixed(4)}`);
    say(`${''.padEnd(16)}    n  hit@1  hit@5 mrr@10`);
    for (const set of sets) {
      const score = scoreOutcomes(mine.filter((one) => one.set === set).map((one) => outcomeOf(one, weights)));
      const { questions, hit1, hit5, mrr10 } = score;
      say(`${set.padEnd(16)}${String(questions).padStart(5)}${[hit1, hit5, mrr10].map(percent).join('')}`);
    }
  }
}

function round(weights: RankingWeights): RankingWeights {
  const rounded = JSON.stringify(weights, (_, value) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );
  return JSON.parse(rounded) as RankingWeights;
}

const workingFolder = process.env.INIT_CWD ?? process.cwd();
const { deps, close } = await prepareCorpus(
  values.corpus === undefined ? null : resolve(workingFolder, values.corpus),
  say,
);
try {
  const cases = await readCases(deps);
  const training = cases.filter(isTraining);
  report('weights in force', cases, rankingWeights);
  const evidence = fitEvidence(training, rankingWeights);
  let fitted: RankingWeights = { ...rankingWeights, evidence };
  if (values.shapes) {
    fitted = searchShapes(training, fitted, say);
    fitted = { ...fitted, evidence: fitEvidence(training, { ...fitted, evidence: rankingWeights.evidence }) };
  }
  fitted = round(fitted);
  report('fitted weights', cases, fitted);
  process.stdout.write(`${JSON.stringify(fitted, null, 2)}\n`);
} finally {
  await close();
}
