import { mayInMatter } from '@foja/contracts/matter-words';
import { and, inArray, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { type MatterRow, matters } from './matters.table.ts';
import { roleInMatter } from './role-in-matter.ts';

export interface MatterTold {
  matterId: string;
  row: Pick<MatterRow, 'id' | 'sealedHead'>;
  /** Who is responsible for it, and who opened it, as far as they may read it. */
  accountIds: string[];
  /** Of those that were asked for besides, who may read it. */
  besides: string[];
}

/** Whom the server tells of causas by itself; one that was deleted is left out. */
export async function findMattersTold(
  deps: { db: DatabaseOrTransaction },
  asked: readonly { matterId: string; besides?: readonly string[] }[],
): Promise<MatterTold[]> {
  if (asked.length === 0) return [];
  const besidesOf = new Map(asked.map(({ matterId, besides = [] }) => [matterId, besides]));
  const rows = await deps.db
    .select()
    .from(matters)
    .where(and(inArray(matters.id, [...besidesOf.keys()]), isNull(matters.deletedAt)));
  const told: MatterTold[] = [];
  for (const row of rows) {
    const readers = async (ids: readonly (string | null)[]) => {
      const may: string[] = [];
      for (const accountId of new Set(ids)) {
        const role = accountId === null ? null : await roleInMatter(deps, accountId, row);
        if (accountId !== null && role && mayInMatter(role, 'read')) may.push(accountId);
      }
      return may;
    };
    told.push({
      matterId: row.id,
      row,
      accountIds: await readers([row.responsibleAccountId, row.ownerAccountId]),
      besides: await readers(besidesOf.get(row.id) ?? []),
    });
  }
  return told;
}
