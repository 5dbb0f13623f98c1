import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, LoaderCircle, RotateCw, TriangleAlert, X } from 'lucide-react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { Progress } from '../design-system/progress.tsx';
import { formatBytes } from '../platform/format-bytes.ts';
import { announcedText, readPercent, stageText } from './job-texts.ts';
import { isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts';

/** The files on their way, and how those that arrived or did not have ended. */
export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  const done = uploads.filter(({ state }) => state.phase === 'done').length;
  if (uploads.length === 0) return null;
  return (
    <section aria-label="Subidas">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-sm font-semibold text-ink-soft">Subidas</h2>
        {done > 0 && !uploads.some(isUnderWay) && (
          <Button kind="quiet" size="small" onClick={queue.dismissDone}>
            Ocultar las terminadas
          </Button>
        )}
      </div>
      <Card>
        <ul className="divide-y divide-line">
          {uploads.map((upload) => (
            <li key={upload.id} className="px-4 py-3">
              <UploadRow upload={upload} queue={queue} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const client = useQueryClient();
  const { id, name, sizeBytes, state } = upload;
  const canRetry = state.phase === 'failed' && state.isWorthRetrying;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-sm">
          <span className="truncate font-medium">{name}</span>
          <span className="figures shrink-0 text-xs text-ink-muted">{formatBytes(sizeBytes)}</span>
        </p>
        <UploadStateText name={name} state={state} />
        {state.phase === 'failed' && state.isOutOfUses && (
          <Link to="/trial" className={`mt-2 ${buttonClasses('secondary', 'small')}`}>
            Ver planes
          </Link>
        )}
      </div>
      {canRetry && (
        <IconButton
          size="small"
          label={`Reintentar ${name}`}
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => queue.retry(client, id)}
        />
      )}
      <IconButton
        size="small"
        label={isUnderWay(upload) ? `Cancelar ${name}` : `Quitar ${name} de la lista`}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => (isUnderWay(upload) ? queue.cancel(id) : queue.dismiss(id))}
      />
    </div>
  );
}

function UploadStateText({ name, state }: { name: string; state: Upload['state'] }) {
  switch (state.phase) {
    case 'waiting':
      return <p className="mt-1 text-sm text-ink-muted">En espera</p>;
    case 'sending':
      return (
        <div className="mt-1.5">
          <Progress label={`Subiendo ${name}`} percent={state.percent} />
        </div>
      );

    case 'reading': {
      const percent = state.job ? readPercent(state.job) : null;
      if (state.job && percent !== null && state.job.stage === 'reading') {
        return (
          <div className="mt-1.5">
            <Progress label={stageText(state.job)} percent={percent} />
            <p role="status" className="sr-only">
              {announcedText(state.job)}
            </p>
          </div>
        );
      }
      return (
        <p role="status" className="mt-1 flex items-center gap-1.5 text-sm text-ink-muted">
          <LoaderCircle size={15} aria-hidden="true" className="shrink-0 animate-spin" />
          {state.job ? `${stageText(state.job)}…` : 'Extrayendo el texto…'}
        </p>
      );
    }
    case 'done':
      return (
        <>
          <p role="status" className="mt-1 flex items-center gap-1.5 text-sm text-ok">
            <CircleCheck size={15} aria-hidden="true" className="shrink-0" />
            <span>
              Guardado<span className="sr-only">: {name}</span>
            </span>
          </p>
          {state.notice && (
            <p className="mt-1 flex items-start gap-1.5 text-sm text-warning">
              <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
              {state.notice}
            </p>
          )}
        </>
      );
    case 'failed':
      return (
        <p role="alert" className="mt-1 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            <span className="sr-only">{name}: </span>
            {state.problem}
          </span>
        </p>
      );
  }
}
