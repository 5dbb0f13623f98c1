// `npm run -s eval:references [-- --gold FILE] [--totals] [--json]`: how well legal references are found in writing of every kind.
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findReferences } from '@foja/legal-text/find-references';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { z } from 'zod';
import {
  GoldInvalid,
  parseGold,
  type ReferenceScore,
  scoreReferences,
} from '../citation-check/evaluation/score-references.ts';
import { normSchema } from '../corpus/starter/editorial-schemas.ts';
import { parseYaml } from '../corpus/starter/yaml-with-lines.ts';
import { findProjectRoot } from '../platform/project-root.ts';

const { values } = parseArgs({
  options: {
    gold: { type: 'string', multiple: true },
    totals: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

function run(): void {
  const root = findProjectRoot();
  // npm runs scripts in the project's folder; paths are meant from where it was called.
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  const files = values.gold?.map((file) => resolve(workingFolder, file)) ?? [
    join(root, 'bench', 'references', 'gold-dev.jsonl'),
    join(root, 'bench', 'references', 'gold-blind.jsonl'),
  ];
  const registry = readRegistry(join(root, 'corpus', 'norms.yaml'));
  const scores = files.map((file) => ({
    file: basename(file),
    ...scoreReferences(parseGold(readFileSync(file, 'utf8')), (text) => findReferences(text, registry)),
  }));
  if (values.json) {
    const shown = scores.map(({ misses, extras, ...totals }) =>
      values.totals ? totals : { ...totals, misses, extras },
    );
    process.stdout.write(`${JSON.stringify(shown, null, 1)}\n`);
  } else for (const score of scores) print(score);
}

function readRegistry(file: string): NormRegistry {
  const norms = parseYaml(readFileSync(file, 'utf8'), z.array(normSchema));
  if (!norms.ok) throw new GoldInvalid(`${file} cannot be read.`);
  return new NormRegistry(norms.value.map((norm) => ({ ...norm, lastArticle: norm.lastArticle ?? null })));
}

function print(score: ReferenceScore & { file: string }): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  say(`${score.file}: ${score.passages} passages`);
  say(
    `  references marked ${score.expected}, found ${score.found}, right ${score.right} (exact span ${score.exactSpan})`,
  );
  say(`  precision ${percent(score.precision)}, recall ${percent(score.recall)}, F1 ${percent(score.f1)}`);
  for (const [kind, { expected, right }] of Object.entries(score.byKind))
    say(`  ${kind.padEnd(8)} ${right}/${expected}`);
  if (values.totals) return;
  for (const { id, text } of score.misses) say(`  missed ${id}: ${text}`);
  for (const { id, text } of score.extras) say(`  not marked ${id}: ${text}`);
}

try {
  run();
} catch (error) {
  const isExpected = error instanceof GoldInvalid || (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
