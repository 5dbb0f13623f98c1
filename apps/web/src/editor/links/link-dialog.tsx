import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { linkAddress, linkAddressMaxCharacters } from './link-address.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Makes a link of what is selected, or of words written here; changes or takes away the one where the caret is. */
export default function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const form = useId();
  const [current] = useState(() => (editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : null));
  const [needsWords] = useState(() => current === null && editor.state.selection.empty);
  const [address, setAddress] = useState(current ?? '');
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | undefined>();

  function keep(): void {
    const href = linkAddress(address);
    if (href === null) {
      setProblem('Escribí una dirección web o de correo: sólo se admiten http, https y mailto.');
      return;
    }
    const chain = editor.chain();
    if (needsWords) {
      const text = words.trim() || address.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
    } else if (current === null) chain.setLink({ href });
    else chain.extendMarkRange('link').setLink({ href });
    // What is written next is not part of it.
    chain
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
      .unsetMark('link')
      .run();
    onClose();
  }

  function remove(): void {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={current === null ? 'Insertar un enlace' : 'Enlace'}
      footer={
        <>
          {current !== null && (
            <Button kind="quiet" onClick={remove}>
              Quitar el enlace
            </Button>
          )}
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" type="submit" form={form}>
            {current === null ? 'Insertar' : 'Guardar'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          label="Dirección"
          help="Por ejemplo www.saij.gob.ar o nombre@estudio.com.ar"
          inputMode="url"
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          error={problem}
          maxLength={linkAddressMaxCharacters}
          onChange={({ target }) => {
            setAddress(target.value);
            setProblem(undefined);
          }}
        />
        {needsWords && (
          <TextField
            label="Texto del enlace"
            help="Si lo dejás vacío se muestra la dirección."
            autoComplete="off"
            value={words}
            maxLength={500}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
