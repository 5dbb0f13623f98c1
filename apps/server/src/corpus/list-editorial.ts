import { asc } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { guides, notes } from './corpus.table.ts';

/** A guide as a list shows it. */
export interface GuideEntry {
  /** `guia:producto-fallado`. */
  id: string;
  title: string;
  area: string;
  /** ISO date. */
  checkedOn: string;
}

/** An article on which the corpus has a note, as a list shows it. */
export interface NoteEntry {
  /** `ccyc:1757`. */
  articleId: string;
  norm: string;
  /** As a reader writes it: "10 bis". */
  article: string;
  title: string;
  /** ISO date. */
  checkedOn: string;
}

/** Every guide of the corpus, by title. */
export function listGuideEntries(db: Database): Promise<GuideEntry[]> {
  return db
    .select({ id: guides.id, title: guides.title, area: guides.area, checkedOn: guides.checkedOn })
    .from(guides)
    .orderBy(asc(guides.title));
}

/** Every article on which the corpus has a note, in the order of their keys. */
export function listNoteEntries(db: Database): Promise<NoteEntry[]> {
  return db
    .select({
      articleId: notes.articleId,
      norm: notes.norm,
      article: notes.article,
      title: notes.title,
      checkedOn: notes.checkedOn,
    })
    .from(notes)
    .orderBy(asc(notes.articleId));
}
