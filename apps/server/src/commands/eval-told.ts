// `npm run -s eval:told -- [--stories FILE]`: asks the stories of `bench/answers/judged-stories.jsonl`, of which people judged which answers
// answer what is asked and which are off the point, and tells how much of what is asked is told, and how much of what is told was not asked.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion } from '../chat/answer-question.ts';
import { openLocalEngine } from '../chat/evaluation/open-local-engine.ts';
import { judgeTold, parseJudgedStories, sumTold, type ToldVerdict } from '../chat/evaluation/score-told.ts';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';

const { values } = parseArgs({ options: { stories: { type: 'string' } } });
const root = findProjectRoot();
const file =
  values.stories === undefined
    ? join(root, 'bench/answers/judged-stories.jsonl')
    : resolve(process.env.INIT_CWD ?? process.cwd(), values.stories);
const stories = parseJudgedStories(readFileSync(file, 'utf8'));
const doubts = new Map(readDoubts(join(root, 'corpus')).map((doubt) => [doubt.asked[0] ?? '', doubt]));

const prepared = await prepareCorpus(null, (line) => process.stderr.write(`${line}\n`));
try {
  const deps = openLocalEngine(prepared);
  const verdicts: ToldVerdict[] = [];
  for (const story of stories) {
    const call = { subject: 'user:eval', question: story.question, domain: 'todos_premium' as const, history: [] };
    const { signal } = new AbortController();
    const answer = await answerQuestion(deps, { ...call, model: 'gpt-3.5-turbo', evaluate: null }, () => {}, signal);
    verdicts.push(judgeTold(story, answer.content, doubts));
  }
  const { things, answerable, answered, told, off } = sumTold(verdicts);
  process.stdout.write(
    `${stories.length} stories ask ${things} things, of which ${answerable} had an answer when they were judged: ${answered} are told; ` +
      `of ${told} judged answers that are told ${off} are off the point\n`,
  );
} finally {
  await prepared.close();
}
