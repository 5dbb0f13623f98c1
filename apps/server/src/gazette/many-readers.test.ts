import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
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
  site.publish('18-11-2026');
  site.publish('19-11-2026');
});
afterEach(() => site.close());

describe('many readers', () => {
  it('at once cause one download, and all get the edition', async () => {
    const pdf = site.publish(today);
    const responses = await Promise.all(Array.from({ length: 20 }, () => site.download(today)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(responses.every(({ rawPayload }) => rawPayload.equals(pdf))).toBe(true);
    expect(site.boletin.requests).toHaveLength(4);
    expect(site.boletin.count('/pdf')).toBe(1);
  });

  it('do not lose the edition when the one who came first goes away', async () => {
    const pdf = site.publish(today);
    const release = site.boletin.hold('/pdf');
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const read = (signal?: AbortSignal) =>
      fetch(`${address}/api/boletin/download?sectionName=primera&date=${today}`, { headers: callHeaders(), signal });
    const leaving = new AbortController();
    const first = read(leaving.signal);
    await waitUntil(() => site.boletin.count('/pdf') === 1);
    const second = read();
    leaving.abort();
    await expect(first).rejects.toThrow();
    release();
    expect(Buffer.from(await (await second).arrayBuffer())).toEqual(pdf);
    expect(site.boletin.count('/pdf')).toBe(1);
  });

  it('keep a distance between all requests to the site', async () => {
    const spaced = await startGazetteTestApp(test, { limits: { spacingMs: 500 } });
    spaced.publish(today);
    await spaced.download(today);
    // The clock stands still, so each of the three later requests finds its turn further away.
    expect(spaced.waitsMs).toEqual([500, 1_000, 1_500]);
    await spaced.close();
  });

  it('of one network may fetch four editions at once, while another network still gets its own', async () => {
    const dates = ['16', '17', '18', '19', '20'].map((day) => `${day}-11-2026`);
    for (const date of dates) site.publish(date);
    const release = site.boletin.hold('/seccion');
    const waiting = dates.slice(0, 4).map((date) => site.download(date));
    await waitUntil(() => site.boletin.count('/seccion') === 4);
    const refused = await site.download(dates[4]!);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe('rate_limited');
    const other = site.download(dates[4]!, '190.0.2.7');
    await waitUntil(() => site.boletin.count('/seccion') === 5);
    release();
    expect((await other).statusCode).toBe(200);
    for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(200);
  });

  it('of all networks together may fetch as many as the bound says; then it is 503', async () => {
    const small = await startGazetteTestApp(test, { limits: { fetchesAtOnce: 1 } });
    small.publish('18-11-2026');
    const release = small.boletin.hold('/seccion');
    const waiting = small.download('18-11-2026');
    await waitUntil(() => small.boletin.count('/seccion') === 1);
    const refused = await small.download('19-11-2026');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toEqual(failed);
    release();
    expect((await waiting).statusCode).toBe(200);
    await small.close();
  });

  it('of one network may fetch sixty editions in ten minutes; what is kept here does not count', async () => {
    const kept = site.publish(today);
    await site.download(today);
    for (let day = 1; day <= 59; day += 1) {
      const date = new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10).split('-').reverse().join('-');
      expect((await site.download(date)).statusCode).toBe(404);
    }
    expect((await site.download('19-11-2026')).statusCode).toBe(429);
    // Somebody else who asks at the same moment, and waits for the same fetch, is not refused with them.
    for (const date of ['13-11-2026', '16-11-2026', '17-11-2026', '18-11-2026']) {
      const [, other] = await Promise.all([site.download(date), site.download(date, '190.0.2.7')]);
      expect(other.statusCode).not.toBe(429);
    }
    expect((await site.download(today)).rawPayload).toEqual(kept);
    site.clock.moveMs(601_000);
    expect((await site.download('19-11-2026')).statusCode).toBe(200);
  });
});
