import { citationCheckMaxCharacters, citationCheckMessages } from '@foja/contracts/citation-check-limits';
import { can, type Role } from '@foja/contracts/roles';
import { FileUp } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { FormBanner } from '../design-system/form-banner.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { VaultChoice } from './vault-choice.tsx';

interface CheckInputProps {
  owner: string;
  role: Role;
  draft: string;
  documentDate: string;
  problem: string | null;
  /** What the reader should know of the file that the text came from. */
  note: string | null;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onWrite: (draft: string) => void;
  onDate: (documentDate: string) => void;
  onFile: (file: File) => void;
  onVaultDocument: (id: string, name: string) => void;
  onCheck: () => void;
}

const count = new Intl.NumberFormat('es-AR');

/** Where a brief is pasted, written, or opened from a file or the vault. */
export function CheckInput(props: CheckInputProps) {
  const { draft, documentDate, problem, note, onWrite, onDate, onFile, onCheck } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const isTooLong = draft.length > citationCheckMaxCharacters;
  const canCheck = draft.trim() !== '' && !isTooLong;
  const check = () => {
    if (canCheck) onCheck();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      className="grid grid-cols-1 gap-4"
    >
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      {note && <FormBanner tone="info">{note}</FormBanner>}
      <Card
        className={classNames('p-4 sm:p-5', over && 'border-primary bg-primary-wash')}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (!file) return;
          event.preventDefault();
          onFile(file);
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <label htmlFor={id} className="text-sm font-medium">
            Escrito a verificar
          </label>
          <div className="flex flex-wrap gap-2">
            {can(props.role, 'document-vault') && <VaultChoice owner={props.owner} onChoose={props.onVaultDocument} />}
            <Button size="small" onClick={() => picker.current?.click()}>
              <FileUp size={16} aria-hidden="true" />
              Elegir un archivo
            </Button>
          </div>
          <input
            ref={picker}
            type="file"
            aria-label="Archivo a verificar"
            tabIndex={-1}
            accept=".txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            className="hidden"
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) onFile(file);
            }}
          />
        </div>
        <textarea
          ref={props.inputRef}
          id={id}
          value={draft}
          aria-describedby={`${id}-help`}
          aria-invalid={isTooLong || undefined}
          onChange={({ target }) => onWrite(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            check();
          }}
          className="mt-3 block max-h-[60dvh] h-[38dvh] min-h-40 w-full resize-y rounded-field border border-line-strong bg-surface px-3 py-2 font-serif text-base leading-relaxed text-ink hover:border-ink-muted"
        />
        <div id={`${id}-help`} className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-muted">
          <p>Pegá el escrito, propio o de la otra parte, o soltá acá un archivo TXT, DOCX o PDF de hasta 20 MB.</p>
          <p className={classNames('figures', isTooLong && 'text-danger')}>
            {count.format(draft.length)} / {count.format(citationCheckMaxCharacters)}
          </p>
        </div>
        {isTooLong && (
          <p role="alert" className="mt-1 text-sm text-danger">
            {citationCheckMessages.tooLong}
          </p>
        )}
      </Card>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-xs">
          <TextField
            type="date"
            label="Fecha del escrito (opcional)"
            help="Para avisar de los artículos que cambiaron después."
            value={documentDate}
            onChange={({ target }) => onDate(target.value)}
          />
        </div>
        <Button type="submit" kind="primary" disabled={!canCheck}>
          Verificar citas
        </Button>
      </div>
    </form>
  );
}
