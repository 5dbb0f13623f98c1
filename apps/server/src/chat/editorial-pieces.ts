import type { EditorialSection } from '../corpus/corpus.table.ts';
import { piecesOfBody } from '../corpus/statements/split-pieces.ts';
import { type Statement, statementsOf } from '../corpus/statements/statement.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';

/** A sentence or bullet of a note or guide, with the articles that it stands on. */
export interface EditorialPiece {
  /** Without list mark and without keys; ends as it was written. */
  text: string;
  /** Article keys in the order in which it names them; empty where it names none. */
  keys: string[];
  source: RankedSource;
  /** The data beside it; null where it carries none. */
  statement: Statement | null;
}

/** The pieces of the section with this heading; none where the editorial text has no such section. */
export function piecesOf(source: RankedSource, heading: string): EditorialPiece[] {
  const section = source.editorial?.sections.find((candidate) => candidate.heading === heading);
  return section ? sectionPieces(section, source) : [];
}

type OwnPiece = Pick<EditorialPiece, 'text' | 'keys' | 'statement'>;

/** Sources are remembered from one question to the next, and their sections with them. */
const known = new WeakMap<EditorialSection, readonly OwnPiece[]>();

function sectionPieces(section: EditorialSection, source: RankedSource): EditorialPiece[] {
  let own = known.get(section);
  if (own === undefined) {
    own = splitSection(section);
    known.set(section, own);
  }
  return own.map(({ text, keys, statement }) => ({ text, keys, source, statement }));
}

function splitSection(section: EditorialSection): OwnPiece[] {
  const statements = statementsOf(section);
  return piecesOfBody(section.body).map(({ text, keys }, place) => ({
    text,
    keys,
    statement: statements[place] ?? null,
  }));
}
