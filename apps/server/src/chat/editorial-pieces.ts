import type { EditorialSection } from '../corpus/corpus.table.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence or bullet of a note or guide, with the articles that it stands on. */
export interface EditorialPiece {
  /** Without list mark and without keys; ends as it was written. */
  text: string;
  /** Article keys in the order in which it names them; empty where it names none. */
  keys: string[];
  source: RankedSource;
}

const keyList = String.raw`\[\s*(?:[a-z][a-z0-9-]*:[0-9]+[a-z]*)(?:\s*[,;]\s*[a-z][a-z0-9-]*:[0-9]+[a-z]*)*\s*\]`;
const keysPattern = new RegExp(String.raw`\s*${keyList}`, 'g');
const keysAfterStop = new RegExp(String.raw`([.!?])((?:\s*${keyList})+)(?=\s|$)`, 'g');
const keyPattern = /[a-z][a-z0-9-]*:[0-9]+[a-z]*/g;
const listMark = /^(?:[-*•]|\d{1,2}[.)])\s+/;

/** Article keys that a text names in square brackets (`[ccyc:2561]`), once each. */
export function bracketedKeys(text: string): string[] {
  return [...new Set((text.match(keysPattern) ?? []).flatMap((group) => group.match(keyPattern) ?? []))];
}

/** The pieces of the section with this heading; none where the editorial text has no such section. */
export function piecesOf(source: RankedSource, heading: string): EditorialPiece[] {
  const section = source.editorial?.sections.find((candidate) => candidate.heading === heading);
  return section ? sectionPieces(section, source) : [];
}

function sectionPieces(section: EditorialSection, source: RankedSource): EditorialPiece[] {
  return section.body.split(/\n+/).flatMap((line) => {
    // A key after the full stop belongs to the sentence that it closes.
    const tidy = line.trim().replace(keysAfterStop, '$2$1');
    if (tidy === '') return [];
    const parts = listMark.test(tidy)
      ? [tidy.replace(listMark, '')]
      : splitSentences(tidy).map((sentence) => sentence.text);
    return parts.map((part) => ({
      text: part.replace(keysPattern, '').trim(),
      keys: bracketedKeys(part),
      source,
    }));
  });
}
