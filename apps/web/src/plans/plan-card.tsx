import type { PlanOffer } from '@foja/contracts/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';

/** One plan: its price, what it gives and what to do. */
export function PlanCard({ offer, children }: { offer: PlanOffer; children: ReactNode }) {
  return (
    <Card className={classNames('flex flex-col p-5', offer.isRecommended && 'border-primary')}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{offer.name}</h3>
        {offer.isRecommended && <Badge tone="brand">Recomendado</Badge>}
      </div>
      <p className="figures mt-1 text-sm text-ink-muted">
        <span className="text-xl font-semibold text-ink">$ {offer.price}</span> por mes
      </p>
      <ul className="mt-3 mb-5 grid flex-1 content-start gap-1.5 text-sm text-ink-soft">
        {offer.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
