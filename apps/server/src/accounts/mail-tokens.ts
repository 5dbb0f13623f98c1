import { randomBytes } from 'node:crypto';
import { confirmTokenLifetimeMs, resetTokenLifetimeMs } from '@foja/contracts/limits';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { accounts, accountTokens } from './accounts.table.ts';

export type MailTokenPurpose = 'confirm' | 'reset';

const lifetimeMs = { confirm: confirmTokenLifetimeMs, reset: resetTokenLifetimeMs };

type MailTokenDeps<Connection> = { db: Connection; clock: Clock; jwtSecret: string };

/** A new token for a link in a mail; the account's older ones of this purpose stop working. */
export async function issueMailToken(
  deps: MailTokenDeps<Transaction>,
  accountId: string,
  purpose: MailTokenPurpose,
): Promise<string> {
  // Held, so that of two issued at once one is the newer.
  await deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  await deps.db
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose)));
  const token = randomBytes(32).toString('base64url');
  await deps.db.insert(accountTokens).values({
    tokenHash: hashOf(deps, token),
    accountId,
    purpose,
    expiresAt: new Date(deps.clock.now().getTime() + lifetimeMs[purpose]),
  });
  return token;
}

/** The account that a token would work for; null where it would not. */
export async function peekMailToken(
  deps: MailTokenDeps<Pick<Database, 'select'>>,
  token: string,
  purpose: MailTokenPurpose,
): Promise<string | null> {
  const [found] = await deps.db
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(stillWorks(deps, token, purpose));
  return found?.accountId ?? null;
}

/** Uses a token up. @returns its account, or null where it does not work; of calls that race one gets it. */
export async function useMailToken(
  deps: MailTokenDeps<Transaction>,
  token: string,
  purpose: MailTokenPurpose,
): Promise<string | null> {
  const [used] = await deps.db
    .update(accountTokens)
    .set({ usedAt: deps.clock.now() })
    .where(stillWorks(deps, token, purpose))
    .returning({ accountId: accountTokens.accountId });
  return used?.accountId ?? null;
}

function hashOf(deps: { jwtSecret: string }, token: string): string {
  return keyedHash(deps.jwtSecret, 'mail-token', token);
}

function stillWorks(
  deps: { clock: Clock; jwtSecret: string },
  token: string,
  purpose: MailTokenPurpose,
): SQL | undefined {
  return and(
    eq(accountTokens.tokenHash, hashOf(deps, token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, deps.clock.now()),
  );
}
