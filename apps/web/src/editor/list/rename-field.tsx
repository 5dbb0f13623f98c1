import type { EditorDocumentSummary } from '@foja/contracts/editor';
import { editorTitleMaxCharacters } from '@foja/contracts/editor-limits';
import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError, fieldAria, inputClasses } from '../../design-system/field-frame.tsx';
import { IconButton } from '../../design-system/icon-button.tsx';
import { failureText } from '../editor-failure.ts';
import { changeEditorDocuments, refreshEditorDocuments, renameEditorDocument } from '../editor-queries.ts';

interface RenameFieldProps {
  email: string;
  document: EditorDocumentSummary;
  /** Renamed, or left as it was. */
  onEnd: () => void;
}

/** The title of a document, written anew where it stands: Enter keeps it, Escape leaves it as it was. */
export function RenameField({ email, document, onEnd }: RenameFieldProps) {
  const id = useId();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(document.title);
  const [problem, setProblem] = useState<string | undefined>();
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    // The menu that it was opened from gives the focus back first.
    const frame = requestAnimationFrame(() => input.current?.select());
    input.current?.focus();
    return () => cancelAnimationFrame(frame);
  }, []);

  async function save(): Promise<void> {
    const wanted = title.trim();
    if (isSaving) return;
    if (wanted === document.title) return onEnd();
    if (wanted === '') return setProblem('Escribí un título.');
    setIsSaving(true);
    try {
      const renamed = await renameEditorDocument(document.id, wanted);
      changeEditorDocuments(client, email, (all) => all.map((one) => (one.id === renamed.id ? renamed : one)));
      onEnd();
      void refreshEditorDocuments(client, email);
    } catch (failure) {
      setIsSaving(false);
      setProblem(failureText(failure, 'No se pudo cambiar el título. Volvé a intentarlo.'));
    }
  }

  return (
    <form
      className="mb-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="sr-only">
          Título del documento
        </label>
        <input
          ref={input}
          id={id}
          value={title}
          maxLength={editorTitleMaxCharacters}
          autoComplete="off"
          readOnly={isSaving}
          onChange={(event) => {
            setTitle(event.target.value);
            setProblem(undefined);
          }}
          {...fieldAria(id, { error: problem })}
          className={inputClasses({ error: problem, valid: false })}
        />
        <IconButton
          type="submit"
          label="Guardar el título"
          disabled={isSaving}
          icon={<Check size={18} aria-hidden="true" />}
        />
        <IconButton label="No cambiar el título" icon={<X size={18} aria-hidden="true" />} onClick={onEnd} />
      </div>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </form>
  );
}
