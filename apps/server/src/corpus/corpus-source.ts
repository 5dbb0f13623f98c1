import type { DomainId } from '@foja/contracts/domains';
import type { EditorialSection, GuideCaseData } from './corpus.table.ts';
import type { Opinion } from './ruling-text/opinion.ts';

/** What is known of a norm. */
export interface Norm {
  code: string;
  title: string;
  /** The first one is the short name that labels show. */
  aliases: string[];
  infolegId: number | null;
  officialUrl: string | null;
  domain: DomainId;
  /** Highest article number, or null where it is not known. */
  lastArticle: number | null;
}

/** An article with its text in force. Id: `ccyc:1757`. */
export interface ArticleSource {
  kind: 'article';
  id: string;
  norm: Norm;
  /** As a reader writes it: "10 bis". */
  article: string;
  /** "art. 10 bis LDC". */
  label: string;
  /** Order within the norm. */
  position: number;
  heading: string;
  path: string;
  text: string;
  amendmentNotes: string[];
  repealed: boolean;
  suspect: boolean;
  /** What repealed it, where only the amending laws say so. */
  repealedBy: string | null;
  /** The article of a law whose words it does not hold yet. */
  staleBy: string | null;
  /** ISO date, or null where the official notes do not tell. */
  validFrom: string | null;
  recordedAt: Date;
  domain: DomainId;
}

/** A court ruling. Id: `fallos_329_p5`. */
export interface RulingSource {
  kind: 'ruling';
  id: string;
  /** "Fallos: 329:5". */
  label: string;
  citation: string;
  volume: number | null;
  page: number | null;
  title: string;
  court: string;
  /** ISO date, or null where the file does not tell. */
  date: string | null;
  summary: string;
  text: string;
  /** Whose words each stretch of the text is. */
  opinions: Opinion[];
  /** The text is only a part of the ruling. */
  isExtract: boolean;
  /** Where the court publishes it: its own page where that is known, else the court's search. */
  officialUrl: string | null;
  /** That of its editorial summary; without one, the domain that holds everything. */
  domain: DomainId;
}

/** An editorial note on one article, which need not be loaded. Id: `nota:ccyc:1757`. */
export interface NoteSource {
  kind: 'note';
  id: string;
  articleId: string;
  norm: Norm;
  article: string;
  /** That of its article: "art. 1757 CCyC". */
  label: string;
  title: string;
  heading: string;
  area: string;
  sections: EditorialSection[];
  /** Keys of related articles. */
  related: string[];
  synonyms: string[];
  /** How people say it. */
  says: string[];
  checkedOn: string;
  domain: DomainId;
}

/** An editorial guide to one real-life problem. Id: `guia:producto-fallado`. */
export interface GuideSource {
  kind: 'guide';
  id: string;
  /** Its title. */
  label: string;
  title: string;
  area: string;
  /** Keys of the articles that it stands on, most important first. */
  articles: string[];
  sections: EditorialSection[];
  synonyms: string[];
  says: string[];
  caseData: GuideCaseData;
  checkedOn: string;
  domain: DomainId;
}

/** An editorial summary of a leading ruling, which need not be loaded. Id: `resumen:332:111`. */
export interface RulingSummarySource {
  kind: 'ruling-summary';
  id: string;
  /** That of its ruling: "Fallos: 332:111". */
  label: string;
  citation: string;
  volume: number;
  page: number;
  /** The parties. */
  title: string;
  court: string;
  /** ISO date. */
  date: string;
  area: string;
  /** Keys of the articles that the ruling speaks of. It decides on them and is no source of what they say. */
  norms: string[];
  sections: EditorialSection[];
  synonyms: string[];
  says: string[];
  checkedOn: string;
  domain: DomainId;
}

export type CorpusSource = ArticleSource | RulingSource | NoteSource | GuideSource | RulingSummarySource;

/** What the project has written on one official text: the note of an article, the summary of a ruling. */
export type AttachedEditorial = NoteSource | RulingSummarySource;
