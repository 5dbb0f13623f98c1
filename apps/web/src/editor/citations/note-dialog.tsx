import { editorCitationLabelMaxCharacters, editorFootnoteMaxCharacters } from '@foja/contracts/editor-limits';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { TextArea } from '../../design-system/text-area.tsx';

interface NoteDialogProps {
  editor: Editor;
  /** `new`: a note where the caret is; `selected`: the words of the one that is selected. */
  mode: 'new' | 'selected';
  onClose: () => void;
}

/** The words of a note at the foot, or of a citation. */
export default function NoteDialog({ editor, mode, onClose }: NoteDialogProps) {
  const form = useId();
  const [selected] = useState(() => {
    const { selection } = editor.state;
    return mode === 'selected' && selection instanceof NodeSelection ? selection.node : null;
  });
  const isCitation = selected?.type.name === 'legalCitation';
  const [words, setWords] = useState(String(selected ? (isCitation ? selected.attrs.label : selected.attrs.text) : ''));
  const [problem, setProblem] = useState<string | undefined>();

  function keep(): void {
    const text = words.replace(/\s+/g, ' ').trim();
    if (text === '') {
      setProblem('Escribí el texto.');
      return;
    }
    if (isCitation) editor.commands.updateAttributes('legalCitation', { label: text });
    else if (selected) editor.commands.updateAttributes('footnote', { text });
    else {
      const { to } = editor.state.selection;
      editor.chain().setTextSelection(to).insertContent({ type: 'footnote', attrs: { text } }).run();
    }
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isCitation ? 'Palabras de la cita' : 'Nota al pie'}
      description={isCitation ? 'Cambian en el documento; la cita sigue abriendo la misma foja.' : undefined}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" type="submit" form={form}>
            {selected ? 'Guardar' : 'Insertar'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextArea
          label={isCitation ? 'Texto de la cita' : 'Texto de la nota'}
          rows={3}
          autoFocus
          value={words}
          error={problem}
          maxLength={isCitation ? editorCitationLabelMaxCharacters : editorFootnoteMaxCharacters}
          onChange={({ target }) => {
            setWords(target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
