import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { standInPdf } from '../testing/stand-in-boletin.ts';
import { type GazetteSite, startGazetteTestApp } from '../testing/start-gazette-test-app.ts';

/** The day on which the tests' clock stands. */
const today = '20-11-2026';

let test: TestApp;
let site: GazetteSite;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await startGazetteTestApp(test);
  site.publish('18-11-2026');
  site.publish('19-11-2026');
});
afterEach(() => site.close());

describe('what the gazette is asked with', () => {
  it('is refused with 400 without the application identifier', async () => {
    const response = await site.app.inject({
      url: '/api/boletin/download',
      query: { sectionName: 'primera', date: today },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('missing_application_id');
  });

  it.each([
    [{ date: today }, 'Sólo está disponible la primera sección.'],
    [{ sectionName: 'segunda', date: today }, 'Sólo está disponible la primera sección.'],
    [{ sectionName: 'primera' }, 'Falta la fecha de la edición.'],
    [{ sectionName: 'primera', date: '2026-11-20' }, 'La fecha debe tener la forma dd-mm-aaaa.'],
    [{ sectionName: 'primera', date: '../../etc' }, 'La fecha debe tener la forma dd-mm-aaaa.'],
    [{ sectionName: 'primera', date: '31-11-2026' }, 'La fecha no existe en el calendario.'],
    [{ sectionName: 'primera', date: '31-12-1939' }, 'El archivo oficial comienza en 1940.'],
    [{ sectionName: 'primera', date: '22-11-2026' }, 'La edición de esa fecha todavía no existe.'],
  ])('is refused with 400 for %j, by every call, and the site is not asked', async (query, message) => {
    for (const call of ['download', 'base64', 'notices'] as const) {
      const response = await site.ask(call, query);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: 'invalid_request', message });
    }
    expect(site.boletin.requests).toEqual([]);
  });

  it('never reaches the site unless it is a real day up to tomorrow', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.stringMatching(/^[0-9]{2}-[0-9]{2}-[0-9]{4}$/), fc.string({ maxLength: 20 })),
        async (date) => {
          const [day, month, year] = date.split('-').map(Number);
          const read = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
          fc.pre(!(read.getUTCDate() === day && read >= new Date('1940-01-01') && read <= new Date('2026-11-21')));
          expect((await site.download(date)).statusCode).toBe(400);
        },
      ),
      { numRuns: 150 },
    );
    expect(site.boletin.requests).toEqual([]);
  });
});

describe('a day without an edition', () => {
  it('answers 404 with the last publication day, for each call', async () => {
    for (const call of ['download', 'base64', 'notices'] as const) {
      const response = await site.ask(call, { sectionName: 'primera', date: today });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        error: 'no_edition',
        message: 'No hay edición del Boletín Oficial del 20/11/2026. La última anterior es del 19/11/2026.',
        details: { lastPublicationDate: '19-11-2026' },
      });
    }
    expect(site.boletin.count('/seccion')).toBe(0);
  });

  it('is seen too where the calendar names a day whose section is not out yet', async () => {
    site.boletin.announced.add('20261120');
    const response = await site.download(today);
    expect(response.statusCode).toBe(404);
    expect(response.json().details).toEqual({ lastPublicationDate: '19-11-2026' });
    expect(site.boletin.count('/pdf')).toBe(0);
  });

  it('names the last day of the year before at the beginning of a year, and none where there is none', async () => {
    site.publish('30-12-2025');
    expect((await site.download('01-01-2026')).json().details).toEqual({ lastPublicationDate: '30-12-2025' });
    const oldest = await site.download('02-01-1950');
    expect(oldest.json()).toEqual({
      error: 'no_edition',
      message: 'No hay edición del Boletín Oficial del 02/01/1950.',
      details: { lastPublicationDate: null },
    });
  });

  it('is believed for a few minutes only: the edition that comes out later is found', async () => {
    expect((await site.download(today)).statusCode).toBe(404);
    const asked = site.boletin.requests.length;
    expect((await site.download(today)).statusCode).toBe(404);
    expect(site.boletin.requests).toHaveLength(asked);
    const pdf = site.publish(today);
    site.clock.moveMs(301_000);
    expect((await site.download(today)).rawPayload).toEqual(pdf);
  });

  it('is told by the section where the calendar cannot be read', async () => {
    site.boletin.misbehave('/calendario', { kind: 'body', body: '<html>mantenimiento</html>' });
    const response = await site.download(today);
    expect(response.statusCode).toBe(404);
    expect(response.json().details).toEqual({ lastPublicationDate: null });
  });
});

describe('an edition', () => {
  it('is sent as a file named by its day, to somebody without an account', async () => {
    const pdf = site.publish(today);
    const response = await site.download(today);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(pdf);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': 'attachment; filename="boletin-oficial-primera-20-11-2026.pdf"',
      'x-edition-date': today,
    });
  });

  it('is sent as base64 with its day', async () => {
    const pdf = site.publish(today);
    const response = await site.ask('base64', { sectionName: 'primera', date: today });
    expect(response.json()).toEqual({ base64: pdf.toString('base64'), date: today });
  });

  it('is asked for as the site’s own page does: the day is chosen first, in one visit, with its cookies', async () => {
    site.publish(today);
    await site.download(today);
    const [calendar, ...visit] = site.boletin.requests;
    expect(calendar).toMatchObject({ method: 'GET', path: '/calendario/dias_publicacion/2026/primera' });
    expect(visit.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /edicion/actualizar/20-11-2026',
      'GET /seccion/primera/20261120',
      'POST /pdf/download_section',
    ]);
    expect(new Set(visit.map((request) => request.visit)).size).toBe(1);
    expect(visit[2]?.headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      referer: `${site.boletin.baseUrl}/seccion/primera/20261120`,
      origin: site.boletin.baseUrl,
    });
  });

  it('of two days asked for at the same time is each its own: no visit shares its day with another', async () => {
    const [first, second] = await Promise.all([site.download('18-11-2026'), site.download('19-11-2026')]);
    expect(first.rawPayload).toEqual(standInPdf('18-11-2026'));
    expect(second.rawPayload).toEqual(standInPdf('19-11-2026'));
  });

  it('of tomorrow in UTC can be asked for: somewhere it is tomorrow already', async () => {
    expect((await site.download('21-11-2026')).statusCode).toBe(404);
  });
});
