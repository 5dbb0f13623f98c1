import { type MatterItemKind, type MatterRole, matterItemKinds } from '@foja/contracts/matter-words';
import type { Matter, MatterHead, MatterSummary } from '@foja/contracts/matters';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { isShownTo } from './client-view.ts';
import { deletableMatters } from './deletable-matters.ts';
import { findPeople } from './find-people.ts';
import { itemsLimitOf } from './matter-limits.ts';
import { type MatterRow, matterItems } from './matters.table.ts';
import type { MattersDeps } from './matters-deps.ts';
import { openHead } from './sealed-matter.ts';

type People = Awaited<ReturnType<typeof findPeople>>;

/** A row as it stands in a list. */
export function presentSummary(
  { summary: _summary, ...head }: MatterHead,
  row: MatterRow,
  role: MatterRole,
  { people, nextDeadline, mayDelete }: { people: People } & Pick<MatterSummary, 'nextDeadline' | 'mayDelete'>,
): MatterSummary {
  return {
    ...head,
    id: row.id,
    forum: row.forum,
    state: row.state,
    role,
    mayDelete,
    responsible: people.get(row.responsibleAccountId ?? '') ?? null,
    nextDeadline: role === 'cliente' ? null : nextDeadline,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A row as who opens it sees it. */
export async function presentMatter(
  deps: Omit<MattersDeps, 'jwtSecret' | 'mattersLimits'>,
  { row, role }: { row: MatterRow; role: MatterRole },
): Promise<Matter> {
  const head = openHead(deps, row);
  const people = await findPeople(deps, [row.ownerAccountId, row.responsibleAccountId]);
  const mayDelete = (await deletableMatters(deps, [{ row, role }])).has(row.id);
  const nextDeadline = (await deps.nextDeadlines(deps, [row.id])).get(row.id) ?? null;
  return {
    ...presentSummary(head, row, role, { people, nextDeadline, mayDelete }),
    // What it says to those who work on it is theirs.
    summary: role === 'cliente' ? '' : head.summary,
    owner: people.get(row.ownerAccountId) ?? null,
    firmId: row.firmId,
    isRestricted: row.isRestricted,
    version: row.version,
    counts: await countItems(deps, row.id, role),
    itemsLimit: role === 'cliente' ? 0 : await itemsLimitOf(deps, row),
  };
}

async function countItems(
  deps: { db: DatabaseOrTransaction },
  matterId: string,
  role: MatterRole,
): Promise<Matter['counts']> {
  const rows = await deps.db
    .select({ kind: matterItems.kind, count: count() })
    .from(matterItems)
    .where(and(eq(matterItems.matterId, matterId), isNull(matterItems.deletedAt), isShownTo(role)))
    .groupBy(matterItems.kind);
  const counted = new Map(rows.map((row) => [row.kind, row.count]));
  return Object.fromEntries(matterItemKinds.map((kind) => [kind, counted.get(kind) ?? 0])) as Record<
    MatterItemKind,
    number
  >;
}
