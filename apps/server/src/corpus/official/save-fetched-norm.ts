import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { articleKey } from '../article-key.ts';
import { articles } from '../corpus.table.ts';
import { inCorpusTransaction } from '../corpus-transaction.ts';
import type { StatuteLine } from '../import/import-schemas.ts';
import type { SaveCounts } from '../import/row-format.ts';
import { statuteFormat } from '../import/statute-format.ts';
import { validFrom } from '../import/valid-from.ts';

const rowsAtOnce = 250;

/**
 * Takes a fetched norm in through the importer's own format, the whole of it in one transaction: nobody searches half of one. What is
 * held stays where the site has it in other spaces only, or where it is sound and what was read is doubtful of the same amendment.
 * @returns what changed, and the articles whose doubtful text was not taken.
 */
export async function saveFetchedNorm(
  db: Database,
  norm: string,
  lines: readonly StatuteLine[],
  now: Date,
): Promise<SaveCounts & { notTaken: string[] }> {
  const format = statuteFormat(new Set([norm]));
  return inCorpusTransaction(db, async (tx) => {
    const held = new Map((await tx.select().from(articles).where(eq(articles.norm, norm))).map((row) => [row.id, row]));
    const counts = { added: 0, changed: 0, unchanged: 0, notTaken: [] as string[] };
    const rows = lines.map((line, index) => {
      const known = held.get(articleKey(norm, line.article));
      const same = known !== undefined && plain(known.text) === plain(line.text);
      const isWorse =
        known !== undefined &&
        !known.suspect &&
        line.suspect === true &&
        known.validFrom === validFrom(line.notes ?? []);
      if (isWorse && !same) counts.notTaken.push(line.article);
      const kept =
        known && (same || isWorse)
          ? {
              heading: known.heading || line.heading,
              text: known.text,
              repealed: same ? line.repealed : known.repealed,
              suspect: isWorse ? false : line.suspect,
            }
          : {};
      return format.parse(JSON.stringify({ ...line, ...kept }), index + 1);
    });
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const saved = await format.save(tx, rows.slice(from, from + rowsAtOnce), now);
      counts.added += saved.added;
      counts.changed += saved.changed;
      counts.unchanged += saved.unchanged;
    }
    return counts;
  });
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s([.,;:])/g, '$1')
    .trim();
}
