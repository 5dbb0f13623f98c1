// `node scripts/run-command.mjs fit-grounding --corpus DIR`: learns when a question has ground to stand on, and prints the
// weights of `retrieval/grounding-weights.ts`. It learns from bench/questions: from `grounding-train` whole, and from the
// questions with an odd number of `none`, `guard`, `lay`, `lay-2` and `lawyers`; those with an even number, and every other
// file, are left for measuring with `npm run eval:retrieval`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findProjectRoot } from '../platform/project-root.ts';
import { crossValidate, fitLogistic, type LabelledCase } from '../retrieval/evaluation/fit-logistic.ts';
import { type EvaluationQuestion, parseQuestions } from '../retrieval/evaluation/parse-questions.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import type { GroundingFeature } from '../retrieval/grounding-features.ts';
import { rankCandidates } from '../retrieval/rank-candidates.ts';
import type { RetrievalDeps } from '../retrieval/retrieve.ts';
import { understandQuestion } from '../retrieval/understand-question.ts';

const wholeFiles = ['grounding-train'];
const halfFiles = ['none', 'guard', 'lay', 'lay-2', 'lawyers'];
const ridge = 1;
const folds = 8;
/** Divides the fit, which is surer than its cases allow: scores stay apart from 0 and 1 and keep telling good from better. */
const softening = 2;
const shownThresholds = [0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5];

const { values } = parseArgs({ options: { corpus: { type: 'string' } } });
const say = (line: string) => process.stderr.write(`${line}\n`);

function trainingQuestions(): EvaluationQuestion[] {
  const read = (name: string) =>
    parseQuestions(readFileSync(join(findProjectRoot(), 'bench/questions', `${name}.tsv`), 'utf8'));
  const isOdd = ({ id }: EvaluationQuestion) => Number(id.replace(/\D/g, '')) % 2 === 1;
  return [...wholeFiles.flatMap(read), ...halfFiles.flatMap((name) => read(name).filter(isOdd))];
}

/** What other rules decide (references, foreign law, small talk) teaches nothing here. */
async function readCase(
  deps: RetrievalDeps,
  question: EvaluationQuestion,
): Promise<LabelledCase<GroundingFeature> | null> {
  const understanding = understandQuestion(question.text, await deps.registry());
  const live = deps.index.live();
  const isDecided = understanding.references.length > 0 || understanding.foreignLaw || understanding.said.length === 0;
  if (isDecided || live === null) return null;
  const { features } = await rankCandidates(live, null, question.text, understanding, 'todos_premium');
  return { features, holds: question.expected.length > 0 };
}

function soften(chance: number): number {
  return 1 / (1 + Math.exp(-Math.log(chance / (1 - chance)) / softening));
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
  const cases: LabelledCase<GroundingFeature>[] = [];
  for (const question of trainingQuestions()) {
    const read = await readCase(deps, question);
    if (read !== null) cases.push(read);
  }
  const chances = crossValidate(cases, ridge, folds);
  const share = (holds: boolean, threshold: number) => {
    const ofClass = cases
      .map((one, at) => ({ ...one, chance: soften(chances[at] ?? 0) }))
      .filter((one) => one.holds === holds);
    return `${((100 * ofClass.filter(({ chance }) => chance < threshold).length) / ofClass.length).toFixed(1)}%`;
  };
  for (const threshold of shownThresholds) {
    say(
      `threshold ${threshold}: refused ${share(false, threshold)} of those to be refused, ${share(true, threshold)} of the others`,
    );
  }
  const fit = fitLogistic(cases, ridge);
  const softened = Object.entries<number>(fit.features).map(([name, weight]) => [name, round(weight / softening)]);
  const weights = { intercept: round(fit.intercept / softening), features: Object.fromEntries(softened) };
  process.stdout.write(`${JSON.stringify(weights, null, 2)}\n`);
} finally {
  await close();
}
