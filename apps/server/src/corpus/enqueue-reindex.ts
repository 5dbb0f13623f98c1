import { inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { articles, guides, indexOutbox, notes, rulingSummaries, rulings } from './corpus.table.ts';
import { isSummaryOfRuling } from './read-ruling.ts';

/**
 * Asks the indexer to write these sources again, within the transaction that changed them. A note and a guide lend their
 * words to their articles' index entries, a summary to its ruling's, and the other way round, so the neighbours of a changed source go with it.
 */
export async function enqueueReindex(tx: Transaction, sourceIds: string[]): Promise<void> {
  const ids = new Set(sourceIds);
  if (ids.size === 0) return;
  const known = [...ids];

  const notesOfArticles = await tx.select({ id: notes.id }).from(notes).where(inArray(notes.articleId, known));
  const articlesOfNotes = await tx
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(notes, sql`${notes.articleId} = ${articles.id}`)
    .where(inArray(notes.id, known));
  const articlesOfGuides = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      sql`${articles.id} in (select jsonb_array_elements_text(${guides.articles}) from ${guides} where ${inArray(guides.id, known)})`,
    );
  const rulingsAndSummaries = await tx
    .select({ ruling: rulings.id, summary: rulingSummaries.id })
    .from(rulings)
    .innerJoin(rulingSummaries, isSummaryOfRuling)
    .where(or(inArray(rulings.id, known), inArray(rulingSummaries.id, known)));
  for (const row of [...notesOfArticles, ...articlesOfNotes, ...articlesOfGuides]) ids.add(row.id);
  for (const row of rulingsAndSummaries) ids.add(row.ruling).add(row.summary);

  await tx.insert(indexOutbox).values([...ids].map((sourceId) => ({ sourceId })));
}

/** The same for every source of a norm whose facts (name, domain, link) changed. */
export async function enqueueNormReindex(tx: Transaction, norm: string): Promise<void> {
  await tx.execute(sql`
    insert into ${indexOutbox} (source_id)
    select ${articles.id} from ${articles} where ${articles.norm} = ${norm}
    union all
    select ${notes.id} from ${notes} where ${notes.norm} = ${norm}`);
}
