import { trialDays } from '@foja/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Card } from '../design-system/card.tsx';
import { PlanCards } from '../plans/plan-cards.tsx';
import { usagePlanQuery } from '../usage/usage-queries.ts';

const benefits = [
  'Una probabilidad calculada por Foja, con la cuenta a la vista y la banda en que se mueve',
  'Cada punto con la frase del relato y el artículo en que se apoya',
  'La prueba que falta, el plazo para reclamar y los próximos pasos',
];

/** The plan picker of case evaluation, for accounts whose plan does not include it, with the notice of the free trial. */
export function EvaluationPlans({ email }: { email: string }) {
  const plan = useQuery(usagePlanQuery(email));
  return (
    <div className="grid gap-5">
      <Card className="p-5">
        <h2 className="text-base font-semibold">Función Premium</h2>
        <p className="mt-1 text-sm text-ink-muted">La evaluación de caso está incluida en Professional y en Premium.</p>
        <ul className="mt-4 grid gap-2 text-sm">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
              {benefit}
            </li>
          ))}
        </ul>
        {plan.data?.trial.available && (
          <p className="mt-4 flex flex-wrap items-center justify-between gap-2 rounded-field bg-primary-wash px-3 py-2 text-sm text-primary-ink">
            Probá Premium gratis durante {trialDays} días.
            <Link to="/trial" className="font-medium underline underline-offset-4">
              Empezar la prueba
            </Link>
          </p>
        )}
      </Card>
      <section aria-label="Planes">
        <h2 className="sr-only">Planes</h2>
        <PlanCards />
      </section>
    </div>
  );
}
