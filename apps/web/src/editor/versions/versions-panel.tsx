import type { EditorVersionSummary } from '@foja/contracts/editor';
import { editorVersionReasonLabels } from '@foja/contracts/editor-limits';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../design-system/alert-dialog.tsx';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import { SideSheet } from '../../design-system/side-sheet.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { notify } from '../../design-system/toast.ts';
import { formatMoment } from '../../platform/dates.ts';
import { wordsText } from '../counts.ts';
import { DocumentPreview } from '../document-preview.tsx';
import { failureText } from '../editor-failure.ts';
import { editorVersionQuery, editorVersionsQuery } from '../editor-queries.ts';

interface VersionsPanelProps {
  email: string;
  documentId: string;
  /** Keeps what is written now as a version. @throws what the server refused. */
  onKeep: () => Promise<void>;
  /** @throws what the server refused. */
  onRestore: (version: EditorVersionSummary) => Promise<void>;
  onClose: () => void;
}

/** What the document was before: see a version, go back to it. What is there now is kept as a version first. */
export default function VersionsPanel({ email, documentId, onKeep, onRestore, onClose }: VersionsPanelProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(editorVersionsQuery(email, documentId));
  const [seen, setSeen] = useState<EditorVersionSummary | null>(null);
  const [asked, setAsked] = useState<EditorVersionSummary | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);

  async function keep(): Promise<void> {
    setIsKeeping(true);
    try {
      await onKeep();
      await refetch();
      void notify('Se guardó esta versión.', { kind: 'success' });
    } catch (failure) {
      void notify(failureText(failure, 'No se pudo guardar la versión.'), { kind: 'error' });
    } finally {
      setIsKeeping(false);
    }
  }

  async function restore(version: EditorVersionSummary): Promise<void> {
    setAsked(null);
    setSeen(null);
    try {
      await onRestore(version);
      await refetch();
      void notify(`Volviste a la versión del ${formatMoment(version.savedAt)}. Lo que estaba quedó como versión.`, {
        kind: 'success',
      });
    } catch (failure) {
      void notify(failureText(failure, 'No se pudo restaurar la versión.'), { kind: 'error' });
    }
  }

  return (
    <SideSheet
      title="Versiones"
      closeLabel="Cerrar las versiones"
      contentLabel="Lista de versiones"
      contentKey={documentId}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 p-5">
        <p className="text-sm text-pretty text-paper-muted">
          Se guarda una versión cada tanto mientras escribís, y antes de cada cambio grande.
        </p>
        <Button busy={isKeeping} className="justify-self-start" onClick={() => void keep()}>
          {!isKeeping && <Bookmark size={16} aria-hidden="true" />}
          Guardar esta versión
        </Button>
        {isPending ? (
          [0, 1, 2].map((key) => <Skeleton key={key} className="h-16 w-full" />)
        ) : error ? (
          <LoadFailure
            title="No se pudieron leer las versiones."
            reason={failureText(error, 'El servidor no respondió como se esperaba.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : data.versions.length === 0 ? (
          <EmptyState title="Todavía no hay versiones anteriores." />
        ) : (
          <ul aria-label="Versiones" className="divide-y divide-paper-line border-y border-paper-line">
            {data.versions.map((version) => (
              <li key={version.id} className="flex items-start justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="figures text-sm font-medium text-paper-ink">{formatMoment(version.savedAt)}</p>
                  <p className="figures text-xs text-paper-muted">
                    {editorVersionReasonLabels[version.reason]} · {wordsText(version.words)}
                  </p>
                </div>
                <div className="flex shrink-0 gap-1">
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Ver la versión del ${formatMoment(version.savedAt)}`}
                    onClick={() => setSeen(version)}
                  >
                    Ver
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Restaurar la versión del ${formatMoment(version.savedAt)}`}
                    onClick={() => setAsked(version)}
                  >
                    Restaurar
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {seen && (
        <VersionDialog
          email={email}
          documentId={documentId}
          version={seen}
          onRestore={() => setAsked(seen)}
          onClose={() => setSeen(null)}
        />
      )}
      <AlertDialog
        open={asked !== null}
        title="¿Volver a esta versión?"
        description="El texto actual se reemplaza por el de la versión. Antes se guarda como otra versión, así podés volver."
        confirm="Restaurar"
        onConfirm={() => asked && void restore(asked)}
        onClose={() => setAsked(null)}
      />
    </SideSheet>
  );
}

interface VersionDialogProps {
  email: string;
  documentId: string;
  version: EditorVersionSummary;
  onRestore: () => void;
  onClose: () => void;
}

function VersionDialog({ email, documentId, version, onRestore, onClose }: VersionDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(editorVersionQuery(email, documentId, version.id));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Versión del ${formatMoment(version.savedAt)}`}
      description={editorVersionReasonLabels[version.reason]}
      footer={<Button onClick={onRestore}>Restaurar esta versión</Button>}
    >
      {error ? (
        <LoadFailure
          title="No se pudo leer la versión."
          reason={failureText(error, 'El servidor no respondió como se esperaba.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <DocumentPreview content={data.content} label="Texto de la versión" />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  );
}
