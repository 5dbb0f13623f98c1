import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sourceThenQuery } from './source-query.ts';

/** A day whole enough to be asked for: while the year is typed, "0002-01-01" is none. */
const isWhole = (day: string) => /^(?:1[89]|20)\d{2}-\d{2}-\d{2}$/.test(day);

/** Asks for the text that an article had on a day, and shows it or says why it is not there. */
export function FojaThen({ id }: { id: string }) {
  const [day, setDay] = useState('');
  const field = useId();
  const { data, error, isFetching } = useQuery({ ...sourceThenQuery(id, day), enabled: isWhole(day) });
  const then = isWhole(day) ? data?.onDay : undefined;
  return (
    <div className="mb-5">
      <label htmlFor={field} className="text-sm font-medium">
        Texto vigente al
      </label>
      <input
        id={field}
        type="date"
        min="1810-01-01"
        max={dayInArgentina(new Date())}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        className="mt-1 block min-h-10 w-full max-w-56 rounded-sm border border-paper-line bg-transparent px-2 text-sm"
      />
      <div aria-live="polite" className="mt-2">
        {isFetching && <p className="text-sm text-paper-muted">Buscando el texto de ese día…</p>}
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error.message}
          </p>
        )}
        {then && (
          <>
            <p className="text-sm">{then.told}</p>
            {then.text !== null && (
              <p className="mt-2 border-l-2 border-paper-line pl-3 font-serif text-base leading-[1.7] whitespace-pre-line">
                {then.text}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
