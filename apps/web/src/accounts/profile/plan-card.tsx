import { isUnlimited, trialDays } from '@foja/contracts/limits';
import type { UsagePlan } from '@foja/contracts/usage';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Badge } from '../../design-system/badge.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { formatDay } from '../../platform/dates.ts';
import { usagePlanQuery } from '../../usage/usage-queries.ts';
import { textLink } from '../account-frame.tsx';

import { ProfileCard, ReadFailed } from './profile-card.tsx';

const number = new Intl.NumberFormat('es-AR');
/** From here up a limit is no limit (specification 9). */

export function PlanCard({ email }: { email: string }) {
  const plan = useQuery(usagePlanQuery(email));
  return (
    <ProfileCard title="Plan" about="Lo que incluye tu cuenta.">
      {plan.data ? (
        <Plan plan={plan.data} />
      ) : plan.isError ? (
        <ReadFailed failure={plan.error} onRetry={() => void plan.refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
    </ProfileCard>
  );
}

function Plan({ plan }: { plan: UsagePlan }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={plan.role === 'User' ? 'neutral' : 'brand'}>{plan.label}</Badge>
        {plan.trial.active && plan.trial.endsAt && (
          <Badge tone="info">Prueba hasta el {formatDay(plan.trial.endsAt)}</Badge>
        )}
      </div>
      <p className="figures mt-3 text-sm">{limitText(plan)}</p>
      <ul className="mt-3 grid gap-1.5 text-sm text-ink-soft">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={15} aria-hidden="true" className="mt-[3px] shrink-0 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
      {trialText(plan)}
    </>
  );
}

function limitText({ limit, period, renewsAt }: UsagePlan): string {
  if (isUnlimited(limit)) return 'Usos ilimitados.';
  if (period === 'total') return `${number.format(limit)} usos en total.`;
  const renewal = renewsAt ? ` Se renuevan el ${formatDay(renewsAt)}.` : '';
  return `${number.format(limit)} usos por mes.${renewal}`;
}

function trialText({ trial }: UsagePlan) {
  if (trial.available) {
    return (
      <p className="mt-4 text-sm text-ink-muted">
        Podés{' '}
        <Link to="/trial" className={textLink}>
          probar Premium gratis durante {trialDays} días
        </Link>
        .
      </p>
    );
  }
  if (!trial.active && trial.endsAt) {
    return <p className="mt-4 text-sm text-ink-muted">La prueba de Premium terminó el {formatDay(trial.endsAt)}.</p>;
  }
  return null;
}
