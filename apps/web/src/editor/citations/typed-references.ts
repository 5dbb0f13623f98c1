import type { CheckedReference } from '@foja/contracts/citation-check';
import type { Editor } from '@tiptap/core';
import { requestCheck } from '../../citation-check/request-check.ts';
import { textBetween } from '../assistant/selected-text.ts';
import { notesOf } from '../schema/numbering.ts';

/** A reference that was typed, where it stands in the document and what is known of it. */
export interface TypedReference extends Pick<CheckedReference, 'text' | 'label' | 'status' | 'detail' | 'kind'> {
  from: number;
  to: number;
  /** It stands in the words of a note, which is selected as a whole. */
  isInNote: boolean;
  /** What opens its foja; null where the corpus does not hold it, or it means several. */
  sourceId: string | null;
}

/**
 * Reads the whole text of the document and of its notes as the citation check does, and leaves out what is a live citation already.
 * @throws {CallFailed}
 */
export async function checkTypedReferences(editor: Editor, signal: AbortSignal): Promise<TypedReference[]> {
  const { doc } = editor.state;
  const body = textBetween(doc, 0, doc.content.size);
  const notes = notesOf(doc).filter(({ citation }) => citation === null);
  let text = body.text;
  const placed = notes.map((note) => {
    const start = text.length + 1;
    text += `\n${note.text}`;
    return { start, end: text.length, position: note.position };
  });
  if (text.trim() === '') return [];
  const { references } = await requestCheck({ text }, signal);
  return references.flatMap((reference): TypedReference[] => {
    const { label, status, detail, kind, sources } = reference;
    const known = { text: reference.text, label, status, detail, kind };
    const sourceId = sources.length === 1 ? (sources[0]?.id ?? null) : null;
    const note = placed.find(({ start, end }) => reference.start >= start && reference.end <= end);
    if (note) return [{ ...known, sourceId, isInNote: true, from: note.position, to: note.position + 1 }];
    const from = body.starts[reference.start];
    const to = body.ends[reference.end - 1];
    const isTyped = from !== undefined && to !== undefined && doc.nodeAt(from)?.isText;
    return isTyped ? [{ ...known, sourceId, isInNote: false, from, to }] : [];
  });
}
