import { gazetteUnavailableMessage } from '@foja/contracts/gazette';
import { CalendarX2 } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { formatGazetteDate, formatGazetteDateInWords, type GazetteDate, gazetteToday } from './gazette-date.ts';
import { noEditionOf } from './no-edition.ts';

interface EditionFailureProps {
  failure: unknown;
  /** The day that was asked for. */
  date: GazetteDate;
  onDate: (date: GazetteDate) => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Says that a day has no edition, and offers the last one; or that it could not be read. */
export function EditionFailure({ failure, date, onDate, onRetry, isRetrying }: EditionFailureProps) {
  const gap = noEditionOf(failure);
  if (!gap) {
    return (
      <div className="mx-auto w-full max-w-xl p-5 pt-10">
        <LoadFailure title={gazetteUnavailableMessage} onRetry={onRetry} isRetrying={isRetrying} />
      </div>
    );
  }
  const { lastPublicationDate: last } = gap;
  return (
    <div role="status" className="m-auto max-w-md px-5 py-10 text-center">
      <CalendarX2 size={28} aria-hidden="true" className="mx-auto text-secondary" />
      <p className="mt-4 font-medium text-ink">No hay edición del {formatGazetteDateInWords(date)}.</p>
      <p className="mt-1 text-sm text-ink-muted text-pretty">
        {date === gazetteToday()
          ? 'El Boletín Oficial sale los días hábiles; la edición de hoy puede no haberse publicado todavía.'
          : 'El Boletín Oficial sale los días hábiles.'}
      </p>
      {last && (
        <Button kind="primary" className="mt-5" onClick={() => onDate(last)}>
          Ver la edición del {formatGazetteDate(last)}
        </Button>
      )}
    </div>
  );
}
