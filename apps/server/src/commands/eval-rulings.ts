// `npm run -s eval:rulings -- --corpus DIR [--count N] [--seed WORD] [--json]`: whether a ruling is found by headnotes that the
// index does not hold, by its parties and by its citation.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type SampledRuling, withoutHeadnotes } from '../jurisprudence/evaluation/sample-rulings.ts';
import { type RulingOutcome, type RulingsScore, scoreRulings } from '../jurisprudence/evaluation/score-rulings.ts';
import { DataFolderInUse } from '../platform/database/embedded/start-embedded-database.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { warmUpRetrieval } from '../retrieval/warm-up.ts';

const usage = 'Usage: npm run -s eval:rulings -- --corpus DIR [--count N] [--seed WORD] [--json]\n';
const found = 10;

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'foja' },
    json: { type: 'boolean', default: false },
  },
});
// npm runs scripts in the project's folder; paths are meant from where it was called.
const workingFolder = process.env.INIT_CWD ?? process.cwd();
const say = (line: string) => process.stderr.write(`${line}\n`);

/** The ways in which a lawyer looks for a ruling; each query names one ruling that must be found. */
const ways: { name: string; queryOf: (ruling: SampledRuling) => string }[] = [
  { name: 'headnotes', queryOf: ({ headnotes }) => headnotes },
  { name: 'parties', queryOf: ({ title }) => title },
  { name: 'citation', queryOf: ({ citation }) => citation },
];

async function run(): Promise<number> {
  const corpus = values.corpus ?? process.env.CORPUS_DIR;
  if (corpus === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const into = join(findProjectRoot(), 'data', 'eval');
  const { folder, sample } = withoutHeadnotes(resolve(workingFolder, corpus), into, Number(values.count), values.seed);
  const { deps, close } = await prepareCorpus(folder, say);
  try {
    await warmUpRetrieval(deps);
    const scores: Record<string, RulingsScore> = {};
    for (const { name, queryOf } of ways) {
      const outcomes: RulingOutcome[] = [];
      for (const ruling of sample) {
        const startedAtMs = performance.now();
        const { sources } = await retrieve(deps, {
          question: queryOf(ruling),
          domain: 'todos_premium',
          limit: found,
          only: 'rulings',
        });
        const tookMs = performance.now() - startedAtMs;
        outcomes.push({ id: ruling.id, found: sources.map(({ id }) => id), tookMs });
      }
      scores[name] = scoreRulings(outcomes);
    }
    if (values.json) process.stdout.write(`${JSON.stringify(scores, null, 1)}\n`);
    else printScores(scores);
    return 0;
  } finally {
    await close();
  }
}

function printScores(scores: Record<string, RulingsScore>): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const [name, score] of Object.entries(scores)) {
    process.stdout.write(
      `${name.padEnd(10)} ${score.queries} queries  hit@1 ${percent(score.hitAt1)}  hit@5 ${percent(score.hitAt5)}  hit@10 ${percent(score.hitAt10)}  ` +
        `MRR ${score.meanReciprocalRank.toFixed(3)}  p95 ${score.p95Ms.toFixed(1)} ms\n`,
    );
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExpected = error instanceof DataFolderInUse || (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
