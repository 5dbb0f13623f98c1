import type { OwnTemplatesResponse } from '@foja/contracts/own-templates';
import type { SignedInActor } from '../accounts/actor.ts';
import { findOwnTemplates } from './find-own-template.ts';
import type { OwnTemplatesDeps } from './own-templates-deps.ts';
import { presentTemplateSummary } from './sealed-template.ts';

/** One's templates and clauses, by name. */
export async function listOwnTemplates(
  deps: OwnTemplatesDeps,
  { accountId }: SignedInActor,
): Promise<OwnTemplatesResponse> {
  const rows = await findOwnTemplates(deps, accountId);
  const templates = rows.map((row) => presentTemplateSummary(deps, row));
  return { templates: templates.toSorted((a, b) => a.name.localeCompare(b.name, 'es')) };
}
