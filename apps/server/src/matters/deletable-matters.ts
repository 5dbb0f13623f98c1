import type { MatterRole } from '@foja/contracts/matter-words';
import { findMembership } from '../firms/find-membership.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import type { MatterRow } from './matters.table.ts';

type Held = { row: Pick<MatterRow, 'id' | 'firmId' | 'ownerAccountId'>; role: MatterRole };

/**
 * Which of these causas, with the role that one reader has in each, the reader may delete: their own, and a firm's only as its titular,
 * so that nobody who is about to leave empties the firm.
 */
export async function deletableMatters(
  deps: { db: DatabaseOrTransaction },
  held: readonly Held[],
): Promise<Set<string>> {
  const brought = held.find(({ row, role }) => role === 'owner' && row.firmId !== null);
  const membership = brought ? await findMembership(deps, brought.row.ownerAccountId) : null;
  const firmId = membership?.role === 'titular' ? membership.firm.id : null;
  const may = ({ row, role }: Held) =>
    role === 'titular' || (role === 'owner' && (row.firmId === null || row.firmId === firmId));
  return new Set(held.filter(may).map(({ row }) => row.id));
}
