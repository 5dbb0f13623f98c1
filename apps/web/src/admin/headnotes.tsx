import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type { CorpusFetchState } from '@foja/contracts/admin';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { countOf, formatCount } from '../platform/count-of.ts';
import { formatDay, formatMoment } from '../platform/dates.ts';
import { fetchHeadnotes } from './admin-queries.ts';

type Told = NonNullable<NonNullable<CorpusFetchState['run']>['headnotes']>;

/** Asks for headnotes of rulings of SAIJ, by court, subject and day. */
export function Headnotes({ isBusy, onBegun }: { isBusy: boolean; onBegun: () => unknown }) {
  const [court, setCourt] = useState('');
  const [subject, setSubject] = useState('');
  const [since, setSince] = useState('');
  const begin = useMutation({ mutationFn: fetchHeadnotes, onSettled: onBegun });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate({ court, subject, since: since || null });
  };
  return (
    <form onSubmit={submit} className="mt-4 border-t border-line pt-4" aria-label="Sumarios de fallos">
      <h3 className="font-semibold">Sumarios de fallos</h3>
      <p className="mt-1 text-sm text-ink-muted">
        Trae de SAIJ los sumarios oficiales, los más nuevos primero, hasta 2.000 por vez. El texto de los fallos no
        viene con ellos.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        <TextField
          label="Tribunal (opcional)"
          maxLength={150}
          value={court}
          onChange={({ target }) => setCourt(target.value)}
        />
        <TextField
          label="Tema (opcional)"
          maxLength={150}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextField
          type="date"
          label="Desde (opcional)"
          max={dayInArgentina(new Date())}
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
      </div>
      {begin.error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {begin.error.message}
        </p>
      )}
      <Button type="submit" className="mt-3" disabled={isBusy || begin.isPending}>
        Traer de SAIJ
      </Button>
    </form>
  );
}

/** What came of the last time. */
export function HeadnoteReport({ startedAt, told }: { startedAt: string; told: Told }) {
  const asked = [told.court, told.subject, told.since && `desde el ${formatDay(told.since)}`]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="mt-4 text-sm">
      <p className="figures text-ink-muted">
        {`Última vez: ${formatMoment(startedAt)}. Sumarios de SAIJ${asked ? ` (${asked})` : ''}: `}
        {`${countOf(told.read, 'leído', 'leídos')}, ${countOf(told.added, 'nuevo', 'nuevos')}, ${formatCount(told.changed)} con cambios`}
        {told.total === null ? '.' : `, de ${formatCount(told.total)} que SAIJ dice tener.`}
      </p>
      {told.isBounded && <p className="mt-1">Se llegó al tope de una vez: acotá por tribunal, tema o fecha.</p>}
      {told.notUnderstood > 0 && (
        <p className="mt-1">{`${countOf(told.notUnderstood, 'documento no se entendió', 'documentos no se entendieron')}.`}</p>
      )}
      {told.trouble && <p className="mt-1 text-danger">{`${capitalised(told.trouble)}. Se conserva lo que había.`}</p>}
    </div>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
