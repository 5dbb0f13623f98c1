// `npm run -s eval:citations [-- --corpus DIR] [--each N] [--json]`: how well the verifier tells good references from bad.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCitationCases } from '../chat/evaluation/citation-cases.ts';
import { readCitationMaterial } from '../chat/evaluation/citation-material.ts';
import { buildQuoteCases } from '../chat/evaluation/quote-cases.ts';
import { type CitationScore, scoreCitations } from '../chat/evaluation/score-citations.ts';
import { buildSentenceCases } from '../chat/evaluation/sentence-cases.ts';
import { openCitationResolver } from '../chat/open-citation-resolver.ts';
import { systemClock } from '../platform/clock.ts';
import { loadDotenv, readConfig } from '../platform/config.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';

const seed = 20_240;
const eachByDefault = '40';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    each: { type: 'string', default: eachByDefault },
    json: { type: 'boolean', default: false },
  },
});

async function run(): Promise<CitationScore> {
  loadDotenv();
  const corpus = values.corpus
    ? resolve(process.env.INIT_CWD ?? process.cwd(), values.corpus)
    : readConfig(process.env).corpusDir;
  const { deps, close } = await prepareCorpus(corpus, (line) => process.stderr.write(`${line}\n`));
  try {
    const material = await readCitationMaterial(deps.db);
    const each = Math.max(1, Number.parseInt(values.each, 10) || Number(eachByDefault));
    return await scoreCitations(
      openCitationResolver({ db: deps.db, clock: systemClock }),
      [...buildCitationCases(material, each, seed), ...buildSentenceCases(material, each, seed)],
      buildQuoteCases(material, each, seed),
    );
  } finally {
    await close();
  }
}

function print(score: CitationScore): void {
  const percent = (share: number | null) => (share === null ? '—' : `${(share * 100).toFixed(1)}%`).padStart(11);
  const row = (name: string, { cases, precision, recall }: CitationScore['flagged']) =>
    console.log(`${name.padEnd(36)}${String(cases).padStart(7)}${percent(precision)}${percent(recall)}`);
  console.log(`${'verdict'.padEnd(36)}${'cases'.padStart(7)}${'precision'.padStart(11)}${'recall'.padStart(11)}`);
  for (const [verdict, rate] of Object.entries(score.byVerdict)) row(verdict, rate);
  row('flagged or corrected, of all bad', score.flagged);
  console.log(`\n${'how the reference was made'.padEnd(36)}${'cases'.padStart(7)}${'right'.padStart(11)}`);
  for (const [kind, { cases, right }] of Object.entries(score.byKind)) {
    console.log(`${kind.padEnd(36)}${String(cases).padStart(7)}${String(right).padStart(11)}`);
  }
  for (const { kind, draft, expected, given } of score.wrong) {
    console.log(`\nwrong (${kind}): expected ${expected}, given ${given}\n  ${draft}`);
  }
}

try {
  const score = await run();
  if (values.json) console.log(JSON.stringify(score, null, 1));
  else print(score);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
