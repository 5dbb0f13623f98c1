import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { findOfficialTexts } from '../../testing/official-texts.ts';
import { documentPlaces } from '../document-suggestion/where-to-get.ts';
import { witnessObjections } from '../question-set/witness-rules.ts';
import { opponentRules } from './apply-rules.ts';

const root = findProjectRoot();
const rules = [...opponentRules.defendant, ...opponentRules.plaintiff];
const keys = [
  ...rules.flatMap(({ articles, evidence = [] }) => [...articles, ...evidence.flatMap((proof) => proof.articles)]),
  ...documentPlaces.flatMap(({ articles }) => articles),
  ...witnessObjections.flatMap(({ articles }) => articles),
  'ccyc:2541',
  'ccyc:2551',
  'ccyc:2552',
  'ccyc:2553',
  'cpccn:377',
];

describe('what the generators know of the law', () => {
  it('stands on articles on which the corpus has a note', () => {
    const missing = [...new Set(keys)].filter((key) => {
      const [norm = '', article = ''] = key.split(':');
      return !existsSync(join(root, 'corpus', 'notes', norm, `${article}.md`));
    });
    expect(missing).toEqual([]);
  });

  it('names every rule once, with articles and an answer', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { articles, howToAnswer, id } of rules) {
      expect(articles, id).not.toEqual([]);
      expect(howToAnswer, id).not.toBe('');
    }
  });

  const officialTexts = findOfficialTexts();
  it.skipIf(!officialTexts)('stands on articles that the official text has in force', () => {
    const official = new Map<string, Map<string, boolean>>();
    const inForce = (norm: string) => {
      const known = official.get(norm);
      if (known) return known;
      const lines = readFileSync(join(officialTexts ?? '', 'statutes', `${norm}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      const read = new Map(
        lines.map((line) => {
          const { article, repealed } = JSON.parse(line) as { article: string; repealed?: boolean };
          return [article.replaceAll(' ', '').toLowerCase(), repealed !== true];
        }),
      );
      official.set(norm, read);
      return read;
    };
    const broken = [...new Set(keys)].filter((key) => {
      const [norm = '', article = ''] = key.split(':');
      return inForce(norm).get(article) !== true;
    });
    expect(broken).toEqual([]);
  });
});
