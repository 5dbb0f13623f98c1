import type { LegalCitationAttrs } from '@foja/contracts/editor/content';
import type { Node as DocumentNode } from '@tiptap/pm/model';

/** A part of the document as plain text, and where each of its characters stands. */
export interface SelectedText {
  text: string;
  /** The position before each character. */
  starts: readonly number[];
  /** The position after each character. */
  ends: readonly number[];
}

/**
 * The plain text between two positions: a line for each paragraph, citations in the text with their words, without the notes at the
 * foot.
 */
export function textBetween(document: DocumentNode, from: number, to: number): SelectedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let lastBlockEnd: number | null = null;

  function add(characters: string, start: number, end: (at: number) => number, begin: (at: number) => number): void {
    for (let at = 0; at < characters.length; at += 1) {
      starts.push(begin(at) + start);
      ends.push(end(at) + start);
    }
    text += characters;
  }

  document.nodesBetween(from, to, (node, position) => {
    if (node.isTextblock) {
      if (lastBlockEnd !== null) {
        // The line break between two paragraphs: from the end of one to the beginning of the next.
        starts.push(lastBlockEnd);
        ends.push(position + 1);
        text += '\n';
      }
      lastBlockEnd = Math.min(to, position + 1 + node.content.size);
      return true;
    }
    if (node.isText) {
      const begin = Math.max(from, position);
      const words = (node.text ?? '').slice(begin - position, Math.max(0, to - position));
      add(
        words,
        begin,
        (at) => at + 1,
        (at) => at,
      );
    } else if (node.isInline) {
      add(
        inlineText(node),
        position,
        () => 1,
        () => 0,
      );
    }
    return true;
  });
  return { text, starts, ends };
}

function inlineText(node: DocumentNode): string {
  if (node.type.name === 'hardBreak') return '\n';
  const { note, label } = node.attrs as Partial<LegalCitationAttrs>;
  return node.type.name === 'legalCitation' && note !== 'footnote' ? (label ?? '') : '';
}
