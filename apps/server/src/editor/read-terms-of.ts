import { fold } from '@foja/legal-text/fold';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keyring } from '../platform/keyring.ts';
import { pauseBetweenOpenings } from '../platform/open-in-turns.ts';
import { editorDocuments } from './editor.table.ts';
import { openField } from './sealed-document.ts';

const readAtOnce = 100;

/** The words of these documents as their own search reads them, the title's first, lot by lot; one that was deleted is left out. */
export async function* readTermsOf(
  deps: { db: Database; keyring: Keyring },
  ids: readonly string[],
): AsyncGenerator<{ documentId: string; accountId: string; terms: string }> {
  const { id, accountId, sealedTitle, sealedTerms, deletedAt } = editorDocuments;
  const pause = pauseBetweenOpenings();
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const lot = await deps.db
      .select({ id, accountId, sealedTitle, sealedTerms })
      .from(editorDocuments)
      .where(and(inArray(id, ids.slice(at, at + readAtOnce)), isNull(deletedAt)));
    for (const row of lot) {
      const owner = { accountId: row.accountId, documentId: row.id };
      const title = fold(openField(deps, owner, 'title', row.sealedTitle));
      yield { ...owner, terms: `${title} ${openField(deps, owner, 'terms', row.sealedTerms)}` };
      await pause(row.sealedTerms);
    }
  }
}
