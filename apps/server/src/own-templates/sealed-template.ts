import type { OwnTemplate, OwnTemplateSummary } from '@foja/contracts/own-templates';
import { templateFields } from '@foja/contracts/own-templates-text';
import type { Keyring } from '../platform/keyring.ts';
import { seal, unseal } from '../platform/sealing.ts';
import type { OwnTemplateRow } from './own-templates.table.ts';

type SealDeps = { keyring: Keyring };

export interface OwnTemplateOwner {
  accountId: string;
  templateId: string;
}

export function templatePurpose({ accountId, templateId }: OwnTemplateOwner, field: 'name' | 'body'): string {
  return `own-template:${accountId}:${templateId}:${field}`;
}

/** The columns of a row that hold what it says. */
export function sealTemplate(deps: SealDeps, owner: OwnTemplateOwner, { name, body }: { name: string; body: string }) {
  return {
    sealedName: seal(deps.keyring, templatePurpose(owner, 'name'), name),
    sealedBody: seal(deps.keyring, templatePurpose(owner, 'body'), body),
  };
}

/** A row as its owner opens it. */
export function presentTemplate(deps: SealDeps, row: OwnTemplateRow): OwnTemplate {
  const owner = { accountId: row.accountId, templateId: row.id };
  const body = unseal(deps.keyring, templatePurpose(owner, 'body'), row.sealedBody);
  return {
    id: row.id,
    kind: row.kind,
    name: unseal(deps.keyring, templatePurpose(owner, 'name'), row.sealedName),
    fields: templateFields(body),
    updatedAt: row.updatedAt.toISOString(),
    body,
    revision: row.revision,
  };
}

/** The same without its text, as a list shows it. */
export function presentTemplateSummary(deps: SealDeps, row: OwnTemplateRow): OwnTemplateSummary {
  const { body: _body, revision: _revision, ...summary } = presentTemplate(deps, row);
  return summary;
}
