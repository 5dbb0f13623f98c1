import { trialDays, usageLimits } from '@foja/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarX2, Headset, Lock } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { useSession } from '../platform/session.ts';
import { statusQuery } from '../platform/status-query.ts';
import { usagePlanQuery } from '../usage/usage-queries.ts';
import { BenefitList } from './benefit-list.tsx';
import { GateExample } from './gate-example.tsx';
import { PlanCards } from './plan-cards.tsx';

interface PremiumGateProps {
  title?: string;
  description?: string;
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
];

/** Shown where a feature or a domain needs a Premium subscription (specification 2.9). */
export default function PremiumGate({
  title = 'Función Premium',
  description = 'Para seguir necesitás un plan que incluya esta función o más consultas.',
  onClose,
}: PremiumGateProps) {
  const [plansShown, setPlansShown] = useState(false);
  const [moreShown, setMoreShown] = useState(false);
  const session = useSession();
  const email = session?.user.email ?? '';
  const plan = useQuery({ ...usagePlanQuery(email), enabled: email !== '' });
  const contact = useQuery(statusQuery()).data?.contact;
  const salesEmail = contact?.salesEmail ?? '';
  // Nobody is promised an answer where nobody gives one.
  const support = contact?.email ? [{ Icon: Headset, text: 'Soporte por email' }] : [];
  return (
    <Dialog open wide onClose={onClose} title={title} description={description}>
      {plan.data?.trial.available && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-field bg-primary-wash px-3 py-2 text-sm text-primary-ink">
          Probá Premium gratis durante {trialDays} días.
          <Link to="/trial" className="font-medium underline underline-offset-4">
            Empezar la prueba
          </Link>
        </p>
      )}
      <BenefitList benefits={benefits} />
      <GateExample />
      {moreShown && (
        <p className="mt-4 max-w-prose text-sm text-ink-muted">
          El dominio civil y comercial está abierto a todas las cuentas. Premium abre además trabajo, procesal, penal,
          constitucional, administrativo y societario, con {usageLimits.Premium.limit} usos por mes calendario.
        </p>
      )}
      {plansShown && (
        <div className="mt-5">
          <PlanCards />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Link to="/trial" className={buttonClasses('primary')}>
          Mejorar mi plan
        </Link>
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
        {[...trustSignals, ...support].map(({ Icon, text }) => (
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
