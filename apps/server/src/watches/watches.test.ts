import type { GazetteNotice, GazetteNotices } from '@foja/contracts/gazette';
import { routes } from '@foja/contracts/routes';
import type { Novelty } from '@foja/contracts/watches';
import { watchMessages } from '@foja/contracts/watches-text';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Change } from '../corpus/changes/read-changes.ts';
import { rulingSummaries } from '../corpus/corpus.table.ts';
import { deriveRulingCitations } from '../corpus/derive-ruling-citations.ts';
import { importFolder } from '../corpus/import-folder.ts';
import { GazetteUnavailable } from '../gazette/gazette-unavailable.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { articleLine, makeTestFolder, normEntry, rulingLine } from '../testing/corpus-folders.ts';
import { created } from '../testing/editor-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { readMails } from '../testing/read-mails.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { openCitedSources } from './derive-cited-sources.ts';
import { mailNovelties } from './mail-novelties.ts';
import { noticeLawChanges } from './notice-law-changes.ts';
import { readGazetteForWatches } from './read-gazette.ts';
import { citedReadings, citedSources, gazetteReadings, novelties, watches } from './watches.table.ts';

let test: TestApp;
let folder: ReturnType<typeof makeTestFolder>;
/** What the project tells of changes: nothing, unless a test says so. */
const noChanges = { all: [] as Change[] };

const importLaw = async (text: string) => {
  folder.write('statutes/ldc.jsonl', [articleLine('ldc', '11', { text }), articleLine('ldc', '12')]);
  await importFolder({ db: test.deps.db, folder: folder.path, clock: test.clock });
  // The registry of norms is read again once a minute.
  test.clock.moveMs(61_000);
};
beforeAll(async () => {
  test = await buildTestApp();
  folder = makeTestFolder();
  folder.write('norms.json', [normEntry('ldc', { aliases: ['LDC', 'Ley 24.240'] })]);
  await importLaw('Texto de antes.');
  await noticeLawChanges(test.deps, noChanges);
});
afterAll(async () => {
  folder.close();
  await test.close();
});
beforeEach(async () => {
  for (const table of [novelties, watches, gazetteReadings, citedSources, citedReadings])
    await test.deps.db.delete(table);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, token?: string, payload?: object) {
  const response = await test.app.inject({ method, url, headers: callHeaders(token), ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
const derive = () => openCitedSources(test.deps).derive();
const told = async (token: string): Promise<Novelty[]> => (await call('GET', routes.novelties, token)).body.novelties;

const notice = (id: string, part: Partial<GazetteNotice>): GazetteNotice => ({
  id,
  issuer: 'SECRETARÍA DE COMERCIO',
  norm: `Resolución ${id}/2026`,
  summary: 'Síntesis.',
  url: `https://www.boletinoficial.gob.ar/detalleAviso/primera/${id}/20261120`,
  hasAnnexes: false,
  ...part,
});
const edition = (...notices: GazetteNotice[]) => {
  const asked: string[] = [];
  const read = async (date: string): Promise<GazetteNotices> => {
    asked.push(date);
    return { date, categories: [{ name: 'RESOLUCIONES', notices: asked.length === 1 ? notices : [] }] };
  };
  return { asked, read };
};

describe('watches refuse', () => {
  it('who is not signed in with 401, a guest with 403, and another’s watch with 404', async () => {
    expect(await call('GET', routes.novelties)).toMatchObject({ status: 401 });
    expect(await call('GET', routes.watches, await guestToken(test))).toMatchObject({ status: 403 });
    const owner = await signInAs(test);
    const { id } = (await call('POST', routes.watches, owner.token, { kind: 'words', term: 'salario mínimo' })).body;
    expect(await call('DELETE', routes.watch(id), (await signInAs(test)).token)).toMatchObject({
      status: 404,
      body: { message: watchMessages.notFound },
    });
    expect((await call('GET', routes.watches, owner.token)).body.watches).toHaveLength(1);
  });

  it('what is too short with 400, what is watched already or is one too many with 409, and too many changes with 429', async () => {
    const few = await buildApp({ ...test.deps, watchesLimits: { watchesMax: 1, changesPerHour: 4 } });
    try {
      const { token } = await signInAs(test);
      const add = async (term: string) => {
        const payload = { kind: 'words', term };
        const answer = await few.inject({ method: 'POST', url: routes.watches, headers: callHeaders(token), payload });
        return [answer.statusCode, answer.json().message];
      };
      expect(await add(' a ')).toEqual([400, 'Escribí al menos tres letras.']);
      expect((await add('Salario mínimo'))[0]).toBe(201);
      expect(await add('salario MINIMO')).toEqual([409, watchMessages.again]);
      expect(await add('otra cosa')).toEqual([409, watchMessages.full]);
      await add('otra cosa');
      expect(await add('otra cosa')).toEqual([429, watchMessages.tooMany]);
    } finally {
      await few.close();
    }
  });
});

describe('what writings and causas cite', () => {
  it('is kept so that the database does not tell it, and is read again only when the text changed', async () => {
    const { token } = await signInAs(test);
    await created(test, token, 'Demanda', 'Se funda en el art. 11 de la Ley 24.240 (LDC).');
    expect(await derive()).toBe(1);
    expect(await derive()).toBe(0);
    const rows = JSON.stringify(await test.deps.db.select().from(citedSources));
    expect(rows).not.toMatch(/"ldc"|ldc:11|"11"/i);
  });

  it('is told when an import changes its text: once, on two servers, to who cites it and nobody else, with what it touches', async () => {
    const { token } = await signInAs(test, 'Professional');
    const other = await signInAs(test);
    const { id } = await created(test, token, 'Demanda', 'Se funda en el art. 11 LDC.');
    const { id: matterId } = (
      await call('POST', routes.matters, token, { head: { title: 'Pérez c/ Gómez' }, forum: 'civil' })
    ).body;
    await call('POST', routes.matterItems(matterId), token, { kind: 'note', body: { text: 'Ver el art. 11 LDC.' } });
    await created(test, other.token, 'Otra', 'Se funda en el art. 12 LDC.');
    await derive();
    await importLaw('Texto de ahora.');
    await Promise.all([noticeLawChanges(test.deps, noChanges), noticeLawChanges(test.deps, noChanges)]);
    await noticeLawChanges(test.deps, noChanges);
    const [novelty, ...more] = await told(token);
    expect(more).toEqual([]);
    expect(novelty).toMatchObject({ kind: 'article-changed', source: 'ldc:11', readAt: null });
    expect(novelty?.subject).toMatch(/11/);
    expect(novelty?.touched.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'matter', id: matterId, title: 'Pérez c/ Gómez' },
      { kind: 'writing', id, title: 'Demanda' },
    ]);
    expect(await told(other.token)).toEqual([]);

    const ids = [novelty?.id];
    expect((await call('POST', routes.noveltiesRead, other.token, { ids })).status).toBe(200);
    expect((await call('GET', routes.novelties, token)).body.unread).toBe(1);
    expect((await call('POST', routes.noveltiesRead, token, { ids })).body).toMatchObject({ unread: 0 });
  });

  it('is told when the project tells a new change of the law, and not what it told before', async () => {
    const { token } = await signInAs(test);
    await created(test, token, 'Demanda', 'Se funda en el art. 12 LDC.');
    await derive();
    const change: Change = {
      norm: 'ldc',
      article: '8-17',
      change: 'replaced',
      by: 'ley-1:1',
      told: 'Ahora dice otra cosa.',
      today: [],
    };
    await noticeLawChanges(test.deps, { all: [change] });
    await noticeLawChanges(test.deps, { all: [change] });
    expect(await told(token)).toMatchObject([{ kind: 'law-changed', text: 'Ahora dice otra cosa.' }]);
  });
});

describe('a ruling that is cited', () => {
  const importRulings = async (...lines: object[]) => {
    folder.write('rulings/a.jsonl', lines);
    await importFolder({ db: test.deps.db, folder: folder.path, clock: test.clock });
    test.clock.moveMs(61_000);
  };
  const round = () => noticeLawChanges(test.deps, noChanges);

  it('is told when its text or headnotes come or change: once, to who cites it, with what it touches', async () => {
    const { token } = await signInAs(test, 'Professional');
    const other = await signInAs(test);
    const { id } = await created(test, token, 'Recurso', 'Así se resolvió en Fallos: 330:1.');
    await created(test, other.token, 'Otro', 'Así se resolvió en Fallos: 330:2.');
    await derive();
    const headnotes = rulingLine(330, 1, { text: '', summary: 'PALOMAS: Dueño.' });
    await importRulings(headnotes);
    await Promise.all([round(), round()]);
    await round();
    expect(await told(token)).toMatchObject([
      {
        kind: 'ruling-changed',
        subject: 'Fallos: 330:1 (Pérez c/ Gómez 1)',
        source: 'fallos_330_p1',
        text: 'Foja tiene ahora sus sumarios, sin el texto.',
        touched: [{ kind: 'writing', id, title: 'Recurso' }],
      },
    ]);
    await importRulings({ ...headnotes, text: 'FALLO DE LA CORTE SUPREMA. Considerando: que es así.' });
    await round();
    const [full, ...before] = await told(token);
    expect(before).toHaveLength(1);
    expect(full?.text).toMatch(/^Foja tiene ahora .*el? texto.*, con sus sumarios\.$/);
    expect(await told(other.token)).toEqual([]);
  });

  it('is told when a recent ruling cites it, once that was read, and not when an old one does', async () => {
    const { token, accountId } = await signInAs(test);
    await created(test, token, 'Recurso', 'Así se resolvió en Fallos: 331:1.');
    await derive();
    const day = test.clock.now().toISOString().slice(0, 10);
    const citing = { text: 'Que así lo resolvió esta Corte en Fallos: 331:1.' };
    await importRulings(rulingLine(348, 5, { ...citing, date: day }), rulingLine(332, 5, citing));
    await round();
    expect(await told(token)).toEqual([]);
    await deriveRulingCitations(test.deps.db);
    // Rounds may be far apart: what was not read yet is not forgotten.
    test.clock.moveMs(3 * 3_600_000);
    await Promise.all([round(), round()]);
    await round();
    expect(await test.deps.db.select().from(novelties).where(eq(novelties.accountId, accountId))).toMatchObject([
      { kind: 'ruling-cited', source: 'fallos_348_p5', text: 'Fallos: 348:5 (Pérez c/ Gómez 5)' },
    ]);
  });

  it('is told when the project writes a summary of it', async () => {
    const { token } = await signInAs(test);
    await created(test, token, 'Recurso', 'Así se resolvió en Fallos: 333:1.');
    await derive();
    await round();
    await test.deps.db.insert(rulingSummaries).values({
      ...{
        id: 'resumen:333:1',
        citation: 'Fallos: 333:1',
        volume: 333,
        page: 1,
        title: 'Pérez c/ Gómez',
        court: 'Corte',
      },
      ...{
        date: '2020-05-04',
        area: 'consumo',
        domain: 'civil_comercial',
        norms: [],
        sections: [],
        synonyms: [],
        says: [],
      },
      ...{ checkedOn: '2026-11-20', contentHash: 'aaaaaaaaaaaaaaaa' },
    });
    await round();
    await round();
    expect(await told(token)).toMatchObject([{ kind: 'ruling-changed', source: 'resumen:333:1' }]);
  });
});

describe('the gazette', () => {
  it('is watched without a copy of what for in any cache', async () => {
    const { token } = await signInAs(test);
    for (const url of [routes.watches, routes.novelties]) {
      const { headers } = await test.app.inject({ url, headers: callHeaders(token) });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('is not asked for while nobody watches anything', async () => {
    const { asked, read } = edition();
    await readGazetteForWatches(test.deps, read);
    expect(asked).toEqual([]);
  });

  it('is looked through once a day by one of two servers, for norms that are cited, and for words, norms, subjects and organisms that are watched', async () => {
    const writer = await signInAs(test);
    await created(test, writer.token, 'Demanda', 'Se funda en el art. 11 LDC.');
    await derive();
    const watcher = await signInAs(test);
    for (const watch of [
      { kind: 'words', term: 'salario mínimo' },
      { kind: 'norm', term: 'ley 20.744' },
      { kind: 'issuer', term: 'administración federal' },
      { kind: 'subject', term: 'locaciones urbanas' },
    ]) {
      expect((await call('POST', routes.watches, watcher.token, watch)).status).toBe(201);
    }
    const { asked, read } = edition(
      notice('1', { summary: 'Ley N° 24.240. Modificación de la reglamentación.' }),
      notice('2', { summary: 'Establécese el SALARIO MÍNIMO, Vital y Móvil.' }),
      notice('3', { summary: 'Reglamentación de la Ley 20744.' }),
      notice('4', { issuer: 'ADMINISTRACIÓN FEDERAL DE INGRESOS', summary: 'Feria.' }),
      notice('6', { summary: 'Régimen de la locación de un inmueble urbano.' }),
      notice('5', { summary: 'Asalariado mínimo. Ley 207440.' }),
    );
    await Promise.all([readGazetteForWatches(test.deps, read), readGazetteForWatches(test.deps, read)]);
    await readGazetteForWatches(test.deps, read);
    // Today and the working days before it, each once.
    expect(new Set(asked).size).toBe(asked.length);
    expect(await told(writer.token)).toMatchObject([
      { kind: 'gazette-norm', url: expect.stringContaining('/primera/1/') },
    ]);
    const found = (await told(watcher.token)).map(({ subject, url }) => `${subject} ${url?.split('/')[5]}`);
    expect(found.sort()).toEqual([
      'administración federal 4',
      'ley 20.744 3',
      'locaciones urbanas 6',
      'salario mínimo 2',
    ]);
    expect((await call('GET', routes.watches, watcher.token)).body.gazette.state).toBe('read');
  });

  it('that cannot be reached is said to be so, and asked for again after an hour and no sooner', async () => {
    const { token } = await signInAs(test);
    await call('POST', routes.watches, token, { kind: 'words', term: 'salario mínimo' });
    let asked = 0;
    const unreachable = async () => {
      asked += 1;
      throw new GazetteUnavailable(502, 'closed');
    };
    await readGazetteForWatches(test.deps, unreachable);
    const first = asked;
    await readGazetteForWatches(test.deps, unreachable);
    expect(asked).toBe(first);
    expect((await call('GET', routes.watches, token)).body.gazette.state).toBe('unreachable');
    test.clock.moveMs(61 * 60_000);
    const { read } = edition(notice('9', { summary: 'Salario mínimo.' }));
    await readGazetteForWatches(test.deps, read);
    // Read beside the API: the clock was moved beyond the token's life.
    expect(await test.deps.db.select().from(novelties)).toMatchObject([{ kind: 'gazette-watch' }]);
  });
});

describe('the mail with what is new', () => {
  it('leaves once, to who switched it on, names the law and no writing', async () => {
    const on = await signInAs(test);
    const off = await signInAs(test);
    expect((await call('PUT', routes.watchPreferences, on.token, { mailDigest: true })).body.mailDigest).toBe(true);
    for (const { token } of [on, off]) await created(test, token, 'Demanda de Zurbarán', 'Se funda en el art. 11 LDC.');
    await derive();
    await importLaw(`Texto de las ${test.clock.now().toISOString()}.`);
    await noticeLawChanges(test.deps, noChanges);
    await Promise.all([mailNovelties(test.deps), mailNovelties(test.deps)]);
    const [mail, ...more] = await readMails(test, on.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'novelties',
      values: { lines: [expect.stringMatching(/^Cambió un artículo que citás: .*11/)] },
    });
    expect(JSON.stringify(mail)).not.toContain('Zurbar');
    expect(await readMails(test, off.email)).toEqual([]);
    await call('POST', routes.watches, on.token, { kind: 'words', term: 'salario mínimo' });
    expect((await call('GET', routes.accountExport, on.token)).body).toMatchObject({
      watches: [{ kind: 'words', term: 'salario mínimo' }],
      novelties: [{ kind: 'article-changed', subject: expect.stringContaining('11') }],
      noveltiesMail: true,
    });
    await call('PUT', routes.watchPreferences, off.token, { mailDigest: true });
    expect(await mailNovelties(test.deps)).toBe(0);
  });
});
