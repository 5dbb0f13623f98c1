import { seal, unseal } from '../../platform/sealing.ts';

type SealDeps = { encryptionKey: string };

const purposeOf = (accountId: string): string => `second-factor:${accountId}`;

/** The secret of an account's codes as it is kept: it opens for no other account. */
export function sealSecret(deps: SealDeps, accountId: string, secret: string): string {
  return seal(deps.encryptionKey, purposeOf(accountId), secret);
}

export function openSecret(deps: SealDeps, row: { accountId: string; sealedSecret: string }): string {
  return unseal(deps.encryptionKey, purposeOf(row.accountId), row.sealedSecret);
}
