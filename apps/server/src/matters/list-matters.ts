import type { MatterRole } from '@foja/contracts/matter-words';
import type { MatterHead, MatterSummary, MattersQuery, MattersResponse } from '@foja/contracts/matters';
import { fold } from '@foja/legal-text/fold';
import { desc } from 'drizzle-orm';
import type { SignedInActor } from '../accounts/actor.ts';
import { searchTerms } from '../editor/search-terms.ts';
import { openInTurns } from '../platform/open-in-turns.ts';
import { deletableMatters } from './deletable-matters.ts';
import { findInMatters } from './find-in-matters.ts';
import { findPeople } from './find-people.ts';
import { countOpened, mattersLimitOf } from './matter-limits.ts';
import { type MatterRow, matters } from './matters.table.ts';
import { countMatterCall, type MattersDeps } from './matters-deps.ts';
import { presentSummary } from './present-matter.ts';
import { rolesInMatters } from './role-in-matter.ts';
import { openHead } from './sealed-matter.ts';
import { visibleMatters } from './visible-matters.ts';

/**
 * Causas that one has a role in; those that hold every word of `search`, each in what the causa says of itself, in something that is
 * written into it, or in a writing or a document that is filed in it.
 * @throws {HttpError} 429 `rate_limited`; 503 `documents_busy`
 */
export async function listMatters(
  deps: MattersDeps,
  actor: SignedInActor,
  { search, archived }: MattersQuery,
): Promise<MattersResponse> {
  const wanted = searchTerms(search);
  if (wanted.length > 0) await countMatterCall(deps, 'search', actor.accountId);
  const rows = await deps.db
    .select()
    .from(matters)
    .where(visibleMatters(actor.accountId))
    .orderBy(desc(matters.updatedAt), desc(matters.id));
  const shown = rows.filter(({ archivedAt }) => (archivedAt !== null) === (archived === 'yes'));
  const people = await findPeople(
    deps,
    shown.map(({ responsibleAccountId }) => responsibleAccountId),
  );
  const deadlines = await deps.nextDeadlines(
    deps,
    shown.map(({ id }) => id),
  );
  const roles = await rolesInMatters(deps, actor.accountId, shown);
  const opened = await openInTurns(
    shown,
    ({ sealedHead }) => sealedHead,
    (row) => ({ row, head: openHead(deps, row) }),
  );
  const all: MatterSummary[] = [];
  const held = opened.flatMap(({ row, head }) => {
    const role = roles.get(row.id);
    return role ? [{ row, head, role }] : [];
  });
  const deletable = await deletableMatters(deps, held);
  for (const { row, head, role } of held) {
    const nextDeadline = deadlines.get(row.id) ?? null;
    all.push(presentSummary(head, row, role, { people, nextDeadline, mayDelete: deletable.has(row.id) }));
  }
  const found = search === '' ? all : await holding(deps, all, opened, { wanted, roles, accountId: actor.accountId });
  return {
    matters: found,
    total: rows.length,
    opened: await countOpened(deps, actor.accountId),
    limit: mattersLimitOf(deps, actor.role),
  };
}

async function holding(
  deps: MattersDeps,
  all: readonly MatterSummary[],
  opened: readonly { row: MatterRow; head: MatterHead }[],
  {
    wanted,
    roles,
    accountId,
  }: { wanted: readonly string[]; roles: ReadonlyMap<string, MatterRole>; accountId: string },
): Promise<MatterSummary[]> {
  if (wanted.length === 0 || all.length === 0) return [];
  const missing = new Map<string, Set<string>>();
  for (const { row, head } of opened) {
    const { title, fileNumber, court, clientName, summary } = head;
    const isClient = roles.get(row.id) === 'cliente';
    // Nor does a client learn by searching what they are not shown.
    const held = fold(`${title} ${fileNumber} ${court} ${clientName} ${isClient ? '' : summary}`);
    const rest = wanted.filter((word) => !held.includes(word));
    if (rest.length > 0) missing.set(row.id, new Set(rest));
  }
  const inside = [...missing].filter(([id]) => roles.get(id) !== 'cliente');
  await findInMatters(deps, new Map(inside), accountId);
  return all.filter(({ id }) => (missing.get(id)?.size ?? 0) === 0);
}
