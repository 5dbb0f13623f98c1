// `node scripts/run-command.mjs fit-grounding --corpus DIR [--write]`: learns when a question has ground to stand on, and
// prints the weights of `retrieval/grounding-weights.ts`. It learns from bench/questions: from `grounding-train` and `none-3` whole, and
// from the questions with an odd number of the other files; those with an even number only show whether what was learned
// holds. Messages told at length have weights of their own, learned from bench/evaluation/stories-of-every-type.jsonl, from
// `none-told` and from the long ones of those questions; stories.jsonl and `none-told-2` show whether they hold. `--write` draws
// what each threshold refuses, under the fitted weights of questions, into docs/grounding-curve.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseStories } from '../evaluation/measure/parse-stories.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { isTold } from '../retrieval/decide-grounding.ts';
import {
  crossValidate,
  fitLogistic,
  type LabelledCase,
  type LogisticFit,
} from '../retrieval/evaluation/fit-logistic.ts';
import { type EvaluationQuestion, parseQuestions } from '../retrieval/evaluation/parse-questions.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { bandTable, type RefusalSample, refusalDrawing, refusalTable } from '../retrieval/evaluation/refusal-curve.ts';
import type { GroundingFeature } from '../retrieval/grounding-features.ts';
import { groundingWeights } from '../retrieval/grounding-weights.ts';
import { rankCandidates } from '../retrieval/rank-candidates.ts';
import type { RetrievalDeps } from '../retrieval/retrieve.ts';
import { understandQuestion } from '../retrieval/understand-question.ts';

const wholeFiles = ['grounding-train', 'none-3'];
const halfFiles = ['none', 'none-2', 'guard', 'lay', 'lay-2', 'lay-3', 'lawyers', 'lawyers-2', 'short'];
const ridge = 0.3;
const folds = 8;
/** Divides the fit, which is surer than its cases allow: scores stay apart from 0 and 1 and keep telling good from better. */
const softening = 2;
const shownThresholds = Array.from({ length: 16 }, (_, i) => Math.round((0.3 + i * 0.02) * 100) / 100);
const askBands = [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.34, 0.38, 0.45, 0.6, 1];
const drawnThresholds = Array.from({ length: 101 }, (_, i) => i / 100);

type Case = LabelledCase<GroundingFeature>;

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const say = (line: string) => process.stderr.write(`${line}\n`);

function readQuestions(name: string): EvaluationQuestion[] {
  return parseQuestions(readFileSync(join(findProjectRoot(), 'bench/questions', `${name}.tsv`), 'utf8'));
}

function readStories(name: string): EvaluationQuestion[] {
  const text = readFileSync(join(findProjectRoot(), 'bench/evaluation', `${name}.jsonl`), 'utf8');
  return parseStories(text).map(({ id, story, situation }) => ({
    id,
    style: 'story',
    area: '',
    text: story,
    expected: [situation],
  }));
}

/** What other rules decide (references, foreign law, small talk) teaches nothing here. */
async function readCase(deps: RetrievalDeps, question: EvaluationQuestion): Promise<Case | null> {
  const understanding = understandQuestion(question.text, await deps.registry(), deps.index.live()?.spelling());
  const live = deps.index.live();
  const isDecided = understanding.references.length > 0 || understanding.foreignLaw || understanding.said.length === 0;
  if (isDecided || live === null) return null;
  const { features } = await rankCandidates(live, null, question.text, understanding, 'todos_premium');
  return { features, holds: question.expected.length > 0 };
}

async function readCases(deps: RetrievalDeps, questions: readonly EvaluationQuestion[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const question of questions) {
    const read = await readCase(deps, question);
    if (read !== null) cases.push(read);
  }
  return cases;
}

function fitAndShow(training: readonly Case[], validation: readonly Case[]) {
  const fit = fitLogistic(training, ridge);
  const samples = [
    sampleOf('training', training, crossValidate(training, ridge, folds)),
    sampleOf(
      'validation',
      validation,
      validation.map((one) => chanceUnder(fit, one)),
    ),
  ];
  say(refusalTable(samples, shownThresholds, groundingWeights.threshold));
  say(bandTable(samples, askBands));
  const softened = Object.entries<number>(fit.features).map(([name, weight]) => [name, round(weight / softening)]);
  return { samples, weights: { intercept: round(fit.intercept / softening), features: Object.fromEntries(softened) } };
}

function soften(chance: number): number {
  return 1 / (1 + Math.exp(-Math.log(chance / (1 - chance)) / softening));
}

function chanceUnder(fit: LogisticFit<GroundingFeature>, { features }: Case): number {
  const names = Object.keys(fit.features) as GroundingFeature[];
  const logit = names.reduce((sum, name) => sum + fit.features[name] * features[name], fit.intercept);
  return 1 / (1 + Math.exp(-logit));
}

function sampleOf(name: string, cases: readonly Case[], chances: readonly number[]): RefusalSample {
  const scores = (holds: boolean) =>
    cases.flatMap((one, at) => (one.holds === holds ? [soften(chances[at] ?? 0)] : []));
  return { name, toRefuse: scores(false), toAnswer: scores(true) };
}

function writeCurve(samples: readonly RefusalSample[]): void {
  const docs = join(findProjectRoot(), 'docs');
  const { threshold } = groundingWeights;
  writeFileSync(join(docs, 'images', 'grounding-curve.svg'), refusalDrawing(samples, drawnThresholds, threshold));
  const text = `# When to answer: the curve

A question is answered when its score reaches the threshold, ${threshold}
([decision 6](decisions/0006-when-to-answer.md)). A higher threshold refuses more of what should be refused, and more of what
should not. Training is the half of \`bench/questions\` that the weights were fitted on, each question scored by a fit that
has not seen it; validation is the other half. What other rules decide (references, foreign law, small talk) is left out.

![Right refusals against wrong ones, by threshold](images/grounding-curve.svg)

${refusalTable(samples, shownThresholds, threshold)}

## When to ask back

Below the threshold, from ${groundingWeights.askFrom} on, Foja neither answers nor says that it found nothing: it asks which of the nearest
topics is meant, where there are at least two. How many questions of each stretch of the score have an answer:

${bandTable(samples, askBands)}

Besides, an answer that turns on a fact which the message does not tell ends with the question for that fact, from
\`corpus/clarifications.yaml\`.

Written by \`node scripts/run-command.mjs fit-grounding --corpus DIR --write\`, over the official text.
`;
  writeFileSync(join(docs, 'grounding-curve.md'), text);
}

function round(weight: number): number {
  return Math.round(weight * 1000) / 1000;
}

const workingFolder = process.env.INIT_CWD ?? process.cwd();
const { deps, close } = await prepareCorpus(
  values.corpus === undefined ? null : resolve(workingFolder, values.corpus),
  say,
);
try {
  const isOdd = ({ id }: EvaluationQuestion) => Number(id.replace(/\D/g, '')) % 2 === 1;
  const halves = halfFiles.flatMap(readQuestions);
  const training = await readCases(deps, [...wholeFiles.flatMap(readQuestions), ...halves.filter(isOdd)]);
  const validation = await readCases(
    deps,
    halves.filter((question) => !isOdd(question)),
  );
  const questions = fitAndShow(training, validation);
  if (values.write) writeCurve(questions.samples);
  const stories = fitAndShow(
    [
      ...(await readCases(deps, [...readStories('stories-of-every-type'), ...readQuestions('none-told')])),
      ...training,
    ].filter(({ features }) => isTold(features)),
    (await readCases(deps, [...readStories('stories'), ...readQuestions('none-told-2')])).filter(({ features }) =>
      isTold(features),
    ),
  );
  process.stdout.write(`${JSON.stringify({ questions: questions.weights, stories: stories.weights }, null, 2)}\n`);
} finally {
  await close();
}
