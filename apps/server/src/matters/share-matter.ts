import type { ShareMatterRequest } from '@foja/contracts/matter-sharing';
import { matterMessages } from '@foja/contracts/matter-words';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { endClientsOf } from '../firms/find-client.ts';
import { findMembership, holdFirm } from '../firms/find-membership.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { releaseMatters } from './firm-matters.ts';
import { type MatterRow, matterMembers, matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { openMatter } from './open-matter.ts';
import { listStaff } from './read-sharing.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

type Within = Pick<MattersDeps, 'clock'> & { db: Transaction };

/**
 * Says who sees a causa. Who opened it brings it into their firm, or keeps it to some of the firm; a titular alone takes it out again,
 * and then it is its owner's, and its client reads it no more.
 * @returns whether the actor still sees it.
 * @throws {HttpError} 400 `invalid_request` for somebody who does not work there; 403 `forbidden`; 404 `not_found`; 409 `conflict` for
 * who has no firm; 429 `rate_limited`.
 */
export async function shareMatter(
  deps: MattersDeps,
  actor: SignedInActor,
  matterId: string,
  request: ShareMatterRequest,
): Promise<boolean> {
  await openMatter(deps, actor, matterId, 'manage');
  await countMatterCall(deps, 'change', actor.accountId);
  return deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const before = await findMembership(within, actor.accountId);
    // Held first, as by who leaves or is removed: who may share is decided after, and stays so.
    if (before) await holdFirm(within, before.firm.id);
    const { row } = await openMatter(within, actor, matterId, 'manage');
    if (request.access === 'private') await takeOut(within, actor, row);
    else await bringIn(within, actor, row, request);
    await recordMatterActivity(within, { matterId, accountId: actor.accountId, action: 'sharing_changed' });
    return request.access !== 'private' || row.ownerAccountId === actor.accountId;
  });
}

async function takeOut(within: Within, actor: SignedInActor, row: MatterRow): Promise<void> {
  if (row.firmId === null) return;
  const membership = await findMembership(within, actor.accountId);
  if (membership?.firm.id !== row.firmId || membership.role !== 'titular')
    throw new HttpError(403, 'forbidden', matterMessages.titularTakesOut);
  await endClientsOf(within, [row.id]);
  await releaseMatters(within, eq(matters.id, row.id));
}

async function bringIn(
  within: Within,
  actor: SignedInActor,
  row: MatterRow,
  { access, accountIds }: ShareMatterRequest,
): Promise<void> {
  const firmId = row.firmId ?? (await findMembership(within, actor.accountId))?.firm.id;
  if (firmId === undefined) throw new HttpError(409, 'conflict', matterMessages.noFirm);
  const staff = new Set((await listStaff(within, firmId)).map(({ accountId }) => accountId));
  if (accountIds.some((id) => !staff.has(id)))
    throw new HttpError(400, 'invalid_request', matterMessages.chosenUnknown);
  await within.db
    .update(matters)
    .set({ firmId, isRestricted: access === 'chosen' })
    .where(eq(matters.id, row.id));
  await within.db.delete(matterMembers).where(eq(matterMembers.matterId, row.id));
  if (access !== 'chosen') return;
  // Nobody shuts themselves out.
  const chosen = [...new Set([...accountIds, ...(row.ownerAccountId === actor.accountId ? [] : [actor.accountId])])];
  if (chosen.length > 0)
    await within.db.insert(matterMembers).values(chosen.map((accountId) => ({ matterId: row.id, accountId })));
}

/**
 * Ends what a client reads of a causa, and the invitation to.
 * @throws {HttpError} 403 `forbidden`; 404 `not_found`, also where there is no client; 429 `rate_limited`.
 */
export async function removeClient(deps: MattersDeps, actor: SignedInActor, matterId: string): Promise<void> {
  await openMatter(deps, actor, matterId, 'manage');
  await countMatterCall(deps, 'change', actor.accountId);
  await deps.db.transaction(async (transaction) => {
    const within = { ...deps, db: transaction };
    const ended = await endClientsOf(within, [matterId]);
    if (ended.length === 0) throw new HttpError(404, 'not_found', matterMessages.noClient);
    await recordMatterActivity(within, { matterId, accountId: actor.accountId, action: 'client_removed' });
  });
}
