import { can } from '@foja/contracts/roles';
import type { SecondFactorState } from '@foja/contracts/second-factor';
import { eq } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Actor } from '../actor.ts';
import { secondFactors } from '../second-factor.table.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;
/** One that a code has confirmed. */
export type ConfirmedSecondFactor = SecondFactorRow & { confirmedAt: Date; recoverySalt: string };

/** The second factor that an account signs in with; null where none is set up, or no code has confirmed it yet. */
export async function findSecondFactor(
  db: Pick<Database, 'select'>,
  accountId: string,
): Promise<ConfirmedSecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row && isConfirmed(row) ? row : null;
}

/** The row, confirmed or not, held until the transaction ends. */
export async function holdSecondFactor(transaction: Transaction, accountId: string): Promise<SecondFactorRow | null> {
  const [row] = await transaction
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .for('update');
  return row ?? null;
}

export function isConfirmed(row: SecondFactorRow): row is ConfirmedSecondFactor {
  return row.confirmedAt !== null && row.recoverySalt !== null;
}

/** Whether the installation asks a second factor of this role. */
export function mustHaveSecondFactor(config: Pick<Config, 'requireSecondFactor'>, role: Actor['role']): boolean {
  return config.requireSecondFactor === 'admins' && can(role, 'administration');
}

/** What the owner sees of it. */
export async function readSecondFactor(
  deps: { db: Database; config: Pick<Config, 'requireSecondFactor'> },
  actor: { accountId: string; role: Actor['role'] },
): Promise<SecondFactorState> {
  const row = await findSecondFactor(deps.db, actor.accountId);
  return {
    enabledAt: row?.confirmedAt.toISOString() ?? null,
    recoveryCodesLeft: row ? await countRecoveryCodes(deps.db, actor.accountId) : 0,
    isRequired: mustHaveSecondFactor(deps.config, actor.role),
  };
}
