import { randomUUID } from 'node:crypto';
import type { CreateOwnTemplateRequest, OwnTemplate } from '@foja/contracts/own-templates';
import type { SignedInActor } from '../accounts/actor.ts';
import { checkTemplateText } from './check-template-text.ts';
import { requireTemplateRoom } from './find-own-template.ts';
import { ownTemplates } from './own-templates.table.ts';
import { countChange, type OwnTemplatesDeps } from './own-templates-deps.ts';
import { presentTemplate, sealTemplate } from './sealed-template.ts';

/** @throws {HttpError} 400 `invalid_request`; 409 `storage_full`; 413 `payload_too_large`; 429 `rate_limited`. */
export async function createOwnTemplate(
  deps: OwnTemplatesDeps,
  { accountId }: SignedInActor,
  { kind, ...said }: CreateOwnTemplateRequest,
): Promise<OwnTemplate> {
  checkTemplateText(said.body);
  await countChange(deps, accountId);
  const id = randomUUID();
  const now = deps.clock.now();
  const row = {
    id,
    accountId,
    kind,
    ...sealTemplate(deps, { accountId, templateId: id }, said),
    revision: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await deps.db.transaction(async (transaction) => {
    await requireTemplateRoom(transaction, deps.limits, accountId);
    await transaction.insert(ownTemplates).values(row);
  });
  return presentTemplate(deps, row);
}
