// `node scripts/run-command.mjs fit-doubts --questions FILE.jsonl…`: finds the numbers of `chat/answer/doubts/doubt-weights.ts` and prints
// them. It learns from questions of `bench/answers` that are looked into, for which a doubt is right where its answer says all that the
// opening must; one half shows whether what the other taught holds.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DoubtFeature, doubtFeatures } from '../chat/answer/doubts/doubt-features.ts';
import { doubtWeights } from '../chat/answer/doubts/doubt-weights.ts';
import { doubtWorth } from '../chat/answer/doubts/find-doubts.ts';
import { parseAnswerQuestions } from '../chat/evaluation/answer-questions.ts';
import { caseOfQuestion, type DoubtCase } from '../chat/evaluation/doubt-cases.ts';
import { systemClock } from '../platform/clock.ts';
import { type Choice, climbLikelihood } from '../retrieval/evaluation/conditional-logit.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import { openUnderstanding } from '../understanding/open-understanding.ts';

const { values } = parseArgs({ options: { questions: { type: 'string', multiple: true, default: [] } } });
const ridge = 1;
const say = (line: string) => process.stderr.write(`${line}\n`);
const workingFolder = process.env.INIT_CWD ?? process.cwd();

async function readCases(): Promise<DoubtCase[]> {
  const prepared = await prepareCorpus(null, say);
  try {
    const { deps } = prepared;
    const reading = {
      db: deps.db,
      clock: systemClock,
      understand: openUnderstanding({ registry: deps.registry, clock: systemClock }),
      retrieve: (query: Parameters<typeof retrieve>[1]) => retrieve(deps, query),
      knowledge: starterKnowledge(),
    };
    const cases: DoubtCase[] = [];
    for (const file of values.questions) {
      for (const asked of parseAnswerQuestions(readFileSync(resolve(workingFolder, file), 'utf8')))
        cases.push(...(await caseOfQuestion(reading, asked)));
    }
    return cases.filter(({ rows }) => rows.length > 0);
  } finally {
    await prepared.close();
  }
}

/** None of them is one more candidate, of which nothing is measured. */
function choiceOf({ rows }: DoubtCase): Choice {
  return {
    rows: [
      ...rows.map(({ features }) => Float64Array.from(doubtFeatures, (name) => features[name])),
      new Float64Array(doubtFeatures.length),
    ],
    answers: [...rows.map(({ isAsked }) => isAsked), !rows.some(({ isAsked }) => isAsked)],
  };
}

function report(name: string, cases: readonly DoubtCase[], weights: Readonly<Record<DoubtFeature, number>>): void {
  let [right, missed, wrong, rightlyNone, wronglySome] = [0, 0, 0, 0, 0];
  for (const { rows } of cases) {
    const [best] = rows
      .map((row) => ({ ...row, worth: doubtWorth(row.features, weights) }))
      .sort((left, next) => next.worth - left.worth);
    const taken = best !== undefined && best.worth > 0 ? best : null;
    if (!rows.some(({ isAsked }) => isAsked)) {
      if (taken === null) rightlyNone++;
      else wronglySome++;
    } else if (taken === null) missed++;
    else if (taken.isAsked) right++;
    else wrong++;
  }
  say(
    `${name}: of those with a doubt ${right} right, ${missed} none, ${wrong} another; of those without ${rightlyNone} none, ${wronglySome} one`,
  );
}

const cases = await readCases();
const start = Float64Array.from(doubtFeatures, (name) => doubtWeights[name]);
const named = (fitted: Float64Array) =>
  Object.fromEntries(
    doubtFeatures.map((name, place) => [name, Math.round((fitted[place] ?? 0) * 100) / 100]),
  ) as Record<DoubtFeature, number>;
const fit = (some: readonly DoubtCase[]) => named(climbLikelihood(some.map(choiceOf), start, start, ridge));
const half = (rest: number) => cases.filter((_, place) => place % 2 === rest);
report('in force', cases, doubtWeights);
report('fitted on one half, shown on the other', half(0), fit(half(1)));
process.stdout.write(`${JSON.stringify(fit(cases), null, 2)}\n`);
