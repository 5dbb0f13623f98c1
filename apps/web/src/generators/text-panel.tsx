import { generationTextBounds, generationTextMessage } from '@foja/contracts/generators/use-cases';
import { errorMessageTimeoutMs } from '@foja/contracts/limits';
import { FileUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { readDocument } from '../anonymization/tool/find-data.ts';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { FieldError } from '../design-system/field-frame.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';

interface TextPanelProps {
  label: string;
  text: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** What failed last, with the way to try again. */
  problem: string | null;
  /** Beside the button: what leaves the browser. */
  privacy: ReactNode;
  onWrite: (text: string) => void;
  onGenerate: () => void;
}

const { minCharacters, maxCharacters } = generationTextBounds;
const number = new Intl.NumberFormat('es-AR');

/** Where a tool's text is written, pasted or opened from a file, which this browser reads. */
export function TextPanel({ label, text, inputRef, problem, privacy, onWrite, onGenerate }: TextPanelProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [file, setFile] = useState<FileState>({ kind: 'none' });
  const [refused, setRefused] = useState(0);
  const reading = useRef<AbortController | null>(null);
  const characters = text.trim().length;

  useEffect(() => () => reading.current?.abort(), []);
  useEffect(() => {
    if (refused === 0) return;
    const timer = setTimeout(() => setRefused(0), errorMessageTimeoutMs);
    return () => clearTimeout(timer);
  }, [refused]);

  function generate(): void {
    if (characters < minCharacters || characters > maxCharacters) {
      setRefused(refused + 1);
      inputRef.current?.focus();
    } else onGenerate();
  }

  async function open(chosen: File): Promise<void> {
    reading.current?.abort();
    const abort = new AbortController();
    reading.current = abort;
    setFile({ kind: 'reading', name: chosen.name });
    const read = await readDocument(chosen, abort.signal).catch(() => ({ problem: unreadable }));
    if (abort.signal.aborted) return;
    if ('problem' in read) {
      setFile({ kind: 'problem', words: read.problem });
      return;
    }
    onWrite(read.text);
    const long = read.text.trim().length > maxCharacters;
    setFile({ kind: 'read', words: [`Se leyó ${chosen.name}.`, read.note, long ? tooLong : null] });
    inputRef.current?.focus();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
      className="grid gap-3"
    >
      {problem && (
        <FormBanner tone="danger">
          <p>{problem} Tu texto sigue acá.</p>
          <Button size="small" type="submit" className="mt-2">
            Reintentar
          </Button>
        </FormBanner>
      )}
      <Card
        className={classNames('p-4', over && 'border-primary bg-primary-wash')}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          const dropped = event.dataTransfer.files[0];
          if (!dropped) return;
          event.preventDefault();
          void open(dropped);
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <label htmlFor={id} className="text-sm font-medium">
            {label}
          </label>
          <Button
            size="small"
            busy={file.kind === 'reading'}
            aria-label="Abrir un archivo"
            onClick={() => picker.current?.click()}
          >
            {file.kind !== 'reading' && <FileUp size={16} aria-hidden="true" />}
            Abrir un archivo
          </Button>
          <input
            ref={picker}
            type="file"
            aria-label="Archivo con el texto"
            tabIndex={-1}
            accept=".txt,.docx,.pdf,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            className="hidden"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              target.value = '';
              if (chosen) void open(chosen);
            }}
          />
        </div>
        <textarea
          id={id}
          ref={inputRef}
          value={text}
          aria-describedby={`${id}-help ${id}-count${refused > 0 ? ` ${id}-error` : ''}`}
          aria-invalid={refused > 0 || characters > maxCharacters || undefined}
          onChange={({ target }) => onWrite(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              generate();
            }
          }}
          className={classNames(
            'mt-3 block h-[36dvh] max-h-[60dvh] min-h-44 w-full resize-y rounded-field border bg-surface px-3 py-2 font-serif text-base leading-relaxed text-ink',
            refused > 0 || characters > maxCharacters ? 'border-danger' : 'border-line-strong hover:border-ink-muted',
          )}
        />
        {refused > 0 && <FieldError id={`${id}-error`}>{generationTextMessage}</FieldError>}
        <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm text-ink-muted">
          <p id={`${id}-help`} className="min-w-0 flex-1 basis-56">
            Escribí o pegá el texto, o soltá acá un archivo TXT, DOCX o PDF: se lee en este navegador.
          </p>
          <p
            id={`${id}-count`}
            className={classNames('figures', characters > maxCharacters && 'font-medium text-danger')}
          >
            {number.format(characters)} / {number.format(maxCharacters)}
            <span className="sr-only"> caracteres</span>
          </p>
        </div>
        <FileWords state={file} />
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {privacy}
        <Button type="submit" kind="primary" className="max-sm:w-full" aria-keyshortcuts="Control+Enter">
          Generar
        </Button>
      </div>
    </form>
  );
}

type FileState =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | { kind: 'read'; words: readonly (string | null)[] }
  | { kind: 'problem'; words: string };

const unreadable = 'No se pudo leer el archivo. Puede estar dañado o protegido con contraseña.';
const tooLong = 'El texto supera los 30.000 caracteres: dejá la parte que querés analizar.';

/** What became of the file. */
function FileWords({ state }: { state: FileState }) {
  if (state.kind === 'problem') {
    return (
      <p role="alert" className="mt-2 text-sm text-danger">
        {state.words}
      </p>
    );
  }
  return (
    <p role="status" className={state.kind === 'none' ? 'sr-only' : 'mt-2 text-sm wrap-anywhere text-ink-soft'}>
      {state.kind === 'reading' && `Leyendo ${state.name}…`}
      {state.kind === 'read' && state.words.filter(Boolean).join(' ')}
    </p>
  );
}
