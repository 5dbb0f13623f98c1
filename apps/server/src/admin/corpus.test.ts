import { corpusStateSchema } from '@foja/contracts/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFolder } from '../corpus/import-folder.ts';
import { loadStarterCorpus } from '../corpus/load-starter-corpus.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import {
  articleLine,
  guideFile,
  makeTestFolder,
  normEntry,
  noteFile,
  rulingLine,
  starterNorm,
} from '../testing/corpus-folders.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
let admin: SignedIn;
let isRebuilding = false;
let rebuilds = 0;

beforeAll(async () => {
  test = await buildTestApp({
    indexState: async () => ({ status: isRebuilding ? 'building' : 'ready', passages: 4, pending: 2 }),
    rebuildIndex: async () => {
      if (isRebuilding) return false;
      rebuilds++;
      isRebuilding = true;
      return true;
    },
  });
  admin = await signInAs(test, 'Admin');
  const folder = makeTestFolder();
  folder.write('norms.yaml', starterNorm('ldc', 'LDC'));
  folder.write('notes/ldc/11.md', noteFile('ldc', '11'));
  folder.write('guides/roto.md', guideFile('Se rompió', ['ldc:11']));
  await loadStarterCorpus(test.deps.db, folder.path);
  folder.write('norms.json', [normEntry('ldc')]);
  folder.write('statutes/ldc.jsonl', [articleLine('ldc', '11'), articleLine('ldc', '12', { repealed: true })]);
  folder.write('rulings/a.jsonl', [rulingLine(300, 1)]);
  await importFolder({ db: test.deps.db, folder: folder.path, clock: test.clock });
  folder.close();
});
afterAll(() => test.close());
beforeEach(() => {
  isRebuilding = false;
  rebuilds = 0;
});

const rebuild = (token: string) =>
  test.app.inject({ method: 'POST', url: '/api/admin/corpus/rebuild-index', headers: callHeaders(token) });

describe('GET /api/admin/corpus', () => {
  it('counts what the corpus really holds, norm by norm, and tells the state of the index', async () => {
    const response = await test.app.inject({ url: '/api/admin/corpus', headers: callHeaders(admin.token) });
    expect(response.statusCode).toBe(200);
    const state = corpusStateSchema.parse(response.json());
    expect(state.norms).toEqual([
      { code: 'ldc', name: expect.any(String), articles: 2, notes: 1, repealed: 1, suspect: 0 },
    ]);
    expect(state).toMatchObject({
      articles: 2,
      notes: 1,
      guides: 1,
      rulings: 1,
      rulingSummaries: 0,
      index: { status: 'ready', passages: 4, pending: 2 },
      contradictions: [],
      lastImportAt: '2026-11-20T12:00:00.000Z',
    });
  });
});

describe('POST /api/admin/corpus/rebuild-index', () => {
  it('refuses an ordinary account, and nothing is rebuilt', async () => {
    expect((await rebuild((await signInAs(test, 'Premium')).token)).statusCode).toBe(403);
    expect(rebuilds).toBe(0);
  });

  it('starts once, of many calls at once, and says 409 to the others', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => rebuild(admin.token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, ...Array.from({ length: 7 }, () => 409)]);
    expect(rebuilds).toBe(1);
    const log = await test.app.inject({
      url: '/api/admin/activity?event=index_rebuild_requested',
      headers: callHeaders(admin.token),
    });
    expect(log.json().entries).toHaveLength(1);
    expect(log.json().entries[0].actorEmail).toBe(admin.email);
  });
});
