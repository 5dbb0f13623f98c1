import { firmMessages } from '@foja/contracts/firm-words';
import type { SignedInActor } from '../accounts/actor.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { endFirm } from './delete-firm.ts';
import { endMembership, findHeir, hasOtherTitular } from './end-membership.ts';
import { findMembership, holdFirmOf } from './find-membership.ts';
import type { FirmsDeps } from './firms-deps.ts';
import { listMembers } from './list-members.ts';

/**
 * Asked before anything is undone of an account that goes.
 * @throws {HttpError} 409 `conflict` for the last titular of others.
 */
export async function requireFreeToLeave(deps: { db: DatabaseOrTransaction }, accountId: string): Promise<void> {
  const membership = await findMembership(deps, accountId);
  if (membership?.role !== 'titular') return;
  const others = await othersWhoWork(deps, membership.firm.id, accountId);
  if (others > 0 && !(await hasOtherTitular(deps, membership.firm.id, accountId))) {
    throw new HttpError(409, 'conflict', firmMessages.lastTitular);
  }
}

/**
 * Takes who deletes their account out of their firm first: their causas of it go to the titular, and a firm that nobody else works in
 * ends.
 * @throws {HttpError} 409 `conflict` for the last titular of others.
 */
export async function leaveWithAccount(within: FirmsDeps & { db: Transaction }, actor: SignedInActor): Promise<void> {
  if (!(await findMembership(within, actor.accountId))) return;
  const { firm } = await holdFirmOf(within, actor.accountId, { titularOnly: false });
  await requireFreeToLeave(within, actor.accountId);
  if ((await othersWhoWork(within, firm.id, actor.accountId)) === 0) return endFirm(within, firm, actor);
  const to = await findHeir(within, firm.id, { leaving: actor.accountId, named: undefined });
  await endMembership(within, firm.id, { accountId: actor.accountId, to, by: actor.accountId });
}

async function othersWhoWork(deps: { db: DatabaseOrTransaction }, firmId: string, accountId: string): Promise<number> {
  const members = await listMembers(deps, firmId);
  return members.filter(({ role, account }) => role !== 'cliente' && account.id !== accountId).length;
}
