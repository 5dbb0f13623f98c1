import { documentNameMaxCharacters } from '@foja/contracts/document-limits';
import type { VaultDocument } from '@foja/contracts/documents';
import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError, fieldAria, inputClasses } from '../design-system/field-frame.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { failureText } from './document-texts.ts';
import { changeDocuments, refreshDocuments, renameDocument } from './documents-queries.ts';

interface RenameFieldProps {
  email: string;
  document: VaultDocument;
  /** Renamed, or left as it was. */
  onEnd: () => void;
}

/** The name of a document, written anew where it stands: Enter keeps it, Escape leaves it as it was. */
export function RenameField({ email, document, onEnd }: RenameFieldProps) {
  const id = useId();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState(document.fileName);
  const [problem, setProblem] = useState<string | undefined>();
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus();
    // The extension stays, as file managers do.
    const dot = field.value.lastIndexOf('.');
    field.setSelectionRange(0, dot > 0 ? dot : field.value.length);
  }, []);

  async function save(): Promise<void> {
    const wanted = fileName.trim();
    if (isSaving) return;
    if (wanted === document.fileName) return onEnd();
    if (wanted === '') return setProblem('Escribí un nombre.');
    setIsSaving(true);
    try {
      const renamed = await renameDocument(document.fileId, wanted);
      changeDocuments(client, email, (all) => all.map((one) => (one.fileId === renamed.fileId ? renamed : one)));
      onEnd();
      void refreshDocuments(client, email);
    } catch (failure) {
      setIsSaving(false);
      setProblem(failureText(failure, 'No se pudo cambiar el nombre. Volvé a intentarlo.'));
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
          Nombre del documento
        </label>
        <input
          ref={input}
          id={id}
          value={fileName}
          maxLength={documentNameMaxCharacters}
          autoComplete="off"
          readOnly={isSaving}
          onChange={(event) => {
            setFileName(event.target.value);
            setProblem(undefined);
          }}
          {...fieldAria(id, { error: problem })}
          className={inputClasses({ error: problem, valid: false })}
        />
        <IconButton
          type="submit"
          label="Guardar el nombre"
          disabled={isSaving}
          icon={<Check size={18} aria-hidden="true" />}
        />
        <IconButton label="No cambiar el nombre" icon={<X size={18} aria-hidden="true" />} onClick={onEnd} />
      </div>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </form>
  );
}
