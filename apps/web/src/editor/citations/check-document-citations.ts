import type { CheckedEditorCitation } from '@foja/contracts/editor';
import type { LegalCitationAttrs } from '@foja/contracts/editor/content';
import { editorCitationsMax } from '@foja/contracts/editor-limits';
import type { Editor } from '@tiptap/core';
import { checkEditorCitations } from '../editor-queries.ts';
import { citationsOf } from '../schema/numbering.ts';

/** What is known of each key after a check. */
export type CheckedCitations = ReadonlyMap<string, CheckedEditorCitation>;

/** Changes the citations that this chooses; a check is nothing that one would undo. */
export function changeCitations(
  editor: Editor,
  change: (attrs: LegalCitationAttrs) => Partial<LegalCitationAttrs> | null,
): void {
  const transaction = editor.state.tr;
  for (const { position, attrs } of citationsOf(editor.state.doc)) {
    const changed = change(attrs);
    if (changed) transaction.setNodeMarkup(position, undefined, { ...attrs, ...changed });
  }
  if (transaction.docChanged) editor.view.dispatch(transaction.setMeta('addToHistory', false));
}

/**
 * Asks whether what the document cites still stands as it did, and writes the answer into its citations.
 * @param keys only these; all of them unless told.
 * @throws {CallFailed}
 */
export async function checkDocumentCitations(editor: Editor, keys?: readonly string[]): Promise<CheckedCitations> {
  const wanted = new Map<string, string | null>();
  for (const { attrs } of citationsOf(editor.state.doc)) {
    if (attrs.key === null || (keys && !keys.includes(attrs.key))) continue;
    // Of several mentions the one that was checked first counts: a change since then concerns it.
    const known = wanted.get(attrs.key);
    if (!known || (attrs.checkedAt !== null && attrs.checkedAt < known))
      wanted.set(attrs.key, attrs.checkedAt ?? known ?? null);
  }
  const citations = [...wanted].map(([key, checkedAt]) => ({ key, checkedAt }));
  const found = new Map<string, CheckedEditorCitation>();
  for (let from = 0; from < citations.length; from += editorCitationsMax) {
    const answer = await checkEditorCitations(citations.slice(from, from + editorCitationsMax));
    for (const citation of answer.citations) found.set(citation.key, citation);
    if (editor.isDestroyed) return found;
    changeCitations(editor, (attrs) => {
      const checked = attrs.key === null ? undefined : found.get(attrs.key);
      if (!checked) return null;
      // A change stays one until the person has looked at it: the moment it is compared with does not move on.
      const checkedAt = checked.status === 'amended' ? attrs.checkedAt : answer.checkedAt;
      return attrs.status === checked.status && checkedAt === attrs.checkedAt
        ? null
        : { status: checked.status, checkedAt };
    });
  }
  return found;
}

/** The person has looked at what changed: from here on the text in force is the one that is cited. */
export function acceptCitation(editor: Editor, key: string): void {
  const checkedAt = new Date().toISOString();
  changeCitations(editor, (attrs) => (attrs.key === key ? { status: 'current', checkedAt } : null));
}
