// `node scripts/run-command.mjs draw-fit`: draws how the score of what was found tells whether it fits into docs/fit-curve.md, over questions
// of `bench/questions` whose right article is known, with the starter corpus alone. `fitsFrom` of `chat/answer/judge-fit.ts` is read off it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsFrom } from '../chat/answer/judge-fit.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { parseQuestions } from '../retrieval/evaluation/parse-questions.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { rankedArticles } from '../retrieval/evaluation/score-outcomes.ts';
import { retrieve } from '../retrieval/retrieve.ts';

/** Development all of them; the first three were blind once. */
const sets = ['unseen', 'unseen-2', 'unseen-3', 'lay-3', 'lawyers-2'];
const bands = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const nearTheTop = 3;
const sourceLimit = 20;

const say = (line: string) => process.stderr.write(`${line}\n`);
const root = findProjectRoot();

interface Found {
  score: number;
  /** Place of the first right article, from 0; infinite where none was found. */
  place: number;
}

async function readFound(): Promise<Found[]> {
  const { deps, close } = await prepareCorpus(null, say);
  try {
    const found: Found[] = [];
    for (const set of sets) {
      for (const { text, expected } of parseQuestions(
        readFileSync(join(root, 'bench/questions', `${set}.tsv`), 'utf8'),
      )) {
        if (expected.length === 0) continue;
        const retrieval = await retrieve(deps, { question: text, domain: 'todos_premium', limit: sourceLimit });
        if (retrieval.decision !== 'grounded') continue;
        const place = rankedArticles(retrieval.sources).findIndex((key) => expected.includes(key));
        found.push({ score: retrieval.topScore, place: place === -1 ? Number.POSITIVE_INFINITY : place });
      }
      say(`${set}: ${found.length}`);
    }
    return found;
  } finally {
    await close();
  }
}

function tableOf(found: readonly Found[]): string {
  const rows = bands.slice(0, -1).map((from, at) => {
    const to = bands[at + 1] ?? 1;
    const within = found.filter(({ score }) => score >= from && (score < to || (to === 1 && score === 1)));
    const share = (places: number) =>
      within.length === 0
        ? '–'
        : `${Math.round((100 * within.filter(({ place }) => place < places).length) / within.length)}%`;
    return `| ${from.toFixed(1)}–${to.toFixed(1)} | ${within.length} | ${share(1)} | ${share(nearTheTop)} |`;
  });
  return [
    '| score | questions | right article first | among the first three |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const found = await readFound();
writeFileSync(
  join(root, 'docs/fit-curve.md'),
  `# How the score of what was found tells whether it fits

An answer is *Fundado* where its sources bear out what it says **and** are about what was asked. The second is judged by the score of what
retrieval found best (\`chat/answer/judge-fit.ts\`). Measured on ${found.length} questions of \`bench/questions\` whose right article is known and that
are answered (${sets.map((set) => `\`${set}\``).join(', ')}, all development by now), starter corpus alone:

${tableOf(found)}

Below ${fitsFrom} the answer is *Aproximado*: it stays, and offers the questions that come nearest
([decision 43](decisions/0043-which-question-is-meant.md)), or else asks «¿Tu caso es uno de estos?» with the matters that were found, of which a choice is searched
together with the question; neither takes a use. *Aproximado*, too, is what was found of an article of which people are known to ask, where none of that is asked here. A story whose situation was recognised, an article asked for by its number, a repealed norm and a
common belief that is denied are judged by themselves.

What this does not see: an answer whose article is right and whose sentence is not the one that was asked for.

Written by \`node scripts/run-command.mjs draw-fit\`.
`,
);
