import type { CorpusFetchState } from '@foja/contracts/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { Progress } from '../design-system/progress.tsx';
import { Switch } from '../design-system/switch.tsx';
import { countOf, formatCount } from '../platform/count-of.ts';
import { formatMoment } from '../platform/dates.ts';
import { corpusFetchQuery, fetchOfficialTexts, scheduleFetching, stopFetching } from './admin-queries.ts';
import { HeadnoteReport, Headnotes } from './headnotes.tsx';

type Run = NonNullable<CorpusFetchState['run']>;

const states: Record<Run['status'], { label: string; tone: Tone }> = {
  running: { label: 'En curso', tone: 'info' },
  interrupted: { label: 'Interrumpida', tone: 'warning' },
  done: { label: 'Terminada', tone: 'ok' },
  cancelled: { label: 'Detenida', tone: 'neutral' },
  failed: { label: 'Sin terminar', tone: 'danger' },
};

/** Brings the official texts, shows how far it is and what came of the last time. @param isFirst none is there yet: it is offered. */
export function OfficialTexts({ isFirst }: { isFirst: boolean }) {
  const client = useQueryClient();
  const { data, error } = useQuery(corpusFetchQuery());
  const onSettled = () => client.invalidateQueries({ queryKey: ['admin'] });
  const begin = useMutation({ mutationFn: fetchOfficialTexts, onSettled });
  const stop = useMutation({ mutationFn: stopFetching, onSettled });
  const schedule = useMutation({ mutationFn: scheduleFetching, onSettled });
  const beginAndKeep = useMutation({
    mutationFn: async () => {
      await scheduleFetching(true);
      await fetchOfficialTexts();
    },
    onSettled,
  });
  const run = data?.run ?? null;
  const isRunning = run?.status === 'running';
  const finishedAt = data && (run?.finishedAt ?? null);
  const lastFinishedAt = useRef(finishedAt);
  useEffect(() => {
    // What came in counts in the rest of the page as well.
    const isNews = lastFinishedAt.current !== undefined && finishedAt !== null && lastFinishedAt.current !== finishedAt;
    if (isNews) void client.invalidateQueries({ queryKey: ['admin', 'corpus'] });
    lastFinishedAt.current = finishedAt;
  }, [client, finishedAt]);
  const failure = error ?? begin.error ?? stop.error ?? schedule.error ?? beginAndKeep.error;
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold">Textos oficiales</h2>
        {run && <Badge tone={states[run.status].tone}>{states[run.status].label}</Badge>}
        <div className="sm:ml-auto">
          {isRunning ? (
            <Button disabled={run.isStopping || stop.isPending} onClick={() => stop.mutate()}>
              <Square size={16} aria-hidden="true" />
              {run.isStopping ? 'Deteniendo' : 'Detener'}
            </Button>
          ) : (
            <Button disabled={!data || begin.isPending || beginAndKeep.isPending} onClick={() => begin.mutate()}>
              <Download size={16} aria-hidden="true" />
              Traer de InfoLEG
            </Button>
          )}
        </div>
      </div>
      <p className="mt-2 text-sm text-ink-muted">
        Trae el texto de cada norma que Foja conoce, de a una. Sigue aunque cierres esta página; lo que no se puede leer
        queda como estaba.
      </p>
      {isFirst && !run && (
        <div className="mt-4 rounded-field bg-info-wash p-4 text-sm text-info">
          <p className="font-medium">Todavía no hay textos oficiales</p>
          <p className="mt-1">
            Foja responde con sus notas y guías, y no puede citar la ley palabra por palabra. Traerlos lleva unos
            minutos: se piden a InfoLEG de a uno, con una pausa, y nada se pide mientras no lo actives.
          </p>
          <Button
            kind="primary"
            className="mt-3"
            disabled={!data || begin.isPending || beginAndKeep.isPending}
            onClick={() => beginAndKeep.mutate()}
          >
            Traerlos y actualizar cada semana
          </Button>
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {failure.message}
        </p>
      )}
      <div role="status" className="mt-4">
        {isRunning && (
          <Progress
            label={run.current ?? 'Por terminar'}
            percent={Math.floor((100 * run.done) / Math.max(1, run.total))}
          />
        )}
      </div>
      {run &&
        (run.headnotes ? <HeadnoteReport startedAt={run.startedAt} told={run.headnotes} /> : <Report run={run} />)}
      <div className="mt-4 border-t border-line pt-4">
        <Switch
          label="Actualizar cada semana"
          help="Pide a InfoLEG sólo lo que cambió."
          checked={data?.weekly ?? false}
          disabled={!data || schedule.isPending}
          onChange={(weekly) => schedule.mutate(weekly)}
        />
      </div>
      <Headnotes isBusy={!data || isRunning} onBegun={onSettled} />
    </Card>
  );
}

function Report({ run }: { run: Run }) {
  const had = run.norms.filter(({ result }) => result !== 'kept');
  const kept = run.norms.filter(({ result }) => result === 'kept');
  const sum = (of: (norm: Run['norms'][number]) => number) => run.norms.reduce((total, norm) => total + of(norm), 0);
  const doubtful = had.filter((norm) => norm.doubtful.length > 0);
  return (
    <div className="mt-4 text-sm">
      <p className="figures text-ink-muted">
        {`Última vez: ${formatMoment(run.startedAt)}. `}
        {`${countOf(had.length, 'norma leída', 'normas leídas')}; ${countOf(
          sum(({ added }) => added),
          'artículo nuevo',
          'artículos nuevos',
        )}, ${formatCount(sum(({ changed }) => changed))} con cambios, ${countOf(
          sum(({ earlierTexts }) => earlierTexts),
          'texto anterior',
          'textos anteriores',
        )}.`}
      </p>
      {kept.length > 0 && (
        <details className="mt-2" open>
          <summary className="font-medium">{countOf(kept.length, 'norma sin leer', 'normas sin leer')}</summary>
          <ul className="mt-1 grid gap-1">
            {kept.map(({ norm, title, trouble }) => (
              <li key={norm}>
                {title}: <span className="text-ink-muted">{trouble}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {doubtful.length > 0 && (
        <details className="mt-2">
          <summary className="font-medium">
            {countOf(
              sum((norm) => norm.doubtful.length),
              'artículo dudoso',
              'artículos dudosos',
            )}
          </summary>
          <ul className="mt-1 grid gap-2">
            {doubtful.map(({ doubtful: articles, norm, title }) => (
              <li key={norm}>
                {title}
                <ul className="ml-4 text-ink-muted">
                  {articles.map(({ article, why }) => (
                    <li key={article}>{`art. ${article}: ${why}`}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
