import type { Norm } from '../../corpus/corpus-source.ts';
import { readArticlesAfter } from '../../corpus/read-article.ts';
import { readNorms } from '../../corpus/read-norms.ts';
import { readNotesAfter } from '../../corpus/read-note.ts';
import { readRulingsAfter } from '../../corpus/read-ruling.ts';
import type { Database } from '../../platform/database/database.ts';
import { presentSource } from '../../retrieval/present-source.ts';
import type { RankedSource } from '../../retrieval/retrieval.ts';

/** What answers are built from: the loaded corpus, as retrieval would present it. */
export interface CitationMaterial {
  norms: Map<string, Norm>;
  /** Articles in force, or notes on them where no official text is loaded. */
  inForce: RankedSource[];
  repealed: RankedSource[];
  suspect: RankedSource[];
  rulings: RankedSource[];
  /** Whether the official text is here, so that a gap in it is known to be one. */
  isOfficial: boolean;
}

const pageRows = 500;
const maxRulings = 500;
const noWords: ReadonlySet<string> = new Set();

export async function readCitationMaterial(db: Database): Promise<CitationMaterial> {
  const norms = new Map((await readNorms(db)).map((norm) => [norm.code, norm]));
  const articles = await readAll((after) => readArticlesAfter(db, after, pageRows));
  const notes = articles.length > 0 ? [] : await readAll((after) => readNotesAfter(db, after, pageRows));
  const rulings = await readRulingsAfter(db, '', maxRulings);
  const present = (source: Parameters<typeof presentSource>[0]) => presentSource(source, null, 0.8, noWords);
  const laws = [...articles, ...notes].map(present);
  return {
    norms,
    inForce: laws.filter((source) => !source.repealed && !source.suspect),
    repealed: laws.filter((source) => source.repealed),
    suspect: laws.filter((source) => source.suspect && !source.repealed),
    rulings: rulings.map(present),
    isOfficial: articles.length > 0,
  };
}

async function readAll<T extends { id: string }>(readAfter: (after: string) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const page = await readAfter(all.at(-1)?.id ?? '');
    all.push(...page);
    if (page.length < pageRows) return all;
  }
}
