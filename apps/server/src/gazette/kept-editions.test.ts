import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { standInPdf } from '../testing/stand-in-boletin.ts';
import { type GazetteSite, startGazetteTestApp } from '../testing/start-gazette-test-app.ts';

const notice = { id: '900001', category: 'DECRETOS', issuer: 'PODER EJECUTIVO', norm: 'Decreto 1/2026', summary: '' };
const kept = () => readdirSync(join(site.dataDir, 'gazette')).sort();

let test: TestApp;
let site: GazetteSite;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await startGazetteTestApp(test);
});
afterEach(() => site.close());

describe('an edition once fetched', () => {
  it('is served without asking the site again, as a file, as base64 and as a list', async () => {
    const pdf = site.publish('19-11-2026', [notice]);
    const query = { sectionName: 'primera', date: '19-11-2026' };
    await site.download('19-11-2026');
    const list = (await site.ask('notices', query)).json();
    const asked = site.boletin.requests.length;
    const again = await site.download('19-11-2026');
    expect(again.rawPayload).toEqual(pdf);
    expect(again.headers).toMatchObject({ 'content-length': String(pdf.byteLength), 'x-edition-date': '19-11-2026' });
    expect((await site.ask('base64', query)).json()).toEqual({ base64: pdf.toString('base64'), date: '19-11-2026' });
    expect((await site.ask('notices', query)).json()).toEqual(list);
    expect(site.boletin.requests).toHaveLength(asked);
  });

  it('survives a new server on the same folder, also while the site is down', async () => {
    const pdf = site.publish('19-11-2026', [notice]);
    const query = { sectionName: 'primera', date: '19-11-2026' };
    await site.download('19-11-2026');
    const list = (await site.ask('notices', query)).json();
    const later = await startGazetteTestApp(test, { dataDir: site.dataDir, baseUrl: 'http://127.0.0.1:9' });
    expect((await later.download('19-11-2026')).rawPayload).toEqual(pdf);
    expect((await later.ask('notices', query)).json()).toEqual(list);
    await later.close();
  });

  it('is fetched anew where somebody removed its file, or left a list that cannot be read', async () => {
    const pdf = site.publish('19-11-2026', [notice]);
    const query = { sectionName: 'primera', date: '19-11-2026' };
    await site.download('19-11-2026');
    await site.ask('notices', query);
    rmSync(join(site.dataDir, 'gazette', 'primera-20261119.pdf'));
    writeFileSync(join(site.dataDir, 'gazette', 'primera-20261119.json'), '{"date":');
    expect((await site.download('19-11-2026')).rawPayload).toEqual(pdf);
    expect((await site.ask('notices', query)).statusCode).toBe(200);
    expect(site.boletin.count('/pdf')).toBe(2);
  });

  it('reaches its reader also where it cannot be kept', async () => {
    const pdf = site.publish('19-11-2026');
    await site.download('01-11-2026');
    rmSync(join(site.dataDir, 'gazette'), { recursive: true });
    expect((await site.download('19-11-2026')).rawPayload).toEqual(pdf);
  });
});

describe('the folder of editions', () => {
  const dates = ['16-11-2026', '17-11-2026', '18-11-2026'];

  it('stays within its bound: those used longest ago go, and come back when asked for', async () => {
    const size = standInPdf('16-11-2026').byteLength;
    const small = await startGazetteTestApp(test, { dataDir: site.dataDir, cacheBytes: size * 2 });
    for (const date of dates) small.publish(date);
    for (const date of dates.slice(0, 2)) {
      expect((await small.download(date)).statusCode).toBe(200);
      small.clock.moveMs(1_000);
    }
    // The older of the two is used again, so the other one goes.
    await small.download('16-11-2026');
    small.clock.moveMs(1_000);
    await small.download('18-11-2026');
    expect(kept()).toEqual(['primera-20261116.pdf', 'primera-20261118.pdf']);
    const back = await small.download('17-11-2026');
    expect(back.statusCode).toBe(200);
    expect(small.boletin.count('/pdf')).toBe(4);
    await small.close();
  });

  it('remembers across a restart what was used when', async () => {
    const size = standInPdf('16-11-2026').byteLength;
    for (const date of dates.slice(0, 2)) site.publish(date);
    for (const date of dates.slice(0, 2)) {
      expect((await site.download(date)).statusCode).toBe(200);
      site.clock.moveMs(1_000);
    }
    await site.download('16-11-2026');
    const later = await startGazetteTestApp(test, { dataDir: site.dataDir, cacheBytes: size * 2 });
    later.clock.moveMs(10_000);
    later.publish('18-11-2026');
    await later.download('18-11-2026');
    expect(kept()).toEqual(['primera-20261116.pdf', 'primera-20261118.pdf']);
    await later.close();
  });

  it('serves an edition larger than the whole bound', async () => {
    const small = await startGazetteTestApp(test, { cacheBytes: 10 });
    const pdf = small.publish('19-11-2026');
    expect((await small.download('19-11-2026')).rawPayload).toEqual(pdf);
    expect((await small.download('19-11-2026')).rawPayload).toEqual(pdf);
    expect(small.boletin.count('/pdf')).toBe(1);
    await small.close();
  });

  it('holds nothing of a download that failed', async () => {
    site.publish('19-11-2026');
    site.boletin.misbehave('/pdf', { kind: 'body', body: '{"pdfBase64":"JVBERi0xLjQK"}' });
    expect((await site.download('19-11-2026')).statusCode).toBe(502);
    expect(kept()).toEqual([]);
  });
});
