import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { corpusFetches, rulings } from '../../corpus/corpus.table.ts';
import type { HeadnoteSelection } from '../../corpus/official/fetch-report.ts';
import { PageCache } from '../../corpus/official/page-cache.ts';
import { readRulingCaptions } from '../../corpus/read-ruling-captions.ts';
import { makeTestFolder } from '../../testing/corpus-folders.ts';
import { fillDisk } from '../../testing/fill-disk.ts';
import { useImportFixture } from '../../testing/import-fixture.ts';
import { moveableClock } from '../../testing/moveable-clock.ts';
import {
  type SaijMisbehaviour,
  type StandInSaij,
  standInSumario,
  startStandInSaij,
} from '../../testing/stand-in-saij.ts';
import { SaijSite } from '../saij/saij-site.ts';
import { fetchHeadnotes } from './fetch-headnotes.ts';
import { defaultHeadnoteLimits } from './headnote-limits.ts';

const test = useImportFixture();
const clock = moveableClock();
let saij: StandInSaij;
beforeAll(async () => {
  saij = await startStandInSaij();
});
afterAll(() => saij.close());

let pages: ReturnType<typeof makeTestFolder>;
beforeEach(() => {
  pages = makeTestFolder();
  saij.documents.splice(0, saij.documents.length, ...some(7));
  saij.requests.splice(0);
  saij.misbehave('/busqueda', []);
  saij.longestPage(500);
});
afterEach(async () => {
  pages.close();
  await test.db.delete(corpusFetches);
  await test.db.delete(rulings).where(like(rulings.id, 'saij_%'));
});

function some(count: number) {
  return Array.from({ length: count }, (_, place) =>
    standInSumario(1000 + place, ['despido', `tema ${place}`], `El tribunal dijo que corresponde lo número ${place}.`, {
      date: `2021-08-1${place}`,
    }),
  );
}

const limits = {
  ...defaultHeadnoteLimits,
  spacingMs: 0,
  pageSize: 3,
  minPage: 1,
  maxHeadnotes: 100,
  requestTimeoutMs: 2_000,
  wait: async () => {},
};
const all: HeadnoteSelection = { court: null, subject: null, since: null };

async function run(
  asked: Partial<HeadnoteSelection>,
  changes: Partial<typeof limits> = {},
  signal = new AbortController().signal,
) {
  const own = { ...limits, ...changes };
  const site = new SaijSite({
    baseUrl: saij.baseUrl,
    clock,
    limits: own,
    cache: new PageCache(pages.path),
    freshMs: own.freshMs,
  });
  const selection = { norms: [], infolegIds: [], changedOnly: false, rulings: { ...all, ...asked } };
  const { report } = await fetchHeadnotes(
    { db: test.db, clock, saij: { site, limits: own } },
    { selection, requestedBy: null, signal },
  );
  return report.rulings;
}
const held = () => test.db.select().from(rulings).where(like(rulings.id, 'saij_%'));

describe('SAIJ in trouble', () => {
  const html = '<html><body>Compruebe que no es un robot: captcha</body></html>';
  const forEver: [string, SaijMisbehaviour, RegExp][] = [
    ['a 403', { kind: 'status', status: 403 }, /no dejó leer \(403\)/],
    ['a 429', { kind: 'status', status: 429 }, /pidió esperar \(429\)/],
    ['a 503', { kind: 'status', status: 503 }, /error propio \(503\)/],
    ['a captcha', { kind: 'body', body: html }, /pidió comprobar/],
    ['a cut answer', { kind: 'body', body: '{"searchResults":{"docum' }, /cortada/],
    ['another shape', { kind: 'body', body: '{"resultados":[]}' }, /forma conocida/],
    [
      'a list of which nothing is understood',
      { kind: 'body', body: '{"searchResults":{"documentResultList":[{"uuid":"x","resumen":"y"}]}}' },
      /forma conocida/,
    ],
    ['a redirect', { kind: 'redirect', location: 'http://elsewhere.test/' }, /forma conocida/],
    ['a broken connection', { kind: 'drop' }, /no se pudo llegar/],
  ];
  it.each(forEver)('is told by name and keeps what there was: %s', async (_name, wrong, told) => {
    expect(await run({})).toMatchObject({ read: 7, added: 7, trouble: null });
    clock.moveMs(24 * 3_600_000);
    saij.documents[0] = standInSumario(1000, ['despido'], 'Otra cosa.');
    saij.misbehave('/busqueda', [wrong], true);
    expect((await run({}))?.trouble).toMatch(told);
    expect(await held()).toHaveLength(7);
    expect((await held()).map(({ summary }) => summary)).not.toContain('Otra cosa.');
  });

  it('is told of a full disk and keeps what there was; with room again the rest comes', async () => {
    const makeRoom = await fillDisk();
    expect((await run({}).finally(makeRoom))?.trouble).toBe('no hay lugar en el disco');
    expect(await held()).toEqual([]);
    expect(await run({})).toMatchObject({ read: 7, added: 7, trouble: null });
  });

  it('passes where it passes: a visit that ended and a 500 of one moment', async () => {
    saij.misbehave('/busqueda', [
      { kind: 'status', status: 403 },
      { kind: 'status', status: 500 },
    ]);
    expect(await run({})).toMatchObject({ read: 7, trouble: null });
  });

  it('with long pages is asked for shorter ones', async () => {
    saij.longestPage(2);
    expect(await run({})).toMatchObject({ read: 7, trouble: null });
  });
});

describe('headnotes of SAIJ', () => {
  it('are brought with their words, day and address, without the marks, and are no ruling’s text', async () => {
    expect(await run({})).toEqual({
      read: 7,
      added: 7,
      changed: 0,
      total: 7,
      notUnderstood: 0,
      nextOffset: 7,
      isBounded: false,
      trouble: null,
    });
    const [one] = await test.db.select().from(rulings).where(eq(rulings.id, 'saij_SUR1003'));
    expect(one).toMatchObject({
      citation: 'Sumario SAIJ SUR1003',
      title: 'despido, tema 3',
      date: '2021-08-13',
      summary: 'El tribunal dijo que corresponde lo número 3.',
      text: '',
      isExtract: true,
    });
    expect(one?.officialUrl).toMatch(/^https:\/\/www\.saij\.gob\.ar\//);
    // They are called by their subjects: no caption of a writing is theirs.
    expect((await readRulingCaptions(test.db)).filter(({ id }) => id.startsWith('saij_'))).toEqual([]);
  });

  it('are those of a court, a subject and since a day', async () => {
    saij.documents.push(
      standInSumario(2000, ['daño moral'], 'Otro.', {
        date: '2010-01-01',
        court: 'CORTE SUPREMA DE JUSTICIA DE LA NACION',
      }),
    );
    expect(await run({ subject: 'daño moral' })).toMatchObject({ read: 1 });
    expect(await run({ court: 'Corte Suprema de Justicia de la Nación' })).toMatchObject({ read: 1, added: 0 });
    expect((await held())[0]?.court).toBe('Corte Suprema de Justicia de la Nación');
    expect(await run({ since: '2021-08-15' })).toMatchObject({ read: 2, added: 2 });
  });

  it('are asked for one page after the other by an agent that says who it is, and not again while they are fresh', async () => {
    await run({});
    const agents = saij.searches().map(({ headers }) => headers['user-agent']);
    expect(agents).toHaveLength(3);
    expect(new Set(agents).size).toBe(1);
    expect(agents[0]).toContain('Foja/');
    await run({});
    expect(saij.searches()).toHaveLength(3);
    clock.moveMs(24 * 3_600_000);
    // The day of today stands in no call that asks for no day: the same pages are asked for with what they said of themselves.
    expect(await run({})).toMatchObject({ read: 7, added: 0, changed: 0 });
    expect(
      saij
        .searches()
        .slice(3)
        .every(({ headers }) => headers['if-none-match'] !== undefined),
    ).toBe(true);
  });

  it('are no more than one run may bring, and that is said', async () => {
    expect(await run({}, { maxHeadnotes: 4 })).toMatchObject({ read: 4, total: 7, isBounded: true });
  });

  it('go on where a run was interrupted, with the same result', async () => {
    const stopping = new AbortController();
    const release = saij.hold('/busqueda?o=3');
    const interrupted = run({}, {}, stopping.signal);
    await expect.poll(() => saij.searches().length).toBe(2);
    stopping.abort(new Error('killed'));
    await expect(interrupted).rejects.toThrow('killed');
    release();
    expect(await held()).toHaveLength(3);
    expect(await run({})).toMatchObject({ read: 7, added: 7, total: 7 });
    expect(await held()).toHaveLength(7);
    expect(await test.db.select().from(corpusFetches)).toHaveLength(1);
  });
});
