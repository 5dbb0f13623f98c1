import { authMessages } from '@foja/contracts/accounts';
import { registrationUsageLimit, trialDays, usageLimits } from '@foja/contracts/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { resendConfirmation } from '../accounts/api.ts';
import { resendFailureText } from '../accounts/auth-failure-text.ts';
import { rereadAccount } from '../accounts/reread-account.ts';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { notify } from '../design-system/toast.ts';
import { formatDay } from '../platform/dates.ts';
import { CallFailed } from '../platform/http.ts';
import { useSession } from '../platform/session.ts';
import { usagePlanQuery } from '../usage/usage-queries.ts';
import { BenefitList } from './benefit-list.tsx';
import { PlanCards } from './plan-cards.tsx';
import { startTrial } from './plans-queries.ts';
import { SubscriptionState } from './subscription-state.tsx';

const gives = [
  `${usageLimits.Premium.limit} consultas por mes calendario`,
  'Todos los dominios legales: además de civil y comercial, trabajo, procesal, penal, constitucional y administrativo',
  'Anonimización avanzada, donde la instalación tiene un modelo de lenguaje',
];

/** /trial: seven days of Premium, once, and the plans for afterwards. */
export function TrialScreen() {
  const session = useSession();
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <div className="mx-auto grid max-w-4xl gap-10 px-5 py-10 sm:px-8">
        <section>
          <h1 className="text-2xl font-semibold tracking-tight text-balance">
            Premium gratis durante {trialDays} días
          </h1>
          <p className="mt-3 max-w-[60ch] text-ink-soft">
            Sin tarjeta. Al terminar, la cuenta vuelve sola al plan Free, con lo que tengas guardado.
          </p>
          <div className="mt-5">
            <BenefitList benefits={gives} />
          </div>
          <div className="mt-7">{session ? <OwnTrial email={session.user.email} /> : <SignedOut />}</div>
        </section>
        <section aria-labelledby="plans-title" className="grid gap-4">
          <h2 id="plans-title" className="text-lg font-semibold">
            Planes
          </h2>
          {session && <SubscriptionState email={session.user.email} />}
          <PlanCards />
        </section>
      </div>
    </main>
  );
}

function SignedOut() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link to="/register" search={{ returnUrl: '/trial' }} className={buttonClasses('primary', 'large')}>
        Crear cuenta y probar
      </Link>
      <Link to="/login" search={{ returnUrl: '/trial' }} className={buttonClasses('quiet', 'large')}>
        Ya tengo cuenta
      </Link>
      <p className="w-full text-sm text-ink-muted">Registro gratuito - {registrationUsageLimit} usos incluidos</p>
    </div>
  );
}

function OwnTrial({ email }: { email: string }) {
  const client = useQueryClient();
  const plan = useQuery(usagePlanQuery(email));
  const starting = useMutation({
    mutationFn: startTrial,
    onSuccess: async ({ trialEndsAt }) => {
      await rereadAccount();
      void notify(`La prueba de Premium empezó. Termina el ${formatDay(trialEndsAt)}.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['usage'] }),
  });
  if (plan.isPending) return <Skeleton className="h-24 w-full" />;
  if (plan.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
        No se pudo leer el estado de tu cuenta.
        <Button size="small" onClick={() => void plan.refetch()}>
          Reintentar
        </Button>
      </div>
    );
  }
  const { trial } = plan.data;
  if (trial.available) {
    return (
      <div className="grid justify-items-start gap-3">
        <Button kind="primary" size="large" disabled={starting.isPending} onClick={() => starting.mutate()}>
          {starting.isPending ? 'Empezando…' : `Empezar la prueba de ${trialDays} días`}
        </Button>
        {starting.isError && (
          <p role="alert" className="text-sm text-danger">
            {starting.error instanceof CallFailed ? starting.error.message : 'No se pudo empezar la prueba.'}
          </p>
        )}
        {starting.error instanceof CallFailed && starting.error.code === 'email_not_confirmed' && (
          <ResendConfirmation email={email} />
        )}
      </div>
    );
  }
  return (
    <Card className="p-5">
      <p className="font-medium">{trialText(plan.data)}</p>
      <Link to="/dashboard" className={`mt-4 ${buttonClasses(trial.active ? 'primary' : 'secondary')}`}>
        Ir al Dashboard
      </Link>
    </Card>
  );
}

function ResendConfirmation({ email }: { email: string }) {
  const sending = useMutation({
    mutationFn: () => resendConfirmation(email),
    onSuccess: () => notify(authMessages.resent),
    onError: (failure) => notify(resendFailureText(failure), { kind: 'error' }),
  });
  return (
    <Button size="small" disabled={sending.isPending} onClick={() => sending.mutate()}>
      {sending.isPending ? 'Reenviando...' : 'Reenviar email'}
    </Button>
  );
}

function trialText({ trial, label }: { trial: { active: boolean; endsAt: string | null }; label: string }): string {
  if (trial.active && trial.endsAt) return `La prueba está en curso y termina el ${formatDay(trial.endsAt)}.`;
  if (trial.endsAt) return `La prueba de esta cuenta terminó el ${formatDay(trial.endsAt)}.`;
  return `Tu plan ${label} ya incluye lo que da la prueba, o más.`;
}
