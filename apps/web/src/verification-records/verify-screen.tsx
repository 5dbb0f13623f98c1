import { readCode } from '@foja/contracts/verification-code';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { CallFailed } from '../platform/http.ts';
import { judgeFile, type RecordFile } from './read-record-file.ts';
import { RecordFileArea } from './record-file-area.tsx';
import { recordQuery } from './record-query.ts';
import { FileVerdictBanner, RecordView } from './record-view.tsx';

const malformed = 'Ese código está mal copiado: tiene 16 letras y números, de a cuatro.';

/** /verificar: whether a record is Foja's, what it attests, and how its sources stand today. For anybody, without an account. */
export function VerifyScreen() {
  const { codigo } = useSearch({ from: '/verificar' });
  const navigate = useNavigate({ from: '/verificar' });
  const [typed, setTyped] = useState(codigo ?? '');
  const [file, setFile] = useState<RecordFile | null>(null);
  // A file says itself which record it is.
  const code = file ? file.code : readCode(codigo ?? '');
  const { data: record, error, isFetching, refetch } = useQuery(recordQuery(code));
  const isUnknown = error instanceof CallFailed && error.status === 404;

  function open(next: string, of: RecordFile | null): void {
    setFile(of);
    setTyped(next);
    void navigate({ search: { codigo: next || undefined }, replace: true });
  }

  const verdict =
    file && (record || isUnknown || file.code === null) ? judgeFile(file, record?.fileHash ?? null) : null;
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <div className="mx-auto grid max-w-3xl gap-6 px-5 py-10 sm:px-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight text-balance">Comprobar una constancia</h1>
          <p className="mt-2 max-w-[68ch] text-ink-soft">
            Con el código se ve qué atestigua, cuándo y con qué textos, y si esos textos siguen siendo los mismos. Con
            el archivo se comprueba, además, que nadie cambió una palabra. No hace falta una cuenta.
          </p>
        </div>
        <form
          className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            open(readCode(typed) ?? typed.trim(), null);
          }}
        >
          <TextField
            label="Código de la constancia"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder=""
            autoComplete="off"
            spellCheck={false}
            className="figures tracking-wide uppercase"
            error={!file && codigo !== undefined && code === null && typed.trim() === codigo ? malformed : undefined}
          />
          <Button type="submit" kind="primary" disabled={typed.trim() === ''}>
            Comprobar
          </Button>
        </form>
        <RecordFileArea onFile={(read) => open(read.code ?? '', read)} />
        <section aria-label="Resultado" aria-live="polite" aria-busy={isFetching} className="grid gap-5">
          {isFetching && <Skeleton className="h-40 w-full" />}
          {!isFetching && verdict && file && <FileVerdictBanner verdict={verdict} name={file.name} />}
          {!isFetching && !file && isUnknown && (
            <FormBanner tone="danger">Foja no emitió ninguna constancia con ese código.</FormBanner>
          )}
          {!isFetching && error && !isUnknown && (
            <FormBanner tone="danger">
              {error instanceof CallFailed ? error.message : 'No se pudo comprobar la constancia.'}{' '}
              <button type="button" className="underline" onClick={() => void refetch()}>
                Volver a intentar
              </button>
            </FormBanner>
          )}
          {!isFetching && record && <RecordView record={record} />}
        </section>
      </div>
    </main>
  );
}
