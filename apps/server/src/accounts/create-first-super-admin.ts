import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { accounts } from './accounts.table.ts';
import { hashPassword } from './passwords.ts';

export interface FirstSuperAdmin {
  email: string;
  /** To be shown once; null where the operator chose it. */
  password: string | null;
}

/**
 * Makes the SuperAdmin of a new installation. Of servers that start together one makes it.
 * @returns null where there is one already, or another server has just made it.
 */
export async function createFirstSuperAdmin(
  deps: { db: Database; clock: Clock },
  admin: Config['admin'],
): Promise<FirstSuperAdmin | null> {
  const [existing] = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, 'SuperAdmin'))
    .limit(1);
  if (existing) return null;
  const password = admin.password ?? randomBytes(18).toString('base64url');
  const passwordHash = await hashPassword(password);
  const id = randomUUID();
  const now = deps.clock.now();
  return deps.db.transaction(async (transaction) => {
    const made = await transaction
      .insert(accounts)
      .values({
        id,
        email: admin.email,
        firstName: 'Admin',
        lastName: 'Foja',
        passwordHash,
        role: 'SuperAdmin',
        // The operator chose the address in the configuration.
        emailConfirmedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (made.length === 0) return null;
    await recordActivity(
      { ...deps, db: transaction },
      { event: 'account_registered', targetId: id, details: { role: 'SuperAdmin', reason: 'first_start' } },
    );
    return { email: admin.email, password: admin.password === null ? password : null };
  });
}
