import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';
import { riskRules } from './contract-analysis/find-risks.ts';
import { expectedClauses } from './contract-analysis/missing-clauses.ts';
import { lawDeadlines } from './sentence-analysis/appeal-deadlines.ts';

const corpus = join(findProjectRoot(), 'corpus');
const facts = [
  ...lawDeadlines.map(({ articles, remedy }) => ({ name: remedy, articles })),
  ...riskRules.map(({ articles, title }) => ({ name: title, articles })),
  ...expectedClauses.map(({ articles, title }) => ({ name: title, articles })),
];

/** Articles that the guides stand on, by their front matter. */
const ofGuides = new Set(
  readdirSync(join(corpus, 'guides')).flatMap((file) => {
    const list = /^articles: \[(.*)\]$/m.exec(readFileSync(join(corpus, 'guides', file), 'utf8'))?.[1] ?? '';
    return list.split(',').map((key) => key.trim());
  }),
);

describe('every statement on the law', () => {
  test.each(facts)('names its articles: $name', ({ articles }) => {
    expect(articles.length).toBeGreaterThan(0);
  });

  test.each([...new Set(facts.flatMap(({ articles }) => articles))])('stands on %s, which the corpus has', (key) => {
    const [norm = '', article = ''] = key.split(':');
    expect(existsSync(join(corpus, 'notes', norm, `${article}.md`)) || ofGuides.has(key)).toBe(true);
  });
});
