import { inArray } from 'drizzle-orm';
import { contentHash } from '../content-hash.ts';
import { rulings } from '../corpus.table.ts';
import { enqueueReindex } from '../enqueue-reindex.ts';
import { incomingColumns } from '../incoming-columns.ts';
import { parseLine, rulingLineSchema } from './import-schemas.ts';
import type { RowFormat } from './row-format.ts';

type RulingRow = Omit<typeof rulings.$inferInsert, 'recordedAt'>;

/** Rulings of `rulings/*.jsonl`. A changed ruling is a better transcription of the same one, so no version is kept. */
export const rulingFormat: RowFormat<RulingRow> = {
  parse(json) {
    const line = parseLine(rulingLineSchema, json);
    return { ...line, ...volumeAndPage(line.citation), contentHash: contentHash(line) };
  },
  async save(tx, rows, now) {
    const stored = await tx
      .select({ id: rulings.id, contentHash: rulings.contentHash })
      .from(rulings)
      .where(
        inArray(
          rulings.id,
          rows.map((row) => row.id),
        ),
      );
    const before = new Map(stored.map((row) => [row.id, row.contentHash]));
    const written = rows.filter((row) => before.get(row.id) !== row.contentHash);
    if (written.length > 0) {
      await tx
        .insert(rulings)
        .values(written.map((row) => ({ ...row, recordedAt: now })))
        .onConflictDoUpdate({ target: rulings.id, set: incomingColumns(rulings, 'id') });
    }
    await enqueueReindex(
      tx,
      written.map((row) => row.id),
    );
    const changed = written.filter((row) => before.has(row.id)).length;
    return { added: written.length - changed, changed, unchanged: rows.length - written.length };
  },
};

/** Volume and page of a citation of the official collection: "Fallos: 329:5". Both null for any other citation. */
export function volumeAndPage(citation: string): { volume: number | null; page: number | null } {
  const [, volume, page] = /^Fallos:?\s*(\d{1,4})\s*:\s*(\d{1,5})$/i.exec(citation.trim()) ?? [];
  return volume && page ? { volume: Number(volume), page: Number(page) } : { volume: null, page: null };
}
