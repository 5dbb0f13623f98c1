import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { makeTestFolder, starterNorm, type TestFolder } from '../../testing/corpus-folders.ts';
import { fillDisk } from '../../testing/fill-disk.ts';
import { moveableClock } from '../../testing/moveable-clock.ts';
import {
  type StandInInfoleg,
  type StandInNorm,
  standInText,
  startStandInInfoleg,
} from '../../testing/stand-in-infoleg.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { prepareTemplate } from '../../testing/test-database-template.ts';
import { articles, articleVersions, corpusFetches, indexOutbox } from '../corpus.table.ts';
import { loadStarterCorpus } from '../load-starter-corpus.ts';
import { fetchNorms, NormNotFetchable } from './fetch-norms.ts';
import type { FetchSelection } from './fetch-report.ts';
import { FetchUnderWay } from './fetch-runs.ts';
import { defaultInfolegLimits } from './infoleg-limits.ts';
import { InfolegSite } from './infoleg-site.ts';
import { PageCache } from './page-cache.ts';

const clock = moveableClock();
let database: OpenDatabase;
let infoleg: StandInInfoleg;
let pages: TestFolder;
const starter = makeTestFolder();

const all: FetchSelection = { norms: [], infolegIds: [], changedOnly: false };
const note = '<I>(Art&iacute;culo sustituido por art. 7° de la Ley N° 99.361 B.O. 7/4/2008)</I>';
const law = (changes: string[] = [], second = `Texto nuevo del segundo. ${note}`): StandInNorm => ({
  name: 'Ley 99240',
  title: 'DEFENSA',
  published: '15-oct-1993',
  texact: standInText([
    'ARTICULO 1º — Uno.',
    `ARTICULO 2º — ${second}`,
    'ARTICULO 3º — Tres.',
    'ARTICULO 4º — Cuatro.',
    ...changes,
  ]),
  norma: standInText([
    'ARTICULO 1º — Uno.',
    'ARTICULO 2º — Texto de origen del segundo.',
    'ARTICULO 3º — Tres.',
    'ARTICULO 4º — Cuatro.',
  ]),
});

beforeAll(async () => {
  database = await openTestDatabase();
  infoleg = await startStandInInfoleg();
  starter.write(
    'norms.yaml',
    [638, 639, 640].map((id) => starterNorm(`ley-${id}`, `L${id}`, `  infolegId: ${id}\n`)).join(''),
  );
  await loadStarterCorpus(database.db, starter.path);
});
afterAll(async () => {
  starter.close();
  pages.close();
  await infoleg.close();
  await database.close();
});
beforeEach(async () => {
  pages?.close();
  pages = makeTestFolder();
  infoleg.requests.length = 0;
  for (const id of [638, 639, 640]) infoleg.norms.set(id, law());
  await database.db.delete(corpusFetches);
  await database.db.delete(articleVersions);
  await database.db.delete(articles);
});

function openSite(): InfolegSite {
  const limits = { ...defaultInfolegLimits, wait: async () => {} };
  return new InfolegSite({ baseUrl: infoleg.baseUrl, cache: new PageCache(pages.path), clock, limits });
}

async function run(selection: Partial<FetchSelection> = {}, signal = new AbortController().signal) {
  return fetchNorms(
    { db: database.db, site: openSite(), clock },
    { selection: { ...all, ...selection }, requestedBy: null, signal },
  );
}

const held = () =>
  database.db
    .select({ id: articles.id, text: articles.text, suspect: articles.suspect })
    .from(articles)
    .orderBy(asc(articles.id));

describe('fetchNorms', () => {
  it('refuses a norm that is not known, and one that InfoLEG does not have', async () => {
    await expect(run({ norms: ['ley-1'] })).rejects.toThrow(NormNotFetchable);
    await expect(run({ infolegIds: [1] })).rejects.toThrow(/no tiene esa página/);
  });

  it('brings every norm that Foja knows with its earlier texts, and has them indexed', async () => {
    const { report } = await run();
    expect(
      report.norms.map(({ norm, result, articles: count, earlierTexts }) => [norm, result, count, earlierTexts]),
    ).toEqual([638, 639, 640].map((id) => [`ley-${id}`, 'imported', 4, 1]));
    expect(await held()).toHaveLength(12);
    const [earlier] = await database.db
      .select()
      .from(articleVersions)
      .where(eq(articleVersions.articleId, 'ley-638:2'));
    expect(earlier).toMatchObject({
      text: 'Texto de origen del segundo.',
      validFrom: '1993-10-15',
      validTo: '2008-04-07',
      origin: 'official',
    });
    const waiting = await database.db.select().from(indexOutbox).where(eq(indexOutbox.sourceId, 'ley-638:2'));
    expect(waiting).not.toEqual([]);
  });

  it('stops at a full disk, says so, and keeps what it had; with room again the next run ends it', async () => {
    await run({ norms: ['ley-638'] });
    const before = await held();
    for (const id of [638, 639]) infoleg.norms.set(id, law([], `Texto más nuevo del segundo. ${note}`));
    clock.moveMs(30 * 24 * 3_600_000);
    const makeRoom = await fillDisk();
    const { report } = await run().finally(makeRoom);
    expect(report.norms.map(({ norm, result, trouble }) => [norm, result, trouble])).toEqual([
      ['ley-638', 'kept', 'no hay lugar en el disco'],
    ]);
    expect(await held()).toEqual(before);
    expect((await run()).report.norms.map(({ result }) => result)).toEqual(['imported', 'imported', 'imported']);
    expect(await held()).toHaveLength(12);
  });

  it('takes the original text of no norm whose numbers were set anew', async () => {
    infoleg.norms.set(638, {
      ...law(),
      norma: standInText([
        'ARTICULO 1º — Otro.',
        'ARTICULO 2º — De antes.',
        'ARTICULO 3º — Distinto.',
        'ARTICULO 4º — También.',
      ]),
    });
    const { report } = await run({ norms: ['ley-638'] });
    expect(report.norms[0]).toMatchObject({ earlierTexts: 0, result: 'imported' });
  });

  it('changes nothing the second time, and asks for nothing that did not change with --changed', async () => {
    await run();
    const before = await held();
    const again = await run({ changedOnly: true });
    expect(again.report.norms.map(({ result }) => result)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect((await run()).report.norms.map(({ result }) => result)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await held()).toEqual(before);
  });

  it.each([
    ['a page without articles', standInText(['Servicio no disponible.']), /forma conocida/],
    ['a page that lost its articles', standInText(['ARTICULO 1º — Uno.']), /trae 1 artículos y había 4/],
    ['a captcha', standInText(['captcha']), /no es un programa/],
    ['a cut page', '<html><body><p>ARTICULO 1º — Uno.', /cortada/],
  ])('keeps what it held of a norm on %s, and says why', async (_what, texact, why) => {
    await run();
    const before = await held();
    infoleg.norms.set(639, { ...law(), texact, norma: texact });
    const { report } = await run();
    expect(report.norms.find(({ norm }) => norm === 'ley-639')).toMatchObject({
      result: 'kept',
      trouble: expect.stringMatching(why),
    });
    expect(await held()).toEqual(before);
  });

  it('keeps a sound text where the page became doubtful of the same amendment', async () => {
    await run({ norms: ['ley-638'] });
    infoleg.norms.set(
      638,
      law(['ARTICULO 4º — Otra vez cuatro.'], `Segundo dudoso. (${'Artículo'} sin cierre ${note}`),
    );
    const { report } = await run({ norms: ['ley-638'] });
    expect(report.norms[0]?.doubtful.map(({ article }) => article)).toContain('4');
    expect((await held()).find(({ id }) => id === 'ley-638:4')).toMatchObject({ text: 'Cuatro.', suspect: false });
  });

  it('keeps the earlier text when the law changes, with the day of the change', async () => {
    await run({ norms: ['ley-638'] });
    infoleg.norms.set(
      638,
      law([], 'Texto novísimo. (Artículo sustituido por art. 2° de la Ley N° 99.802 B.O. 6/3/2026)'),
    );
    await run({ norms: ['ley-638'] });
    const versions = await database.db.select().from(articleVersions).where(eq(articleVersions.articleId, 'ley-638:2'));
    expect(versions.map(({ origin, text }) => [origin, text])).toContainEqual([
      'superseded',
      'Texto nuevo del segundo.',
    ]);
  });

  it('lets one run at a time', async () => {
    let second: Promise<unknown> = Promise.resolve();
    infoleg.onRequest = () => {
      infoleg.onRequest = () => {};
      second = run().catch((error: unknown) => error);
    };
    await run();
    expect(await second).toBeInstanceOf(FetchUnderWay);
  });

  it('stops where it is told to, and the next call goes on from there', async () => {
    const stopping = new AbortController();
    infoleg.onRequest = (path) => {
      if (path.includes('639')) stopping.abort(new Error('stopped'));
    };
    await expect(run({}, stopping.signal)).rejects.toThrow('stopped');
    infoleg.onRequest = () => {};
    infoleg.requests.length = 0;
    const { report } = await run();
    expect(report.norms.map(({ norm }) => norm)).toEqual(['ley-638', 'ley-639', 'ley-640']);
    expect(infoleg.requests.some(({ path }) => path.includes('/638/'))).toBe(false);
  });
});

describe('a process that brings texts and is killed', () => {
  it('leaves no half of a norm, and the next one ends with the same result', async () => {
    const folder = makeTestFolder();
    cpSync(await prepareTemplate(), folder.path, { recursive: true });
    const first = await openDatabase({ dataDir: folder.path, databaseUrl: null });
    await loadStarterCorpus(first.db, starter.path);
    await first.close();

    const script = join(findProjectRoot(), 'apps/server/src/testing/fetches-until-killed.ts');
    const child = fork(script, [folder.path, infoleg.baseUrl], { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
    infoleg.onRequest = (path) => {
      if (path.includes('/639/')) child.kill('SIGKILL');
    };
    await once(child, 'exit');
    infoleg.onRequest = () => {};

    const second = await openDatabase({ dataDir: folder.path, databaseUrl: null });
    try {
      const half = await second.db.select({ id: articles.id }).from(articles);
      expect(half.filter(({ id }) => id.startsWith('ley-639:'))).toEqual([]);
      expect(half.filter(({ id }) => id.startsWith('ley-638:'))).toHaveLength(4);
      infoleg.requests.length = 0;
      const { report } = await fetchNorms(
        { db: second.db, site: openSite(), clock: moveableClock() },
        { selection: all, requestedBy: null, signal: new AbortController().signal },
      );
      expect(report.norms.map(({ result, articles: count }) => [result, count])).toEqual(
        [1, 2, 3].map(() => ['imported', 4]),
      );
      expect(infoleg.requests.some(({ path }) => path.includes('/638/'))).toBe(false);
      expect(await second.db.select({ id: articles.id }).from(articles)).toHaveLength(12);
    } finally {
      await second.close();
      folder.close();
    }
  });
});
