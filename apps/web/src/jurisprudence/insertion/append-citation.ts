import type { EditorDocument } from '@foja/contracts/editor';
import type { EditorContent, EditorNode, LegalCitationAttrs } from '@foja/contracts/editor/content';
import { editorCitationLabelMaxCharacters } from '@foja/contracts/editor-limits';
import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { routes } from '@foja/contracts/routes';
import { citationText } from '@foja/contracts/writing-assistant-rules';
import { createEditorDocument, saveEditorDocument } from '../../editor/editor-queries.ts';
import { CallFailed, callJson } from '../../platform/http.ts';

/** A ruling as the editor's live citation: it opens its foja, and can be checked again. */
export function citationNode(ruling: FoundRuling): EditorNode {
  const attrs: LegalCitationAttrs = {
    key: ruling.sourceId,
    label: citationText(ruling).slice(0, editorCitationLabelMaxCharacters),
    kind: 'ruling',
    note: 'inline',
    checkedAt: null,
    status: ruling.sourceId === null ? 'not-in-corpus' : 'unchecked',
  };
  return { type: 'legalCitation', attrs };
}

/** The document with a paragraph more, in the place of an empty last one. */
export function withParagraph(content: EditorContent, inline: EditorNode): EditorContent {
  const last = content.content.at(-1);
  const isBlank = last?.type === 'paragraph' && (last.content ?? []).length === 0;
  const kept = isBlank ? content.content.slice(0, -1) : content.content;
  return { ...content, content: [...kept, { type: 'paragraph', content: [inline] }] };
}

/** A new document that begins with the citation. @returns its id. @throws {CallFailed} */
export async function createWithCitation(ruling: FoundRuling): Promise<string> {
  const content: EditorContent = withParagraph({ type: 'doc', content: [] }, citationNode(ruling));
  return (await createEditorDocument({ content })).id;
}

/** Adds the citation at the end of a document as the server holds it now. @throws {CallFailed} */
export async function appendCitation(id: string, ruling: FoundRuling): Promise<void> {
  try {
    await appendOnce(id, ruling);
  } catch (failure) {
    // Somebody saved between the reading and the writing: what they saved is read, and added to.
    if (!(failure instanceof CallFailed && failure.code === 'conflict')) throw failure;
    await appendOnce(id, ruling);
  }
}

async function appendOnce(id: string, ruling: FoundRuling): Promise<void> {
  const { revision, content } = await callJson<EditorDocument>(routes.editorDocument(id));
  await saveEditorDocument(id, revision, withParagraph(content, citationNode(ruling)));
}
