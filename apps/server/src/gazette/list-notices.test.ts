import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findProjectRoot } from '../platform/project-root.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import type { StandInNotice } from '../testing/stand-in-boletin.ts';
import { type GazetteSite, startGazetteTestApp } from '../testing/start-gazette-test-app.ts';

const samples = join(findProjectRoot(), '../shared/sources/samples/standin.mjs');
const present = existsSync(samples);
const query = (date: string) => ({ sectionName: 'primera', date });

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the notices of an edition', () => {
  const published: StandInNotice[] = [
    {
      id: '1',
      category: 'DECRETOS',
      issuer: 'PODER EJECUTIVO',
      norm: 'Decreto 1/2026',
      summary: 'Promulgación & <más>.',
    },
    {
      id: '2',
      category: 'RESOLUCIONES',
      issuer: 'MINISTERIO',
      norm: 'Resolución 2/2026',
      summary: '',
      hasAnnexes: true,
    },
    { id: '3', category: 'RESOLUCIONES', issuer: 'ENTE', norm: 'Resolución N° 3', summary: 'RESOL-3 - Tarifas.' },
    { id: '4', category: 'AVISOS OFICIALES', issuer: 'BANCO CENTRAL', norm: '', summary: '' },
    { id: '5', category: 'AVISOS OFICIALES', issuer: 'ADUANA', norm: 'Aviso', summary: '', hasAnnexes: true },
  ];
  let site: GazetteSite;
  beforeEach(async () => {
    site = await startGazetteTestApp(test);
    site.publish('20-11-2026', published);
  });
  afterEach(() => site.close());

  it('come whole from all pages, by category, in the site’s order', async () => {
    const response = await site.ask('notices', query('20-11-2026'));
    expect(response.statusCode).toBe(200);
    const expected = (ids: string[]) =>
      published
        .filter(({ id }) => ids.includes(id))
        .map(({ id, issuer, norm, summary, hasAnnexes = false }) => {
          const url = `https://www.boletinoficial.gob.ar/detalleAviso/primera/${id}/20261120`;
          return { id, issuer, norm, summary, url, hasAnnexes };
        });
    expect(response.json()).toEqual({
      date: '20-11-2026',
      categories: [
        { name: 'DECRETOS', notices: expected(['1']) },
        { name: 'RESOLUCIONES', notices: expected(['2', '3']) },
        { name: 'AVISOS OFICIALES', notices: expected(['4', '5']) },
      ],
    });
    expect(site.boletin.requests.map(({ path }) => path)).toEqual([
      '/calendario/dias_publicacion/2026/primera',
      '/edicion/actualizar/20-11-2026',
      '/seccion/primera/20261120',
      '/seccion/actualizar/primera?pag=2&ult_rubro=RESOLUCIONES',
      '/seccion/actualizar/primera?pag=3&ult_rubro=AVISOS+OFICIALES',
    ]);
  });

  it('are read once however many ask at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => site.ask('notices', query('20-11-2026'))));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(site.boletin.requests).toHaveLength(5);
  });

  it.each([
    ['fails', { kind: 'status', status: 404 }],
    ['is of another shape', { kind: 'body', body: '{"html":7}' }],
    ['has a notice of another day', { kind: 'body', body: pageOfAnotherDay() }],
    ['does not go on', { kind: 'body', body: JSON.stringify({ html: '', hay_mas_datos: true, sig_pag: 2 }) }],
  ] as const)('are told as 502 where a further page %s: half a list is none', async (_what, wrong) => {
    site.boletin.misbehave('/seccion/actualizar', wrong);
    expect((await site.ask('notices', query('20-11-2026'))).statusCode).toBe(502);
    site.clock.moveMs(11_000);
    const whole = await site.ask('notices', query('20-11-2026'));
    expect(whole.json().categories).toHaveLength(3);
  });

  it('that are none at all are told as 502, because every edition has some', async () => {
    site.publish('19-11-2026', []);
    expect((await site.ask('notices', query('19-11-2026'))).statusCode).toBe(502);
  });
});

const name = present
  ? 'the site as its samples show it'
  : 'the site as its samples show it (skipped: ../shared/sources/samples is not here)';

describe.skipIf(!present)(name, () => {
  let site: GazetteSite;
  let server: Server;
  beforeAll(async () => {
    ({ server } = (await import(pathToFileURL(samples).href)) as { server: Server });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bora`;
    site = await startGazetteTestApp(test, { baseUrl });
  });
  afterAll(async () => {
    await site.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  it('gives its edition as a PDF', async () => {
    const response = await site.download('20-11-2026');
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-edition-date']).toBe('20-11-2026');
    expect(response.rawPayload.toString('latin1')).toContain('Boletin Oficial - Primera Seccion');
  });

  it('gives its list of notices from both pages', async () => {
    const url = (id: number) => `https://www.boletinoficial.gob.ar/detalleAviso/primera/${id}/20261120`;
    expect((await site.ask('notices', query('20-11-2026'))).json().categories).toEqual([
      {
        name: 'DECRETOS',
        notices: [
          {
            id: '900001',
            issuer: 'PODER EJECUTIVO',
            norm: 'Decreto 901/2026',
            summary: 'DECTO-2026-901-APN-PTE - Disposiciones de muestra.',
            url: url(900001),
            hasAnnexes: false,
          },
        ],
      },
      {
        name: 'RESOLUCIONES',
        notices: [
          {
            id: '900002',
            issuer: 'MINISTERIO DE MUESTRA',
            norm: 'Resolución 12/2026',
            summary: 'RESOL-2026-12-APN-MM - Apruébase anexo.',
            url: url(900002),
            hasAnnexes: true,
          },
          {
            id: '900003',
            issuer: 'AGENCIA DE MUESTRA',
            norm: 'Aviso Oficial',
            summary: '',
            url: url(900003),
            hasAnnexes: false,
          },
        ],
      },
    ]);
  });

  it.each([
    ['21-11-2026', '20-11-2026'],
    // The calendar names the 19th, and its section leads home.
    ['19-11-2026', '18-11-2026'],
  ])('has no edition of %s and names %s as the last one', async (date, lastPublicationDate) => {
    const response = await site.download(date);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: 'no_edition', details: { lastPublicationDate } });
  });
});

function pageOfAnotherDay(): string {
  const html = '<a href="/detalleAviso/primera/9/20261119"><div class="linea-aviso"><p class="item">X</p></div></a>';
  return JSON.stringify({ html, hay_mas_datos: false, sig_pag: 3, ult_rubro: 'RESOLUCIONES' });
}
