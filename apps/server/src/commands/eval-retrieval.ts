// `npm run -s eval:retrieval -- --questions FILE [--corpus DIR] [--json]`: how well retrieval finds what answers a question.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataFolderInUse } from '../platform/database/embedded/start-embedded-database.ts';
import { parseQuestions, QuestionsInvalid } from '../retrieval/evaluation/parse-questions.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { printScore } from '../retrieval/evaluation/print-score.ts';
import { type Outcome, rankedArticles, scoreOutcomes } from '../retrieval/evaluation/score-outcomes.ts';
import { retrieve } from '../retrieval/retrieve.ts';

const usage =
  'Usage: npm run -s eval:retrieval -- --questions FILE [--corpus DIR] [--json]\n' +
  '  FILE: tab-separated id, style, area, question, expected ("norm:article,article;norm:article" or "none").\n' +
  '  DIR: a folder with official text; without it the starter corpus answers alone.\n';

/** Sources asked for: enough that ten different articles stand among them. */
const sourceLimit = 20;

const { values } = parseArgs({
  options: { questions: { type: 'string' }, corpus: { type: 'string' }, json: { type: 'boolean', default: false } },
});
// npm runs scripts in the project's folder; paths are meant from where it was called.
const workingFolder = process.env.INIT_CWD ?? process.cwd();
const say = (line: string) => process.stderr.write(`${line}\n`);

async function run(): Promise<number> {
  if (values.questions === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const questions = parseQuestions(readFileSync(resolve(workingFolder, values.questions), 'utf8'));
  const corpus = values.corpus === undefined ? null : resolve(workingFolder, values.corpus);
  const { deps, close } = await prepareCorpus(corpus, say);
  try {
    const outcomes: Outcome[] = [];
    for (const question of questions) {
      const found = await retrieve(deps, { question: question.text, domain: 'todos_premium', limit: sourceLimit });
      outcomes.push({ question, ranked: rankedArticles(found.sources), isGrounded: found.decision === 'grounded' });
      if (outcomes.length % 100 === 0) say(`${outcomes.length}/${questions.length}`);
    }
    const score = scoreOutcomes(outcomes);
    if (values.json) process.stdout.write(`${JSON.stringify(score, null, 1)}\n`);
    else printScore(score, outcomes, (line) => process.stdout.write(`${line}\n`));
    return 0;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExpected =
    error instanceof QuestionsInvalid ||
    error instanceof DataFolderInUse ||
    (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
