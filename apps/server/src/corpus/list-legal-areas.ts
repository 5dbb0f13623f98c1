import type { legalAreaSchema } from '@foja/contracts/domains';
import { count } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { guides, notes, rulingSummaries } from './corpus.table.ts';
import { legalAreas } from './legal-areas.ts';

/** Areas of law with the number of editorial texts (notes, guides, summaries of rulings) that the corpus holds on each. */
export async function listLegalAreas(db: Database): Promise<z.infer<typeof legalAreaSchema>[]> {
  const documents = new Map<string, number>();
  for (const table of [notes, guides, rulingSummaries]) {
    for (const row of await db.select({ area: table.area, rows: count() }).from(table).groupBy(table.area)) {
      documents.set(row.area, (documents.get(row.area) ?? 0) + row.rows);
    }
  }
  return legalAreas.map((area) => ({ ...area, documentCount: documents.get(area.id) ?? 0 }));
}
