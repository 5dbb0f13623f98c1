import type { AccountExport } from '@foja/contracts/account-export';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { findOwnTemplates } from './find-own-template.ts';
import { presentTemplate } from './sealed-template.ts';

/** What an account keeps of its own templates, for its owner. */
export async function listOwnTemplatesOf(
  deps: { db: Database; keyring: Keyring },
  accountId: string,
): Promise<AccountExport['ownTemplates']> {
  const rows = await findOwnTemplates(deps, accountId);
  return rows.map((row) => {
    const { kind, name, body, updatedAt } = presentTemplate(deps, row);
    return { kind, name, body, updatedAt };
  });
}
