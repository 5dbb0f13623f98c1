import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { DropArea } from '../documents/drop-area.tsx';
import { fileMaxBytes, type RecordFile, readRecordFile } from './read-record-file.ts';

/** Where the file of a record is dropped or chosen. It is read here and sent nowhere. */
export function RecordFileArea({ onFile }: { onFile: (file: RecordFile) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    if (file.size > fileMaxBytes) {
      setProblem('Ese archivo es demasiado grande para ser una constancia.');
      return;
    }
    try {
      onFile(await readRecordFile(file));
      setProblem(null);
    } catch {
      setProblem('No se pudo leer el archivo. Probá de nuevo.');
    }
  }

  return (
    <DropArea onFiles={(files) => void take(files)}>
      {(over) => (
        <div
          className={classNames(
            'grid justify-items-center gap-2 rounded-card border border-dashed px-4 py-8 text-center',
            over ? 'border-primary bg-primary-wash' : 'border-line-strong',
          )}
        >
          <p className="text-sm text-ink-muted">
            Soltá acá el PDF de la constancia. Se compara en tu navegador: no se envía a ningún lado.
          </p>
          <Button onClick={() => picker.current?.click()}>
            <FileUp size={16} aria-hidden="true" />
            Elegir el archivo
          </Button>
          <input
            ref={picker}
            type="file"
            aria-label="PDF de la constancia"
            tabIndex={-1}
            accept=".pdf,application/pdf"
            className="hidden"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // The same file can be chosen again.
              target.value = '';
              void take(files);
            }}
          />
          {problem && (
            <p role="alert" className="text-sm text-danger">
              {problem}
            </p>
          )}
        </div>
      )}
    </DropArea>
  );
}
