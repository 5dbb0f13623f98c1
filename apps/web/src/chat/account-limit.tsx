import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { formatDay } from '../platform/dates.ts';
import { usagePlanQuery } from '../usage/usage-queries.ts';

interface AccountLimitProps {
  email: string;
  onPlans: () => void;
}

/** Above the input of an account with no uses left: what still works, when uses come back and what gives more. */
export default function AccountLimit({ email, onPlans }: AccountLimitProps) {
  const plan = useQuery(usagePlanQuery(email)).data;
  return (
    <section
      aria-label="Límite de consultas"
      className="mb-3 animate-rise rounded-card border border-line bg-surface p-4 shadow-raised sm:flex sm:items-center sm:gap-5"
    >
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">
          No te quedan usos en tu plan.{plan?.renewsAt && ` Se renuevan el ${formatDay(plan.renewsAt)}.`}
        </p>
        <p className="mt-1 text-ink-muted">
          Las opciones de una respuesta y la ayuda urgente siguen abiertas: si estás en peligro, escribilo acá.
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 sm:mt-0">
        {plan?.trial.available && (
          <Link to="/trial" className={buttonClasses('primary')}>
            Probar Premium gratis
          </Link>
        )}
        <Button onClick={onPlans}>Ver planes</Button>
      </div>
    </section>
  );
}
