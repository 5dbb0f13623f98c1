// `npm run -s eval:documents -- --gold DIR [--prefix a-] [--json] [--differences]`: how well contracts, judgments and pleadings are read,
// and questions over the documents of a vault are answered.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { z } from 'zod';
import { normSchema } from '../corpus/starter/editorial-schemas.ts';
import { parseYaml } from '../corpus/starter/yaml-with-lines.ts';
import { readGoldVault } from '../documents/evaluation/gold-vault.ts';
import { scoreVault } from '../documents/evaluation/score-vault.ts';
import {
  GoldPapersInvalid,
  goldContractSchema,
  goldJudgmentSchema,
  readGoldPapers,
} from '../generators/evaluation/gold-papers.ts';
import { scoreContracts } from '../generators/evaluation/score-contracts.ts';
import { scoreJudgments } from '../generators/evaluation/score-judgments.ts';
import { scoreRulings } from '../generators/evaluation/score-rulings.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { goldPleadingSchema, scorePleadings } from '../pleading-review/evaluation/score-pleadings.ts';

const usage =
  'Usage: npm run -s eval:documents -- --gold DIR [--prefix a-] [--json] [--differences]\n' +
  '  DIR: has contracts/, judgments/ and pleadings/, each paper NAME.txt with its marks in NAME.json, and vault/.\n' +
  '  --prefix: only the papers whose names begin with it. --differences: also what was read otherwise.\n' +
  '  Without a prefix, the real rulings of DIR/rulings.jsonl too, whose texts lie beside CORPUS_DIR; else they are skipped.\n';

const { values } = parseArgs({
  options: {
    gold: { type: 'string' },
    prefix: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    differences: { type: 'boolean', default: false },
  },
});

async function run(): Promise<number> {
  if (values.gold === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  // npm runs scripts in the project's folder; paths are meant from where it was called.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.gold);
  const contracts = scoreContracts(readGoldPapers(join(folder, 'contracts'), goldContractSchema, values.prefix));
  const judgments = scoreJudgments(readGoldPapers(join(folder, 'judgments'), goldJudgmentSchema, values.prefix));
  const registry = readRegistry(join(findProjectRoot(), 'corpus', 'norms.yaml'));
  const pleadings = scorePleadings(
    readGoldPapers(join(folder, 'pleadings'), goldPleadingSchema, values.prefix),
    registry,
  );
  const vault = readGoldVault(join(folder, 'vault'), values.prefix);
  const marks = join(folder, 'rulings.jsonl');
  // Real rulings are no papers of a half: they are read where all are, and where their texts are at hand.
  const rulings =
    values.prefix === '' && existsSync(marks)
      ? scoreRulings(readFileSync(marks, 'utf8'), rulingsFolder(), registry)
      : null;
  const report = {
    contracts,
    judgments,
    pleadings,
    ...(rulings === null ? {} : { rulings }),
    ...(vault ? { vault: await scoreVault(vault) } : {}),
  };
  if (values.json) {
    process.stdout.write(`${JSON.stringify(report, values.differences ? undefined : withoutDifferences, 1)}\n`);
    return 0;
  }
  for (const [what, { differences, ...score }] of Object.entries(report)) {
    const figures = Object.entries(score).map(([name, value]) => `${name} ${Number(value.toFixed(3))}`);
    process.stdout.write(`${what.padEnd(10)} ${figures.join('  ')}\n`);
    if (values.differences) for (const line of differences) process.stdout.write(`  ${line}\n`);
  }
  return 0;
}

/** Full texts of rulings lie beside the official texts (`CORPUS_DIR`, else `../shared/corpus`). */
function rulingsFolder(): string {
  const corpus = process.env.CORPUS_DIR ?? join(findProjectRoot(), '../shared/corpus');
  return join(dirname(corpus), 'rulings-full');
}

function readRegistry(file: string): NormRegistry {
  const norms = parseYaml(readFileSync(file, 'utf8'), z.array(normSchema));
  if (!norms.ok) throw new GoldPapersInvalid(`${file} cannot be read.`);
  return new NormRegistry(norms.value.map((norm) => ({ ...norm, lastArticle: norm.lastArticle ?? null })));
}

const withoutDifferences = (key: string, value: unknown) => (key === 'differences' ? undefined : value);

try {
  process.exitCode = await run();
} catch (error) {
  const isExpected = error instanceof GoldPapersInvalid || (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
