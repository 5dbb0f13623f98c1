import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NormRegistry } from '@foja/legal-text/norm-registry';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { normSchema } from '../../corpus/starter/editorial-schemas.ts';
import { parseYaml } from '../../corpus/starter/yaml-with-lines.ts';
import { readGoldPapers } from '../../generators/evaluation/gold-papers.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { goldPleadingSchema, scorePleadings } from './score-pleadings.ts';

const root = findProjectRoot();

test.each([
  { prefix: 'a-', count: 18, faults: 0.97 },
  { prefix: 'i-', count: 9, faults: 0.95 },
  { prefix: 'j-', count: 10, faults: 0.97 },
  { prefix: 'k-', count: 5, faults: 0.95 },
])('what was reached on the development pleadings is kept: $prefix', ({ count, faults, prefix }) => {
  const norms = parseYaml(readFileSync(join(root, 'corpus', 'norms.yaml'), 'utf8'), z.array(normSchema));
  if (!norms.ok) throw new Error('norms.yaml cannot be read');
  const registry = new NormRegistry(norms.value.map((norm) => ({ ...norm, lastArticle: norm.lastArticle ?? null })));
  const papers = readGoldPapers(join(root, 'bench', 'documents', 'pleadings'), goldPleadingSchema, prefix);
  const score = scorePleadings(papers, registry);
  expect(papers).toHaveLength(count);
  expect(score).toMatchObject({ kind: 1, side: 1, forum: 1, amounts: 1, federalQuestion: 1, soundFlagged: 0 });
  expect(score.petitum).toBeGreaterThanOrEqual(0.97);
  expect(score.faultsFound).toBeGreaterThanOrEqual(faults);
  expect(score.faultsRight).toBeGreaterThanOrEqual(0.95);
});
