import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documents } from './documents/documents.table.ts';
import { mailOutbox } from './mail/mail.table.ts';
import { readConfig } from './platform/config.ts';
import { fixedKeyring, type Keyring, listKeyFiles, openKeyring } from './platform/keyring.ts';
import { runKeysCommand } from './platform/keys-command.ts';
import { countOthers, dropUnusedKeys, finishRotation, rotateKeys } from './platform/rotate-keys.ts';
import type { SealedStore } from './platform/sealed-store.ts';
import { KeyUnknown, seal, unseal } from './platform/sealing.ts';
import { sealedStores } from './sealed-stores.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { filesUnder, uploaded } from './testing/document-calls.ts';
import { callEditor, created } from './testing/editor-calls.ts';
import { contentOf } from './testing/editor-contents.ts';
import { fillSealedStores } from './testing/fill-sealed-stores.ts';
import { toFirstVersion } from './testing/first-version-seals.ts';

const never = new AbortController().signal;

let dataDir: string;
let test: TestApp;
let stores: SealedStore[];
const keyringHere = () => openKeyring({ dataDir, encryptionKey: null, previousEncryptionKeys: [] });
/** What another process would work with. */
const another = (keyring: Keyring = keyringHere()) => ({
  dataDir,
  keyring,
  stores: sealedStores({ ...test.deps, keyring }),
  signal: never,
});

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foja-keys-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  test = await buildTestApp({ config, keyring: keyringHere() });
  stores = sealedStores(test.deps);
});
afterEach(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('sealed text', () => {
  it('does not open altered, with another key, for another purpose, or under another key’s name', () => {
    const [a, b] = [fixedKeyring('a'.repeat(32)), fixedKeyring('b'.repeat(32))];
    const sealed = seal(a, 'mail', 'Hola');
    expect(sealed).toMatch(/^v2\.[\w-]{8}\.[\w-]+$/);
    expect(unseal(a, 'mail', sealed)).toBe('Hola');
    expect(() => unseal(b, 'mail', sealed)).toThrow(KeyUnknown);
    expect(() => unseal(a, 'other', sealed)).toThrow();
    const altered = sealed.replace(/[^.]+$/, (body) => (body.startsWith('A') ? 'B' : 'A') + body.slice(1));
    expect(() => unseal(a, 'mail', altered)).toThrow();
    const renamed = sealed.replace(a.current().id, b.current().id);
    expect(() => unseal(fixedKeyring('b'.repeat(32), 'a'.repeat(32)), 'mail', renamed)).toThrow();
    // Nor where that other name leads to the very same key.
    const sameKey: Keyring = { ...a, find: () => a.current() };
    expect(unseal(sameKey, 'mail', sealed)).toBe('Hola');
    expect(() => unseal(sameKey, 'mail', renamed)).toThrow();
  });
});

describe('data of the first version, which names no key', () => {
  it('still reads, and is sealed anew by a rotation', async () => {
    const { readAll, enter } = await fillSealedStores(test);
    const { secret } = test.deps.keyring.current();
    await toFirstVersion(test, secret);
    await readAll();
    const others = await countOthers({ keyring: test.deps.keyring, stores });
    expect(
      others.every(({ count }) => count > 0),
      JSON.stringify(others),
    ).toBe(true);
    await rotateKeys(another(), false);
    await readAll();
    expect(await enter()).toBe(200);
  });
});

describe('a rotation', () => {
  it('makes a key that the running server uses at once, seals everything with it, and leaves nothing half done', async () => {
    const { readAll, token } = await fillSealedStores(test);
    const before = test.deps.keyring.current().id;
    const rotation = await rotateKeys(another(), false);
    expect(rotation).toMatchObject({ isNewKey: true, unreadable: [] });
    expect(rotation.resealed).toBeGreaterThanOrEqual(5);
    expect(test.deps.keyring.current().id).toBe(rotation.keyId);
    expect(rotation.keyId).not.toBe(before);
    expect((await countOthers({ keyring: test.deps.keyring, stores })).map(({ count }) => count)).toEqual(
      stores.map(() => 0),
    );
    await uploaded(test, token, 'otra.txt', 'Otro texto que se sube después.');
    expect((await countOthers({ keyring: test.deps.keyring, stores })).every(({ count }) => count === 0)).toBe(true);
    expect(filesUnder(join(dataDir, 'documents')).filter((name) => name.endsWith('.part'))).toEqual([]);
    await readAll();
  });

  it('never fails a reader or a writer while it runs', async () => {
    const { readAll, token } = await fillSealedStores(test);
    for (let n = 0; n < 6; n++) await uploaded(test, token, `a${n}.txt`, `Contrato número ${n} de locación.`);
    let isOver = false;
    const readers = async () => {
      let rounds = 0;
      for (; !isOver || rounds === 0; rounds++) await readAll();
      return rounds;
    };
    const writers = async () => {
      const { id } = await created(test, token, 'Nota', 'Uno');
      for (let revision = 1; !isOver; revision++) {
        const content = contentOf(`Vuelta ${revision}`);
        const saved = await callEditor(test, 'PUT', routes.editorDocument(id), token, { revision, content });
        expect(saved.statusCode).toBe(200);
      }
    };
    const rotations = (async () => {
      try {
        for (let n = 0; n < 3; n++) {
          const rotation = await rotateKeys(another(), false);
          expect(rotation.unreadable).toEqual([]);
        }
      } finally {
        isOver = true;
      }
    })();
    const [rounds] = await Promise.all([readers(), readers(), writers(), rotations]);
    expect(rounds).toBeGreaterThan(0);
    await readAll();
  });

  it('that two processes run at once makes one key where something is sealed, and leaves everything readable', async () => {
    const { readAll, enter } = await fillSealedStores(test);
    const rotations = await Promise.all([rotateKeys(another(), false), rotateKeys(another(), false)]);
    expect(new Set(rotations.map(({ keyId }) => keyId)).size).toBe(1);
    expect(rotations.flatMap(({ unreadable }) => unreadable)).toEqual([]);
    expect(listKeyFiles(dataDir)).toEqual(['encryption-2.secret', 'encryption.secret']);
    await readAll();
    expect(await enter()).toBe(200);
  });

  it('that is interrupted reads on, and goes on with the same key when it is run again', async () => {
    const { readAll } = await fillSealedStores(test);
    const stopping = new AbortController();
    const interrupted = rotateKeys(
      { ...another(), signal: stopping.signal, onResealed: () => stopping.abort() },
      false,
    );
    await expect(interrupted).rejects.toThrow();
    await readAll();
    const keyId = test.deps.keyring.current().id;
    const rest = await rotateKeys(another(), false);
    expect(rest).toMatchObject({ isNewKey: false, keyId, unreadable: [] });
    expect(rest.resealed).toBeGreaterThan(0);
    await readAll();
  });

  it('tells what opens with no key and leaves it as it lies, with the keys', async () => {
    const { readAll } = await fillSealedStores(test);
    const [row] = await test.deps.db.select().from(mailOutbox);
    const foreign = seal(fixedKeyring('x'.repeat(32)), 'mail', '{}');
    await test.deps.db.insert(mailOutbox).values({
      ...row,
      id: '00000000-0000-4000-8000-000000000001',
      sealed: foreign,
    } as typeof mailOutbox.$inferInsert);
    const rotation = await rotateKeys(another(), false);
    expect(rotation).toMatchObject({ isNewKey: true, unreadable: [{ title: 'mails en espera', count: 1 }] });
    const muchLater = { now: () => new Date('2100-01-01') };
    expect(await dropUnusedKeys({ ...another(), clock: muchLater })).toBe(0);
    const isForeign = eq(mailOutbox.sealed, foreign);
    expect(await test.deps.db.delete(mailOutbox).where(isForeign).returning()).toHaveLength(1);
    await readAll();
  });
});

describe('the former key', () => {
  it('stays for a day, and as long as anything uses it; then it goes, and everything reads without it', async () => {
    const { readAll, fileId } = await fillSealedStores(test);
    const former = fixedKeyring(test.deps.keyring.current().secret);
    await rotateKeys(another(), false);
    const clock = { now: () => new Date('2100-01-01') };
    const today = { now: () => new Date(0) };
    expect(await dropUnusedKeys({ ...another(), clock: today })).toBe(0);
    // A call that was under way wrote with it.
    const [row] = await test.deps.db.select().from(documents).where(eq(documents.id, fileId));
    const purpose = `document:${row?.accountId}:${fileId}:name`;
    const late = seal(former, purpose, 'demanda.txt');
    await test.deps.db.update(documents).set({ sealedName: late }).where(eq(documents.id, fileId));
    expect(await dropUnusedKeys({ ...another(), clock })).toBe(0);
    await finishRotation({ ...another(), clock: today });
    expect(listKeyFiles(dataDir)).toHaveLength(2);
    await finishRotation({ ...another(), clock });
    expect(listKeyFiles(dataDir)).toEqual(['encryption-2.secret']);
    await readAll();
    const fresh = keyringHere();
    expect(fresh.all()).toHaveLength(1);
  });
});

describe('a key of the environment', () => {
  const [old, chosen] = ['o'.repeat(40), 'n'.repeat(40)];

  it('opens what it sealed before while it is among the previous ones, and no file of keys is made', () => {
    const before = openKeyring({ dataDir, encryptionKey: old, previousEncryptionKeys: [] });
    const sealed = seal(before, 'mail', 'Hola');
    const after = openKeyring({ dataDir, encryptionKey: chosen, previousEncryptionKeys: [old] });
    expect(unseal(after, 'mail', sealed)).toBe('Hola');
    expect(after.current()).toEqual(fixedKeyring(chosen).current());
    const without = openKeyring({ dataDir, encryptionKey: chosen, previousEncryptionKeys: [] });
    expect(() => unseal(without, 'mail', sealed)).toThrow(KeyUnknown);
  });

  it('takes over from those of the data folder: the command seals everything with it', async () => {
    const { readAll } = await fillSealedStores(test);
    const keyring = openKeyring({ dataDir, encryptionKey: chosen, previousEncryptionKeys: [] });
    const printed: string[] = [];
    const code = await runKeysCommand({
      args: ['rotate'],
      dataDir,
      isKeyOfOperator: true,
      keyring,
      stores: async () => sealedStores({ ...test.deps, keyring }),
      clock: test.clock,
      signal: never,
      print: (line) => printed.push(line),
      printProblem: (line) => printed.push(line),
    });
    expect([code, printed[0]]).toEqual([0, `Clave en uso: ${keyring.current().id}.`]);
    expect(printed.at(-1)).toContain(`ya podés borrar ${join(dataDir, 'encryption.secret')} `);
    expect(printed.at(-1)).not.toContain('ENCRYPTION_KEY_PREVIOUS');
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.secret'))).toEqual(['encryption.secret']);
    Object.assign(test.deps.keyring, keyring);
    await readAll();
    expect(printed.join('\n')).not.toContain(readFileSync(join(dataDir, 'encryption.secret'), 'utf8'));
  });
});

describe('npm run keys', () => {
  it('says what may be taken away where the former key is the environment’s, and nothing where there was none', async () => {
    rmSync(join(dataDir, 'encryption.secret'));
    const lastLine = async (previousEncryptionKeys: string[]) => {
      const printed: string[] = [];
      const keyring = openKeyring({ dataDir, encryptionKey: 'n'.repeat(40), previousEncryptionKeys });
      await runKeysCommand({
        args: ['rotate'],
        ...another(keyring),
        isKeyOfOperator: true,
        stores: async () => [],
        clock: test.clock,
        print: (line) => printed.push(line),
        printProblem: (line) => printed.push(line),
      });
      return printed.at(-1);
    };
    expect(await lastLine(['o'.repeat(40)])).toBe('Nada usa otra clave: ya podés quitar ENCRYPTION_KEY_PREVIOUS.');
    expect(await lastLine([])).toBe('Nada usa otra clave.');
  });

  it.each([[[]], [['rotate', 'now']], [['drop']]])('%j is no use of it, and does nothing', async (args) => {
    const problems: string[] = [];
    const code = await runKeysCommand({
      args,
      ...another(),
      isKeyOfOperator: false,
      stores: () => Promise.reject(new Error('opened')),
      clock: test.clock,
      print: () => {},
      printProblem: (line) => problems.push(line),
    });
    expect(code).toBe(2);
    expect(problems.join()).toMatch(/^Uso: npm run keys -- rotate/);
    expect(listKeyFiles(dataDir)).toHaveLength(1);
  });
});
