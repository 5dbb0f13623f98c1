import type { DeletedOwnTemplate } from '@foja/contracts/own-templates';
import { ownTemplateUndoMs } from '@foja/contracts/own-templates-text';
import { ownedBy, ownTemplateNotFound } from './find-own-template.ts';
import { ownTemplates } from './own-templates.table.ts';
import { countChange, type OwnTemplatesDeps } from './own-templates-deps.ts';
import type { OwnTemplateOwner } from './sealed-template.ts';

/**
 * Deletes a template. Until the undo's time is over it can be brought back; then `purgeOwnTemplates` removes it.
 * @throws {HttpError} 404 `not_found`; 429 `rate_limited`.
 */
export async function deleteOwnTemplate(deps: OwnTemplatesDeps, owner: OwnTemplateOwner): Promise<DeletedOwnTemplate> {
  await countChange(deps, owner.accountId);
  const now = deps.clock.now();
  const deleted = await deps.db
    .update(ownTemplates)
    .set({ deletedAt: now })
    .where(ownedBy(owner))
    .returning({ id: ownTemplates.id });
  if (deleted.length === 0) throw ownTemplateNotFound();
  return { id: owner.templateId, undoUntil: new Date(now.getTime() + ownTemplateUndoMs).toISOString() };
}
