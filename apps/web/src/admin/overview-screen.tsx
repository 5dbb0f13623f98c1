import type { Overview } from '@foja/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { SegmentedControl } from '../design-system/segmented-control.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { AdminPage } from './admin-page.tsx';
import { overviewQuery } from './admin-queries.ts';
import { OverviewFigures } from './overview-figures.tsx';
import { QuestionCharts } from './question-charts.tsx';
import { RoleShares } from './role-shares.tsx';

const spans = [
  { value: 7, label: '7 días' },
  { value: 30, label: '30 días' },
  { value: 90, label: '90 días' },
] as const;
const skeletons = ['users', 'questions', 'refused', 'citations', 'feedback', 'requests'];

/** /admin: how the installation is doing, over a period of whole days (UTC). */
export function OverviewScreen() {
  const { days = 30 } = useSearch({ from: '/admin/' });
  const navigate = useNavigate({ from: '/admin/' });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(overviewQuery(days));
  return (
    <AdminPage
      title="Resumen"
      description={`Usuarios y consultas de los últimos ${days} días. Los días se cuentan en hora universal (UTC).`}
      actions={
        <SegmentedControl
          label="Período"
          value={days}
          options={spans}
          onChange={(value) => void navigate({ search: { days: value === 30 ? undefined : value }, replace: true })}
        />
      }
    >
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid grid-cols-1 gap-5', isPlaceholderData && 'opacity-60')}
        >
          {!data.hasOfficialTexts && <OfferOfTexts />}
          <Content overview={data} />
        </div>
      ) : error ? (
        <LoadFailure
          title="No se pudo leer el resumen."
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Waiting />
      )}
    </AdminPage>
  );
}

/** A fresh installation quotes no law: where to bring it. */
function OfferOfTexts() {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-sm sm:p-5">
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-semibold">Todavía no hay textos oficiales.</span> Foja responde con sus notas y guías, y
        no puede citar la ley palabra por palabra.
      </p>
      <Link to="/admin/corpus" className="font-medium text-primary-ink underline underline-offset-4">
        Traer los textos oficiales
      </Link>
    </Card>
  );
}

function Content({ overview }: { overview: Overview }) {
  return (
    <>
      <OverviewFigures overview={overview} />
      <QuestionCharts days={overview.days} />
      <RoleShares users={overview.users} />
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Leyendo el resumen" className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {skeletons.map((name) => (
          <Skeleton key={name} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
