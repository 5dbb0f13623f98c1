import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { standInPdf } from '../testing/stand-in-boletin.ts';
import { type GazetteSite, startGazetteTestApp, waitUntil } from '../testing/start-gazette-test-app.ts';

const failed = { error: 'upstream_failed', message: 'No se pudo cargar el boletín. Intenta más tarde.' };
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
  site.publish(today);
});
afterEach(() => site.close());

describe('a site that fails', () => {
  it.each([
    ['names no PDF', '/pdf', { kind: 'body', body: '{"pdfBase64":null}' }],
    ['leaves the PDF out', '/pdf', { kind: 'body', body: '{}' }],
    ['sends a page instead of JSON', '/pdf', { kind: 'body', body: '<html>error</html>' }],
    ['sends something that is no PDF', '/pdf', { kind: 'body', body: '{"pdfBase64":"aG9sYQ=="}' }],
    ['sends the beginning of a PDF', '/pdf', { kind: 'body', body: pdfBody(standInPdf('cortado').subarray(0, -12)) }],
    ['refuses', '/pdf', { kind: 'status', status: 403 }],
    ['leads to another page', '/seccion', { kind: 'redirect', location: '/mantenimiento' }],
    ['leads to another site', '/seccion', { kind: 'redirect', location: 'http://otro.example/' }],
    ['leads away when the day is chosen', '/edicion', { kind: 'redirect', location: '/' }],
    ['shows its home page as the section', '/seccion', { kind: 'body', body: "fechaSeleccionadaYMD = '20261120'" }],
    [
      'shows the section of another day',
      '/seccion',
      { kind: 'body', body: `<script>var fechaSeleccionadaYMD = '20261119'</script><div id="avisosSeccionDiv"></div>` },
    ],
  ] as const)('and %s is told as 502, is not tried again, and nothing of it is kept', async (_what, path, wrong) => {
    site.boletin.misbehave(path, wrong);
    const response = await site.download(today);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual(failed);
    expect(site.boletin.count(path)).toBe(1);
    site.clock.moveMs(11_000);
    expect((await site.download(today)).statusCode).toBe(200);
  });

  it.each([429, 500, 503])(
    'with %i is asked again, each time a little later, and the edition arrives',
    async (status) => {
      site.boletin.misbehave('/pdf', { kind: 'status', status }, { kind: 'status', status });
      expect((await site.download(today)).statusCode).toBe(200);
      expect(site.boletin.count('/pdf')).toBe(3);
      expect(site.waitsMs).toEqual([1_500, 3_000]);
    },
  );

  it('that says when to come again is believed within reason', async () => {
    const inFiveSeconds = new Date(site.clock.now().getTime() + 5_000).toUTCString();
    site.boletin.misbehave(
      '/pdf',
      { kind: 'status', status: 429, retryAfter: '7' },
      { kind: 'status', status: 503, retryAfter: inFiveSeconds },
    );
    expect((await site.download(today)).statusCode).toBe(200);
    expect(site.waitsMs).toEqual([7_000, 5_000]);
  });

  it('that says to come again much later is left alone', async () => {
    site.boletin.misbehave('/pdf', { kind: 'status', status: 429, retryAfter: '3600' });
    expect((await site.download(today)).statusCode).toBe(502);
    expect(site.boletin.count('/pdf')).toBe(1);
    expect(site.waitsMs).toEqual([]);
  });

  it('again and again is told as 502 after three attempts, and not asked at all for the next ten seconds', async () => {
    site.boletin.misbehave('/pdf', ...Array(3).fill({ kind: 'status', status: 500 }));
    expect((await site.download(today)).statusCode).toBe(502);
    expect((await site.download(today)).json()).toEqual(failed);
    expect(site.boletin.count('/pdf')).toBe(3);
    site.clock.moveMs(11_000);
    expect((await site.download(today)).statusCode).toBe(200);
  });

  it('by not being there is told as 502', async () => {
    const closed = await startGazetteTestApp(test, { baseUrl: 'http://127.0.0.1:9' });
    const response = await closed.download(today);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual(failed);
    await closed.close();
  });

  it('is logged once, in our own words, however many waited', async () => {
    const lines: string[] = [];
    const logged = await startGazetteTestApp(test, { logStream: { write: (line) => lines.push(line) } });
    logged.publish(today);
    logged.boletin.misbehave('/pdf', { kind: 'body', body: '{"pdfBase64":null}' });
    await Promise.all(Array.from({ length: 5 }, () => logged.download(today)));
    const notable = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30);
    expect(notable).toEqual([expect.objectContaining({ level: 40, reason: 'the site found no PDF', date: today })]);
    await logged.close();
  });
});

describe('a site that is slow', () => {
  it.each(['hang', 'hang-midway'] as const)(
    '(%s) is told as 504 and not tried again; the next reader gets the edition',
    async (kind) => {
      const hasty = await startGazetteTestApp(test, { limits: { requestTimeoutMs: 1_500 } });
      const pdf = hasty.publish(today);
      hasty.boletin.misbehave('/pdf', { kind });
      const response = await hasty.download(today);
      expect(response.statusCode).toBe(504);
      expect(response.json()).toEqual(failed);
      expect(hasty.boletin.count('/pdf')).toBe(1);
      // On a busy machine an edition that comes may take as long as one that never does; then it is asked for once more.
      let next = response;
      while (next.statusCode === 504) {
        hasty.clock.moveMs(11_000);
        next = await hasty.download(today);
      }
      expect(next.rawPayload.equals(pdf)).toBe(true);
      await hasty.close();
    },
  );

  it('in all of its answers together is told as 504 as well', async () => {
    const hasty = await startGazetteTestApp(test, { limits: { totalTimeoutMs: 150 } });
    hasty.publish(today);
    const release = hasty.boletin.hold('/seccion');
    expect((await hasty.download(today)).statusCode).toBe(504);
    release();
    await hasty.close();
  });

  it('does not keep the server from stopping', async () => {
    const stopping = await startGazetteTestApp(test);
    stopping.publish(today);
    const release = stopping.boletin.hold('/pdf');
    const waiting = stopping.download(today);
    await waitUntil(() => stopping.boletin.count('/pdf') === 1);
    await stopping.app.close();
    expect((await waiting).statusCode).toBe(503);
    release();
    await stopping.close();
  });
});

function pdfBody(pdf: Buffer): string {
  return JSON.stringify({ pdfBase64: pdf.toString('base64') });
}
