// `npm run -s eval:cases [-- --stories FILE] [--corpus DIR] [--json]`: how well case evaluation reads stories it has not seen.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settleGuide } from '../chat/settle-guide.ts';
import { readCachedGuides } from '../evaluation/cached-guides.ts';
import { openCaseEvaluation } from '../evaluation/evaluate-case.ts';
import { type MeasuredStory, parseStories, StoriesInvalid } from '../evaluation/measure/parse-stories.ts';
import { type Measured, type StoriesScore, scoreStories } from '../evaluation/measure/score-stories.ts';
import { DataFolderInUse } from '../platform/database/embedded/start-embedded-database.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { withoutThreads } from '../platform/threads/text-threads.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import type { RetrievalQuery } from '../retrieval/retrieval.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { openUnderstanding } from '../understanding/open-understanding.ts';

/** The day on which the stories of the bench are told: what "hace cuatro meses" counts from. */
const toldAt = new Date('2026-11-20T12:00:00Z');

const { values } = parseArgs({
  options: { stories: { type: 'string' }, corpus: { type: 'string' }, json: { type: 'boolean', default: false } },
});
// npm runs scripts in the project's folder; paths are meant from where it was called.
const workingFolder = process.env.INIT_CWD ?? process.cwd();
const say = (line: string) => process.stderr.write(`${line}\n`);

async function run(): Promise<number> {
  const file = values.stories
    ? resolve(workingFolder, values.stories)
    : join(findProjectRoot(), 'bench', 'evaluation', 'stories.jsonl');
  const stories = parseStories(readFileSync(file, 'utf8'));
  const corpus = values.corpus === undefined ? null : resolve(workingFolder, values.corpus);
  const { deps, close } = await prepareCorpus(corpus, say);
  try {
    const clock = { now: () => toldAt };
    const search = (query: RetrievalQuery) => retrieve(deps, query);
    const understand = openUnderstanding({ registry: deps.registry, clock });
    const evaluateCase = openCaseEvaluation({
      db: deps.db,
      clock,
      retrieve: search,
      languageModels: null,
      threads: withoutThreads,
    });
    const evaluate = (story: string) =>
      evaluateCase(
        { story, domain: 'todos_premium', model: 'gpt-3.5-turbo', subject: 'user:eval' },
        new AbortController().signal,
      );
    const readChat = async (story: string): Promise<Measured['chat']> => {
      const found = await search({ question: story, domain: 'todos_premium' });
      if (found.decision !== 'grounded') return 'no-answer';
      const settled = await settleGuide(
        { db: deps.db, clock, retrieve: search },
        story,
        'todos_premium',
        found,
        await understand(story, []),
      );
      const guide = settled.sources.find(({ kind, id }) => kind === 'guide' && (settled.guide ?? id) === id);
      return guide === undefined || settled.guide === null ? 'none' : { title: guide.label };
    };
    const measured: Measured[] = [];
    for (const story of stories) {
      measured.push({ story, ...(await measure(story, evaluate)), chat: await readChat(story.story) });
      if (measured.length % 50 === 0) say(`${measured.length}/${stories.length}`);
    }
    const { guides } = await readCachedGuides({ db: deps.db, clock });
    const score = scoreStories(measured, guides);
    if (values.json) process.stdout.write(`${JSON.stringify(score, null, 1)}\n`);
    else printScore(score);
    return 0;
  } finally {
    await close();
  }
}

/** Evaluates a story, and again with its first missing proof added: the number may not fall. */
async function measure(
  story: MeasuredStory,
  evaluate: (story: string) => Promise<Measured['evaluation']>,
): Promise<Pick<Measured, 'evaluation' | 'lowestWithProof'>> {
  const evaluation = await evaluate(story.story);
  const missing = evaluation.insufficient ? undefined : evaluation.evidence.find(({ status }) => status === 'absent');
  if (missing === undefined) return { evaluation, lowestWithProof: null };
  const more = await evaluate(`${story.story} Tengo como prueba: ${missing.name}.`);
  return { evaluation, lowestWithProof: more.insufficient ? 0 : more.successProbability };
}

function printScore(score: StoriesScore): void {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const share = (part: number, whole: number) =>
    `${part}/${whole} (${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %)`;
  print(`right case type:                     ${share(score.rightType, score.stories)}`);
  print(`right guide within the type:          ${share(score.rightSituation, score.stories)}`);
  print(
    `right guide, or among those offered:  ${share(score.rightAmongOffered, score.stories)}, ${score.offered} others offered`,
  );
  print(`right period, where the type is:     ${share(score.rightPeriod, score.periods)}`);
  print(`points open to article and quote:    ${share(score.openPoints, score.points)}`);
  print(`given no number:                     ${score.insufficient}`);
  print(`lowered by a missing proof, added:   ${score.loweredByProof}`);
  const { right, wrong, none, noAnswer } = score.chat;
  print(`the chat's guide, of the right type: ${share(right, score.stories)}`);
  print(`  of another ${wrong}, of none ${none}, not answered ${noAnswer}`);
  print('');
  for (const { caseType, stories, right } of score.byType) print(`${right}/${stories}  ${caseType}`);
  print('');
  for (const miss of score.misses) {
    print(`${miss.id}: ${miss.expected} → ${miss.found ?? 'no type'} ${miss.limitation ?? ''}`);
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExpected =
    error instanceof StoriesInvalid ||
    error instanceof DataFolderInUse ||
    (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
