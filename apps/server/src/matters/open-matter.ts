import { type MatterNeed, type MatterRole, matterMessages, mayInMatter } from '@foja/contracts/matter-words';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type MatterRow, matters } from './matters.table.ts';
import { roleInMatter } from './role-in-matter.ts';
import { undoSince } from './undo-since.ts';

export interface OpenedMatter {
  row: MatterRow;
  role: MatterRole;
}

/**
 * The one way to a causa: every call on it, and on what other domains hang from it, passes by here.
 * @throws {HttpError} 404 `not_found`, for who has no role in it as for one that never was; 403 `forbidden` for who has one
 * that does not reach so far.
 */
export async function openMatter(
  deps: { db: DatabaseOrTransaction },
  actor: { accountId: string },
  matterId: string,
  need: MatterNeed,
): Promise<OpenedMatter> {
  const [row] = await deps.db
    .select()
    .from(matters)
    .where(and(eq(matters.id, matterId), isNull(matters.deletedAt)));
  return admit(deps, actor, row, need);
}

/** The same for one that was deleted a moment ago. */
export async function openDeletedMatter(
  deps: { db: DatabaseOrTransaction; clock: Clock },
  actor: { accountId: string },
  matterId: string,
): Promise<OpenedMatter> {
  const [row] = await deps.db
    .select()
    .from(matters)
    .where(and(eq(matters.id, matterId), gt(matters.deletedAt, undoSince(deps.clock))));
  return admit(deps, actor, row, 'manage');
}

async function admit(
  deps: { db: DatabaseOrTransaction },
  { accountId }: { accountId: string },
  row: MatterRow | undefined,
  need: MatterNeed,
): Promise<OpenedMatter> {
  const role = row ? await roleInMatter(deps, accountId, row) : null;
  if (!row || !role) throw new HttpError(404, 'not_found', matterMessages.notFound);
  if (!mayInMatter(role, need)) throw new HttpError(403, 'forbidden', matterMessages.forbidden);
  return { row, role };
}
