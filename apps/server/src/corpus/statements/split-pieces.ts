import { splitSentences } from '@foja/legal-text/split-sentences';

const keyList = String.raw`\[\s*(?:[a-z][a-z0-9-]*:[0-9]+[a-z]*)(?:\s*[,;]\s*[a-z][a-z0-9-]*:[0-9]+[a-z]*)*\s*\]`;
const keysPattern = new RegExp(String.raw`\s*${keyList}`, 'g');
const keysAfterStop = new RegExp(String.raw`([.!?])((?:\s*${keyList})+)(?=\s|$)`, 'g');
const keyPattern = /[a-z][a-z0-9-]*:[0-9]+[a-z]*/g;
const listMark = /^(?:[-*•]|\d{1,2}[.)])\s+/;

/** A sentence or bullet of an editorial text. */
export interface Piece {
  /** Without list mark and without keys; ends as it was written. */
  text: string;
  /** Article keys in the order in which it names them. */
  keys: string[];
  /** Offset in its line, trimmed, at which it ends. */
  end: number;
}

/** Article keys that a text names in square brackets (`[ccyc:2561]`), once each. */
export function bracketedKeys(text: string): string[] {
  return [...new Set((text.match(keysPattern) ?? []).flatMap((group) => group.match(keyPattern) ?? []))];
}

/** The pieces of one line of a section: a bullet is one piece, a paragraph as many as it has sentences. */
export function splitPieces(line: string): Piece[] {
  // A key after the full stop belongs to the sentence that it closes.
  const tidy = line.trim().replace(keysAfterStop, '$2$1');
  if (tidy === '') return [];
  const parts = listMark.test(tidy)
    ? [{ text: tidy.replace(listMark, ''), end: tidy.length }]
    : splitSentences(tidy).map(({ text, end }) => ({ text, end }));
  return parts.map(({ text, end }) => ({ text: text.replace(keysPattern, '').trim(), keys: bracketedKeys(text), end }));
}

/** The pieces of a section's text, in order. */
export function piecesOfBody(body: string): Piece[] {
  return body.split(/\n+/).flatMap(splitPieces);
}
