// `npm run -s eval:answers -- --questions FILE [--corpus DIR] [--json] [--show] [--answers FILE]`: how well the local engine answers what was asked.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerBeforeLaw } from '../chat/answer-before-law.ts';
import { answerBelowHelp } from '../chat/answer-below-help.ts';
import { answerQuestion } from '../chat/answer-question.ts';
import { AnswerQuestionsInvalid, parseAnswerQuestions } from '../chat/evaluation/answer-questions.ts';
import { openLocalEngine } from '../chat/evaluation/open-local-engine.ts';
import { type AnswerVerdict, judgeAnswer, scoreAnswers } from '../chat/evaluation/score-answers.ts';
import { DataFolderInUse } from '../platform/database/embedded/start-embedded-database.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';

const usage =
  'Usage: npm run -s eval:answers -- --questions FILE.jsonl [--corpus DIR] [--json] [--show] [--answers FILE]\n' +
  '  FILE: a question a line, {"id","kind","question","open":[["regex"]],"anywhere":[[…]],"never":["regex"],"before"?:[…]};\n' +
  '  kinds: lay, lawyer, factual, change, false-premise, out.\n' +
  '  DIR: a folder with official text; without it the starter corpus answers alone. --show prints each answer that misses.\n' +
  '  --answers writes every answer as a line of JSON, to be graded by hand.\n';

const { values } = parseArgs({
  options: {
    questions: { type: 'string' },
    corpus: { type: 'string' },
    json: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    answers: { type: 'string' },
  },
});
// npm runs scripts in the project's folder; paths are meant from where it was called.
const workingFolder = process.env.INIT_CWD ?? process.cwd();
const say = (line: string) => process.stderr.write(`${line}\n`);
const print = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<number> {
  if (values.questions === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const questions = parseAnswerQuestions(readFileSync(resolve(workingFolder, values.questions), 'utf8'));
  const corpus = values.corpus === undefined ? null : resolve(workingFolder, values.corpus);
  const prepared = await prepareCorpus(corpus, say);
  try {
    const deps = openLocalEngine(prepared);
    const verdicts: AnswerVerdict[] = [];
    const answers: string[] = [];
    for (const asked of questions) {
      const history = asked.before.map((content) => ({ role: 'user' as const, content }));
      const call = { subject: 'user:eval', question: asked.question, domain: 'todos_premium' as const };
      const { signal } = new AbortController();
      const before = await answerBeforeLaw(deps, call);
      const answer =
        before === null
          ? await answerQuestion(deps, { ...call, model: 'gpt-3.5-turbo', history, evaluate: null }, () => {}, signal)
          : before.outcome === 'safety'
            ? await answerBelowHelp(deps, { ...call, history }, before, signal)
            : before;
      const verdict = judgeAnswer(asked, answer);
      verdicts.push(verdict);
      answers.push(
        JSON.stringify({ id: asked.id, question: asked.question, outcome: answer.outcome, content: answer.content }),
      );
      if (values.show && !isGood(verdict)) show(asked.question, verdict, answer.content, answer.outcome);
    }
    if (values.answers !== undefined) writeFileSync(resolve(workingFolder, values.answers), `${answers.join('\n')}\n`);
    const scores = scoreAnswers(verdicts);
    if (values.json) print(JSON.stringify({ scores, verdicts }, null, 1));
    else
      for (const [kind, score] of Object.entries(scores))
        if (score.questions > 0) print(`${kind.padEnd(14)} ${tell(score)}`);
    return 0;
  } finally {
    await prepared.close();
  }
}

function isGood({ kind, direct, complete, clean, refused }: AnswerVerdict): boolean {
  return kind === 'out' ? refused && clean : direct && complete && clean;
}

function show(question: string, verdict: AnswerVerdict, content: string, outcome: string): void {
  print(`\n=== ${verdict.id} (${verdict.kind}, ${outcome}) ${question}`);
  for (const line of [...verdict.missing, ...verdict.wrong.map((one) => `NEVER: ${one}`)]) print(`  ! ${line}`);
  print(content);
}

function tell(score: ReturnType<typeof scoreAnswers>['all']): string {
  return Object.entries(score)
    .flatMap(([name, value]) => {
      if (value === null) return [];
      const isCount = name === 'questions' || name === 'medianVisibleWords';
      return [`${name} ${isCount ? value : `${(value * 100).toFixed(1)}%`}`];
    })
    .join('  ');
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExpected =
    error instanceof AnswerQuestionsInvalid ||
    error instanceof DataFolderInUse ||
    (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
