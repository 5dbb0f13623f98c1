import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StandInS3, startStandInS3 } from '../../testing/stand-in-s3.ts';
import { readConfig } from '../config.ts';
import { type FileStore, FilesUnavailable } from './file-store.ts';
import type { ObjectPlace } from './files-place.ts';
import { ObjectStore, readListing } from './object-store.ts';
import { openFileStore } from './open-file-store.ts';

/** On a busy machine an answer may take long: only where silence itself is tried is it waited for briefly. */
const limits = { attempts: 3, firstPauseMs: 1, idleTimeoutMs: 60_000 };
/** An answer that was only slow costs an attempt here, so there are many. */
const limitsInSilence = { attempts: 12, firstPauseMs: 1, idleTimeoutMs: 150 };
const large = Buffer.alloc(300_000, 'contenido sellado ');
let dataDir: string;
let s3: StandInS3;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foja-files-'));
  s3 = await startStandInS3();
});
afterEach(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const placeFrom = (environment: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...environment }).files;
const inStandIn = (within = limits) => new ObjectStore(placeFrom(s3.environment()) as ObjectPlace, within);
const inFolder = () => openFileStore(placeFrom({}));
/** `S3_TEST_URI` and AWS_*, for a server of another make: what is under the prefix is removed. */
const inRealServer = () => openFileStore(placeFrom({ ...process.env, FILES_URI: process.env.S3_TEST_URI ?? '' }));

async function write(store: FileStore, name: string, content: Buffer): Promise<void> {
  await store.prepare(name.split('/')[0] ?? '');
  writeFileSync(store.pathOfDraft(name), content);
  await store.keep([name]);
}
async function read(store: FileStore, name: string, bytesMax?: number): Promise<Buffer | null> {
  const opened = await store.open(name, bytesMax);
  if (!opened) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of opened.content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
/** By bytes at once: a comparison element by element takes a second for each. */
const isLarge = (content: Buffer | null) => content?.equals(large);
const namesIn = async (store: FileStore, folder: string) =>
  (await store.list(folder)).map(({ name }) => name).toSorted();

const places: [string, () => FileStore][] = [
  ['a folder', inFolder],
  ['the stand-in of S3', () => inStandIn()],
];
if (process.env.S3_TEST_URI) places.push(['a real S3 server', inRealServer]);

describe.each(places)('files in %s', (_, open) => {
  it('are there whole under their names, are written over, listed by folder and removed', async () => {
    const store = open();
    await store.check();
    expect(await store.open('cuenta-a/uno.file')).toBeNull();
    await write(store, 'cuenta-a/uno.file', large);
    expect(isLarge(await read(store, 'cuenta-a/uno.file'))).toBe(true);
    expect(await read(store, 'cuenta-a/uno.file', 11)).toEqual(large.subarray(0, 11));
    await write(store, 'cuenta-a/uno.file', Buffer.from('otro'));
    expect(String(await read(store, 'cuenta-a/uno.file'))).toBe('otro');
    await write(store, 'cuenta-a/vacío & más.file', Buffer.alloc(0));
    expect(await read(store, 'cuenta-a/vacío & más.file')).toHaveLength(0);
    for (let n = 0; n < 3; n += 1) await write(store, `cuenta-a/${n}.text`, Buffer.from([n]));
    await write(store, 'cuenta-b/uno.file', Buffer.from('b'));
    expect((await store.listFolders()).toSorted()).toEqual(['cuenta-a', 'cuenta-b']);
    expect(await namesIn(store, 'cuenta-a')).toHaveLength(5);
    const [one] = await store.list('cuenta-b');
    expect(one).toMatchObject({ name: 'cuenta-b/uno.file', sizeBytes: 1 });
    expect(Math.abs((one?.modifiedAtMs ?? 0) - Date.now())).toBeLessThan(86_400_000);
    await store.remove('cuenta-a/uno.file');
    await store.remove('cuenta-a/uno.file');
    expect(await store.open('cuenta-a/uno.file')).toBeNull();
    await store.removeFolder('cuenta-a');
    expect(await namesIn(store, 'cuenta-a')).toEqual([]);
    expect(String(await read(store, 'cuenta-b/uno.file'))).toBe('b');
    await store.removeFolder('cuenta-b');
  });

  it('show a draft to nobody but the list, from which what a stopped process left is swept', async () => {
    const store = open();
    await store.prepare('cuenta-a');
    writeFileSync(store.pathOfDraft('cuenta-a/uno.file'), 'a medias');
    expect(await store.open('cuenta-a/uno.file')).toBeNull();
    expect(await namesIn(store, 'cuenta-a')).toEqual(['cuenta-a/uno.file.part']);
    await store.discardDraft('cuenta-a/uno.file');
    expect(await namesIn(store, 'cuenta-a')).toEqual([]);
  });
});

describe('S3 that fails', () => {
  it.each([
    ['hangs up', { kind: 'hang-up' }],
    ['says nothing', { kind: 'silence' }],
    ['is overloaded', { kind: 'status', status: 503, code: 'SlowDown' }],
    ['breaks', { kind: 'status', status: 500, code: 'InternalError' }],
  ] as const)('and %s is asked again, with nothing lost', async (_, fault) => {
    const store = inStandIn(fault.kind === 'silence' ? limitsInSilence : limits);
    s3.faults = ['PUT', 'GET', 'DELETE'].map((method) => ({ method, fault }));
    await write(store, 'cuenta/uno.file', large);
    expect(isLarge(await read(store, 'cuenta/uno.file'))).toBe(true);
    await store.remove('cuenta/uno.file');
    expect(s3.objects.size).toBe(0);
    expect(s3.faults).toEqual([]);
  });

  it('and cuts an answer is asked for the rest; more often than is borne, it is told and not taken for the end', async () => {
    const store = inStandIn();
    await write(store, 'cuenta/uno.file', large);
    s3.faults = [5, 1_000].map((afterBytes) => ({ method: 'GET', fault: { kind: 'cut', afterBytes } }));
    expect(isLarge(await read(store, 'cuenta/uno.file'))).toBe(true);
    s3.always = { kind: 'cut', afterBytes: 5 };
    await expect(read(store, 'cuenta/uno.file')).rejects.toThrow(FilesUnavailable);
  });

  it('and was written anew while it was read is never given as a mixture of both', async () => {
    const store = inStandIn();
    await write(store, 'cuenta/uno.file', large);
    s3.faults = [{ method: 'GET', fault: { kind: 'cut', afterBytes: 5 } }];
    const opened = await store.open('cuenta/uno.file');
    await write(store, 'cuenta/uno.file', Buffer.alloc(large.length, 'x'));
    const reading = (async () => {
      for await (const _chunk of opened?.content ?? []);
    })();
    await expect(reading).rejects.toThrow(FilesUnavailable);
  });

  it('and answers nothing once an object is kept is asked again, and keeps one', async () => {
    const store = inStandIn();
    s3.faults = [{ method: 'PUT', fault: { kind: 'done-unheard' } }];
    await write(store, 'cuenta/uno.file', large);
    expect([...s3.objects.keys()]).toEqual(['foja/cuenta/uno.file']);
    expect(s3.calls).toEqual(['PUT foja/cuenta/uno.file', 'PUT foja/cuenta/uno.file']);
  });

  it('for good is told after as many attempts as are allowed, and the draft stays to be thrown away or kept later', async () => {
    const store = inStandIn();
    s3.always = { kind: 'hang-up' };
    const failure = await write(store, 'cuenta/uno.file', large).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FilesUnavailable);
    expect((failure as FilesUnavailable).message).toMatch(/^El depósito de archivos no responde/);
    expect(s3.calls).toHaveLength(limits.attempts);
    expect(readdirSync(join(dataDir, 'drafts/cuenta'))).toEqual(['uno.file.part']);
    s3.always = null;
    await store.keep(['cuenta/uno.file']);
    expect(isLarge(await read(store, 'cuenta/uno.file'))).toBe(true);
    expect(readdirSync(join(dataDir, 'drafts/cuenta'))).toEqual([]);
  });

  it('and is not there at all is told, never the address', async () => {
    const store = inStandIn();
    await s3.close();
    const failure = await store.check().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FilesUnavailable);
    expect((failure as FilesUnavailable).reason).toBe('S3 was not reached: ECONNREFUSED');
    s3 = await startStandInS3();
  });

  it.each([
    ['wrong keys', { AWS_SECRET_ACCESS_KEY: 'another-secret' }, 'S3 answered 403 SignatureDoesNotMatch'],
    ['a bucket that is not there', { FILES_URI: 's3://otro-bucket' }, 'S3 answered 404 NoSuchBucket'],
  ])('because of %s is not asked again', async (_, environment, reason) => {
    const store = openFileStore(placeFrom({ ...s3.environment(), ...environment }));
    await expect(store.check()).rejects.toMatchObject({ reason });
    await expect(store.open('cuenta/uno.file')).rejects.toMatchObject({ status: 503, code: 'files_unavailable' });
    expect(s3.calls).toHaveLength(2);
  });

  it('and gives a list that is cut, or no list, is not believed', () => {
    const whole = '<ListBucketResult><Contents><Key>p/a/b</Key><Size>1</Size></Contents></ListBucketResult>';
    expect(readListing(whole, 'p/').files).toMatchObject([{ name: 'a/b' }]);
    for (const list of [whole.slice(0, -5), '<html></html>', '']) {
      expect(() => readListing(list, 'p/')).toThrow(FilesUnavailable);
    }
    expect(readListing(whole.replace('p/a/b', 'p/../b'), 'p/').files).toEqual([]);
  });
});

describe('FILES_URI', () => {
  it('is DATA_DIR/documents where it is unset, and a folder or a bucket where it is set', () => {
    expect(placeFrom({})).toEqual({ kind: 'folder', folder: join(dataDir, 'documents') });
    expect(placeFrom({ FILES_URI: '/srv/archivos' })).toEqual({ kind: 'folder', folder: '/srv/archivos' });
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(placeFrom({ ...keys, FILES_URI: 's3://estudio/foja/', AWS_REGION: 'sa-east-1' })).toMatchObject({
      bucketUrl: 'https://estudio.s3.sa-east-1.amazonaws.com',
      prefix: 'foja',
      draftsFolder: join(dataDir, 'drafts'),
    });
    expect(placeFrom({ ...keys, FILES_URI: 's3://estudio', AWS_ENDPOINT_URL: 'http://caja:9000/' })).toMatchObject({
      bucketUrl: 'http://caja:9000/estudio',
      prefix: '',
    });
  });

  it.each([
    's3://',
    's3://Bucket',
    's3://bucket/../otro',
    's3://bucket/a//b',
    's3://bucket?x',
    'gs://bucket',
    's3://bucket-sin-claves',
  ])('%s is refused at the start, by its name and not its value', (uri) => {
    expect(() => placeFrom({ FILES_URI: uri })).toThrow(/^The configuration is not valid:\n {2}FILES_URI: /);
  });
});
