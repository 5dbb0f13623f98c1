import type { EditorDocument } from '@foja/contracts/editor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { formatMoment } from '../../platform/dates.ts';
import { DocumentPreview } from '../document-preview.tsx';
import { failureText } from '../editor-failure.ts';
import { otherTextQuery } from '../editor-queries.ts';

interface ConflictDialogProps {
  email: string;
  documentId: string;
  /** The document was deleted: there is no other text to choose. */
  isGone: boolean;
  /** @throws what the server refused. */
  onKeepMine: () => Promise<void>;
  onUseTheirs: (theirs: EditorDocument) => void;
  onClose: () => void;
}

/** Somebody else has saved since: the person sees the other text and chooses. Neither is lost without being asked. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { email, documentId, isGone, onKeepMine, onUseTheirs, onClose } = props;
  const [isKeeping, setIsKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...otherTextQuery(email, documentId),
    enabled: !isGone,
  });

  async function keepMine(): Promise<void> {
    setIsKeeping(true);
    try {
      await onKeepMine();
    } catch (failure) {
      setProblem(failureText(failure, 'No se pudo guardar la copia. Volvé a intentarlo.'));
      setIsKeeping(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={isGone ? 'Este documento se eliminó' : 'Este documento cambió en otra pestaña'}
      description={
        isGone
          ? 'Lo que escribiste sigue acá. Guardalo como documento nuevo para conservarlo.'
          : 'Lo que escribiste sigue acá y no se guardó, para no pisar lo otro. Elegí con qué texto seguir.'
      }
      footer={
        <>
          {!isGone && (
            <Button kind="danger" disabled={!data} onClick={() => data && onUseTheirs(data)}>
              Descartar lo mío y usar el otro
            </Button>
          )}
          <Button kind="primary" busy={isKeeping} onClick={() => void keepMine()}>
            {isGone ? 'Guardar como documento nuevo' : 'Guardar lo mío como copia'}
          </Button>
        </>
      }
    >
      {problem && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {problem}
        </p>
      )}
      {!isGone &&
        (error ? (
          <LoadFailure
            title="No se pudo leer el otro texto."
            reason={failureText(error, 'El servidor no respondió como se esperaba.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : data ? (
          <>
            <p className="figures mb-2 text-sm text-ink-muted">
              El otro texto, guardado el {formatMoment(data.updatedAt)}:
            </p>
            <DocumentPreview content={data.content} label="El otro texto" />
          </>
        ) : (
          <Skeleton className="h-40 w-full" />
        ))}
    </Dialog>
  );
}
