import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilePlus2, FileUp, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClasses } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import { notify } from '../../design-system/toast.ts';
import { DocumentsLoading } from '../../documents/listing/documents-loading.tsx';
import { DocumentsSearch } from '../../documents/listing/documents-search.tsx';
import { useSession } from '../../platform/session.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { failureText } from '../editor-failure.ts';
import { createEditorDocument, editorDocumentsQuery } from '../editor-queries.ts';
import { FileChoice } from '../file-choice.tsx';
import { DocumentList } from './document-list.tsx';

const searchDelayMs = 250;

/** /dashboard/redaccion: the documents that the account writes. */
export function DocumentsScreen() {
  const session = useSession();
  return session ? <Documents key={session.user.email} email={session.user.email} /> : null;
}

function Documents({ email }: { email: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState<'new' | 'import' | null>(null);
  const search = useDebounced(words.trim(), searchDelayMs);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    editorDocumentsQuery(email, search),
  );

  const open = (id: string) => navigate({ to: '/dashboard/redaccion/$id', params: { id } });

  async function write(): Promise<void> {
    setBusy('new');
    try {
      const { id } = await createEditorDocument({});
      void client.invalidateQueries({ queryKey: ['editor', email, 'list'] });
      await open(id);
    } catch (failure) {
      void notify(failureText(failure, 'No se pudo crear el documento. Volvé a intentarlo.'), { kind: 'error' });
    } finally {
      setBusy(null);
    }
  }

  async function bringIn(file: File): Promise<void> {
    setBusy('import');
    try {
      const { importAsDocument } = await import('../import-as-document.ts');
      const outcome = await importAsDocument(file);
      if ('problem' in outcome) {
        void notify(outcome.problem, { kind: 'error' });
        return;
      }
      void client.invalidateQueries({ queryKey: ['editor', email, 'list'] });
      for (const notice of outcome.notices) void notify(notice, { durationMs: 10_000 });
      await open(outcome.id);
    } finally {
      setBusy(null);
    }
  }

  const actions = (
    <div className="flex flex-wrap gap-2">
      <Button kind="primary" busy={busy === 'new'} onClick={() => void write()}>
        {busy !== 'new' && <FilePlus2 size={16} aria-hidden="true" />}
        Documento nuevo
      </Button>
      <FileChoice
        label="Archivo para importar"
        onFile={(file) => void bringIn(file)}
        button={(choose) => (
          <Button busy={busy === 'import'} onClick={choose}>
            {busy !== 'import' && <FileUp size={16} aria-hidden="true" />}
            Importar
          </Button>
        )}
      />
      <Link to="/dashboard/documentos" className={buttonClasses('secondary')}>
        <LayoutTemplate size={16} aria-hidden="true" />
        Desde una plantilla
      </Link>
    </div>
  );

  return (
    <div className="min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Redacción</h1>
          <p className="mt-1 max-w-prose text-sm text-pretty text-ink-muted">
            Escribí con un asistente que busca jurisprudencia y propone cambios, y con citas que abren su foja. Se
            guarda a medida que escribís.
          </p>
        </div>
        {isPending ? (
          <DocumentsLoading head="h-10 w-80 max-w-full" />
        ) : error ? (
          <LoadFailure
            title="No se pudieron leer tus documentos."
            reason={failureText(error, 'El servidor no respondió como se esperaba.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : data.total === 0 && search === '' ? (
          <div className="flex flex-col items-center rounded-card border border-dashed border-line-strong bg-surface px-5 py-10 text-center">
            <FilePlus2 size={28} strokeWidth={1.5} aria-hidden="true" className="text-ink-muted" />
            <p className="mt-3 font-serif text-xl font-medium tracking-tight">Todavía no hay documentos</p>
            <p className="mt-1 mb-5 max-w-prose text-sm text-pretty text-ink-muted">
              Empezá uno en blanco, importá un archivo de Word o de texto, o redactá uno con las plantillas de
              Documentos y abrilo acá.
            </p>
            {actions}
          </div>
        ) : (
          <>
            {actions}
            <DocumentsSearch
              words={words}
              onWords={setWords}
              total={data.total}
              found={search === '' ? null : data.documents.length}
            />
            {data.documents.length === 0 ? (
              <EmptyState title="Ningún documento tiene esas palabras.">
                Se buscan en el título y en el texto. Probá con menos palabras.
              </EmptyState>
            ) : (
              <DocumentList email={email} documents={data.documents} words={search} isOutdated={isPlaceholderData} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
