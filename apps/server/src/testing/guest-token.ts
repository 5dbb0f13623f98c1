import { randomUUID } from 'node:crypto';
import { callHeaders, type TestApp } from './build-test-app.ts';

/** The token of a guest whom no other test knows. */
export async function guestToken(test: TestApp): Promise<string> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/auth/guest-token',
    headers: callHeaders(),
    payload: { clientFingerprint: randomUUID().slice(0, 32), userAgent: 'Mozilla/5.0' },
  });
  return response.json().token;
}
