import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { loadKeptCorpus } from '../testing/kept-corpus.ts';
import { findOfficialTexts, openInventedTexts, openOfficialTexts } from '../testing/official-texts.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { CorpusProblem } from './corpus-problem.ts';
import { type ImportOutcome, importFolder } from './import-folder.ts';
import { readArticle, readArticleNeighbours, readArticles } from './read-article.ts';
import { readCorpusState } from './read-corpus-state.ts';
import { readNorms } from './read-norms.ts';
import { readRulingsByCitation } from './read-ruling.ts';
import { streamSources } from './stream-sources.ts';

const hasOfficialTexts = findOfficialTexts() !== null;
/** Norms that Foja knows by name, with or without their text. */
const namedNorms = [...readFileSync(join(findProjectRoot(), 'corpus/norms.yaml'), 'utf8').matchAll(/^- code: /gm)]
  .length;

describe.each([
  ...(hasOfficialTexts ? [{ name: 'the official texts', open: openOfficialTexts }] : []),
  { name: 'texts that were invented for tests', open: openInventedTexts },
])('$name', ({ open }) => {
  const texts = open();
  let database: OpenDatabase;
  let outcome: ImportOutcome;
  const problems: CorpusProblem[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadKeptCorpus(database.db);
    outcome = await importFolder({
      db: database.db,
      folder: texts.folder,
      clock: systemClock,
      onProblem: (problem) => problems.push(problem),
    });
  });
  afterAll(async () => {
    await database.close();
    texts.close();
  });

  it('go in whole: every article and ruling', async () => {
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({
      articles: { added: texts.counts.articles },
      rulings: { added: texts.counts.rulings },
      skippedLines: 0,
    });
    expect(await readCorpusState(database.db)).toMatchObject({
      norms: namedNorms,
      normsWithText: texts.counts.norms,
      articles: texts.counts.articles,
      rulings: texts.counts.rulings,
    });
  });

  it('agree with norms.yaml: no article lies beyond the last one of its norm', async () => {
    const lastArticles = new Map((await readNorms(database.db)).map((norm) => [norm.code, norm.lastArticle]));
    const beyond: string[] = [];
    for await (const batch of streamSources(database.db)) {
      for (const source of batch) {
        if (source.kind !== 'article') continue;
        const last = lastArticles.get(source.norm.code) ?? Number.POSITIVE_INFINITY;
        if (Number.parseInt(source.article, 10) > last) beyond.push(source.id);
      }
    }
    expect(beyond).toEqual([]);
  });

  it.skipIf(!texts.areOfficial)(
    'hold every article that the starter corpus speaks of, and it stands on none that is repealed or suspect',
    async () => {
      const keys = new Set<string>();
      const grounds = new Set<string>();
      for await (const batch of streamSources(database.db)) {
        for (const source of batch) {
          if (source.kind === 'note') for (const key of [source.articleId, ...source.related]) keys.add(key);
          if (source.kind === 'guide') for (const key of source.articles) keys.add(key);
          if (source.kind === 'note') grounds.add(source.articleId);
          if (source.kind === 'guide') for (const key of source.articles) grounds.add(key);
        }
      }
      // The texts of the norms that no importer brings yet are not here.
      const norms = new Set<string>();
      for await (const batch of streamSources(database.db)) {
        for (const source of batch) if (source.kind === 'article') norms.add(source.norm.code);
      }
      const withText = [...keys].filter((key) => norms.has(key.split(':')[0] ?? ''));
      const found = await readArticles(database.db, withText);
      expect(withText.filter((key) => !found.some((article) => article.id === key))).toEqual([]);
      const unusable = found.filter((article) => (article.suspect || article.repealed) && grounds.has(article.id));
      expect(unusable.map((article) => article.id)).toEqual([]);
    },
  );

  it('are found by key, by neighbour and by citation', async () => {
    const article = await readArticle(database.db, 'ldc:10bis');
    expect(article).toMatchObject({ label: 'art. 10 bis LDC', validFrom: expect.stringMatching(/^\d{4}-/) });
    if (!article) return;
    const { previous, next } = await readArticleNeighbours(database.db, article);
    expect([previous?.id, next?.id]).toEqual(['ldc:10', 'ldc:10ter']);
    expect(await readRulingsByCitation(database.db, 329, 5)).toMatchObject([{ id: 'fallos_329_p5' }]);
  });
});
