import { type Editor, useEditorState } from '@tiptap/react';
import { Undo2 } from 'lucide-react';
import { notesOf } from '../schema/numbering.ts';
import { statusWords } from './citation-status.ts';

interface FootnotesProps {
  editor: Editor;
  onOpenSource: (id: string) => void;
}

/** The notes at the foot of the page, with their numbers. */
export function Footnotes({ editor, onOpenSource }: FootnotesProps) {
  const notes = useEditorState({ editor, selector: ({ editor: current }) => notesOf(current.state.doc) });
  if (notes.length === 0) return null;
  return (
    <section aria-label="Notas al pie" className="document-notes">
      <ol>
        {notes.map(({ number, position, text, citation }) => (
          <li key={number} data-number={number}>
            {citation?.key ? (
              <button type="button" className="document-note-link" onClick={() => onOpenSource(citation.key as string)}>
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
            {citation && ['amended', 'repealed', 'not-in-corpus'].includes(citation.status) && (
              <span className="document-note-state"> ({statusWords[citation.status].short})</span>
            )}
            <button
              type="button"
              className="document-note-back"
              aria-label={`Ir a la nota ${number} en el texto`}
              onClick={() => editor.chain().setNodeSelection(position).scrollIntoView().focus().run()}
            >
              <Undo2 size={13} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
