import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VaultDocument } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import type { AppDeps } from '../app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';

export interface VaultApp extends TestApp {
  /** Where the files are. */
  folder: string;
}

/** A test application whose data folder is its own and goes with it. */
export async function buildVaultApp(overrides: Partial<AppDeps> = {}): Promise<VaultApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foja-vault-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const test = await buildTestApp({ config, ...overrides });
  return {
    ...test,
    folder: join(dataDir, 'documents'),
    async close() {
      await test.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Another application on the same database, with a data folder of its own: what differs is `overrides` and `environment`. */
export async function buildVaultBeside(
  test: VaultApp,
  overrides: Partial<AppDeps> = {},
  environment: Record<string, string> = {},
): Promise<VaultApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foja-vault-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...environment });
  const deps = { ...test.deps, config, ...overrides };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    clock: test.clock,
    folder: join(dataDir, 'documents'),
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface UploadOptions {
  field?: string;
  /** Sent as well, after the first. */
  second?: Buffer;
}

/** Body and headers of a form with one file, as a browser sends it. */
export function uploadForm(name: string, content: Buffer, { field = 'file', second }: UploadOptions = {}) {
  const boundary = '----foja-test-form';
  const part = (bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]);
  const payload = Buffer.concat([part(content), ...(second ? [part(second)] : []), Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export function upload(
  test: Pick<TestApp, 'app'>,
  token: string | undefined,
  name: string,
  content: Buffer,
  options: UploadOptions = {},
) {
  const { payload, headers } = uploadForm(name, content, options);
  return test.app.inject({
    method: 'POST',
    url: routes.documentUpload,
    headers: { ...callHeaders(token), ...headers },
    payload,
  });
}

/** A document that was taken in. */
export async function uploaded(
  test: Pick<TestApp, 'app'>,
  token: string,
  name: string,
  content: Buffer | string,
): Promise<VaultDocument> {
  const response = await upload(test, token, name, Buffer.isBuffer(content) ? content : Buffer.from(content));
  if (response.statusCode !== 201) throw new Error(`upload answered ${response.statusCode}: ${response.body}`);
  return response.json<VaultDocument>();
}

/** Every file under a folder, by its path from there. */
export function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .toSorted();
  } catch {
    return [];
  }
}

/** The bytes of every file under a folder, one after the other. */
export function bytesUnder(folder: string): Buffer {
  return Buffer.concat(filesUnder(folder).map((path) => readFileSync(join(folder, path))));
}
