import { randomBytes, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@foja/contracts/limits';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hashWithSalt } from '../passwords.ts';
import { recoveryCodes, secondFactors } from '../second-factor.table.ts';

/** Without the letters that are taken for digits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupCharacters = 4;
const saltBytes = 16;

export interface RecoverySet {
  /** As the person reads them: `7K2M-…`, some 78 bits each. */
  codes: string[];
  salt: string;
  hashes: string[];
}

/** A set of codes nobody has seen yet. */
export async function makeRecoverySet(): Promise<RecoverySet> {
  const salt = randomBytes(saltBytes).toString('base64url');
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  const hashes: string[] = [];
  // One after the other: each takes its memory.
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt));
  return { codes: [...codes], salt, hashes };
}

function newCode(): string {
  const group = () => Array.from({ length: groupCharacters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The hash of a code as it was typed, whatever its case and however it is grouped. */
export async function hashRecoveryCode(typed: string, salt: string): Promise<string> {
  const code = typed.toUpperCase().replace(/[^A-Z\d]/g, '');
  return (await hashWithSalt(code, Buffer.from(salt, 'base64url'))).toString('base64url');
}

/** Puts a set in the place of the account's former one. */
export async function keepRecoverySet(
  db: Transaction,
  accountId: string,
  { salt, hashes }: RecoverySet,
): Promise<void> {
  await db.update(secondFactors).set({ recoverySalt: salt }).where(eq(secondFactors.accountId, accountId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

/** Uses a code up. @returns false where the account has it not, or not any more; of calls that race one gets it. */
export async function useRecoveryCode(
  deps: { db: Transaction; clock: Clock },
  accountId: string,
  codeHash: string,
): Promise<boolean> {
  const used = await deps.db
    .update(recoveryCodes)
    .set({ usedAt: deps.clock.now() })
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Pick<Database, 'select'>, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.count ?? 0;
}
