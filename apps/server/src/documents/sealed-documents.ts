import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { FileRef } from '../platform/files/files-place.ts';
import type { SealingKey } from '../platform/keyring.ts';
import { isSealedOtherwise, resealText, type SealedStore, SealUnreadable, sealsOf } from '../platform/sealed-store.ts';
import { documents } from './documents.table.ts';
import { readKeyId, readSealed, SealBroken, writeSealed } from './sealed-file.ts';
import {
  type DocumentOwner,
  discardDrafts,
  documentParts,
  draftOf,
  keepDrafts,
  makeFolder,
  partOf,
  rowPurpose,
  type VaultDeps,
} from './vault-folder.ts';

type StoreDeps = VaultDeps & { db: Database };

const rowsAtOnce = 200;

/** Documents of the vault with their files, as they lie sealed. */
export function sealedDocuments(deps: StoreDeps): SealedStore {
  return {
    title: 'documentos de la bóveda',
    listSeals: sealsOf(deps.db, documents.sealedName),
    async listOthers(key, after, limit) {
      const others: string[] = [];
      for (let last = after; others.length < limit; ) {
        const rows = await deps.db
          .select({
            fileId: documents.id,
            accountId: documents.accountId,
            isOther: sql<boolean>`${isSealedOtherwise(key, documents.sealedName, documents.sealedSummary)}`,
          })
          .from(documents)
          .where(last === null ? undefined : gt(documents.id, last))
          .orderBy(asc(documents.id))
          .limit(rowsAtOnce);
        if (rows.length === 0) break;
        for (const row of rows) if (row.isOther || (await hasOtherFile(deps, row, key))) others.push(row.fileId);
        last = rows.at(-1)?.fileId ?? null;
      }
      return others.slice(0, limit);
    },
    reseal: (id) =>
      deps.db.transaction(async (transaction) => {
        // Held, so that nobody purges it meanwhile: its files go after its row.
        const [row] = await transaction.select().from(documents).where(eq(documents.id, id)).for('update');
        if (!row) return;
        const owner = { accountId: row.accountId, fileId: id };
        const again = (field: 'name' | 'summary', sealed: string) =>
          resealText(deps.keyring, rowPurpose(owner, field), sealed);
        const sealed = {
          sealedName: again('name', row.sealedName),
          sealedSummary: again('summary', row.sealedSummary),
        };
        await resealFiles(deps, owner);
        await transaction.update(documents).set(sealed).where(eq(documents.id, id));
      }),
  };
}

async function hasOtherFile(deps: StoreDeps, owner: DocumentOwner, key: SealingKey): Promise<boolean> {
  for (const part of documentParts) {
    if ((await keyIdOf(partOf(deps, owner, part).file)) !== key.id) return true;
  }
  return false;
}

/** One after the other in the place of the former, so that at any moment each is whole under its name. */
async function resealFiles(deps: StoreDeps, owner: DocumentOwner): Promise<void> {
  const current = deps.keyring.current().id;
  for (const part of documentParts) {
    const { file, keys } = partOf(deps, owner, part);
    if ((await keyIdOf(file)) === current) continue;
    await makeFolder(deps, owner.accountId);
    // Of a rotation that was stopped.
    await discardDrafts(deps, owner, [part]);
    try {
      await writeSealed(draftOf(deps, owner, part).path, keys, readSealed(file, keys));
      await keepDrafts(deps, owner, [part]);
    } catch (error) {
      await discardDrafts(deps, owner, [part]);
      throw error instanceof SealBroken ? new SealUnreadable('A file of the vault does not open.') : error;
    }
  }
}

/** Undefined for a file that is not there or was cut. */
async function keyIdOf(file: FileRef): Promise<string | null | undefined> {
  return readKeyId(file).catch((error: unknown) => {
    if (error instanceof SealBroken) return undefined;
    throw error;
  });
}
