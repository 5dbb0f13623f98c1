import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ContradictionKind } from './consolidation/find-contradictions.ts';
import type { NotedChange } from './official/amendment-note.ts';
import type { FetchHolder, FetchProgress, FetchReport, FetchSelection } from './official/fetch-report.ts';
import type { Opinion } from './ruling-text/opinion.ts';
import type { Role, Statement } from './statements/statement.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Norms known to Foja: from `corpus/norms.yaml` (facts only) and from imported folders. */
export const norms = pgTable('norms', {
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  aliases: jsonb('aliases').$type<string[]>().notNull(),
  infolegId: integer('infoleg_id'),
  officialUrl: text('official_url'),
  domain: text('domain').$type<'civil_comercial' | 'todos_premium'>().notNull(),
  /** Highest article number, so that "art. 9999" is known not to exist even where the text is not loaded. */
  lastArticle: integer('last_article'),
  contentHash: text('content_hash').notNull(),
  /** Who told these facts. Those of the starter corpus are checked by the project, so an import does not overwrite them. */
  origin: text('origin').$type<'starter' | 'import'>().notNull().default('import'),
});

/** Articles with the text in force. The key is `norm:article`, lower case, no spaces (`ldc:10bis`). */
export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    norm: text('norm')
      .notNull()
      .references(() => norms.code),
    article: text('article').notNull(),
    /** Order within the norm, from 0. */
    position: integer('position').notNull(),
    heading: text('heading').notNull(),
    path: text('path').notNull(),
    text: text('text').notNull(),
    amendmentNotes: jsonb('amendment_notes').$type<string[]>().notNull(),
    repealed: boolean('repealed').notNull(),
    suspect: boolean('suspect').notNull(),
    /** What repealed it, where its own mark does not say so: computed from the amending laws and the notes. */
    repealedBy: text('repealed_by'),
    /** The article of a law whose words it does not hold yet: computed. */
    staleBy: text('stale_by'),
    validFrom: date('valid_from', { mode: 'string' }),
    /** Changes before those of `amendmentNotes`, as the official page lists them. */
    history: jsonb('history').$type<NotedChange[]>().notNull().default([]),
    contentHash: text('content_hash').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    uniqueIndex('articles_norm_article').on(table.norm, table.article),
    index('articles_norm_position').on(table.norm, table.position),
  ],
);

/** Texts that an article had before; the one in force is in `articles`. */
export const articleVersions = pgTable(
  'article_versions',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id),
    heading: text('heading').notNull(),
    path: text('path').notNull(),
    text: text('text').notNull(),
    amendmentNotes: jsonb('amendment_notes').$type<string[]>().notNull(),
    repealed: boolean('repealed').notNull(),
    suspect: boolean('suspect').notNull(),
    validFrom: date('valid_from', { mode: 'string' }),
    /** The day since which another text holds, where a source tells it. */
    validTo: date('valid_to', { mode: 'string' }),
    /** Replaced by an import, or told as an earlier text by the official source. */
    origin: text('origin').$type<'superseded' | 'official'>().notNull().default('superseded'),
    contentHash: text('content_hash').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    supersededAt: instant('superseded_at').notNull(),
  },
  (table) => [index('article_versions_article').on(table.articleId)],
);

/** Court rulings. `volume` and `page` answer "Fallos T:P". */
export const rulings = pgTable(
  'rulings',
  {
    id: text('id').primaryKey(),
    citation: text('citation').notNull(),
    volume: integer('volume'),
    page: integer('page'),
    title: text('title').notNull(),
    court: text('court').notNull(),
    date: date('date', { mode: 'string' }),
    summary: text('summary').notNull(),
    text: text('text').notNull(),
    /** Whose words each stretch of the text is. */
    opinions: jsonb('opinions').$type<Opinion[]>().notNull().default([]),
    /** The text is only a part of the ruling. */
    isExtract: boolean('is_extract').notNull().default(true),
    /** Where the court publishes it, where the import told. */
    officialUrl: text('official_url'),
    contentHash: text('content_hash').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [index('rulings_volume_page').on(table.volume, table.page)],
);

/**
 * What the text of a ruling cites, found by reading it: `fallos:329:5`, an article's key, a norm's code (that of a cited article
 * too), or `otra:ley 99.999` for a norm that Foja does not know. Derived: see `derive-ruling-citations.ts`.
 */
export const rulingCitations = pgTable(
  'ruling_citations',
  {
    rulingId: text('ruling_id').notNull(),
    target: text('target').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rulingId, table.target] }),
    index('ruling_citations_target').on(table.target),
  ],
);

/** Of which text of a ruling, and with what knowledge of norms, its citations were read. */
export const rulingReadings = pgTable('ruling_readings', {
  rulingId: text('ruling_id').primaryKey(),
  reading: text('reading').notNull(),
});

export interface EditorialSection {
  heading: string;
  body: string;
  /** The data beside its sentences, one for each piece of the body; absent where no sentence carries data. */
  statements?: (Statement | null)[];
}

/** Editorial notes on one article each. The article itself need not be loaded. Id: `nota:ccyc:1757`. */
export const notes = pgTable(
  'notes',
  {
    id: text('id').primaryKey(),
    articleId: text('article_id').notNull(),
    norm: text('norm').notNull(),
    article: text('article').notNull(),
    title: text('title').notNull(),
    heading: text('heading').notNull(),
    area: text('area').notNull(),
    sections: jsonb('sections').$type<EditorialSection[]>().notNull(),
    related: jsonb('related').$type<string[]>().notNull(),
    synonyms: jsonb('synonyms').$type<string[]>().notNull(),
    says: jsonb('says').$type<string[]>().notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [uniqueIndex('notes_article').on(table.articleId)],
);

/** What case evaluation takes from a guide. */
export interface GuideCaseData {
  /** As a law firm files it: "Consumo – producto defectuoso". Several guides may share it. */
  caseType: string;
  /** Which case of that type, as no other guide has it. */
  situation: string;
  elements: string[];
  evidence: string[];
  limitation: { text: string; article: string }[];
  urgencySigns: string[];
  /** For whom it is written, where it speaks to one side. */
  role?: Role;
}

/** Practical guides: one real-life problem each. Id: `guia:producto-fallado`. */
export const guides = pgTable('guides', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  area: text('area').notNull(),
  articles: jsonb('articles').$type<string[]>().notNull(),
  sections: jsonb('sections').$type<EditorialSection[]>().notNull(),
  synonyms: jsonb('synonyms').$type<string[]>().notNull(),
  says: jsonb('says').$type<string[]>().notNull(),
  caseData: jsonb('case_data').$type<GuideCaseData>().notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  contentHash: text('content_hash').notNull(),
});

/**
 * Sources whose index entry must be written again, in order. The indexer reads the source's row: present means upsert,
 * absent means delete. A row leaves only after the index has it.
 */
export const indexOutbox = pgTable('index_outbox', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  sourceId: text('source_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Editorial summaries of leading rulings. The ruling itself need not be loaded. Id: `resumen:332:111`. */
export const rulingSummaries = pgTable(
  'ruling_summaries',
  {
    id: text('id').primaryKey(),
    citation: text('citation').notNull(),
    volume: integer('volume').notNull(),
    page: integer('page').notNull(),
    title: text('title').notNull(),
    court: text('court').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    area: text('area').notNull(),
    domain: text('domain').$type<'civil_comercial' | 'todos_premium'>().notNull(),
    /** Keys of the articles that the ruling speaks of. */
    norms: jsonb('norms').$type<string[]>().notNull(),
    sections: jsonb('sections').$type<EditorialSection[]>().notNull(),
    synonyms: jsonb('synonyms').$type<string[]>().notNull(),
    says: jsonb('says').$type<string[]>().notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [uniqueIndex('ruling_summaries_volume_page').on(table.volume, table.page)],
);

/** What the corpus holds against itself, as the last import computed it; `decides`: it counts, and is not only looked at. */
export const contradictions = pgTable(
  'contradictions',
  {
    articleId: text('article_id').notNull(),
    kind: text('kind').$type<ContradictionKind>().notNull(),
    by: text('by').notNull(),
    decides: boolean('decides').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.kind] })],
);

/** Files already imported, so that a start imports only what changed. */
export const importedFiles = pgTable('imported_files', {
  path: text('path').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  rows: integer('rows').notNull(),
  importedAt: instant('imported_at').notNull(),
});

/** Runs that bring official texts from their site; one that stands still was interrupted and is taken up by the next. */
export const corpusFetches = pgTable('corpus_fetches', {
  id: text('id').primaryKey(),
  status: text('status').$type<'running' | 'done' | 'cancelled' | 'failed'>().notNull(),
  /** Account that asked for it; null for the command and the schedule. */
  requestedBy: text('requested_by'),
  selection: jsonb('selection').$type<FetchSelection>().notNull(),
  progress: jsonb('progress').$type<FetchProgress>().notNull(),
  report: jsonb('report').$type<FetchReport>().notNull(),
  /** Machine and process that carries it; null where it was put down before its end. */
  holder: jsonb('holder').$type<FetchHolder>(),
  cancelRequested: boolean('cancel_requested').notNull().default(false),
  startedAt: instant('started_at').notNull(),
  heartbeatAt: instant('heartbeat_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** Whether official texts are brought by themselves, once a week; one row. */
export const corpusFetchSchedule = pgTable('corpus_fetch_schedule', {
  id: integer('id').primaryKey(),
  weekly: boolean('weekly').notNull(),
});
