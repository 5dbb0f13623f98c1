import { matterMessages } from '@foja/contracts/matter-words';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import type { FirmMatters } from '../firms/firms-deps.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction, Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { matterMembers, matters } from './matters.table.ts';
import { openMatter } from './open-matter.ts';
import { recordMatterActivity } from './record-matter-activity.ts';

/** What a firm does with its causas; those that were deleted and can be brought back go along. */
export function openFirmMatters(deps: { clock: Clock }): FirmMatters {
  return {
    handOver: (transaction, change) => handOver({ ...deps, db: transaction }, change),
    release: (transaction, firmId) => releaseMatters({ db: transaction }, eq(matters.firmId, firmId)),
    isOfFirm: async (db, matterId, firmId) => {
      const [found] = await db
        .select({ id: matters.id })
        .from(matters)
        .where(and(eq(matters.id, matterId), eq(matters.firmId, firmId)));
      return found !== undefined;
    },
    requireShareable,
  };
}

async function requireShareable(
  db: DatabaseOrTransaction,
  actor: SignedInActor,
  matterId: string,
  firmId: string,
): Promise<void> {
  const { row } = await openMatter({ db }, actor, matterId, 'manage');
  if (row.firmId !== firmId) throw new HttpError(409, 'conflict', matterMessages.notOfFirm);
}

/**
 * Gives a member's causas of the firm to another. Where they were only responsible, who receives is so instead; of a causa that is
 * not for the whole firm, who has it.
 */
async function handOver(
  deps: { db: Transaction; clock: Clock },
  { firmId, from, to, by }: Parameters<FirmMatters['handOver']>[1],
): Promise<number> {
  const { db } = deps;
  const isTheirs = and(eq(matters.firmId, firmId), eq(matters.ownerAccountId, from));
  const owned = await db.update(matters).set({ ownerAccountId: to }).where(isTheirs).returning({ id: matters.id });
  await db
    .update(matters)
    .set({
      responsibleAccountId: sql`case when ${matters.isRestricted} then ${matters.ownerAccountId} else ${to}::uuid end`,
      version: sql`${matters.version} + 1`,
    })
    .where(and(eq(matters.firmId, firmId), eq(matters.responsibleAccountId, from)));
  await db
    .delete(matterMembers)
    .where(
      and(
        eq(matterMembers.accountId, from),
        inArray(matterMembers.matterId, db.select({ id: matters.id }).from(matters).where(eq(matters.firmId, firmId))),
      ),
    );
  for (const { id } of owned) await recordMatterActivity(deps, { matterId: id, accountId: by, action: 'handed_over' });
  return owned.length;
}

/** Gives causas of a firm back to who has each: nobody else sees them, or is responsible. */
export async function releaseMatters({ db }: { db: Transaction }, which: ReturnType<typeof eq>): Promise<void> {
  const ids = (await db.select({ id: matters.id }).from(matters).where(which)).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(matterMembers).where(inArray(matterMembers.matterId, ids));
  await db
    .update(matters)
    .set({ responsibleAccountId: matters.ownerAccountId, version: sql`${matters.version} + 1` })
    .where(and(inArray(matters.id, ids), or(ne(matters.responsibleAccountId, matters.ownerAccountId))));
  await db.update(matters).set({ firmId: null, isRestricted: false }).where(inArray(matters.id, ids));
}
