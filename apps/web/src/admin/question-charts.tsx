import type { Overview } from '@foja/contracts/admin';
import { lazy, Suspense } from 'react';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { formatCount } from '../platform/count-of.ts';
import { formatDay } from '../platform/dates.ts';
import type { Series } from './chart-series.ts';

const StackedPlot = lazy(() => import('./stacked-plot.tsx'));

const byOutcome: Series[] = [
  { label: 'Respondidas', colour: 'var(--primary)', of: (day) => day.questions - day.refused },
  { label: 'Sin respuesta', colour: 'var(--amber)', of: (day) => day.refused },
];

const byAsker: Series[] = [
  { label: 'Con cuenta', colour: 'var(--secondary)', of: (day) => day.questions - day.guests },
  { label: 'Invitados', colour: 'var(--line-strong)', of: (day) => day.guests },
];

/** Questions by day, by how they ended and by who asked. */
export function QuestionCharts({ days }: { days: Overview['days'] }) {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <ChartCard title="Consultas por día" days={days} series={byOutcome} />
      <ChartCard title="Quién consulta" days={days} series={byAsker} />
    </div>
  );
}

function ChartCard({ title, days, series }: { title: string; days: Overview['days']; series: Series[] }) {
  const isEmpty = days.every((day) => day.questions === 0);
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">{title}</h2>
        <ul className="flex flex-wrap gap-x-4 text-xs text-ink-muted">
          {series.map(({ label, colour }) => (
            <li key={label} className="flex items-center gap-1.5">
              <span aria-hidden="true" className="size-2.5 rounded-xs" style={{ background: colour }} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      {isEmpty ? (
        <EmptyState title="No hubo consultas en este período." />
      ) : (
        <>
          <div className="mt-4 h-56">
            <Suspense fallback={<Skeleton className="h-56 w-full" />}>
              <StackedPlot days={days} series={series} />
            </Suspense>
          </div>
          <DayTable title={title} days={days} series={series} />
        </>
      )}
    </Card>
  );
}

/** The same as the chart, for everybody who reads rather than looks. */
function DayTable({ title, days, series }: { title: string; days: Overview['days']; series: Series[] }) {
  return (
    <details className="mt-3">
      <summary className="w-fit rounded-sm text-sm text-primary-ink">Ver como tabla</summary>
      <table className="figures mt-2 w-full text-sm">
        <caption className="sr-only">{`${title}, del día más reciente al más antiguo`}</caption>
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              Día
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="py-1.5 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatDay(day.date)}
              </th>
              {series.map(({ label, of }) => (
                <td key={label} className="py-1.5 text-right">
                  {formatCount(of(day))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
