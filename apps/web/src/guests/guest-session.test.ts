import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../platform/browser-storage.ts';
import { CallFailed } from '../platform/http.ts';
import { api, asked } from '../testing/api.ts';
import { clientFingerprint } from './fingerprint.ts';
import {
  countGuestUse,
  exhaustGuestUses,
  followGuestUses,
  guestUsage,
  isGuestLimitReached,
  obtainGuestToken,
  withGuestToken,
} from './guest-session.ts';

describe('the guest token', () => {
  it('fails with 401 and the message of the specification where none can be had', async () => {
    api.use(http.post('*/api/auth/guest-token', () => new HttpResponse(null, { status: 500 })));
    await expect(obtainGuestToken()).rejects.toMatchObject({
      status: 401,
      message: 'Unable to obtain guest access token',
    });
  });

  it('keeps the 429 of a browser that has had its tokens of the day', async () => {
    api.use(
      http.post('*/api/auth/guest-token', () =>
        HttpResponse.json({ error: 'guest_tokens_exhausted', message: 'no' }, { status: 429 }),
      ),
    );
    await expect(obtainGuestToken()).rejects.toMatchObject({ status: 429, code: 'guest_tokens_exhausted' });
  });

  it('is asked for once, also by two calls at the same time, and then kept', async () => {
    const tokens = await Promise.all([obtainGuestToken(), obtainGuestToken()]);
    expect(await obtainGuestToken()).toBe(tokens[0]);
    expect(asked).toHaveLength(1);
  });

  it('is obtained again once when the server says that it is invalid', async () => {
    const used: string[] = [];
    const answer = await withGuestToken(async (token) => {
      used.push(token);
      if (used.length === 1) throw new CallFailed(401, 'invalid_guest_token', 'no');
      return 'answer';
    });
    expect(answer).toBe('answer');
    expect(used).toEqual(['guest-1', 'guest-2']);
  });

  it('is not obtained a third time', async () => {
    const invalid = new CallFailed(401, 'invalid_guest_token', 'no');
    await expect(withGuestToken(() => Promise.reject(invalid))).rejects.toBe(invalid);
    expect(asked).toHaveLength(2);
  });
});

describe('the guest count', () => {
  it('reaches the limit with the third use', async () => {
    await obtainGuestToken();
    countGuestUse();
    countGuestUse();
    expect(isGuestLimitReached()).toBe(false);
    countGuestUse();
    expect(isGuestLimitReached()).toBe(true);
    expect(localStorage.getItem('foja_guest_usage')).toBe('3');
  });

  it('follows the server when it says how many are left', async () => {
    await obtainGuestToken();
    countGuestUse();
    countGuestUse();
    followGuestUses(2);
    expect(guestUsage()).toEqual({ used: 1, limit: 3 });
  });

  it('follows the server when it says that nothing is left', () => {
    exhaustGuestUses();
    expect(isGuestLimitReached()).toBe(true);
  });

  it('begins again when the token has expired', () => {
    exhaustGuestUses();
    const kept = JSON.parse(localStorage.getItem(storageKeys.guestToken) ?? '{}');
    localStorage.setItem(storageKeys.guestToken, JSON.stringify({ ...kept, expiresAt: '2020-01-01T00:00:00.000Z' }));
    expect(guestUsage()).toEqual({ used: 0, limit: 3 });
  });
});

describe('the fingerprint', () => {
  it('has 32 characters and stays the same in one browser', async () => {
    const fingerprint = await clientFingerprint();
    expect(fingerprint).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(await clientFingerprint()).toBe(fingerprint);
  });
});
