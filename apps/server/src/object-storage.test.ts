import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentUndoMs } from '@foja/contracts/document-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readManifest, restoreBackup } from './backup/restore-backup.ts';
import { takeBackup } from './backup/take-backup.ts';
import { purgeDocuments } from './documents/purge-documents.ts';
import { sweepAbandonedFiles } from './documents/sweep-abandoned-files.ts';
import type { FilesPlace } from './platform/files/files-place.ts';
import { openKeyring } from './platform/keyring.ts';
import { rotateKeys } from './platform/rotate-keys.ts';
import { sealedStores } from './sealed-stores.ts';
import { callHeaders } from './testing/build-test-app.ts';
import {
  buildVaultApp,
  buildVaultBeside,
  filesUnder,
  upload,
  uploaded,
  type VaultApp,
} from './testing/document-calls.ts';
import { signInAs } from './testing/sign-in-as.ts';
import { type StandInS3, startStandInS3 } from './testing/stand-in-s3.ts';
import { startGazetteTestApp } from './testing/start-gazette-test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';

const text = 'El locatario paga el día 1 de cada mes. «Ñandú».';
const never = new AbortController().signal;

let base: VaultApp;
let test: VaultApp;
let s3: StandInS3;
let token: string;
let dataDir: string;
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foja-objects-'));
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  base = await buildVaultApp();
});
beforeEach(async () => {
  s3 = await startStandInS3();
  dataDir = newFolder();
  const keyring = openKeyring({ dataDir, encryptionKey: null, previousEncryptionKeys: [] });
  test = await buildVaultBeside(base, { keyring }, { ...s3.environment(), DATA_DIR: dataDir });
  ({ token } = await signInAs(test, 'Premium'));
});
afterEach(async () => {
  await test.close();
  await s3.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => base.close());

const get = (url: string) => test.app.inject({ url, headers: callHeaders(token) });
const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: callHeaders(token), payload });
const ask = () => post(routes.documentsAsk, { question: '¿Qué día paga el locatario?' });
const used = async () => (await get(routes.usageRemaining)).json().used as number;
const drafts = () => filesUnder(join(dataDir, 'drafts'));

describe('a vault in an object store', () => {
  it('takes, gives, searches and answers; nothing lies there unsealed, and nothing stays on this disk', async () => {
    const { fileId } = await uploaded(test, token, 'contrato.txt', text);
    expect((await get(routes.documentFile(fileId))).body).toBe(text);
    expect((await get(routes.documentText(fileId))).json().text).toContain('Ñandú');
    expect((await get(`${routes.documents}?search=ñandú`)).json().documents).toHaveLength(1);
    expect((await ask()).json()).toMatchObject({ isGrounded: true });
    expect([...s3.objects.keys()].map((key) => key.split('.').at(-1)).sort()).toEqual(['file', 'text', 'words']);
    for (const { content } of s3.objects.values()) {
      expect(content.includes('locatario')).toBe(false);
      expect(String(content.subarray(0, 4))).toBe('FOJA');
    }
    expect(drafts()).toEqual([]);
    expect(filesUnder(join(dataDir, 'documents'))).toEqual([]);
  });

  it('is sealed anew by a rotation of keys, object by object', async () => {
    const { fileId } = await uploaded(test, token, 'contrato.txt', text);
    const before = [...s3.objects.values()].map(({ content }) => content);
    const { keyring } = test.deps;
    const stores = sealedStores(test.deps);
    expect(await rotateKeys({ dataDir, keyring, stores, signal: never }, false)).toMatchObject({ isNewKey: true });
    const after = [...s3.objects.values()].map(({ content }) => content);
    expect(after.some((content, at) => before[at]?.subarray(0, 11).equals(content.subarray(0, 11)))).toBe(false);
    expect((await get(routes.documentFile(fileId))).body).toBe(text);
    expect((await ask()).json()).toMatchObject({ isGrounded: true });
    expect(drafts()).toEqual([]);
  });

  it('loses what was deleted once its undo is over, what has no row after an hour, and nothing else', async () => {
    const kept = await uploaded(test, token, 'queda.txt', text);
    const gone = await uploaded(test, token, 'se va.txt', text);
    await test.app.inject({ method: 'DELETE', url: routes.document(gone.fileId), headers: callHeaders(token) });
    test.clock.moveMs(documentUndoMs + 1);
    await purgeDocuments(test.deps);
    const ofKept = () => [...s3.objects.keys()].filter((key) => key.includes(kept.fileId));
    expect(s3.objects.size).toBe(3);
    const account = String(ofKept()[0]).split('/')[1];
    const orphan = (name: string) =>
      s3.objects.set(`foja/${account}/${name}`, { content: Buffer.from('x'), modifiedAt: test.clock.now() });
    orphan('00000000-0000-4000-8000-000000000001.file');
    await sweepAbandonedFiles(test.deps);
    expect(s3.objects.size).toBe(4);
    test.clock.moveMs(3_600_001);
    await sweepAbandonedFiles(test.deps);
    expect([...s3.objects.keys()]).toEqual(ofKept());
    expect(ofKept()).toHaveLength(3);
  });
});

describe('an object store that does not answer', () => {
  it('is told in Spanish with 503, takes no use, loses nothing, and leaves the rest working', async () => {
    const { fileId } = await uploaded(test, token, 'contrato.txt', text);
    const before = await used();
    s3.always = { kind: 'hang-up' };
    for (const call of [
      () => upload(test, token, 'otro.txt', Buffer.from(text)),
      () => get(routes.documentFile(fileId)),
      () => ask(),
    ]) {
      const refusal = await call();
      expect([refusal.statusCode, refusal.json().error]).toEqual([503, 'files_unavailable']);
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
      expect(refusal.json().message).toMatch(/No se perdió nada/);
    }
    expect(await used()).toBe(before);
    expect(drafts()).toEqual([]);
    expect(s3.objects.size).toBe(3);
    await expect
      .poll(async () => (await test.app.inject({ url: routes.ready })).json(), { timeout: 30_000 })
      .toEqual({ status: 'ready', waitsFor: [], impaired: ['files'] });
    expect((await get(routes.documents)).json().documents).toHaveLength(1);
    s3.always = null;
    test.clock.moveMs(60_000);
    expect((await test.app.inject({ url: routes.ready })).json().impaired).toEqual([]);
    expect((await get(routes.documentFile(fileId))).body).toBe(text);
  });

  it('in the middle of keeping an upload leaves no document, and the sweep removes what had arrived', async () => {
    s3.faults = Array.from({ length: 8 }, () => ({
      method: 'PUT',
      fault: { kind: 'status', status: 403, code: 'AccessDenied' },
    }));
    s3.faults.shift();
    const refusal = await upload(test, token, 'otro.txt', Buffer.from(text));
    expect(refusal.statusCode).toBe(503);
    expect((await get(routes.documents)).json().documents).toEqual([]);
    expect([await used(), drafts()]).toEqual([0, []]);
    s3.faults = [];
    test.clock.moveMs(3_600_001);
    await sweepAbandonedFiles(test.deps);
    expect(s3.objects.size).toBe(0);
  });

  it('during a rotation of keys stops it where it is, and it goes on from there', async () => {
    const { fileId } = await uploaded(test, token, 'contrato.txt', text);
    const deps = { dataDir, keyring: test.deps.keyring, stores: sealedStores(test.deps), signal: never };
    s3.faults = [{ method: 'PUT', fault: { kind: 'status', status: 403, code: 'AccessDenied' } }];
    await expect(rotateKeys(deps, false)).rejects.toMatchObject({ code: 'files_unavailable' });
    expect((await get(routes.documentFile(fileId))).body).toBe(text);
    expect(await rotateKeys(deps, false)).toMatchObject({ isNewKey: false });
    expect((await get(routes.documentFile(fileId))).body).toBe(text);
    expect(drafts()).toEqual([]);
  });
});

describe('a backup of an object store', () => {
  const restoreInto = async (files: FilesPlace, work: (place: { dataDir: string }) => Promise<void>, from: string) => {
    const database = await openTestDatabase();
    try {
      const place = { db: database.db, dataDir: newFolder(), files };
      await restoreBackup(place, from);
      await work(place);
    } finally {
      await database.close();
    }
  };

  it('goes back into another one, and into a folder, byte by byte; and into none that holds something of it', async () => {
    await uploaded(test, token, 'contrato.txt', text);
    writeFileSync(join(dataDir, 'jwt.secret'), 'secreto-de-prueba');
    s3.objects.set('foja/gazette/primera-20261119.pdf', { content: Buffer.from('%PDF'), modifiedAt: new Date() });
    const folder = join(newFolder(), 'copia');
    await takeBackup({ ...test.deps, dataDir, files: test.deps.config.files }, folder);
    const { files } = await readManifest(folder);
    expect(files.map(({ path }) => path.split('/')[0]).toSorted()).toEqual(
      ['documents', 'documents', 'documents', 'encryption.secret', 'jwt.secret'].toSorted(),
    );
    const sealed = [...s3.objects].filter(([key]) => !key.includes('gazette'));
    await expect(restoreInto(test.deps.config.files, async () => {}, folder)).rejects.toThrow(/ya existe/);

    const other = { ...test.deps.config.files, prefix: 'otra' } as FilesPlace;
    s3.faults = [{ method: 'PUT', fault: { kind: 'status', status: 403, code: 'AccessDenied' } }];
    await expect(restoreInto(other, async () => {}, folder)).rejects.toMatchObject({ code: 'files_unavailable' });
    expect([...s3.objects.keys()].filter((key) => key.startsWith('otra/'))).toEqual([]);
    await restoreInto(other, async () => {}, folder);
    for (const [key, { content }] of sealed) {
      expect(s3.objects.get(key.replace('foja/', 'otra/'))?.content.equals(content)).toBe(true);
    }
    const inFolder = join(newFolder(), 'documents');
    await restoreInto(
      { kind: 'folder', folder: inFolder },
      async (place) => {
        for (const [key, { content }] of sealed) {
          expect(readFileSync(join(inFolder, key.replace('foja/', ''))).equals(content)).toBe(true);
        }
        expect(readdirSync(place.dataDir).toSorted()).toEqual(['encryption.secret', 'jwt.secret']);
      },
      folder,
    );
  });
});

describe('editions of the gazette in an object store', () => {
  it('are fetched once for all servers, and by each for itself where the store does not answer', async () => {
    const { files } = test.deps.config;
    const { deps } = base;
    const withStore = { ...base, deps: { ...deps, config: { ...deps.config, files } } };
    const first = await startGazetteTestApp(withStore);
    const second = await startGazetteTestApp(withStore, { baseUrl: 'http://127.0.0.1:9' });
    const third = await startGazetteTestApp(withStore);
    try {
      const pdf = first.publish('19-11-2026');
      expect((await first.download('19-11-2026')).rawPayload).toEqual(pdf);
      expect([...s3.objects.keys()]).toEqual(['foja/gazette/primera-20261119.pdf']);
      expect((await second.download('19-11-2026')).rawPayload).toEqual(pdf);
      s3.always = { kind: 'status', status: 403, code: 'AccessDenied' };
      third.publish('19-11-2026', [], pdf);
      expect((await third.download('19-11-2026')).rawPayload).toEqual(pdf);
      expect((await second.download('19-11-2026')).rawPayload).toEqual(pdf);
    } finally {
      for (const site of [first, second, third]) await site.close();
    }
  });

  it('stay within their bound: those written first go', async () => {
    const { deps } = base;
    const withStore = { ...base, deps: { ...deps, config: { ...deps.config, files: test.deps.config.files } } };
    const small = await startGazetteTestApp(withStore, { cacheBytes: 10 });
    const dates = ['17-11-2026', '18-11-2026'];
    for (const date of dates) small.publish(date);
    for (const date of dates) {
      expect((await small.download(date)).statusCode).toBe(200);
    }
    expect([...s3.objects.keys()]).toEqual(['foja/gazette/primera-20261118.pdf']);
    await small.close();
  });
});
