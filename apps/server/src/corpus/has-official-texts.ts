import type { Database } from '../platform/database/database.ts';
import { articles } from './corpus.table.ts';

/** Whether any article of official text is there; a fresh installation has none. */
export async function hasOfficialTexts(db: Database): Promise<boolean> {
  return (await db.select({ id: articles.id }).from(articles).limit(1)).length > 0;
}
