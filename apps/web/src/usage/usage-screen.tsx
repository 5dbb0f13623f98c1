import { isUnlimited } from '@foja/contracts/limits';
import { planLabels } from '@foja/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { Progress } from '../design-system/progress.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { formatDay } from '../platform/dates.ts';
import { useSession } from '../platform/session.ts';
import { UsageChart } from './usage-chart.tsx';
import { usagePlanQuery, usageStatsQuery } from './usage-queries.ts';
import { usageText } from './usage-text.ts';

const count = new Intl.NumberFormat('es-AR');
const usesText = (uses: number) => (uses === 1 ? '1 uso' : `${count.format(uses)} usos`);

/** /dashboard/usage: what is left, what the plan gives and what was used by day. */
export function UsageScreen() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-3xl gap-5 px-4 py-6 sm:px-6">
        <h1 className="text-xl font-semibold tracking-tight">Uso</h1>
        <Left email={session.user.email} />
        <Card className="p-5">
          <UsageChart showTable />
        </Card>
      </div>
    </div>
  );
}

function Left({ email }: { email: string }) {
  const stats = useQuery(usageStatsQuery(email));
  const plan = useQuery(usagePlanQuery(email));
  if (stats.isError || plan.isError) {
    return (
      <Card className="p-5 text-sm text-danger">
        <p role="alert">No se pudo leer tu uso. Recargá la página en unos minutos.</p>
      </Card>
    );
  }
  if (!stats.data || !plan.data) return <Skeleton className="h-40 w-full" />;
  const { used, limit, remaining, total } = stats.data;
  const share = limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100));
  const { role, period, renewsAt, trial, description } = plan.data;
  const unlimited = isUnlimited(limit);
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-lg font-semibold">{unlimited ? 'Usos ilimitados' : usageText(remaining)}</p>
        <p className="text-sm text-ink-muted">Plan {planLabels[role]}</p>
      </div>
      {!unlimited && (
        <Progress
          label={`${count.format(used)} de ${count.format(limit)} usos${period === 'total' ? ' en total' : ''}`}
          percent={share}
          tone={share >= 100 ? 'danger' : share >= 80 ? 'warning' : 'ok'}
        />
      )}
      {period === 'month' && (
        <p className="figures text-sm text-ink-muted">
          {unlimited && `${usesText(used)} este mes. `}
          {renewsAt && !unlimited && `Se renuevan el ${formatDay(renewsAt)}. `}
          {`${usesText(total)} desde que existe la cuenta.`}
        </p>
      )}
      <p className="text-sm text-ink-soft">{description}</p>
      {trial.active && trial.endsAt && (
        <p className="text-sm text-ink-soft">La prueba de Premium termina el {formatDay(trial.endsAt)}.</p>
      )}
      {(role === 'User' || trial.active) && (
        <Link to="/trial" className={`${buttonClasses('secondary', 'small')} justify-self-start`}>
          {trial.available ? 'Probar Premium 7 días' : 'Ver planes'}
        </Link>
      )}
    </Card>
  );
}
