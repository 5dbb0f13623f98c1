import type { SessionResponse } from '@foja/contracts/accounts';
import { callHeaders, type TestApp } from './build-test-app.ts';

export const goodPassword = 'Correcta1caballo';
export const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
export const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let people = 0;
/** An address that no other test of the file uses. */
export function newEmail(): string {
  people += 1;
  return `persona${people}@estudio.example`;
}

/** A network address of its own, so that bounds by network do not add up between tests. */
export function newNetwork(): string {
  people += 1;
  return `10.${Math.floor(people / 65_536)}.${Math.floor(people / 256) % 256}.${people % 256}`;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  token?: string;
  payload?: object;
  network?: string;
  userAgent?: string;
  /** The mark that an earlier answer has left in the browser: {@link deviceCookie}. */
  cookies?: Record<string, string>;
}

/** A call as a browser makes it: POST unless told otherwise, from a network of its own. */
export function call(test: Pick<TestApp, 'app'>, url: string, options: CallOptions = {}) {
  return test.app.inject({
    method: options.method ?? 'POST',
    url,
    headers: { ...callHeaders(options.token), 'user-agent': options.userAgent ?? chromeOnWindows },
    remoteAddress: options.network ?? newNetwork(),
    ...(options.cookies ? { cookies: options.cookies } : {}),
    ...(options.payload ? { payload: options.payload } : {}),
  });
}

export function logIn(
  test: Pick<TestApp, 'app'>,
  email: string,
  password = goodPassword,
  options: Omit<CallOptions, 'payload'> = {},
) {
  return call(test, '/api/auth/login', { ...options, payload: { email, password } });
}

/** A Free account with {@link goodPassword} and its first session; the application must not require confirmation. */
export async function registerPerson(
  test: Pick<TestApp, 'app'>,
  email = newEmail(),
): Promise<SessionResponse & { email: string }> {
  const response = await call(test, '/api/auth/register', {
    payload: { firstName: 'Ana', lastName: 'Díaz', email, password: goodPassword },
  });
  if (response.statusCode !== 200) throw new Error(`register answered ${response.statusCode}: ${response.body}`);
  return { ...response.json<SessionResponse>(), email };
}
