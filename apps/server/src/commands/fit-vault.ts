// `node scripts/run-command.mjs fit-vault --gold bench/documents [--prefix a- --prefix d- …]`: finds the numbers of
// `documents/rank-weights.ts` and, with those in force, of `documents/judge-weights.ts`, and prints them. Each set of questions shows first whether what the others taught holds for it.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readGoldVault } from '../documents/evaluation/gold-vault.ts';
import { type JudgeCase, judgeCases } from '../documents/evaluation/judge-cases.ts';
import { type RankCase, rankCases } from '../documents/evaluation/rank-cases.ts';
import { type JudgeFeature, judgeFeatures } from '../documents/judge-features.ts';
import { judgeWeights } from '../documents/judge-weights.ts';
import { type RankFeature, rankFeatures } from '../documents/rank-features.ts';
import { rankWeights } from '../documents/rank-weights.ts';
import { climbLikelihood } from '../retrieval/evaluation/conditional-logit.ts';

const { values } = parseArgs({
  options: {
    gold: { type: 'string', default: 'bench/documents' },
    prefix: { type: 'string', multiple: true, default: ['a-', 'd-', 'e-', 'f-', 'h-', 'i-', 'j-', 'l-', 'n-', 'o-'] },
  },
});
const ridge = 1;
/** To answer what no paper says is worse than to doubt what one does. */
const unansweredWeight = 2;
/** What a question counts whose answer was taken out, and one that is asked over its own documents alone. */
const takenOutWeight = 0.2;
const ownDocumentsWeight = 0.5;

type RankWeights = Readonly<Record<RankFeature, number>>;
type Weights = Readonly<Record<JudgeFeature, number>>;

const say = (line: string) => process.stderr.write(`${line}\n`);
const worth = ({ measures }: JudgeCase, weights: Weights) =>
  judgeFeatures.reduce((sum, name) => sum + weights[name] * measures[name], 0);

function weightOf({ isAnswered, isWhole, isOverAll }: JudgeCase): number {
  const kind = isAnswered ? 1 : isWhole ? unansweredWeight : takenOutWeight;
  return kind * (isOverAll ? 1 : ownDocumentsWeight);
}

function fit(cases: readonly JudgeCase[]): Weights {
  const none = new Float64Array(judgeFeatures.length);
  const choices = cases.map((one) => ({
    rows: [Float64Array.from(judgeFeatures, (name) => one.measures[name]), none],
    answers: [one.isAnswered, !one.isAnswered],
    weight: weightOf(one),
  }));
  const found = climbLikelihood(choices, none, none, ridge);
  return Object.fromEntries(
    judgeFeatures.map((name, place) => [name, Math.round((found[place] ?? 0) * 100) / 100]),
  ) as Weights;
}

function fitRank(cases: readonly RankCase[]): RankWeights {
  const none = new Float64Array(rankFeatures.length);
  const choices = cases
    .filter(({ answers }) => answers.includes(true))
    .map(({ measures, answers, isOverAll }) => ({
      rows: measures.map((one) => Float64Array.from(rankFeatures, (name) => one[name])),
      answers,
      weight: isOverAll ? 1 : ownDocumentsWeight,
    }));
  const found = climbLikelihood(choices, none, none, ridge);
  return Object.fromEntries(
    rankFeatures.map((name, place) => [name, Math.round((found[place] ?? 0) * 100) / 100]),
  ) as RankWeights;
}

/** Of questions over their vault, how many have the right passage first. */
function reportRank(name: string, ranked: readonly { one: RankCase; weights: RankWeights }[]): void {
  const some = ranked.filter(({ one }) => one.isOverAll);
  const right = some.filter(({ one: { measures, answers }, weights }) => {
    const scores = measures.map((row) => rankFeatures.reduce((sum, of) => sum + weights[of] * row[of], 0));
    return answers[scores.indexOf(Math.max(...scores))];
  }).length;
  say(`${name}: right passage first ${right} of ${some.length} (${((100 * right) / some.length).toFixed(1)} %)`);
}

/** Shares of the questions as they were asked: answered ones that are doubted, and others that are. */
function report(name: string, judged: readonly { one: JudgeCase; weights: Weights }[]): void {
  for (const isOverAll of [true, false]) {
    const some = judged.filter(({ one }) => one.isWhole && one.isOverAll === isOverAll);
    const doubted = (isAnswered: boolean) => {
      const of = some.filter(({ one }) => one.isAnswered === isAnswered);
      const doubts = of.filter(({ one, weights }) => worth(one, weights) <= 0).length;
      return `${doubts} of ${of.length} (${((100 * doubts) / Math.max(1, of.length)).toFixed(1)} %)`;
    };
    say(
      `${name}, over ${isOverAll ? 'the vault' : 'their own documents'}: wrongly declined ${doubted(true)}, rightly ${doubted(false)}`,
    );
  }
}

const folder = join(resolve(process.env.INIT_CWD ?? process.cwd(), values.gold), 'vault');
const cases: JudgeCase[] = [];
const ranked: RankCase[] = [];
for (const prefix of values.prefix) {
  const vault = readGoldVault(folder, prefix);
  if (vault) cases.push(...(await judgeCases(vault)));
  if (vault) ranked.push(...(await rankCases(vault)));
}
const sets = [...new Set(cases.map(({ set }) => set))];
report(
  'in force',
  cases.map((one) => ({ one, weights: judgeWeights })),
);
const shown = sets.flatMap((set) => {
  const weights = fit(cases.filter((one) => one.set !== set));
  const judged = cases.filter((one) => one.set === set).map((one) => ({ one, weights }));
  report(`set ${set}, learned from the others`, judged);
  return judged;
});
report('each set learned from the others', shown);
reportRank(
  'in force',
  ranked.map((one) => ({ one, weights: rankWeights })),
);
const others = sets.flatMap((set) => {
  const weights = fitRank(ranked.filter((one) => one.set !== set));
  const own = ranked.filter((one) => one.set === set).map((one) => ({ one, weights }));
  reportRank(`set ${set}, learned from the others`, own);
  return own;
});
reportRank('each set learned from the others', others);
process.stdout.write(`${JSON.stringify(fitRank(ranked), null, 2)}\n${JSON.stringify(fit(cases), null, 2)}\n`);
