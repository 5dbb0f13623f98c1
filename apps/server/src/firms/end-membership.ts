import { firmMessages } from '@foja/contracts/firm-words';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { leavePool } from '../usage/join-pool.ts';
import { firmMembers } from './firms.table.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { revokeInvitationsOf } from './revoke-invitations-of.ts';

type Within = Pick<FirmsDeps, 'clock' | 'firmMatters'> & { db: Transaction };

/**
 * Takes somebody out of a firm that is held, with what they had in it: their causas of the firm go to `to`, their uses are theirs again,
 * and whom they invited comes in no more. From the next call on they see nothing of it.
 * @returns how many causas changed hands.
 */
export async function endMembership(
  within: Within,
  firmId: string,
  { accountId, to, by }: { accountId: string; to: string; by: string },
): Promise<number> {
  await leavePool(within, firmId, accountId);
  await revokeInvitationsOf(within, firmId, accountId);
  const handedOver = await within.firmMatters.handOver(within.db, { firmId, from: accountId, to, by });
  await within.db.delete(firmMembers).where(and(eq(firmMembers.firmId, firmId), eq(firmMembers.accountId, accountId)));
  return handedOver;
}

/**
 * Who receives the causas of somebody who goes: whom they named, who must work in the firm, or else the titular of longest standing.
 * @throws {HttpError} 409 `conflict` where nobody may.
 */
export async function findHeir(
  within: Within,
  firmId: string,
  { leaving, named }: { leaving: string; named: string | undefined },
): Promise<string> {
  const others = await within.db
    .select({ accountId: firmMembers.accountId, role: firmMembers.role })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, firmId), ne(firmMembers.accountId, leaving), ne(firmMembers.role, 'cliente')))
    .orderBy(asc(firmMembers.joinedAt), asc(firmMembers.accountId));
  const heir =
    named === undefined
      ? others.find(({ role }) => role === 'titular')
      : others.find(({ accountId }) => accountId === named);
  if (!heir) throw new HttpError(409, 'conflict', firmMessages.heirNeeded);
  return heir.accountId;
}

/** Whether a firm that is held has a titular beside this one. */
export async function hasOtherTitular(
  within: { db: DatabaseOrTransaction },
  firmId: string,
  accountId: string,
): Promise<boolean> {
  const [other] = await within.db
    .select({ accountId: firmMembers.accountId })
    .from(firmMembers)
    .where(and(eq(firmMembers.firmId, firmId), eq(firmMembers.role, 'titular'), ne(firmMembers.accountId, accountId)))
    .limit(1);
  return other !== undefined;
}
