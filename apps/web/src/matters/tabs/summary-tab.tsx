import { matterSideLabels, partyRoleLabels } from '@foja/contracts/matter-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card } from '../../design-system/card.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { formatDay, formatMoment } from '../../platform/dates.ts';
import { activityText } from '../activity-text.ts';
import type { MatterTabProps } from '../matter-screen.tsx';
import { matterActivityQuery, matterItemsQuery } from '../matters-queries.ts';

const shownParties = 6;
const shownActivity = 5;

/** What the causa is about, who is in it, and what happened last. */
export function SummaryTab({ email, matter }: MatterTabProps) {
  const facts: [string, string | null][] = [
    ['Expediente', matter.fileNumber],
    ['Juzgado o tribunal', matter.court],
    ['Cliente', matter.clientName],
    ['A quién representás', matter.side ? matterSideLabels[matter.side] : ''],
    ['Responsable', matter.responsible?.name ?? ''],
    ['Abierta el', formatDay(matter.createdAt)],
  ];
  return (
    <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">
        <Card className="p-4 sm:p-5">
          <h2 className="text-base font-semibold">Datos</h2>
          <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {facts.map(([label, said]) => (
              <div key={label}>
                <dt className="text-xs text-ink-muted">{label}</dt>
                <dd className="figures text-sm wrap-anywhere">{said || 'Sin indicar'}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card className="p-4 sm:p-5">
          <h2 className="text-base font-semibold">De qué se trata</h2>
          {matter.summary === '' ? (
            <p className="mt-2 text-sm text-ink-muted">Todavía no hay un resumen. Podés escribirlo en «Editar».</p>
          ) : (
            <p className="mt-2 font-serif text-base leading-relaxed whitespace-pre-wrap wrap-anywhere">
              {matter.summary}
            </p>
          )}
        </Card>
      </div>
      <div className="grid gap-4">
        <Parties email={email} matter={matter} />
        <LastActivity email={email} matter={matter} />
      </div>
    </div>
  );
}

function Parties({ email, matter }: MatterTabProps) {
  const { data, isPending } = useInfiniteQuery(matterItemsQuery(email, matter.id, 'party'));
  const parties = (data?.pages ?? []).flatMap(({ items }) => items.filter((item) => item.kind === 'party'));
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-base font-semibold">Partes</h2>
        <PartLink id={matter.id} tab="partes">
          Ver todas
        </PartLink>
      </div>
      {isPending ? (
        <CardLoading />
      ) : parties.length === 0 ? (
        <p className="mt-2 text-sm text-ink-muted">{data ? 'Sin partes cargadas.' : 'No se pudieron leer.'}</p>
      ) : (
        <ul className="mt-2 grid gap-1.5">
          {parties
            .toReversed()
            .slice(0, shownParties)
            .map(({ id, body }) => (
              <li key={id} className="text-sm wrap-anywhere">
                {body.name} <span className="text-ink-muted">· {partyRoleLabels[body.role]}</span>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

function LastActivity({ email, matter }: MatterTabProps) {
  const { data, isPending } = useInfiniteQuery(matterActivityQuery(email, matter.id));
  const entries = (data?.pages[0]?.entries ?? []).slice(0, shownActivity);
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-base font-semibold">Últimos movimientos</h2>
        <PartLink id={matter.id} tab="actividad">
          Ver todos
        </PartLink>
      </div>
      {isPending && <CardLoading />}
      {!isPending && !data && <p className="mt-2 text-sm text-ink-muted">No se pudieron leer.</p>}
      <ul className="mt-2 grid gap-2 empty:hidden">
        {entries.map((entry) => (
          <li key={entry.id} className="text-sm">
            {activityText(entry)}
            <span className="figures block text-xs text-ink-muted">
              {formatMoment(entry.at)}
              {entry.by ? ` · ${entry.by.name}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CardLoading() {
  return (
    <div aria-busy="true" className="mt-3 grid gap-2">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}

function PartLink({ id, tab, children }: { id: string; tab: string; children: string }) {
  return (
    <Link
      to="/dashboard/causas/$id/$tab"
      params={{ id, tab }}
      className="shrink-0 rounded-sm text-sm text-primary-ink underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}
