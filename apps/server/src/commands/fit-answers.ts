// `node scripts/run-command.mjs fit-answers`: finds the numbers of `chat/answer/sentence-weights.ts` and prints them. It learns from
// `bench/answers/answering.tsv`, where people marked which of the sentences found answers each question of `bench/questions`: from
// those with an odd number, while the others show whether what was learned holds; with `--all`, for the numbers in force, from all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ranked } from '../chat/answer/rank-pieces.ts';
import { worthOf } from '../chat/answer/rank-pieces.ts';
import { type SentenceFeature, sentenceFeatures } from '../chat/answer/sentence-features.ts';
import { sentenceWeights } from '../chat/answer/sentence-weights.ts';
import { readAnsweringCandidates, sentenceName } from '../chat/evaluation/answering-cases.ts';
import { systemClock } from '../platform/clock.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { type Choice, climbLikelihood } from '../retrieval/evaluation/conditional-logit.ts';
import { parseQuestions } from '../retrieval/evaluation/parse-questions.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import { openUnderstanding } from '../understanding/open-understanding.ts';

interface Labels {
  best: ReadonlySet<string>;
  fine: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
}

interface Case {
  id: string;
  labels: Labels;
  ranked: Ranked[];
}

type Weights = Readonly<Record<SentenceFeature, number>>;

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const ridge = 4;
const say = (line: string) => process.stderr.write(`${line}\n`);
const bench = join(findProjectRoot(), 'bench');

function readLabels(): Map<string, Labels> {
  const lines = readFileSync(join(bench, 'answers/answering.tsv'), 'utf8').split('\n');
  const set = (written = '-') => new Set(written === '-' ? [] : written.split(','));
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [id = '', best, fine, wrong] = line.split('\t');
        return [id, { best: set(best), fine: set(fine), wrong: set(wrong) }];
      }),
  );
}

async function readCases(): Promise<Case[]> {
  const prepared = await prepareCorpus(null, say);
  try {
    const { deps } = prepared;
    const answering = {
      db: deps.db,
      clock: systemClock,
      understand: openUnderstanding({ registry: deps.registry, clock: systemClock }),
      retrieve: (query: Parameters<typeof retrieve>[1]) => retrieve(deps, query),
      knowledge: starterKnowledge(),
    };
    const labels = readLabels();
    const cases: Case[] = [];
    for (const name of new Set([...labels.keys()].map((id) => id.split(':')[0] ?? ''))) {
      for (const { id, text } of parseQuestions(readFileSync(join(bench, `questions/${name}.tsv`), 'utf8'))) {
        const marked = labels.get(`${name}:${id}`);
        if (marked === undefined || marked.best.size === 0) continue;
        for (const { ranked } of await readAnsweringCandidates(answering, text))
          cases.push({ id: `${name}:${id}`, labels: marked, ranked });
      }
    }
    return cases.filter(({ labels: { best }, ranked }) =>
      ranked.some(({ piece }) => best.has(sentenceName(piece.text))),
    );
  } finally {
    await prepared.close();
  }
}

const isTraining = ({ id }: Case) => Number(id.replace(/^.*\D/, '')) % 2 === 1;

function choiceOf({ labels, ranked }: Case): Choice {
  // What is right beside the answer is neither asked for nor held against.
  const among = ranked.filter(({ piece }) => !labels.fine.has(sentenceName(piece.text)));
  return {
    rows: among.map(({ features }) => Float64Array.from(sentenceFeatures, (name) => features[name] ?? 0)),
    answers: among.map(({ piece }) => labels.best.has(sentenceName(piece.text))),
  };
}

function report(name: string, cases: readonly Case[], weights: Weights): void {
  for (const [half, mine] of [
    ['training', cases.filter(isTraining)],
    ['validation', cases.filter((one) => !isTraining(one))],
  ] as const) {
    let [best, fine, wrong, bestOfThree] = [0, 0, 0, 0];
    for (const { labels, ranked } of mine) {
      const order = ranked
        .map((one) => ({ name: sentenceName(one.piece.text), worth: worthOf(one.features, weights) }))
        .sort((left, right) => right.worth - left.worth)
        .map((one) => one.name);
      const [first = ''] = order;
      if (labels.best.has(first)) best++;
      else if (labels.fine.has(first)) fine++;
      else if (labels.wrong.has(first)) wrong++;
      if (order.slice(0, 3).some((one) => labels.best.has(one))) bestOfThree++;
    }
    const percent = (count: number) => `${((100 * count) / Math.max(1, mine.length)).toFixed(1)}%`;
    say(
      `${name}, ${half}: ${mine.length} parts, first answers ${percent(best)}, fits ${percent(fine)}, misleads ${percent(wrong)}, ` +
        `one of three answers ${percent(bestOfThree)}`,
    );
  }
}

const cases = await readCases();
report('in force', cases, sentenceWeights);
const start = Float64Array.from(sentenceFeatures, (name) => sentenceWeights[name]);
const fitted = climbLikelihood(cases.filter((one) => values.all || isTraining(one)).map(choiceOf), start, start, ridge);
const weights = Object.fromEntries(
  sentenceFeatures.map((name, place) => [name, Math.round((fitted[place] ?? 0) * 100) / 100]),
) as Record<SentenceFeature, number>;
report('fitted', cases, weights);
process.stdout.write(`${JSON.stringify(weights, null, 2)}\n`);
