import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import { norms } from './corpus.table.ts';
import type { Norm } from './corpus-source.ts';

/** Columns of a norm, for queries that join it. */
export const normColumns = {
  code: norms.code,
  title: norms.title,
  aliases: norms.aliases,
  infolegId: norms.infolegId,
  officialUrl: norms.officialUrl,
  domain: norms.domain,
  lastArticle: norms.lastArticle,
};

/** Every norm that Foja knows, by code, whether or not its text is loaded. */
export async function readNorms(db: Database | Transaction): Promise<Norm[]> {
  return db.select(normColumns).from(norms).orderBy(asc(norms.code));
}

/** One norm, or null where it is not known. */
export async function readNorm(db: Database | Transaction, code: string): Promise<Norm | null> {
  const [norm] = await db.select(normColumns).from(norms).where(eq(norms.code, code));
  return norm ?? null;
}
