import { agendaMessages } from '@foja/contracts/agenda-text';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import type { SaidEntry } from './said-entry.ts';

interface ChangedElsewhereProps {
  /** What the server has. */
  theirs: SaidEntry;
  /** What stands in the form. */
  mine: SaidEntry;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody saved it meanwhile: both are there, and the person chooses. */
export function ChangedElsewhere({ theirs, mine, onTakeTheirs, onKeepMine }: ChangedElsewhereProps) {
  const names = Object.keys(theirs) as (keyof SaidEntry)[];
  return (
    <FormBanner tone="danger">
      <p className="font-medium">{agendaMessages.conflict}</p>
      <dl className="mt-2 grid gap-2 text-sm">
        {names
          .filter((name) => theirs[name] !== '' || mine[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              {theirs[name] === mine[name] ? (
                <dd className="wrap-anywhere">Igual en las dos: {theirs[name]}</dd>
              ) : (
                <>
                  <dd className="wrap-anywhere">Guardado: {theirs[name] || '—'}</dd>
                  <dd className="wrap-anywhere">Lo tuyo: {mine[name] || '—'}</dd>
                </>
              )}
            </div>
          ))}
      </dl>
      <p className="mt-2">Lo que escribiste sigue en el formulario.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onKeepMine}>
          Guardar lo mío
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Quedarme con lo guardado
        </Button>
      </div>
    </FormBanner>
  );
}
