import { describe, expect, it } from 'vitest';
import { signIn } from '../testing/factories.ts';
import { storageKeys } from './browser-storage.ts';
import { clearSession, currentSession, readSession } from './session.ts';

describe('the kept session', () => {
  it('is not restored once it has expired', () => {
    signIn('User');
    expect(readSession(Date.parse('2099-01-01T00:00:00.001Z'))).toBeNull();
    expect(readSession(Date.parse('2098-12-31T23:59:59.000Z'))?.user.role).toBe('User');
  });

  it.each([
    ['an expiry that is no date', () => sessionStorage.setItem(storageKeys.expiresAt, 'mañana')],
    ['a user that does not parse', () => sessionStorage.setItem(storageKeys.user, '{')],
    ['a role that does not exist', () => sessionStorage.setItem(storageKeys.user, '{"email":"a@b.c","role":"Root"}')],
    ['no token', () => sessionStorage.removeItem(storageKeys.token)],
  ])('is not restored with %s', (_what, spoil) => {
    signIn('Admin');
    spoil();
    expect(readSession()).toBeNull();
  });

  it('is also found in persistent storage, where "remember me" keeps it', () => {
    signIn('Premium');
    for (const key of [storageKeys.token, storageKeys.user, storageKeys.expiresAt]) {
      localStorage.setItem(key, sessionStorage.getItem(key) ?? '');
    }
    sessionStorage.clear();
    expect(readSession()?.user.role).toBe('Premium');
  });

  it('is gone everywhere after it is cleared', () => {
    signIn('User');
    clearSession();
    expect(currentSession()).toBeNull();
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
  });
});
