import type { MatterRole } from '@foja/contracts/matter-words';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { MatterRow } from './matters.table.ts';

/** What an account is in a causa; null for who must not know that there is one. */
export async function roleInMatter(
  _deps: { db: DatabaseOrTransaction },
  accountId: string,
  matter: Pick<MatterRow, 'id' | 'ownerAccountId' | 'firmId'>,
): Promise<MatterRole | null> {
  return matter.ownerAccountId === accountId ? 'owner' : null;
}
