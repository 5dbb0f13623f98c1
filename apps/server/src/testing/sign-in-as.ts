import { randomUUID } from 'node:crypto';
import { accessTokenLifetimeMs, refreshTokenLifetimeMs } from '@foja/contracts/limits';
import type { Role } from '@foja/contracts/roles';
import { accounts, sessions } from '../accounts/accounts.table.ts';
import type { SignedInActor } from '../accounts/actor.ts';
import { signToken } from '../accounts/tokens.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface SignedIn {
  token: string;
  accountId: string;
  email: string;
  actor: SignedInActor;
}

/** An account of this role with an open session, whom no other test knows. It has no password that anybody could type. */
export async function signInAs(
  test: { deps: { db: Database; jwtSecret: string; clock: Clock } },
  role: Role = 'User',
  values: Partial<typeof accounts.$inferInsert> = {},
): Promise<SignedIn> {
  const now = test.deps.clock.now();
  const accountId = randomUUID();
  const sessionId = randomUUID();
  const email = `${role.toLowerCase()}-${accountId.slice(0, 8)}@estudio.example`;
  await test.deps.db.insert(accounts).values({
    id: accountId,
    email,
    firstName: 'Ana',
    lastName: 'Díaz',
    passwordHash: 'none',
    role,
    emailConfirmedAt: now,
    createdAt: now,
    ...values,
  });
  await test.deps.db.insert(sessions).values({
    id: sessionId,
    accountId,
    device: 'Chrome en Linux',
    browserHash: 'none',
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenLifetimeMs),
  });
  const token = await signToken(
    test.deps,
    { kind: 'user', sub: accountId, sid: sessionId },
    new Date(now.getTime() + accessTokenLifetimeMs),
  );
  return {
    token,
    accountId,
    email: values.email ?? email,
    actor: { role, subject: `user:${accountId}`, accountId, sessionId },
  };
}
