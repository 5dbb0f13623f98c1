import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedKeyring } from './platform/keyring.ts';
import { sealedStores } from './sealed-stores.ts';
import { tellUnknownKeys } from './tell-unknown-keys.ts';
import { callHeaders } from './testing/build-test-app.ts';
import { buildVaultApp, buildVaultBeside, type VaultApp } from './testing/document-calls.ts';
import { fillSealedStores } from './testing/fill-sealed-stores.ts';

const another = fixedKeyring('otra-clave-de-cifrado-que-nadie-uso-01');
let test: VaultApp;
let token: string;
let fileId: string;
beforeAll(async () => {
  test = await buildVaultApp();
  ({ token } = await fillSealedStores(test));
  const listed = await test.app.inject({ url: routes.documents, headers: callHeaders(token) });
  fileId = listed.json().documents[0].fileId;
});
afterAll(() => test.close());

it('each kind of what lies sealed is looked at', async () => {
  for (const store of sealedStores(test.deps)) expect(await store.listSeals(100), store.title).not.toEqual([]);
});

it('a start under another key says which one is missing, and where to look; under its own it says nothing', async () => {
  const told: string[] = [];
  const { keyring } = test.deps;
  const stores = sealedStores(test.deps);
  await tellUnknownKeys({ keyring, stores }, (line) => told.push(line));
  await tellUnknownKeys(
    { keyring: fixedKeyring('x'.repeat(32), 'an-encryption-key-that-only-tests-use-01'), stores },
    (line) => told.push(line),
  );
  expect(told).toEqual([]);
  await tellUnknownKeys({ keyring: another, stores }, (line) => told.push(line));
  expect(told).toEqual([expect.stringContaining(`(${keyring.current().id})`)]);
  expect(told[0]).toMatch(/^Foja: hay datos cifrados .* ENCRYPTION_KEY/);
});

it('what cannot be opened for want of its key says so, and is no fault without words', async () => {
  const beside = await buildVaultBeside(test, { keyring: another }, { DATA_DIR: test.deps.config.dataDir });
  try {
    for (const url of [routes.documents, routes.documentFile(fileId), routes.matters]) {
      const answer = await beside.app.inject({ url, headers: callHeaders(token) });
      expect([answer.statusCode, answer.json()], url).toEqual([
        503,
        { error: 'key_missing', message: expect.stringContaining('con una clave que el servidor no tiene') },
      ]);
    }
  } finally {
    await beside.app.close();
  }
});
