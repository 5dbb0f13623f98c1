import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { contentHash } from '../content-hash.ts';
import { rulings } from '../corpus.table.ts';
import { enqueueReindex } from '../enqueue-reindex.ts';
import { incomingColumns } from '../incoming-columns.ts';
import { namedShareOf } from '../ruling-text/named-share.ts';
import { readHeadnotes } from '../ruling-text/read-headnotes.ts';
import { readRulingText } from '../ruling-text/read-ruling-text.ts';
import { parseLine, rulingLineSchema } from './import-schemas.ts';
import type { RowFormat } from './row-format.ts';

type RulingRow = Omit<typeof rulings.$inferInsert, 'recordedAt'> & { isExtract: boolean };

/**
 * Rulings of `rulings/*.jsonl`. A changed ruling is a better transcription of the same one, so no version is kept; but a part of it
 * never takes the place of the whole text, nor do no headnotes take the place of some.
 */
export const rulingFormat: RowFormat<RulingRow> = {
  parse(json) {
    const { cut, text, url, ...line } = parseLine(rulingLineSchema, json);
    const read = readRulingText(text, line.title);
    const row = {
      ...line,
      ...volumeAndPage(line.citation),
      summary: readHeadnotes(line.summary),
      text: read.text,
      opinions: read.opinions,
      isExtract: cut || read.isExtract,
      officialUrl: url ?? null,
    };
    return { ...row, contentHash: hashOf(row) };
  },
  async save(tx, rows, now) {
    const before = await readStored(tx, rows);
    const written: RulingRow[] = [];
    for (const row of rows) {
      const stored = before.get(row.id);
      const merged = stored === undefined ? row : await mergeWithStored(tx, row, stored);
      if (merged.contentHash !== stored?.contentHash) written.push(merged);
    }
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

/** The headnotes of a ruling whose text is not at hand, as a row of the same table. */
export function headnoteRow(
  headnote: Pick<RulingRow, 'id' | 'citation' | 'title' | 'court' | 'date' | 'summary' | 'officialUrl'>,
): RulingRow & { contentHash: string } {
  const row = { ...headnote, ...volumeAndPage(headnote.citation), text: '', opinions: [], isExtract: true };
  return { ...row, contentHash: hashOf(row) };
}

interface StoredRuling {
  contentHash: string;
  isExtract: boolean;
  characters: number;
  hasHeadnotes: boolean;
  officialUrl: string | null;
}

async function readStored(tx: Transaction, rows: readonly RulingRow[]): Promise<Map<string, StoredRuling>> {
  const stored = await tx
    .select({
      id: rulings.id,
      contentHash: rulings.contentHash,
      isExtract: rulings.isExtract,
      characters: sql<number>`length(${rulings.text})`.mapWith(Number),
      hasHeadnotes: sql<boolean>`${rulings.summary} <> ''`,
      officialUrl: rulings.officialUrl,
    })
    .from(rulings)
    .where(
      inArray(
        rulings.id,
        rows.map((row) => row.id),
      ),
    );
  return new Map(stored.map(({ id, ...row }) => [id, row]));
}

/** The fuller text of both, and the headnotes and address that either has. */
async function mergeWithStored(tx: Transaction, row: RulingRow, stored: StoredRuling): Promise<RulingRow> {
  if (row.contentHash === stored.contentHash) return row;
  const keepsHeadnotes = row.summary === '' && stored.hasHeadnotes;
  const keepsUrl = row.officialUrl === null && stored.officialUrl !== null;
  const [kept] = await tx
    .select({ text: rulings.text, opinions: rulings.opinions, summary: rulings.summary })
    .from(rulings)
    .where(eq(rulings.id, row.id));
  if (kept === undefined) return row;
  const keepsText = prefersStored(row, { ...stored, text: kept.text, opinions: kept.opinions });
  if (!keepsText && !keepsHeadnotes && !keepsUrl) return row;
  const merged = {
    ...row,
    ...(keepsText && { text: kept.text, opinions: kept.opinions, isExtract: stored.isExtract }),
    ...(keepsHeadnotes && { summary: kept.summary }),
    ...(keepsUrl && { officialUrl: stored.officialUrl }),
  };
  return { ...merged, contentHash: hashOf(merged) };
}

/**
 * Whether the stored text stays: it is the longer one of the same ruling. Where the texts are of two rulings, one file took a
 * neighbour's for it, as happens where a volume is cut by machine: the one stays whose beginning names the parties.
 */
function prefersStored(row: RulingRow, stored: Pick<RulingRow, 'isExtract' | 'text' | 'opinions'>): boolean {
  if (isPartOf(row.text, stored.text) || isWithin(row, stored.text)) return row.isExtract || !stored.isExtract;
  if (isPartOf(stored.text, row.text) || isWithin({ ...stored, title: row.title }, row.text)) {
    return row.isExtract && !stored.isExtract;
  }
  const storedShare = namedShareOf(row.title, stored.text);
  const rowShare = namedShareOf(row.title, row.text);
  // Of two that name the parties, the one that tells whose words it holds is the ruling; the other may be its headnotes.
  const tells = (opinions: RulingRow['opinions']) => (opinions?.length ?? 0) > 0;
  if (Math.min(storedShare, rowShare) >= namedShare && tells(stored.opinions) !== tells(row.opinions)) {
    return tells(stored.opinions);
  }
  return storedShare > rowShare;
}

/** Characters at the end of a cut text that may differ: a word was divided there. */
const looseEnd = 80;
/** Beginnings that are as long and the same are of one ruling: further on, two scans of it differ in a letter. */
const comparedCharacters = 500;
/** Share of the parties' names by which a text shows that it is of their ruling. */
const namedShare = 0.6;

/** Both begin alike and the whole goes on for longer. */
function isPartOf(part: string, whole: string): boolean {
  const own = dense(part);
  const all = dense(whole);
  const start = own.slice(0, comparedCharacters).slice(0, -looseEnd);
  return start !== '' && own.length < all.length && all.startsWith(start);
}

/**
 * A text that begins before the ruling does, with headnotes, goes on in another where its last words stand. Signatures and formulas
 * are the same in many rulings: the other must name the parties too.
 */
function isWithin(cut: { isExtract: boolean; text: string; title: string }, whole: string): boolean {
  const end = dense(cut.text).slice(-comparedCharacters, -looseEnd);
  if (!cut.isExtract || end.length < comparedCharacters - looseEnd) return false;
  const all = dense(whole);
  const at = all.indexOf(end);
  return at >= 0 && all.length > at + comparedCharacters && namedShareOf(cut.title, whole, whole.length) >= namedShare;
}

function dense(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, '');
}

function hashOf({ contentHash: _, opinions = [], ...row }: Omit<RulingRow, 'contentHash'> & { contentHash?: string }) {
  return contentHash(
    row,
    opinions.map(({ by, kind, start }) => [kind, by, start]),
  );
}

/** Volume and page of a citation of the official collection: "Fallos: 329:5". Both null for any other citation. */
export function volumeAndPage(citation: string): { volume: number | null; page: number | null } {
  const [, volume, page] = /^Fallos:?\s*(\d{1,4})\s*:\s*(\d{1,5})$/i.exec(citation.trim()) ?? [];
  return volume && page ? { volume: Number(volume), page: Number(page) } : { volume: null, page: null };
}
