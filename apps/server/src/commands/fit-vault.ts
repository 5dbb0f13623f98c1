// `node scripts/run-command.mjs fit-vault --gold bench/documents [--prefix a- --prefix d- …]`: finds the numbers of
// `documents/judge-weights.ts` and prints them. Each set of questions shows first whether what the others taught holds for it.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readGoldVault } from '../documents/evaluation/gold-vault.ts';
import { type JudgeCase, judgeCases } from '../documents/evaluation/judge-cases.ts';
import { type JudgeFeature, judgeFeatures } from '../documents/judge-features.ts';
import { judgeWeights } from '../documents/judge-weights.ts';
import { climbLikelihood } from '../retrieval/evaluation/conditional-logit.ts';

const { values } = parseArgs({
  options: {
    gold: { type: 'string', default: 'bench/documents' },
    prefix: { type: 'string', multiple: true, default: ['a-', 'd-', 'e-', 'f-', 'h-', 'i-'] },
  },
});
const ridge = 1;
/** To answer what no paper says is worse than to doubt what one does. */
const unansweredWeight = 2;
/** What a question counts whose answer was taken out, and one that is asked over its own documents alone. */
const takenOutWeight = 0.3;
const ownDocumentsWeight = 0.5;

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
for (const prefix of values.prefix) {
  const vault = readGoldVault(folder, prefix);
  if (vault) cases.push(...(await judgeCases(vault)));
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
process.stdout.write(`${JSON.stringify(fit(cases), null, 2)}\n`);
