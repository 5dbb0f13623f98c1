import type { PlanOffer, PlansResponse } from '@foja/contracts/plans';
import { can, type Role } from '@foja/contracts/roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { notify } from '../design-system/toast.ts';
import { formatDay } from '../platform/dates.ts';
import { CallFailed } from '../platform/http.ts';
import { useSession } from '../platform/session.ts';
import { PlanRequestDialog } from './plan-request-dialog.tsx';
import { myPlanQuery, subscribe, withdrawRequest } from './plans-queries.ts';

const roleOfPlan: Record<PlanOffer['id'], Role> = { premium: 'Premium', professional: 'Professional' };

/** What a person can do about one plan: register, pay, ask for it, or take the request back. */
export function PlanAction({ offer, payment }: { offer: PlanOffer; payment: PlansResponse['payment'] }) {
  const session = useSession();
  if (!session) {
    return (
      <Link to="/register" search={{ returnUrl: '/trial' }} className={buttonClasses('secondary')}>
        Crear cuenta
      </Link>
    );
  }
  const { role, email } = session.user;
  if (can(role, 'administration')) return <p className="text-sm text-ink-muted">Tu cuenta no tiene límites.</p>;
  return <AccountPlanAction offer={offer} payment={payment} role={role} email={email} />;
}

interface AccountPlanActionProps {
  offer: PlanOffer;
  payment: PlansResponse['payment'];
  role: Role;
  email: string;
}

function AccountPlanAction({ offer, payment, role, email }: AccountPlanActionProps) {
  const client = useQueryClient();
  const mine = useQuery(myPlanQuery(email));
  const [asking, setAsking] = useState(false);
  const failed = (failure: unknown) =>
    void notify(failure instanceof CallFailed ? failure.message : 'No se pudo completar la operación.', {
      kind: 'error',
    });
  const paying = useMutation({
    mutationFn: () => subscribe(offer.id),
    onSuccess: ({ redirectUrl }) => window.location.assign(redirectUrl),
    onError: failed,
  });
  const withdrawing = useMutation({
    mutationFn: (id: string) => withdrawRequest(id),
    onSuccess: () => void notify('Retiraste la solicitud.'),
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: ['plans', email] }),
  });
  const pending = mine.data?.requests.find(({ status }) => status === 'pending');
  const running = mine.data?.subscription?.status === 'authorized';

  if (roleOfPlan[offer.id] === role && (running || mine.data?.subscription == null) && !mine.isPending && !pending) {
    return <p className="text-sm font-medium text-ok">Es tu plan actual.</p>;
  }
  if (payment === 'mercadopago') {
    return (
      <Button
        kind={offer.isRecommended ? 'primary' : 'secondary'}
        disabled={paying.isPending}
        onClick={() => paying.mutate()}
      >
        {paying.isPending ? 'Abriendo Mercado Pago…' : 'Suscribirme'}
      </Button>
    );
  }
  if (pending?.plan === offer.id) {
    return (
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">
          Solicitado el {formatDay(pending.createdAt)}. Te vamos a responder por email.
        </p>
        <Button size="small" disabled={withdrawing.isPending} onClick={() => withdrawing.mutate(pending.id)}>
          Retirar solicitud
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button
        kind={offer.isRecommended ? 'primary' : 'secondary'}
        disabled={mine.isPending || pending !== undefined}
        title={pending ? 'Ya tenés una solicitud pendiente' : undefined}
        onClick={() => setAsking(true)}
      >
        {offer.ctaText}
      </Button>
      {asking && <PlanRequestDialog offer={offer} email={email} onClose={() => setAsking(false)} />}
    </>
  );
}
