import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder, type TestFolder } from '../../testing/corpus-folders.ts';
import { moveableClock } from '../../testing/moveable-clock.ts';
import { type StandInInfoleg, standInText, startStandInInfoleg } from '../../testing/stand-in-infoleg.ts';
import { defaultInfolegLimits } from './infoleg-limits.ts';
import { InfolegSite } from './infoleg-site.ts';
import { PageCache } from './page-cache.ts';

let infoleg: StandInInfoleg;
let folder: TestFolder;
let waits: number[];
beforeAll(async () => {
  infoleg = await startStandInInfoleg();
});
afterAll(() => infoleg.close());
beforeEach(() => {
  folder = makeTestFolder();
  waits = [];
  infoleg.requests.length = 0;
  infoleg.norms.set(638, {
    name: 'Ley 99240',
    title: 'DEFENSA',
    published: '15-oct-1993',
    texact: standInText(['ARTICULO 1º — Señal de “prueba”.']),
  });
});
afterEach(() => folder.close());

const open = (limits: Partial<typeof defaultInfolegLimits> = {}, baseUrl = infoleg.baseUrl) =>
  new InfolegSite({
    baseUrl,
    cache: new PageCache(folder.path),
    clock: moveableClock(),
    limits: { ...defaultInfolegLimits, wait: async (ms) => void waits.push(ms), ...limits },
  });
const ask = (site = open()) => site.text(638, 'texact', new AbortController().signal);

describe('InfolegSite', () => {
  it.each([
    ['forbidden', [{ kind: 'status', status: 403 }], 1],
    ['not-found', [{ kind: 'status', status: 404 }], 1],
    ['rate-limited', [{ kind: 'status', status: 429 }], 4],
    ['server-error', [{ kind: 'status', status: 500 }], 4],
    ['captcha', [{ kind: 'body', body: '<html><body><form id="captcha">No soy un robot</form></body></html>' }], 1],
    ['cut', [{ kind: 'body', body: '<html><body><p>ARTICULO 1.- Com' }], 1],
    ['network', [{ kind: 'cut' }], 4],
    ['encoding', [{ kind: 'body', body: Buffer.from('<html><body>ArtÃ­culo 1Â° NaciÃ³n</body></html>', 'utf8') }], 1],
    ['too-large', [{ kind: 'endless' }], 1],
    ['redirect', [{ kind: 'redirect', location: 'http://example.org/otra' }], 1],
  ] as const)('names %s, and keeps the page that was held', async (kind, trouble, requests) => {
    const before = await ask();
    infoleg.requests.length = 0;
    infoleg.misbehave('/anexos/', [...trouble], true);
    await expect(ask(open({ longestPageBytes: 1_000_000 }))).rejects.toMatchObject({ name: 'InfolegTrouble', kind });
    expect(infoleg.requests).toHaveLength(requests);
    infoleg.misbehave('/anexos/', []);
    infoleg.misbehave('/anexos/', [{ kind: 'status', status: 304 }]);
    expect((await ask()).html).toBe(before.html);
  });

  it('gives up on a site that never answers', async () => {
    infoleg.misbehave('/anexos/', [{ kind: 'hang' }], true);
    await expect(ask(open({ requestTimeoutMs: 30 }))).rejects.toMatchObject({ kind: 'timeout' });
    infoleg.misbehave('/anexos/', []);
  });

  it('waits as long as the site asks, and leaves one alone that asks for too long', async () => {
    infoleg.misbehave('/anexos/', [{ kind: 'status', status: 429, retryAfter: '7' }]);
    await ask();
    expect(waits).toContain(7_000);
    infoleg.misbehave('/anexos/', [{ kind: 'status', status: 429, retryAfter: '9000' }]);
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  it('reads a page in windows-1252, says who asks, and follows the site to itself alone', async () => {
    infoleg.misbehave('/anexos/', [
      { kind: 'redirect', location: '/infolegInternet/anexos/0-4999/638/texact.htm?v=2' },
    ]);
    const page = await ask();
    expect(page.html).toContain('ARTICULO 1º — Señal de “prueba”.');
    expect(infoleg.requests[0]?.headers['user-agent']).toMatch(/Mozilla.*Foja/);
  });

  it('asks for a kept page with its ETag, and knows that it is the same', async () => {
    expect((await ask()).isUnchanged).toBe(false);
    expect((await ask()).isUnchanged).toBe(true);
    expect(infoleg.requests.map(({ status }) => status)).toEqual([200, 304]);
  });

  it('asks for one page at a time, with a pause between any two', async () => {
    const alone = await startStandInInfoleg();
    for (const id of [638, 639])
      alone.norms.set(id, {
        name: 'Ley 99241',
        title: 'OTRA',
        published: '15-oct-1993',
        texact: standInText(['ARTICULO 1º — Otra.']),
      });
    const site = open({}, alone.baseUrl);
    const { signal } = new AbortController();
    await Promise.all([site.text(638, 'texact', signal), site.text(639, 'texact', signal), site.card(638, signal)]);
    expect(alone.maxAtOnce()).toBe(1);
    expect(waits).toEqual([700, 700]);
    await alone.close();
  });

  it('goes on after somebody who went away while waiting', async () => {
    const site = open();
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(site.text(638, 'texact', gone)).rejects.toThrow('gone');
    await expect(ask(site)).resolves.toMatchObject({ isUnchanged: false });
  });
});
