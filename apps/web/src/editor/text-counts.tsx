import { countWords, type EditorNode, editorText } from '@foja/contracts/editor/content';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { textBetween } from './assistant/selected-text.ts';
import { charactersText, wordsText } from './counts.ts';

const countDelayMs = 300;

/** Words and characters of the document, and of what is selected. */
export function TextCounts({ editor }: { editor: Editor }) {
  const [counts, setCounts] = useState(() => countsOf(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      clearTimeout(timer);
      // A long document is counted when the writing pauses.
      timer = setTimeout(() => setCounts(countsOf(editor)), countDelayMs);
    };
    editor.on('update', count);
    return () => {
      clearTimeout(timer);
      editor.off('update', count);
    };
  }, [editor]);
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { from, to, empty } = current.state.selection;
      return empty ? 0 : countWords(textBetween(current.state.doc, from, to).text);
    },
  });
  return (
    <p className="figures text-xs text-ink-muted">
      {wordsText(counts.words)} · {charactersText(counts.characters)}
      {selected > 0 && ` · ${selected === 1 ? '1 palabra seleccionada' : `${selected} palabras seleccionadas`}`}
    </p>
  );
}

function countsOf(editor: Editor): { words: number; characters: number } {
  const text = editorText(editor.state.doc.toJSON() as EditorNode);
  return { words: countWords(text), characters: text.length };
}
