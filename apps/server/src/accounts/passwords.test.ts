import { describe, expect, it } from 'vitest';
import { askedCosts, comparedHashes } from '../testing/cheap-password-hashes.ts';
import { hashPassword, hashWithSalt, isPasswordOf } from './passwords.ts';

// OWASP's minimum for argon2id.
const dearEnough = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

describe('the hash of a password', () => {
  it('is asked for at the cost that OWASP asks for, whatever tests pay', async () => {
    const passwordHash = await hashPassword('Correcta1caballo');
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(askedCosts().at(-1)).toMatchObject(dearEnough);
    await hashWithSalt('ABCD-1234', new Uint8Array(16));
    expect(askedCosts().at(-1)).toMatchObject(dearEnough);
  });

  it('is compared at the same cost where there is no account, so that the time tells nothing', async () => {
    const before = comparedHashes().length;
    await isPasswordOf(null, 'Correcta1caballo');
    expect(comparedHashes().slice(before)).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
  });

  it('is of no other password, and nobody’s is of none', async () => {
    const passwordHash = await hashPassword('Correcta1caballo');
    expect(await isPasswordOf(passwordHash, 'Incorrecta1caballo')).toBe(false);
    expect(await isPasswordOf(null, 'Correcta1caballo')).toBe(false);
    expect(await isPasswordOf(passwordHash, 'Correcta1caballo')).toBe(true);
  });
});
