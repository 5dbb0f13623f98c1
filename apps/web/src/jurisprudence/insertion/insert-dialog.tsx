import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { citationText } from '@foja/contracts/writing-assistant-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { notify } from '../../design-system/toast.ts';
import { failureText } from '../../editor/editor-failure.ts';
import { editorDocumentsQuery, refreshEditorDocuments } from '../../editor/editor-queries.ts';
import { formatMoment } from '../../platform/dates.ts';
import { useSession } from '../../platform/session.ts';
import { appendCitation, createWithCitation } from './append-citation.ts';

interface InsertDialogProps {
  ruling: FoundRuling;
  onClose: () => void;
}

const rowLook =
  'flex w-full items-center gap-3 rounded-field px-3 py-2 text-left hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-50';

/** Which of the account's documents gets the citation at its end, or a new one. */
export default function InsertDialog({ ruling, onClose }: InsertDialogProps) {
  const email = useSession()?.user.email ?? '';
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery(editorDocumentsQuery(email));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function insert(task: () => Promise<string>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const id = await task();
      void refreshEditorDocuments(queryClient, email);
      void notify('La cita se agregó al final del documento.', {
        kind: 'success',
        action: { label: 'Abrir', run: () => void navigate({ to: '/dashboard/redaccion/$id', params: { id } }) },
      });
      onClose();
    } catch (failure) {
      setProblem(failureText(failure, 'No se pudo insertar la cita. Volvé a intentar.'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Insertar en un documento"
      description={`${citationText(ruling)}. La cita queda al final del documento que elijas.`}
    >
      <div className="grid grid-cols-1 gap-3">
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
        <Button disabled={busy} className="w-fit" onClick={() => void insert(() => createWithCitation(ruling))}>
          <FilePlus2 size={16} aria-hidden="true" />
          Documento nuevo
        </Button>
        {isPending ? (
          <div role="status" aria-label="Cargando los documentos" className="grid gap-2 text-ink-muted">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        ) : error ? (
          <LoadFailure
            title="No se pudieron leer tus documentos."
            reason={failureText(error, 'Revisá tu conexión y volvé a intentar.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <ul aria-label="Tus documentos" className="grid grid-cols-1 gap-0.5">
            {data.documents.map(({ id, title, updatedAt }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void insert(() => appendCitation(id, ruling).then(() => id))}
                  className={rowLook}
                >
                  <FileText size={17} aria-hidden="true" className="shrink-0 text-ink-muted" />
                  <span className="min-w-0">
                    <span className="block truncate text-sm text-ink">{title}</span>
                    <span className="figures block text-xs text-ink-muted">{formatMoment(updatedAt)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
