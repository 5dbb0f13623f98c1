import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { editorVersions } from './editor.table.ts';

/** How many versions are kept of each of these documents; one without any is left out. */
export async function countVersions(
  deps: { db: Database },
  documentIds: readonly string[],
): Promise<Map<string, number>> {
  if (documentIds.length === 0) return new Map();
  const rows = await deps.db
    .select({ id: editorVersions.documentId, count: sql<number>`count(*)::int` })
    .from(editorVersions)
    .where(inArray(editorVersions.documentId, [...documentIds]))
    .groupBy(editorVersions.documentId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
