import type { NotedChange } from './amendment-note.ts';

/** An article as an official page shows it. */
export interface OfficialArticle {
  /** "10", "10 bis". */
  number: string;
  heading: string;
  /** "Titulo I. Disposiciones generales > Capitulo 1". */
  path: string;
  text: string;
  /** The editors' notes on it, and on the divisions that hold it. */
  notes: string[];
  repealed: boolean;
  /** Why its number or text is not sure, for a person; none where it is. */
  doubts: string[];
}

/** What was read of an official page. */
export interface OfficialNorm {
  articles: OfficialArticle[];
  /** Changes that the section of antecedents tells: the history of each article. */
  history: NotedChange[];
  /** The clauses of "disposiciones transitorias" that have a name and no number. */
  transitional: { name: string; text: string }[];
  /** What is on the page and was not taken, for the report. */
  leftOut: string[];
}
