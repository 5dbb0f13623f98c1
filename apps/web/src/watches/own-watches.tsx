import type { Watch } from '@foja/contracts/watches';
import {
  type GazetteReadingState,
  type WatchKind,
  watchKindHelps,
  watchKindLabels,
  watchKinds,
  watchTermMaxCharacters,
} from '@foja/contracts/watches-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Select } from '../design-system/select.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { Switch } from '../design-system/switch.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { failureText } from '../editor/editor-failure.ts';
import { formatDay } from '../platform/dates.ts';
import { CallFailed } from '../platform/http.ts';
import { changeDigest, createWatch, deleteWatch, watchesQuery } from './watches-queries.ts';

const undoMs = 12_000;
const kindOptions = watchKinds.map((value) => ({ value, label: watchKindLabels[value] }));

/** How it stands with the gazette of the day, in words. */
const gazetteSaid: Record<GazetteReadingState, (day: string) => string> = {
  waiting: (day) => `El Boletín Oficial del ${day} todavía no se leyó. Se lee una vez por día hábil, desde las siete.`,
  read: (day) => `El Boletín Oficial del ${day} ya se leyó.`,
  'no-edition': (day) => `No hubo Boletín Oficial el ${day}.`,
  unreachable: (day) =>
    `No se pudo leer el Boletín Oficial del ${day}: su sitio no respondió. Se vuelve a intentar cada hora.`,
};

/** What one watches in the gazette: added, taken away, and by mail or not. */
export function OwnWatches({ email }: { email: string }) {
  const client = useQueryClient();
  const own = useQuery(watchesQuery(email));
  const [kind, setKind] = useState<WatchKind>('norm');
  const [term, setTerm] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const { queryKey } = watchesQuery(email);

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      await createWatch({ kind, term });
      setTerm('');
      await client.invalidateQueries({ queryKey });
    } catch (failure) {
      const isWrong = failure instanceof CallFailed && failure.status === 400;
      setProblem(isWrong ? failure.message : failureText(failure, 'No se pudo guardar. Volvé a intentar.'));
    } finally {
      setIsBusy(false);
    }
  };
  /** What is no part of the form: a failure is told in passing, and not at its field. */
  async function attempt(work: () => Promise<void>, otherwise: string): Promise<void> {
    setIsChanging(true);
    try {
      await work();
    } catch (failure) {
      void notify(failureText(failure, otherwise), { kind: 'error' });
    } finally {
      setIsChanging(false);
    }
  }
  const remove = (watch: Watch) =>
    attempt(async () => {
      client.setQueryData(queryKey, await deleteWatch(watch.id));
      void notify(`Dejaste de seguir «${watch.term}».`, {
        durationMs: undoMs,
        action: { label: 'Deshacer', run: () => void followAgain(watch) },
      });
    }, `No se pudo dejar de seguir «${watch.term}».`);
  const followAgain = (watch: Watch) =>
    attempt(async () => {
      await createWatch({ kind: watch.kind, term: watch.term });
      await client.invalidateQueries({ queryKey });
    }, `No se pudo volver a seguir «${watch.term}».`);

  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <h2 className="text-base font-semibold">Seguir en el Boletín Oficial</h2>
      <form
        noValidate
        aria-label="Nuevo seguimiento"
        onSubmit={(event: SubmitEvent) => void add(event)}
        className="grid gap-3"
      >
        <Select label="Qué seguir" value={kind} options={kindOptions} onChange={setKind} />
        <TextField
          label="Cuál"
          help={watchKindHelps[kind]}
          error={problem ?? undefined}
          autoComplete="off"
          maxLength={watchTermMaxCharacters}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <div>
          <Button type="submit" kind="primary" busy={isBusy}>
            Seguir
          </Button>
        </div>
      </form>
      {own.isError && (
        <LoadFailure
          title="No se pudieron leer tus seguimientos."
          isRetrying={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.isPending && <Skeleton className="h-24" />}
      {own.data && (
        <>
          {own.data.watches.length === 0 ? (
            <p className="text-sm text-ink-muted">Todavía no seguís nada.</p>
          ) : (
            <ul aria-label="Seguimientos" className="grid gap-1">
              {own.data.watches.map((watch) => (
                <li key={watch.id} className="flex items-center gap-2 border-t border-line pt-1">
                  <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                    {watch.term} <span className="text-ink-muted">· {watchKindLabels[watch.kind].toLowerCase()}</span>
                  </span>
                  <IconButton
                    size="small"
                    label={`Dejar de seguir: ${watch.term}`}
                    icon={<Trash2 size={15} aria-hidden="true" />}
                    disabled={isChanging}
                    onClick={() => void remove(watch)}
                  />
                </li>
              ))}
            </ul>
          )}
          {own.data.gazette.state === 'unreachable' ? (
            <FormBanner tone="danger">{gazetteSaid.unreachable(formatDay(own.data.gazette.day))}</FormBanner>
          ) : (
            <p className="text-sm text-ink-muted">
              {gazetteSaid[own.data.gazette.state](formatDay(own.data.gazette.day))}
            </p>
          )}
          <Switch
            label="Novedades por mail"
            help="Un mail con lo nuevo; nombra la ley, y nunca tus escritos ni tus causas."
            checked={own.data.mailDigest}
            disabled={isChanging}
            onChange={(mailDigest) =>
              void attempt(
                async () => void client.setQueryData(queryKey, await changeDigest(mailDigest)),
                'No se pudo guardar si las novedades te llegan por mail.',
              )
            }
          />
        </>
      )}
    </Card>
  );
}
