// `npm run -s eval:ways -- [--known N] [--show]`: asks the ways of `bench/ways/left-out.tsv`, from which nothing was learned, and tells how many are
// answered in the words of the doubt that they ask, and how many find it among the questions that are offered. With `--known N` it
// asks one way of each of N doubts as the corpus holds it instead: what is left there is what recognition loses by itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion } from '../chat/answer-question.ts';
import { openLocalEngine } from '../chat/evaluation/open-local-engine.ts';
import { type AskedWay, judgeWay, parseAskedWays, type WayVerdict } from '../chat/evaluation/score-ways.ts';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { seededRandom } from '../platform/seeded-random.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';

const { values } = parseArgs({
  options: { known: { type: 'string' }, show: { type: 'boolean', default: false } },
});
const root = findProjectRoot();
const doubts = readDoubts(join(root, 'corpus'));

function chooseWays(): AskedWay[] {
  if (values.known === undefined)
    return parseAskedWays(readFileSync(join(root, 'bench/ways/left-out.tsv'), 'utf8'), doubts);
  const random = seededRandom(1);
  return random.sample(doubts, Number(values.known)).map((doubt) => ({ doubt, way: random.pick(doubt.asked) }));
}

const prepared = await prepareCorpus(null, (line) => process.stderr.write(`${line}\n`));
try {
  const deps = openLocalEngine(prepared);
  const verdicts: WayVerdict[] = [];
  for (const asked of chooseWays()) {
    const call = { subject: 'user:eval', question: asked.way, domain: 'todos_premium' as const, history: [] };
    const { signal } = new AbortController();
    const answer = await answerQuestion(deps, { ...call, model: 'gpt-3.5-turbo', evaluate: null }, () => {}, signal);
    const verdict = judgeWay(asked, answer);
    verdicts.push(verdict);
    if (values.show && !verdict.isTold)
      process.stdout.write(`${verdict.outcome}\t${asked.way}\t${asked.doubt.asked[0]}\n`);
  }
  const count = (is: (verdict: WayVerdict) => boolean) => verdicts.filter(is).length;
  process.stdout.write(
    `${verdicts.length} ways: ${count(({ isTold }) => isTold)} answered in their doubt's own words, ` +
      `${count(({ isTold, isOffered }) => !isTold && isOffered)} more find it among what is offered; ` +
      `of ${count(({ outcome }) => outcome === 'grounded')} that are grounded ${count(({ outcome, isTold }) => outcome === 'grounded' && isTold)} are so\n`,
  );
} finally {
  await prepared.close();
}
