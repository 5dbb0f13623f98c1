// `npm run -s eval:anonymizer -- --gold FILE [--json] [--differences]`: how well the anonymizer does on marked documents;
// with `--rulings DIR`, whose name real rulings still show.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { detect } from '@foja/anonymizer';
import { measureAnonymizerTime } from '../anonymization/evaluation/measure-anonymizer-time.ts';
import { countNamesLeft, type TitledRuling } from '../anonymization/evaluation/names-left-in-rulings.ts';
import { GoldInvalid, parseGoldDocuments } from '../anonymization/evaluation/parse-gold-documents.ts';
import { printAnonymizerScore } from '../anonymization/evaluation/print-anonymizer-score.ts';
import { type AnonymizerScore, scoreAnonymizer } from '../anonymization/evaluation/score-anonymizer.ts';

const usage =
  'Usage: npm run -s eval:anonymizer -- (--gold FILE | --rulings DIR) [--json] [--differences]\n' +
  '  FILE: JSONL, {"id","text","spans":[{start,end,type}],"keep":[...],"ignore":[...]} in each line.\n' +
  '  DIR: JSONL files of rulings, {"id","title","text"}: counts where the party that gives the name stays readable.\n' +
  '  --differences: also print what was missed, what was redacted wrongly and what should have survived.\n';

const { values } = parseArgs({
  options: {
    gold: { type: 'string' },
    rulings: { type: 'string' },
    json: { type: 'boolean', default: false },
    differences: { type: 'boolean', default: false },
  },
});

/** npm runs scripts in the project's folder; paths are meant from where it was called. */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function* readRulings(folder: string): Generator<TitledRuling> {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      if (line.trim() !== '') yield JSON.parse(line) as TitledRuling;
    }
  }
}

function runOnRulings(folder: string): number {
  const { totals, differences } = countNamesLeft(readRulings(folder), detect);
  if (values.json) process.stdout.write(`${JSON.stringify(totals, null, 1)}\n`);
  else for (const [name, figure] of Object.entries(totals)) process.stdout.write(`${name} ${figure}\n`);
  if (values.differences) for (const line of differences) process.stdout.write(`${line}\n`);
  return 0;
}

function run(): number {
  if (values.rulings !== undefined) return runOnRulings(fromCaller(values.rulings));
  if (values.gold === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const documents = parseGoldDocuments(readFileSync(fromCaller(values.gold), 'utf8'));
  const compared = scoreAnonymizer(documents, detect);
  const texts = documents.map(({ text }) => text);
  const score: AnonymizerScore = { ...compared.score, msPerThousandWords: measureAnonymizerTime(texts, detect) };
  const differences = values.differences ? compared.differences : [];
  if (values.json) {
    const report = values.differences ? { ...score, differences } : score;
    process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
  } else printAnonymizerScore(score, differences, (line) => process.stdout.write(`${line}\n`));
  return 0;
}

try {
  process.exitCode = run();
} catch (error) {
  const isExpected = error instanceof GoldInvalid || (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
