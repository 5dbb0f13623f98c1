// `npm run -s eval:official [-- --corpus DIR] [--norm CODE] [--misses]`: official pages are made of the articles of a folder, in every
// kind of HTML that the official site has, and read again.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { decodePage } from '../corpus/official/decode-page.ts';
import { makeOfficialPage, type PageArticle, pageFamilies } from '../corpus/official/evaluation/make-official-page.ts';
import { type ReadingScore, scoreReading } from '../corpus/official/evaluation/score-reading.ts';
import { parseNormPage } from '../corpus/official/parse-norm-page.ts';
import { findProjectRoot } from '../platform/project-root.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    norm: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

const workingFolder = process.env.INIT_CWD ?? process.cwd();
const folder = values.corpus
  ? resolve(workingFolder, values.corpus)
  : process.env.CORPUS_DIR || join(findProjectRoot(), '../shared/corpus');
if (!existsSync(join(folder, 'statutes'))) {
  console.error(`In ${folder} there are no official texts (statutes/*.jsonl): name the folder with --corpus.`);
  process.exit(1);
}
const files = readdirSync(join(folder, 'statutes')).filter(
  (name) => name.endsWith('.jsonl') && (!values.norm || name === `${values.norm}.jsonl`),
);
const total = { articles: 0, right: 0, flagged: 0, silent: 0, doubted: 0, invented: 0, headings: 0, headingsRight: 0 };
for (const [place, family] of pageFamilies.entries()) {
  const scores = files.sort().map((name, index) => {
    const lines = readFileSync(join(folder, 'statutes', name), 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const known = lines.map((line) => JSON.parse(line) as PageArticle);
    const page = makeOfficialPage(known, {
      family,
      seed: index * 7 + place * 5 + 1,
      approval: index % 5 === 0 && known.length > 20,
    });
    const read = parseNormPage(decodePage(page.bytes) ?? '');
    return { name, ...scoreReading(known, read.articles) };
  });
  for (const score of scores) add(score);
  print(family, scores);
}
const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
console.log(
  `${files.length} norms in ${pageFamilies.length} kinds of page: ${total.articles} articles, right number and text ${share(total.right, total.articles)}; ` +
    `of the ${total.articles - total.right} others ${total.flagged} are marked suspect, ${total.silent} are not. Read where there is none: ${total.invented}. ` +
    `Marked though right: ${share(total.doubted, total.right)}. Titles: ${share(total.headingsRight, total.headings)}.`,
);

function add(score: ReadingScore): void {
  total.articles += score.articles;
  total.right += score.right;
  total.flagged += score.flagged;
  total.silent += score.silent.length;
  total.doubted += score.doubted;
  total.invented += score.invented.length;
  total.headings += score.headings;
  total.headingsRight += score.headingsRight;
}

function print(family: string, scores: readonly (ReadingScore & { name: string })[]): void {
  const sum = (of: (score: ReadingScore) => number) => scores.reduce((all, score) => all + of(score), 0);
  console.log(
    `${family.padEnd(14)} ${sum(({ right }) => right)} of ${sum(({ articles }) => articles)} right, ${sum(({ flagged }) => flagged)} marked, ${sum(({ silent }) => silent.length)} silent`,
  );
  if (!values.misses) return;
  for (const { invented, name, silent, right, articles, flagged, doubted } of scores) {
    if (right < articles || invented.length > 0 || doubted > 3)
      console.log(
        `  ${name}: ${right}/${articles}, marked ${flagged}, doubted ${doubted}, invented ${invented.join(' ')}`,
      );
    for (const { article, why } of silent.slice(0, 8)) console.log(`    ${article}: ${why}`);
  }
}
