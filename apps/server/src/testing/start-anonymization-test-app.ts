import type { Role } from '@foja/contracts/roles';
import type { LightMyRequestResponse } from 'fastify';
import type { AppDeps } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { buildTestApp, callHeaders, type TestApp } from './build-test-app.ts';
import { signInAs } from './sign-in-as.ts';

export interface AnonymizationTestApp {
  test: TestApp;
  /** Everything that was logged. */
  log(): string;
  /** A call with all of its headers; `headers` replace single ones, and undefined leaves one out. */
  anonymize(
    mode: 'text' | 'advanced',
    body: object,
    token: string | undefined,
    headers?: Record<string, string | undefined>,
  ): Promise<LightMyRequestResponse>;
  somebody(role?: Role): Promise<string>;
  close(): Promise<void>;
}

/** The application with a log that tests read. */
export async function startAnonymizationTestApp(overrides: Partial<AppDeps> = {}): Promise<AnonymizationTestApp> {
  const lines: string[] = [];
  const test = await buildTestApp((database) => ({
    ...overrides,
    config: readConfig({ LOG_LEVEL: 'trace' }),
    db: database.db,
    logStream: { write: (line) => lines.push(line) },
  }));
  return {
    test,
    log: () => lines.join(''),
    anonymize: (mode, body, token, headers = {}) =>
      test.app.inject({
        method: 'POST',
        url: `/anonymize-${mode}`,
        headers: withoutUndefined({
          ...callHeaders(),
          authorization: 'Bearer foja-public',
          apikey: 'foja-public',
          'x-qgs-token': token,
          ...headers,
        }),
        payload: { applicationId: 'foja', ...body },
      }),
    somebody: async (role = 'User') => (await signInAs(test, role)).token,
    close: () => test.close(),
  };
}

function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
