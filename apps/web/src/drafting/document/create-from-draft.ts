import type { DraftBlock } from '@foja/contracts/drafting';
import { createEditorDocument } from '../../editor/editor-queries.ts';
import { contentFromDraft } from './content-from-draft.ts';

/**
 * A new document of the editor with what the drafting tool wrote.
 * @returns its id.
 * @throws {CallFailed}
 */
export async function createFromDraft(draft: { title: string; blocks: readonly DraftBlock[] }): Promise<string> {
  const { id } = await createEditorDocument({ title: draft.title, content: contentFromDraft(draft) });
  return id;
}
