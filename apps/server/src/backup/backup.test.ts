import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@foja/contracts/routes';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { recordActivity } from '../activity/record-activity.ts';
import type { Database } from '../platform/database/database.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { FilesPlace } from '../platform/files/files-place.ts';
import { openKeyring } from '../platform/keyring.ts';
import { logIn } from '../testing/account-calls.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { makeOldDataFolder } from '../testing/data-folder-of-release.ts';
import { buildVaultApp, buildVaultBeside, uploaded, type VaultApp } from '../testing/document-calls.ts';
import { loadArticles } from '../testing/load-articles.ts';
import { makeKey } from '../testing/make-key.ts';
import { addedItem, openedMatter } from '../testing/matter-calls.ts';
import { codeOf, sendCode } from '../testing/second-factor-calls.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { BackupProblem } from './backup-manifest.ts';
import { readTables } from './read-tables.ts';
import { readManifest, restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

let test: VaultApp;
let token: string;
let key: string;
let documentId: string;
let matterId: string;
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'foja-backup-'));
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  test = await buildVaultApp();
  const dataDir = test.deps.config.dataDir;
  writeFileSync(join(dataDir, 'jwt.secret'), 'secreto-de-prueba');
  await loadArticles(test.deps.db);
  ({ token } = await signInAs(test, 'Premium'));
  ({ key } = await makeKey(test, token));
  const words = 'El locatario paga el día 1. «Ñandú» \\ "comillas" \u2028 fin.';
  ({ fileId: documentId } = await uploaded(test, token, 'contrato.txt', words));
  ({ id: matterId } = await openedMatter(test, token));
  await addedItem(test, token, matterId);
  // More than is read or written at once.
  await test.deps.db.execute(sql`
    insert into attempts (id, kind, key, at) select gen_random_uuid(), 'x', one::text, now() from generate_series(1, 1200) one`);
  for (let line = 0; line < 3; line += 1) await recordActivity(test.deps, { event: 'login_succeeded' });
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
afterAll(() => test.close());

const placeIn = (dataDir: string): FilesPlace => ({ kind: 'folder', folder: join(dataDir, 'documents') });

/** Every row of every table as the database itself writes it. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { name } of await readTables(db)) {
    const { rows } = await db.execute<{ all: string }>(
      sql`select coalesce(string_agg(one::text, E'\n' order by one::text), '') as all from ${sql.identifier(name)} one`,
    );
    content[name] = rows[0]?.all ?? '';
  }
  return content;
}

async function backedUp(): Promise<string> {
  const folder = join(newFolder(), 'copia');
  await takeBackup({ ...test.deps, dataDir: test.deps.config.dataDir, files: test.deps.config.files }, folder);
  return folder;
}
async function inEmptyPlace(
  work: (place: { db: Database; dataDir: string; files: FilesPlace }) => Promise<void>,
): Promise<void> {
  const database: OpenDatabase = await openTestDatabase();
  try {
    const dataDir = newFolder();
    await work({ db: database.db, dataDir, files: placeIn(dataDir) });
  } finally {
    await database.close();
  }
}

it('is written into no folder that holds something', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'mío.txt'), 'x');
  await expect(
    takeBackup({ ...test.deps, dataDir: test.deps.config.dataDir, files: test.deps.config.files }, folder),
  ).rejects.toThrow(/no está vacía/);
  expect(readdirSync(folder)).toEqual(['mío.txt']);
});

it('is put into no place that holds something, and from no folder that holds none', async () => {
  const folder = await backedUp();
  const dataDir = newFolder();
  const place = { db: test.deps.db, dataDir, files: placeIn(dataDir) };
  await expect(restoreBackup(place, folder)).rejects.toThrow(/base de datos no está vacía/);
  await expect(restoreBackup(place, dataDir)).rejects.toThrow(BackupProblem);
  writeFileSync(join(dataDir, 'jwt.secret'), 'otro');
  await expect(restoreBackup(place, folder)).rejects.toThrow(/ya existe/);
  expect(readFileSync(join(dataDir, 'jwt.secret'), 'utf8')).toBe('otro');
});

it('a damaged, a missing and a foreign part are refused before anything is written, and tables of another release', async () => {
  await inEmptyPlace(async (place) => {
    const folder = await backedUp();
    const before = await contentOf(place.db);
    const accounts = join(folder, 'tables/accounts.jsonl');
    const kept = readFileSync(accounts);
    appendFileSync(accounts, '\n');
    await expect(restoreBackup(place, folder)).rejects.toThrow(/no es lo que se copió/);
    rmSync(accounts);
    await expect(restoreBackup(place, folder)).rejects.toThrow(/falta/);
    writeFileSync(accounts, kept);
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8');
    const change = (from: string | RegExp, to: string) =>
      writeFileSync(join(folder, 'manifest.json'), manifest.replace(from, to));
    change('"jwt.secret"', '"../../jwt.secret"');
    await expect(restoreBackup(place, folder)).rejects.toThrow(/lleva afuera/);
    change(/"migrations": \[\s*"\w+"/, '"migrations": ["otra"');
    await expect(restoreBackup(place, folder)).rejects.toThrow(/otras tablas/);
    expect(await contentOf(place.db)).toEqual(before);
    expect(readdirSync(place.dataDir)).toEqual([]);
  });
});

it('restored into an empty place, every row, file and secret is as it was, and the product goes on', async () => {
  const folder = await backedUp();
  const { files } = await readManifest(folder);
  expect(files.map(({ path }) => path)).toContain('jwt.secret');
  await inEmptyPlace(async ({ db, dataDir, files: place }) => {
    await restoreBackup({ db, dataDir, files: place }, folder);
    expect(await contentOf(db)).toEqual(await contentOf(test.deps.db));
    for (const { path } of files) {
      expect(readFileSync(join(dataDir, path)).equals(readFileSync(join(test.deps.config.dataDir, path)))).toBe(true);
    }
    expect(existsSync(join(dataDir, 'documents'))).toBe(true);
    // What counts by itself goes on counting, and people, programs and sealed files are what they were.
    await recordActivity({ db, clock: test.clock }, { event: 'logout' });
    const beside = await buildVaultBeside(test, { db }, { DATA_DIR: dataDir });
    const read = (url: string, bearer: string) => beside.app.inject({ url, headers: callHeaders(bearer) });
    expect((await read(routes.account, token)).statusCode).toBe(200);
    expect((await read(routes.documentText(documentId), key)).body).toContain('Ñandú');
    expect((await read(routes.matter(matterId), token)).json()).toMatchObject({
      title: 'Pérez c/ Gómez s/ daños',
    });
    expect((await read(routes.matterItems(matterId), token)).body).toContain('Llamar al perito.');
    await beside.close();
  });
});

/** Its database is made and brought up to date from the first table on. */
const upgradeTimeoutMs = 240_000;
it(
  'the data folder of release 1.0.13 opens: people sign in, what they kept is there, and a backup of it goes back',
  async () => {
    const dataDir = newFolder();
    const old = await makeOldDataFolder(dataDir);
    const opened = await openDatabase({ dataDir, databaseUrl: null });
    const keyring = openKeyring({ dataDir, encryptionKey: null, previousEncryptionKeys: [] });
    const now = await buildVaultBeside(test, { db: opened.db, keyring }, { DATA_DIR: dataDir });
    try {
      test.clock.moveMs(120_000);
      const { email, password, secret, withSecondFactor } = old.people;
      const session = await logIn(now, email, password);
      expect(session.statusCode, session.body).toBe(200);
      expect(session.json().user.role).toBe('Professional');
      const read = async (url: string) => {
        const answer = await now.app.inject({ url, headers: callHeaders(session.json().token) });
        expect(answer.statusCode, url).toBe(200);
        return answer.body;
      };
      expect(await read(routes.documentFile(old.fileId))).toMatch(/^El choque ocurrió/);
      expect(await read(`${routes.documents}?search=belgrano`)).toContain('demanda.txt');
      expect(await read(routes.editorDocument(old.editorDocumentId))).toContain('Segunda versión');
      expect(JSON.parse(await read(routes.editorVersions(old.editorDocumentId))).versions).toHaveLength(1);
      expect(await read(routes.ownTemplates)).toContain('Mora');
      expect(await read(routes.usageRemaining)).toContain('"used":1');
      const { challenge } = (await logIn(now, withSecondFactor, password)).json();
      expect((await sendCode(now, challenge, codeOf(test, secret))).statusCode).toBe(200);
      for (const [name, rows] of Object.entries(old.tables)) {
        const { rows: counted } = await opened.db.execute<{ count: number }>(
          sql`select count(*)::int as count from ${sql.identifier(name)}`,
        );
        expect(counted[0]?.count, name).toBeGreaterThanOrEqual(rows.length);
      }
      const folder = join(newFolder(), 'copia');
      const { files } = await takeBackup({ ...now.deps, dataDir, files: now.deps.config.files }, folder);
      expect(files.map(({ path }) => path)).toEqual(Object.keys(old.files).toSorted());
      await inEmptyPlace(async (place) => {
        await restoreBackup(place, folder);
        expect(await contentOf(place.db)).toEqual(await contentOf(opened.db));
      });
    } finally {
      await now.close();
      await opened.close();
    }
  },
  upgradeTimeoutMs,
);
