import { type Editor, useEditorState } from '@tiptap/react';
import { textBetween } from './selected-text.ts';

/** The plain text that is selected; empty where nothing is. */
export function useSelectedText(editor: Editor): string {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { from, to, empty } = current.state.selection;
      return empty ? '' : textBetween(current.state.doc, from, to).text;
    },
  });
}
