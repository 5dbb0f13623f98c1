import { type Node as DocumentNode, Fragment, Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { diffWordsWithSpace } from 'diff';
import { isNote } from '../schema/numbering.ts';
import { textBetween } from './selected-text.ts';

/** Characters that stand for citations while words are compared: one each, as long as the citation's place in the document. */
const privateUse = 0xe000;

/**
 * Puts other words in the place of those between two positions and touches only what differs, so that the look of the rest, its live
 * citations and the notes stay. One transaction: one step to undo.
 * @returns whether it could: words over several paragraphs are replaced only line by line.
 */
export function replaceText(transaction: Transaction, from: number, to: number, words: string): boolean {
  const { text } = textBetween(transaction.doc, from, to);
  const oldLines = text.split('\n');
  const newLines = words.split('\n');
  if (oldLines.length === 1) {
    replaceInParagraph(transaction, from, to, newLines.join(' '));
    return true;
  }
  if (oldLines.length !== newLines.length) {
    replaceParagraphs(transaction, from, to, newLines);
    return true;
  }
  const ranges = lineRanges(transaction.doc, from, to);
  if (ranges.length !== newLines.length) return false;
  for (let at = ranges.length - 1; at >= 0; at -= 1) {
    const range = ranges[at] as { from: number; to: number };
    if (oldLines[at] !== newLines[at]) replaceInParagraph(transaction, range.from, range.to, newLines[at] as string);
  }
  return true;
}

/** Where each line of the text between two positions stands. */
function lineRanges(document: DocumentNode, from: number, to: number): { from: number; to: number }[] {
  const { text, starts, ends } = textBetween(document, from, to);
  const ranges: { from: number; to: number }[] = [];
  let begin = from;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '\n') continue;
    ranges.push({ from: begin, to: starts[at] as number });
    begin = ends[at] as number;
  }
  ranges.push({ from: begin, to });
  return ranges;
}

function replaceInParagraph(transaction: Transaction, from: number, to: number, words: string): void {
  const atoms: DocumentNode[] = [];
  let before = '';
  transaction.doc.nodesBetween(from, to, (node, position) => {
    if (node.isText) {
      const begin = Math.max(from, position);
      before += (node.text ?? '').slice(begin - position, to - position);
    } else if (node.isInline) {
      before += String.fromCharCode(privateUse + atoms.length);
      atoms.push(node);
    }
    return true;
  });
  const after = withAtoms(before, words, atoms);
  const { schema } = transaction.doc.type;
  let offset = from;
  const edits: { from: number; to: number; inserted: string; deleted: string }[] = [];
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = edits.at(-1);
    const touches = last && last.to === offset;
    if (removed) {
      if (touches) {
        last.to = offset + value.length;
        last.deleted += value;
      } else edits.push({ from: offset, to: offset + value.length, inserted: '', deleted: value });
      offset += value.length;
    } else if (added) {
      if (touches) last.inserted += value;
      else edits.push({ from: offset, to: offset, inserted: value, deleted: '' });
    } else offset += value.length;
  }
  for (const edit of edits.reverse()) {
    const marks = transaction.doc.resolve(edit.from).marksAcross(transaction.doc.resolve(edit.to)) ?? [];
    const look = edit.deleted === '' ? marks : (transaction.doc.nodeAt(edit.from)?.marks ?? marks);
    const nodes: DocumentNode[] = [];
    for (const piece of edit.inserted.split(/([\uE000-\uF8FF])/)) {
      const atom = atoms[piece.charCodeAt(0) - privateUse];
      if (atom) nodes.push(atom);
      else if (piece !== '') nodes.push(schema.text(piece, look));
    }
    transaction.replaceWith(edit.from, edit.to, nodes);
  }
}

/**
 * The new words with a stand-in for each citation whose words they still hold, in order; notes and line breaks, which have no words,
 * stay after what they stood after.
 */
function withAtoms(before: string, words: string, atoms: readonly DocumentNode[]): string {
  let after = words;
  let from = 0;
  atoms.forEach((atom, at) => {
    const label = atom.type.name === 'legalCitation' && !isNote(atom) ? String(atom.attrs.label) : '';
    if (label === '') return;
    const found = after.indexOf(label, from);
    if (found === -1) return;
    after = after.slice(0, found) + String.fromCharCode(privateUse + at) + after.slice(found + label.length);
    from = found + 1;
  });
  atoms.forEach((atom, at) => {
    if (atom.type.name === 'legalCitation' && !isNote(atom)) return;
    const standIn = String.fromCharCode(privateUse + at);
    const place = placeAfter(before.slice(0, before.indexOf(standIn)), after);
    after = after.slice(0, place) + standIn + after.slice(place);
  });
  return after;
}

/** Where in the new words what stood before a note ends: after the last of its words that is still there. */
function placeAfter(before: string, after: string): number {
  let old = 0;
  let now = 0;
  let place = 0;
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (added) {
      now += value.length;
      continue;
    }
    old += value.length;
    if (removed) continue;
    now += value.length;
    place = now;
    if (old >= before.length) break;
  }
  return place;
}

/** More or fewer lines than there were: whole paragraphs in their place. */
function replaceParagraphs(transaction: Transaction, from: number, to: number, lines: readonly string[]): void {
  const { schema } = transaction.doc.type;
  const paragraph = schema.nodes.paragraph;
  if (!paragraph) return;
  const nodes = lines.filter((line) => line.trim() !== '').map((line) => paragraph.create(null, schema.text(line)));
  transaction.replaceRange(from, to, new Slice(Fragment.from(nodes), 1, 1));
}
