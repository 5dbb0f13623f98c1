import type { Role } from '@foja/contracts/roles';

/** A Free account whose trial runs is Premium until it ends; every other account is what it is. */
export function roleInForce(account: { role: Role; trialEndsAt: Date | null }, now: Date): Role {
  return account.role === 'User' && account.trialEndsAt !== null && account.trialEndsAt > now
    ? 'Premium'
    : account.role;
}
