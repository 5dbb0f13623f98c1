// `npm run -s eval:anonymizer -- --gold FILE [--json] [--differences]`: how well the anonymizer does on marked documents.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { detect } from '@foja/anonymizer';
import { measureAnonymizerTime } from '../anonymization/evaluation/measure-anonymizer-time.ts';
import { GoldInvalid, parseGoldDocuments } from '../anonymization/evaluation/parse-gold-documents.ts';
import { printAnonymizerScore } from '../anonymization/evaluation/print-anonymizer-score.ts';
import { type AnonymizerScore, scoreAnonymizer } from '../anonymization/evaluation/score-anonymizer.ts';

const usage =
  'Usage: npm run -s eval:anonymizer -- --gold FILE [--json] [--differences]\n' +
  '  FILE: JSONL, {"id","text","spans":[{start,end,type}],"keep":[...],"ignore":[...]} in each line.\n' +
  '  --differences: also print what was missed, what was redacted wrongly and what should have survived.\n';

const { values } = parseArgs({
  options: {
    gold: { type: 'string' },
    json: { type: 'boolean', default: false },
    differences: { type: 'boolean', default: false },
  },
});

function run(): number {
  if (values.gold === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  // npm runs scripts in the project's folder; paths are meant from where it was called.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), values.gold);
  const documents = parseGoldDocuments(readFileSync(path, 'utf8'));
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
