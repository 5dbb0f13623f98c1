import { useQuery } from '@tanstack/react-query';
import { Button } from '../design-system/button.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansQuery } from './plans-queries.ts';

/** The plans that this installation offers. */
export function PlanCards() {
  const { data, isError, refetch } = useQuery(plansQuery());
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
        No se pudieron leer los planes.
        <Button size="small" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {data
        ? data.plans.map((offer) => (
            <PlanCard key={offer.id} offer={offer}>
              <PlanAction offer={offer} payment={data.payment} />
            </PlanCard>
          ))
        : ['premium', 'professional'].map((id) => <Skeleton key={id} className="h-64 w-full" />)}
    </div>
  );
}
