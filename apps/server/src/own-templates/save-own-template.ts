import type { OwnTemplate, SaveOwnTemplateRequest } from '@foja/contracts/own-templates';
import { ownTemplateMessages } from '@foja/contracts/own-templates-text';
import { and, eq } from 'drizzle-orm';
import { HttpError } from '../platform/http-errors.ts';
import { checkTemplateText } from './check-template-text.ts';
import { findOwnTemplate, ownedBy } from './find-own-template.ts';
import { ownTemplates } from './own-templates.table.ts';
import { countChange, type OwnTemplatesDeps } from './own-templates-deps.ts';
import { type OwnTemplateOwner, presentTemplate, sealTemplate } from './sealed-template.ts';

/**
 * Saves over the revision that was read: of two that were made on the same one, the second is refused.
 * @throws {HttpError} 400 `invalid_request`; 404 `not_found`; 409 `conflict`; 413 `payload_too_large`; 429 `rate_limited`.
 */
export async function saveOwnTemplate(
  deps: OwnTemplatesDeps,
  owner: OwnTemplateOwner,
  { kind, revision, ...said }: SaveOwnTemplateRequest,
): Promise<OwnTemplate> {
  checkTemplateText(said.body);
  await countChange(deps, owner.accountId);
  const [row] = await deps.db
    .update(ownTemplates)
    .set({ kind, ...sealTemplate(deps, owner, said), revision: revision + 1, updatedAt: deps.clock.now() })
    .where(and(ownedBy(owner), eq(ownTemplates.revision, revision)))
    .returning();
  if (row) return presentTemplate(deps, row);
  // It is another's, it is gone, or somebody else saved it.
  await findOwnTemplate(deps, owner);
  throw new HttpError(409, 'conflict', ownTemplateMessages.conflict);
}
