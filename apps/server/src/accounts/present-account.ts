import type { AuthUser } from '@foja/contracts/accounts';
import type { AccountRow } from './find-account.ts';
import { roleInForce } from './role-in-force.ts';

/** The account as its owner sees it. */
export function presentAccount(account: AccountRow, now: Date): AuthUser {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: roleInForce(account, now),
    emailConfirmed: account.emailConfirmedAt !== null,
    trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
  };
}
