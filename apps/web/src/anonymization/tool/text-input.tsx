import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import { mayUseAnonymizationMode } from '@foja/contracts/anonymization-modes';
import type { Role } from '@foja/contracts/roles';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { classNames } from '../../design-system/class-names.ts';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { Select } from '../../design-system/select.tsx';
import type { ServerMode } from '../request-anonymization.ts';

interface TextInputProps {
  role: Role;
  mode: ServerMode;
  draft: string;
  problem: string | null;
  onMode: (mode: ServerMode) => void;
  onWrite: (draft: string) => void;
  onFile: (file: File) => void;
  onAnonymize: () => void;
  /** Back to the review that is being edited; null where there is none. */
  onCancel: (() => void) | null;
}

const modeHelp: Record<ServerMode, string> = {
  basic: 'Se hace en este navegador: el texto no sale de tu equipo.',
  advanced:
    'El texto va al servidor de Foja, que lo anonimiza y no lo guarda; un modelo de lenguaje revisa el texto ya anonimizado en busca de lo que haya quedado.',
};

/** Where a text is pasted, written or dropped as a file. */
export function TextInput({
  role,
  mode,
  draft,
  problem,
  onMode,
  onWrite,
  onFile,
  onAnonymize,
  onCancel,
}: TextInputProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const advanced = mayUseAnonymizationMode(role, 'advanced');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() !== '') onAnonymize();
      }}
      className="grid gap-4"
    >
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
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
            Texto a anonimizar
          </label>
          <Button size="small" onClick={() => picker.current?.click()}>
            <FileUp size={16} aria-hidden="true" />
            Elegir un archivo
          </Button>
          <input
            ref={picker}
            type="file"
            aria-label="Archivo a anonimizar"
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
          id={id}
          value={draft}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onWrite(target.value)}
          className="mt-3 block max-h-[60dvh] h-[38dvh] min-h-40 w-full resize-y rounded-field border border-line-strong bg-surface px-3 py-2 font-serif text-base leading-relaxed text-ink hover:border-ink-muted"
        />
        <p id={`${id}-help`} className="mt-2 text-sm text-ink-muted">
          Pegá o escribí el texto, o soltá acá un archivo TXT, DOCX o PDF de hasta 20 MB.
        </p>
      </Card>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-md">
          <Select<ServerMode>
            label="Modo"
            value={mode}
            onChange={onMode}
            help={advanced ? modeHelp[mode] : `${modeHelp[mode]} ${anonymizationMessages.advancedNotAllowed}`}
            options={[
              { value: 'basic', label: 'Básica' },
              {
                value: 'advanced',
                label: advanced ? 'Avanzada' : 'Avanzada (desde Professional)',
                disabled: !advanced,
              },
            ]}
          />
        </div>
        <div className="flex gap-2">
          {onCancel && <Button onClick={onCancel}>Cancelar</Button>}
          <Button type="submit" kind="primary" disabled={draft.trim() === ''}>
            Anonimizar
          </Button>
        </div>
      </div>
    </form>
  );
}
