import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Check, Headset, Lock } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { statusQuery } from '../platform/status-query.ts';
import { type PlanOffer, planOffers, trialDays } from './plan-offers.ts';

interface PremiumGateProps {
  title?: string;
  description?: string;
  /** Announces the free trial; its own screen starts it. */
  showTrial?: boolean;
  onClose: () => void;
}

const benefits = [
  'Todos los dominios legales, además de civil y comercial',
  'Consultas con análisis detallado de tu caso',
  'Modelos avanzados y anonimización avanzada',
];

const trustSignals = [
  { Icon: Lock, text: 'Pagos seguros' },
  { Icon: CalendarX2, text: 'Cancelá cuando quieras' },
  { Icon: Headset, text: 'Soporte 24/7' },
];

function requestLink(salesEmail: string, plan: string): string {
  return `mailto:${salesEmail}?subject=${encodeURIComponent(`Plan ${plan} de Foja`)}`;
}

/** Shown where a feature or a domain needs a Premium subscription (SPEC 2.9). */
export default function PremiumGate({
  title = 'Función Premium',
  description = 'Para seguir necesitás un plan que incluya esta función o más consultas.',
  showTrial = false,
  onClose,
}: PremiumGateProps) {
  const [plansShown, setPlansShown] = useState(false);
  const [moreShown, setMoreShown] = useState(false);
  const salesEmail = useQuery(statusQuery()).data?.contact.salesEmail ?? '';
  return (
    <Dialog open wide onClose={onClose} title={title} description={description}>
      {showTrial && (
        <p className="mb-4 rounded-field bg-primary-wash px-3 py-2 text-sm text-primary-ink">
          Probá Premium gratis durante {trialDays} días.
        </p>
      )}
      <ul className="grid gap-2 text-sm">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
            {benefit}
          </li>
        ))}
      </ul>
      {moreShown && (
        <p className="mt-4 max-w-prose text-sm text-ink-muted">
          El dominio civil y comercial está abierto a todas las cuentas. Premium abre además trabajo, procesal, penal,
          constitucional, administrativo y societario, con 100 consultas por mes calendario.
        </p>
      )}
      {plansShown && (
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          {planOffers.map((offer) => (
            <PlanCard key={offer.id} offer={offer} salesEmail={salesEmail} />
          ))}
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <a href={requestLink(salesEmail, 'Premium')} className={buttonClasses('primary')}>
          Mejorar mi plan
        </a>
        <Button aria-expanded={plansShown} onClick={() => setPlansShown(!plansShown)}>
          Ver planes
        </Button>
        <button
          type="button"
          aria-expanded={moreShown}
          onClick={() => setMoreShown(!moreShown)}
          className="px-2 text-sm text-primary-ink underline underline-offset-4"
        >
          Más información
        </button>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-xs text-ink-muted">
        {trustSignals.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-1.5">
            <Icon size={14} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-muted">
        ¿Consultas para un estudio?{' '}
        <a href={`mailto:${salesEmail}`} className="text-primary-ink underline underline-offset-2">
          {salesEmail}
        </a>
      </p>
    </Dialog>
  );
}

function PlanCard({ offer, salesEmail }: { offer: PlanOffer; salesEmail: string }) {
  return (
    <Card className="flex flex-col p-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{offer.name}</h3>
        {offer.isRecommended && <Badge tone="brand">Recomendado</Badge>}
      </div>
      <p className="figures mt-1 text-sm text-ink-muted">
        <span className="text-xl font-semibold text-ink">$ {offer.price}</span> por mes
      </p>
      <ul className="mt-3 mb-4 grid flex-1 content-start gap-1.5 text-sm text-ink-soft">
        {offer.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
      <a href={requestLink(salesEmail, offer.name)} className={buttonClasses('secondary', 'small')}>
        {offer.ctaText}
      </a>
    </Card>
  );
}
