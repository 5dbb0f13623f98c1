import type { Keyring } from '../../platform/keyring.ts';
import { seal, unseal } from '../../platform/sealing.ts';

type SealDeps = { keyring: Keyring };

export const secretPurpose = (accountId: string): string => `second-factor:${accountId}`;

/** The secret of an account's codes as it is kept: it opens for no other account. */
export function sealSecret(deps: SealDeps, accountId: string, secret: string): string {
  return seal(deps.keyring, secretPurpose(accountId), secret);
}

export function openSecret(deps: SealDeps, row: { accountId: string; sealedSecret: string }): string {
  return unseal(deps.keyring, secretPurpose(row.accountId), row.sealedSecret);
}
