// `node scripts/run-command.mjs fit-doubts --questions FILE.jsonl…`: finds the numbers of `chat/answer/doubts/doubt-weights.ts` and prints
// them. It learns from questions of `bench/answers` that are looked into, for which a doubt is right where its answer says all that the
// opening must; one half shows whether what the other taught holds. With `--phrasings N` it learns from N ways of asking too, each of them
// taken out of the doubts before (`chat/evaluation/phrasing-cases.ts`): the sets were looked into while doubts were written, these
// show how far a doubt is known again in words that it does not hold.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DoubtFeature, doubtFeatures } from '../chat/answer/doubts/doubt-features.ts';
import { doubtWeights } from '../chat/answer/doubts/doubt-weights.ts';
import { doubtWorth } from '../chat/answer/doubts/measure-doubts.ts';
import { parseAnswerQuestions } from '../chat/evaluation/answer-questions.ts';
import { caseOfQuestion, type DoubtCase } from '../chat/evaluation/doubt-cases.ts';
import { casesOfPhrasings } from '../chat/evaluation/phrasing-cases.ts';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { readFurtherWays } from '../corpus/doubts/read-further-ways.ts';
import { systemClock } from '../platform/clock.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { type Choice, climbLikelihood } from '../retrieval/evaluation/conditional-logit.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { starterKnowledge } from '../understanding/knowledge.ts';
import { openUnderstanding } from '../understanding/open-understanding.ts';

const { values } = parseArgs({
  options: {
    questions: { type: 'string', multiple: true, default: [] },
    phrasings: { type: 'string', default: '0' },
  },
});
const ridge = 1;
/** What a way of asking that was taken out counts beside a question of a set: people's questions share more words with a doubt. */
const phrasingWeight = 0.3;
/**
 * What never speaks against a doubt. The ways of asking that are written for one are unlike each other, so that among them one that comes
 * near seems less likely to be it; people's questions are not.
 */
const neverAgainst = new Set<DoubtFeature>(['score', 'sameWords', 'learned', 'learnedChance', 'nearestWay']);
const say = (line: string) => process.stderr.write(`${line}\n`);
const workingFolder = process.env.INIT_CWD ?? process.cwd();

async function readCases(): Promise<{ ofSets: DoubtCase[]; ofPhrasings: DoubtCase[] }> {
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
    const ofPhrasings: DoubtCase[] = [];
    const most = Number(values.phrasings);
    if (most > 0) {
      const corpus = join(findProjectRoot(), 'corpus');
      const doubts = readDoubts(corpus);
      const further = readFurtherWays(corpus, doubts);
      const phrasings = readFurtherWays(corpus, doubts, undefined, 'phrasings');
      for await (const one of casesOfPhrasings(reading, doubts, { further, phrasings }, most, say))
        ofPhrasings.push(one);
    }
    return { ofSets: cases.filter(({ rows }) => rows.length > 0), ofPhrasings };
  } finally {
    await prepared.close();
  }
}

/** None of them is one more candidate, of which nothing is measured. */
function choiceOf({ rows }: DoubtCase, weight = 1): Choice {
  return {
    weight,
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

/** Where its doubt was not even among those measured there is nothing to learn. */
function choicesOfPhrasing({ id, rows }: DoubtCase): Choice[] {
  return rows.some(({ isAsked }) => isAsked) ? [choiceOf({ id, rows }, phrasingWeight)] : [];
}

const { ofSets: cases, ofPhrasings } = await readCases();
const start = Float64Array.from(doubtFeatures, (name) => doubtWeights[name]);
const named = (fitted: Float64Array) =>
  Object.fromEntries(
    doubtFeatures.map((name, place) => [name, Math.round((fitted[place] ?? 0) * 100) / 100]),
  ) as Record<DoubtFeature, number>;
const fit = (some: readonly DoubtCase[], phrasings: readonly DoubtCase[]) =>
  named(
    climbLikelihood(
      [...some.map((one) => choiceOf(one)), ...phrasings.flatMap(choicesOfPhrasing)],
      start,
      start,
      ridge,
      doubtFeatures.map((name) => (neverAgainst.has(name) ? 0 : Number.NEGATIVE_INFINITY)),
    ),
  );
const half = (all: readonly DoubtCase[], rest: number) => all.filter((_, place) => place % 2 === rest);
report('in force', cases, doubtWeights);
report('in force, ways of asking', ofPhrasings, doubtWeights);
const ofHalf = fit(half(cases, 1), half(ofPhrasings, 1));
report('fitted on one half, shown on the other', half(cases, 0), ofHalf);
report('the same, ways of asking', half(ofPhrasings, 0), ofHalf);
process.stdout.write(`${JSON.stringify(fit(cases, ofPhrasings), null, 2)}\n`);
