import type { Job } from '@foja/contracts/admin-jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FieldError } from '../design-system/field-frame.tsx';
import { Progress } from '../design-system/progress.tsx';
import { formatCount } from '../platform/count-of.ts';
import { formatMoment } from '../platform/dates.ts';
import { actOnJob } from './jobs-queries.ts';

const names: Record<Job['kind'], { title: string; what: string }> = {
  'official-texts': { title: 'Textos oficiales', what: 'Trae normas de InfoLEG o sumarios de SAIJ.' },
  'official-texts-schedule': {
    title: 'Agenda de textos oficiales',
    what: 'Retoma lo interrumpido y pide lo de la semana, si está activado.',
  },
  'index-rebuild': { title: 'Reconstrucción del índice', what: 'Arma de nuevo el índice de búsqueda.' },
  'key-rotation': { title: 'Claves de cifrado', what: 'Termina una rotación y descarta claves que ya no se usan.' },
  agenda: { title: 'Agenda y recordatorios', what: 'Recalcula vencimientos y avisa los que se acercan.' },
  'law-watch': { title: 'Novedades', what: 'Busca cambios de la ley y del Boletín Oficial que alguien sigue.' },
  plans: { title: 'Planes', what: 'Avisa las pruebas que terminan y cierra los planes impagos.' },
  purges: { title: 'Eliminaciones', what: 'Borra del todo lo que se eliminó y ya no se puede recuperar.' },
  'unfinished-uses': { title: 'Usos sin terminar', what: 'Devuelve los usos de trabajos que se cortaron.' },
  'ruling-citations': { title: 'Citas de fallos', what: 'Lee qué artículos cita cada fallo.' },
  'long-documents': { title: 'Archivos extensos', what: 'Lee y analiza un archivo que alguien envió.' },
  'abandoned-files': { title: 'Archivos abandonados', what: 'Borra archivos que ningún documento usa.' },
};

const states: Record<Job['state'], { label: string; tone: Tone }> = {
  scheduled: { label: 'Programado', tone: 'neutral' },
  queued: { label: 'En espera', tone: 'info' },
  running: { label: 'En curso', tone: 'info' },
  retrying: { label: 'Por reintentar', tone: 'warning' },
  done: { label: 'Terminado', tone: 'ok' },
  cancelled: { label: 'Cancelado', tone: 'neutral' },
  failed: { label: 'Falló', tone: 'danger' },
};

/** One piece of work: what it is, how it goes, and what can be done about it. */
export function JobCard({ job }: { job: Job }) {
  const client = useQueryClient();
  const { title, what } = names[job.kind];
  const { error, isPending, mutate } = useMutation({
    mutationFn: (action: 'cancel' | 'run') => actOnJob(job.id, action),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const run = job.isRecurring && job.state === 'scheduled' ? 'Hacer ahora' : 'Reintentar';
  return (
    <Card className="px-4 py-3.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-base font-medium">{title}</h2>
          <p className="text-ink-muted">{what}</p>
        </div>
        <Badge tone={states[job.state].tone}>{states[job.state].label}</Badge>
      </div>
      {job.state === 'running' && job.progress && <JobProgress {...job.progress} />}
      {job.lastError && job.state !== 'done' && (
        <p className="mt-3">
          <span className="text-ink-muted">Último error: </span>
          <span className="[overflow-wrap:anywhere]">{job.lastError}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-xs text-ink-muted">{momentsOf(job)}</p>
        <div className="flex gap-2">
          {job.canCancel && (
            <Button
              size="small"
              disabled={isPending}
              aria-label={`Cancelar: ${title}`}
              onClick={() => mutate('cancel')}
            >
              Cancelar
            </Button>
          )}
          {job.canRun && (
            <Button size="small" disabled={isPending} aria-label={`${run}: ${title}`} onClick={() => mutate('run')}>
              {run}
            </Button>
          )}
        </div>
      </div>
      {error && <FieldError id={`job-error-${job.id}`}>{error.message}</FieldError>}
    </Card>
  );
}

function JobProgress({ done, total }: NonNullable<Job['progress']>) {
  if (total === null) return <p className="figures mt-3">{`Hecho hasta ahora: ${formatCount(done)}`}</p>;
  const label = `${formatCount(done)} de ${formatCount(total)}`;
  return (
    <div className="mt-3">
      <Progress label={label} percent={Math.floor((100 * done) / Math.max(1, total))} />
    </div>
  );
}

function momentsOf(job: Job): string {
  const told = [];
  if (job.state === 'scheduled' || job.state === 'retrying') told.push(`Próxima vez: ${formatMoment(job.dueAt)}`);
  else if (job.finishedAt) told.push(`Terminó: ${formatMoment(job.finishedAt)}`);
  else told.push(`Pedido: ${formatMoment(job.createdAt)}`);
  if (job.lastDoneAt) told.push(`última vez: ${formatMoment(job.lastDoneAt)}`);
  if (job.attempts > 0) told.push(`intento ${formatCount(job.attempts)} de ${formatCount(job.maxAttempts)}`);
  return `${told.join(' · ')}.`;
}
