import type { MentionsResponse } from '@foja/contracts/matter-sharing';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { findPeople } from './find-people.ts';
import { matterItems, matterMentions, matters } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openHead } from './sealed-matter.ts';
import { visibleMatters } from './visible-matters.ts';

const shownAtOnce = 50;

/** Where one was named, in causas that one still sees, and in comments that are still there. */
export async function listMentions(
  deps: Pick<MattersDeps, 'db' | 'keyring'>,
  { accountId }: SignedInActor,
): Promise<MentionsResponse> {
  const rows = await deps.db
    .select({ mention: matterMentions, matter: { id: matters.id, sealedHead: matters.sealedHead } })
    .from(matterMentions)
    .innerJoin(matters, eq(matters.id, matterMentions.matterId))
    .innerJoin(matterItems, eq(matterItems.id, matterMentions.itemId))
    .where(and(eq(matterMentions.accountId, accountId), visibleMatters(accountId), isNull(matterItems.deletedAt)))
    .orderBy(sql`${matterMentions.seenAt} is not null`, desc(matterMentions.at), desc(matterMentions.id))
    .limit(shownAtOnce);
  const people = await findPeople(
    deps,
    rows.map(({ mention }) => mention.byAccountId),
  );
  return {
    mentions: rows.map(({ mention, matter }) => ({
      id: mention.id,
      matterId: matter.id,
      matterTitle: openHead(deps, matter).title,
      by: people.get(mention.byAccountId ?? '')?.name ?? null,
      at: mention.at.toISOString(),
      isSeen: mention.seenAt !== null,
    })),
    unseen: rows.filter(({ mention }) => mention.seenAt === null).length,
  };
}

/** Notes that one has seen where one was named: in one causa, or everywhere. */
export async function seeMentions(
  deps: Pick<MattersDeps, 'db' | 'clock'>,
  { accountId }: SignedInActor,
  matterId: string | undefined,
): Promise<void> {
  await deps.db
    .update(matterMentions)
    .set({ seenAt: deps.clock.now() })
    .where(
      and(
        eq(matterMentions.accountId, accountId),
        isNull(matterMentions.seenAt),
        matterId === undefined ? undefined : eq(matterMentions.matterId, matterId),
      ),
    );
}
