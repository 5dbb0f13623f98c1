import type { Subscription } from '@foja/contracts/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadAccount } from '../accounts/reread-account.ts';
import { AlertDialog } from '../design-system/alert-dialog.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { notify } from '../design-system/toast.ts';
import { formatDay } from '../platform/dates.ts';
import { CallFailed } from '../platform/http.ts';
import { cancelSubscription, myPlanQuery } from './plans-queries.ts';

const states: Record<Subscription['status'], string> = {
  pending: 'Falta completar el pago en Mercado Pago.',
  authorized: 'Está activa.',
  paused: 'Está en pausa.',
  cancelled: 'Está cancelada.',
  finished: 'Terminó.',
};
const names = { premium: 'Premium', professional: 'Professional' } as const;

/** The subscription that the account pays, with the way to end it, and the last answer to a request. */
export function SubscriptionState({ email }: { email: string }) {
  const client = useQueryClient();
  const { data } = useQuery(myPlanQuery(email));
  const [confirming, setConfirming] = useState(false);
  const cancelling = useMutation({
    mutationFn: cancelSubscription,
    onSuccess: async () => {
      await rereadAccount();
      void notify('La suscripción quedó cancelada.');
    },
    onError: (failure) =>
      void notify(failure instanceof CallFailed ? failure.message : 'No se pudo cancelar la suscripción.', {
        kind: 'error',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['plans', email] }),
  });
  const answered = data?.requests.find(({ status }) => status === 'granted' || status === 'declined');
  const subscription = data?.subscription;
  return (
    <>
      {subscription && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
          <p>
            Suscripción {names[subscription.plan]}. {states[subscription.status]}
            {subscription.status === 'authorized' &&
              subscription.nextPaymentAt &&
              ` Próximo pago: ${formatDay(subscription.nextPaymentAt)}.`}
          </p>
          {(subscription.status === 'authorized' || subscription.status === 'paused') && (
            <Button size="small" kind="danger" disabled={cancelling.isPending} onClick={() => setConfirming(true)}>
              {cancelling.isPending ? 'Cancelando…' : 'Cancelar suscripción'}
            </Button>
          )}
        </Card>
      )}
      {answered && (
        <Card className="p-4 text-sm">
          Tu solicitud del plan {names[answered.plan]} fue {answered.status === 'granted' ? 'aceptada' : 'rechazada'}
          {answered.decidedAt && ` el ${formatDay(answered.decidedAt)}`}.{answered.note && ` ${answered.note}`}
        </Card>
      )}
      <AlertDialog
        open={confirming}
        title="Cancelar la suscripción"
        description="La cuenta vuelve al plan Free. Lo que tengas guardado se conserva."
        confirm="Cancelar suscripción"
        danger
        onConfirm={() => cancelling.mutate()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
