import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { Skeleton } from '../design-system/skeleton.tsx';
import { formatDay } from '../platform/dates.ts';
import { useSession } from '../platform/session.ts';
import { FeatureTable } from './feature-table.tsx';
import { usageHistoryQuery } from './usage-queries.ts';

const UsagePlot = lazy(() => import('./usage-plot.tsx'));
const spans = [7, 30, 90] as const;

/** A plot of the uses by day over 7, 30 or 90 days, and the same as a table; in full, also what they went to. */
export function UsageChart({ showTable = false }: { showTable?: boolean }) {
  const email = useSession()?.user.email ?? '';
  const [days, setDays] = useState<(typeof spans)[number]>(7);
  const { data, isError, isPlaceholderData, refetch } = useQuery(usageHistoryQuery(email, days));
  return (
    <section aria-label="Uso por día">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures text-sm text-ink-muted">
          {data && !isPlaceholderData
            ? `${data.total === 1 ? '1 uso' : `${data.total} usos`} en los últimos ${days} días`
            : `Últimos ${days} días`}
        </p>
        <fieldset className="flex rounded-field border border-line p-0.5">
          <legend className="sr-only">Período</legend>
          {spans.map((span) => (
            <label
              key={span}
              className={classNames(
                'cursor-pointer rounded-md px-3 py-1 text-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary',
                span === days ? 'bg-primary-wash font-medium text-primary-ink' : 'text-ink-muted hover:text-ink',
              )}
            >
              <input
                type="radio"
                name="usage-span"
                className="sr-only"
                checked={span === days}
                onChange={() => setDays(span)}
              />
              {span} días
            </label>
          ))}
        </fieldset>
      </div>
      <div className="mt-4" aria-busy={isPlaceholderData}>
        {data ? (
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <UsagePlot days={data.dailyUsage} />
          </Suspense>
        ) : isError ? (
          <div
            role="alert"
            className="grid h-56 place-content-center justify-items-center gap-3 text-sm text-ink-muted"
          >
            No se pudo leer el uso por día.
            <Button size="small" onClick={() => void refetch()}>
              Reintentar
            </Button>
          </div>
        ) : (
          <Skeleton className="h-56 w-full" />
        )}
      </div>
      {data && (
        <details open={showTable} className="mt-4">
          <summary className="cursor-pointer text-sm text-primary-ink">Ver como tabla</summary>
          <UsageTable rows={data.dailyUsage} />
        </details>
      )}
      {data && showTable && <FeatureTable history={data} />}
    </section>
  );
}

function UsageTable({ rows }: { rows: readonly { date: string; used: number }[] }) {
  return (
    <table className="figures mt-3 w-full text-sm">
      <caption className="sr-only">Usos por día, del más reciente al más antiguo</caption>
      <thead>
        <tr className="border-b border-line text-left text-ink-muted">
          <th scope="col" className="py-2 font-medium">
            Día
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Usos
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ date, used }) => (
          <tr key={date} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {formatDay(date)}
            </th>
            <td className="py-1.5 text-right">{used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
