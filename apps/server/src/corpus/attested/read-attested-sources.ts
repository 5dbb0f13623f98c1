import type { AttestedSource } from '@foja/contracts/verification-records';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/sha256.ts';
import { articleLabel } from '../article-key.ts';
import { articles, articleVersions, type EditorialSection, norms, rulings } from '../corpus.table.ts';
import { labelArticles } from '../name-sources.ts';
import { readGuides } from '../read-guide.ts';
import { readNotes } from '../read-note.ts';
import { readRulingSummaries } from '../read-ruling-summary.ts';

/** Of the text as it is kept: nothing is read of it. */
const hashOf = (column: AnyPgColumn): SQL<string> => sql<string>`encode(sha256(convert_to(${column}, 'UTF8')), 'hex')`;

/** The editorial text as one: what its hash is of. */
export function editorialText(sections: readonly EditorialSection[]): string {
  return sections.map(({ heading, body }) => `${heading}\n${body}`).join('\n\n');
}

/**
 * Sources as they stand now, by id. Of an article whose text is not loaded, its note; what Foja has neither of stands without a text.
 * @param ids article keys, and ids of rulings, notes, guides and summaries.
 */
export async function readAttestedSources(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AttestedSource>> {
  const wanted = [...new Set(ids)];
  const isEditorial = (id: string) => /^(?:nota|guia|resumen):/.test(id);
  const keys = wanted.filter((id) => id.includes(':') && !isEditorial(id));
  const [ofArticles, ofRulings] = await Promise.all([
    readArticleTexts(db, keys),
    readRulingTexts(
      db,
      wanted.filter((id) => !id.includes(':')),
    ),
  ]);
  const missing = keys.filter((key) => !ofArticles.has(key));
  const ofEditorial = await readEditorialTexts(db, [
    ...wanted.filter(isEditorial),
    ...missing.map((key) => `nota:${key}`),
  ]);
  const labels = missing.length > 0 ? await labelArticles(db, missing) : [];
  const notHeld = new Map(missing.map((key, place) => [key, withoutText(key, labels[place] ?? key)]));
  const found = new Map<string, AttestedSource>();
  for (const id of wanted) {
    const source =
      ofArticles.get(id) ??
      ofRulings.get(id) ??
      ofEditorial.get(id) ??
      ofEditorial.get(`nota:${id}`) ??
      notHeld.get(id);
    if (source) found.set(id, source);
  }
  return found;
}

function withoutText(id: string, label: string): AttestedSource {
  return { id, kind: 'article', label, from: null, to: null, recordedAt: null, textHash: null };
}

async function readArticleTexts(db: Database, keys: string[]): Promise<Map<string, AttestedSource>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      id: articles.id,
      article: articles.article,
      code: norms.code,
      aliases: norms.aliases,
      validFrom: articles.validFrom,
      recordedAt: articles.recordedAt,
      textHash: hashOf(articles.text),
    })
    .from(articles)
    .innerJoin(norms, eq(articles.norm, norms.code))
    .where(inArray(articles.id, keys));
  return new Map(
    rows.map(({ id, code, aliases, article, validFrom, recordedAt, textHash }) => [
      id,
      {
        id,
        kind: 'article',
        label: articleLabel({ code, aliases }, article),
        from: validFrom,
        to: null,
        recordedAt: recordedAt.toISOString(),
        textHash,
      },
    ]),
  );
}

async function readRulingTexts(db: Database, ids: string[]): Promise<Map<string, AttestedSource>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: rulings.id,
      citation: rulings.citation,
      title: rulings.title,
      date: rulings.date,
      recordedAt: rulings.recordedAt,
      textHash: hashOf(rulings.text),
    })
    .from(rulings)
    .where(inArray(rulings.id, ids));
  return new Map(
    rows.map(({ id, citation, title, date, recordedAt, textHash }) => [
      id,
      {
        id,
        kind: 'ruling',
        label: [citation, title].filter(Boolean).join(', '),
        from: date,
        to: null,
        recordedAt: recordedAt.toISOString(),
        textHash,
      },
    ]),
  );
}

async function readEditorialTexts(db: Database, ids: string[]): Promise<Map<string, AttestedSource>> {
  const of = (start: string) => ids.filter((id) => id.startsWith(start));
  const found = await Promise.all([
    readNotes(db, of('nota:')),
    readGuides(db, of('guia:')),
    readRulingSummaries(db, of('resumen:')),
  ]);
  return new Map(
    found
      .flat()
      .map(({ id, kind, label, sections, checkedOn }) => [
        id,
        { id, kind, label, from: checkedOn, to: null, recordedAt: null, textHash: sha256(editorialText(sections)) },
      ]),
  );
}

/** The earlier version of an article that has this text; null where none is kept. */
export async function readEarlierVersion(
  db: Database,
  today: AttestedSource,
  textHash: string,
): Promise<AttestedSource | null> {
  if (today.kind !== 'article') return null;
  const [row] = await db
    .select({ from: articleVersions.validFrom, to: articleVersions.validTo, recordedAt: articleVersions.recordedAt })
    .from(articleVersions)
    .where(sql`${eq(articleVersions.articleId, today.id)} and ${hashOf(articleVersions.text)} = ${textHash}`)
    .orderBy(sql`${articleVersions.seq} desc`)
    .limit(1);
  if (!row) return null;
  return { ...today, from: row.from, to: row.to ?? today.from, recordedAt: row.recordedAt.toISOString(), textHash };
}
