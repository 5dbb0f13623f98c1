import type { Clarification } from '@foja/contracts/chat';
import type { DomainId } from '@foja/contracts/domains';
import type { Source } from '@foja/contracts/sources';
import type { EditorialSection } from '../corpus/corpus.table.ts';
import type { Role } from '../corpus/statements/statement.ts';
import type { BeyondLaw } from './beyond-law/read-beyond-law.ts';
import type { RulingMeasure } from './ruling-words.ts';

/** An editorial text that stands beside a source (an article's note, a ruling's summary), or is the source. */
export interface Editorial {
  id: string;
  title: string;
  sections: EditorialSection[];
  /** Whom a guide speaks to; null or absent where it speaks to everybody. */
  role?: Role | null;
}

/** A source in the order in which the answer should use it. */
export interface RankedSource extends Source {
  /** How a lawyer names it: "art. 1757 CCyC", "Fallos: 329:5", or a guide's title. */
  label: string;
  path: string;
  /** Verbatim text in force (articles, rulings); empty for editorial sources. */
  text: string;
  /** The note of this article, the summary of this ruling, or the editorial source itself; null where there is none. */
  editorial: Editorial | null;
  /** ISO date since which the text is in force, where known. */
  validFrom: string | null;
  /** Where it was found for each part of a question that was searched by itself; absent where none was. */
  ofParts?: readonly FoundForPart[];
}

/** Place of a source among what was found for a part of a question alone. */
export interface FoundForPart {
  /** The part's text. */
  part: string;
  /** 0 is the first. */
  rank: number;
  score: number;
}

/** What was decided before anything is answered. */
export type RetrievalDecision =
  | 'grounded'
  | 'no-match'
  /** What is found may answer it or not: the person is asked which of the nearest topics they mean. */
  | 'unclear'
  /** The question names an article that does not exist. */
  | 'nonexistent-reference'
  /** The named article exists but its text is not loaded here. */
  | 'source-unavailable'
  /** The question is about another country's law and not about private international law. */
  | 'foreign-law'
  /** The question asks what will become law or how somebody will decide. */
  | 'prediction'
  /** It asks for what no law tells, whatever legal things it names; `beyondLaw` says for what. */
  | 'beyond-law'
  /** The question names a norm, and nothing that was found is of it. */
  | 'norm-silent';

export interface RetrievalQuery {
  question: string;
  /** What was asked in the person's own words, where `question` holds more: earlier turns, how the law calls it. */
  asked?: string;
  domain: DomainId;
  /** Most sources returned; 8 unless told. */
  limit?: number;
  /** Only rulings and summaries of rulings, over all domains. */
  only?: 'rulings';
  /** Of rulings, only these may be found; all where it is null or left out. */
  among?: ReadonlySet<string> | null;
}

export interface Retrieval {
  /** The analysed query as it was searched, for the debug modal. */
  searchQuery: string;
  decision: RetrievalDecision;
  /** What is asked for that no law tells; null or absent where the decision is another. */
  beyondLaw?: BeyondLaw | null;
  /** The question's words as the index has them, with what each tells of what is asked; absent where nothing was searched. */
  asked?: readonly { term: string; weight: number }[];
  /** Best first; may hold weak candidates when the decision is not `grounded`, which no answer may cite. */
  sources: RankedSource[];
  /** Id of the guide of the situation that was told, among the sources; null where none is sure. Absent: by its sources. */
  guide?: string | null;
  /** Score of the best source and the score from which an answer is grounded; both 0–1, comparable between queries. */
  topScore: number;
  threshold: number;
  /** References of the question that do not exist, as the person wrote them. */
  nonexistentReferences: string[];
  /** Norms that the question names and the corpus does not know, as the person wrote them. */
  unknownNorms: string[];
  /** Names of the norms that the question asks of, where nothing that was found is of them. */
  silentNorms?: string[];
  /** Titles of the nearest guides and notes, offered when nothing was found. */
  nearestTopics: string[];
  /** Whether the message tells something at length, rather than only asking. Absent: it only asks. */
  isTold?: boolean;
  /** What to ask the person before, or besides, answering. */
  clarification: Clarification | null;
  /**
   * Of a search for rulings alone: every one that was found, best first, also those beyond the limit; and how any other text stands
   * to the question, on the same scale.
   */
  rulings?: { ranked: { id: string; score: number }[]; measure: Omit<RulingMeasure, 'search'> };
  /** The norm that the question seems to belong to, where the asked domain does not cover it; null or absent otherwise. */
  outsideDomain?: { norm: string; normTitle: string } | null;
}
