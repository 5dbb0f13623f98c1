import type { OwnTemplate } from '@foja/contracts/own-templates';
import { ownTemplateUndoMs } from '@foja/contracts/own-templates-text';
import { and, eq, gt } from 'drizzle-orm';
import { ownTemplateNotFound, requireTemplateRoom } from './find-own-template.ts';
import { ownTemplates } from './own-templates.table.ts';
import { countChange, type OwnTemplatesDeps } from './own-templates-deps.ts';
import { type OwnTemplateOwner, presentTemplate } from './sealed-template.ts';

/**
 * Brings back what was deleted a moment ago.
 * @throws {HttpError} 404 `not_found` where it is not deleted, or gone; 409 `storage_full`; 429 `rate_limited`.
 */
export async function restoreOwnTemplate(
  deps: OwnTemplatesDeps,
  { accountId, templateId }: OwnTemplateOwner,
): Promise<OwnTemplate> {
  await countChange(deps, accountId);
  const since = new Date(deps.clock.now().getTime() - ownTemplateUndoMs);
  return deps.db.transaction(async (transaction) => {
    await requireTemplateRoom(transaction, deps.limits, accountId);
    const [row] = await transaction
      .update(ownTemplates)
      .set({ deletedAt: null })
      .where(
        and(eq(ownTemplates.id, templateId), eq(ownTemplates.accountId, accountId), gt(ownTemplates.deletedAt, since)),
      )
      .returning();
    if (!row) throw ownTemplateNotFound();
    return presentTemplate(deps, row);
  });
}
