import type { LegalCitationAttrs } from '@foja/contracts/editor/content';
import type { Editor } from '@tiptap/core';
import { localStore, storageKeys } from '../../platform/browser-storage.ts';
import { checkDocumentCitations } from './check-document-citations.ts';

export type NotePlace = LegalCitationAttrs['note'];

/** Where new citations go, as was chosen last in this browser; at the foot of the page unless told. */
export function readNotePlace(): NotePlace {
  return localStore.get(storageKeys.editorNotePlace) === 'inline' ? 'inline' : 'footnote';
}

export function keepNotePlace(place: NotePlace): void {
  localStore.set(storageKeys.editorNotePlace, place);
}

interface NewCitation {
  key: string | null;
  label: string;
  kind: LegalCitationAttrs['kind'];
  note: NotePlace;
}

/**
 * Puts a live citation after what is selected, or in its place; then asks what state its text is in. The words that are selected
 * are only replaced where the citation is made of them.
 */
export function insertCitation(
  editor: Editor,
  { key, label, kind, note }: NewCitation,
  { replaces = null }: { replaces?: { from: number; to: number } | null } = {},
): void {
  const attrs: LegalCitationAttrs = {
    key,
    label,
    kind,
    note,
    checkedAt: null,
    status: key === null ? 'not-in-corpus' : 'unchecked',
  };
  const { schema, doc } = editor.state;
  const node = schema.nodes.legalCitation?.create(attrs);
  if (!node) return;
  const place = replaces ?? { from: editor.state.selection.to, to: editor.state.selection.to };
  const at = textPlace(editor, place);
  // In the text a citation is a word of its own; the mark of a note stands at the word.
  const before = doc.textBetween(Math.max(0, at.from - 1), at.from, '\n', ' ');
  const needsSpace = note === 'inline' && !replaces && before !== '' && /[^\s([«“"]/u.test(before);
  const transaction = editor.state.tr.replaceWith(at.from, at.to, needsSpace ? [schema.text(' '), node] : [node]);
  editor.view.dispatch(transaction.scrollIntoView());
  // What cannot be asked now stays unchecked, and says so.
  if (key !== null) void checkDocumentCitations(editor, [key]).catch(() => undefined);
}

/** A place where words may stand: the end of a selection may lie between two paragraphs. */
function textPlace(editor: Editor, place: { from: number; to: number }): { from: number; to: number } {
  if (place.from !== place.to) return place;
  const { doc } = editor.state;
  if (doc.resolve(place.from).parent.inlineContent) return place;
  let found: number | null = null;
  doc.nodesBetween(0, Math.max(1, place.from), (node, position) => {
    if (node.isTextblock && position + node.nodeSize - 1 <= place.from) found = position + node.nodeSize - 1;
  });
  const at = found ?? 1;
  return { from: at, to: at };
}
