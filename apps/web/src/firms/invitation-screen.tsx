import { authMessages } from '@foja/contracts/accounts';
import { firmMessages, firmRoleDescriptions, firmRoleLabels } from '@foja/contracts/firm-words';
import type { InvitationPreview } from '@foja/contracts/firms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { AccountFrame, textLink } from '../accounts/account-frame.tsx';
import { resendConfirmation } from '../accounts/api.ts';
import { resendFailureText } from '../accounts/auth-failure-text.ts';
import { logOut } from '../accounts/log-out.ts';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { notify } from '../design-system/toast.ts';
import { formatDay } from '../platform/dates.ts';
import { CallFailed } from '../platform/http.ts';
import { type Session, useSession } from '../platform/session.ts';
import { acceptInvitation, firmFailure, invitationQuery, refreshFirm } from './firms-queries.ts';

const title = 'Invitación a un estudio';

/** /invitacion/:token: what was offered, and accepting it with the account of its address. */
export function InvitationScreen() {
  const { token } = useParams({ from: '/invitacion/$token' });
  const session = useSession();
  const invitation = useQuery(invitationQuery(token));
  if (invitation.data) return <Offer token={token} offer={invitation.data} session={session} />;
  if (invitation.error instanceof CallFailed && [400, 404].includes(invitation.error.status)) {
    return (
      <AccountFrame title={title}>
        <FormBanner tone="danger">{firmMessages.invitationUnknown}</FormBanner>
        <p className="mt-4 text-sm text-ink-muted">
          Si te llegaron varios mails, usá el último. Si no, pedile al estudio que te invite otra vez.
        </p>
      </AccountFrame>
    );
  }
  if (invitation.isError) {
    return (
      <AccountFrame title={title}>
        <FormBanner tone="danger">
          {firmFailure(invitation.error, 'No se pudo leer la invitación. Volvé a intentar.')}
        </FormBanner>
        <Button className="mt-5" busy={invitation.isFetching} onClick={() => void invitation.refetch()}>
          Probar de nuevo
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title}>
      <p role="status" className="sr-only">
        Leyendo la invitación…
      </p>
      <Skeleton className="h-24 w-full" />
    </AccountFrame>
  );
}

const ended: Record<Exclude<InvitationPreview['state'], 'pending'>, string> = {
  accepted: firmMessages.invitationAccepted,
  revoked: firmMessages.invitationRevoked,
  expired: firmMessages.invitationExpired,
};

interface OfferProps {
  token: string;
  offer: InvitationPreview;
  session: Session | null;
}

function Offer({ token, offer, session }: OfferProps) {
  const { firmName, invitedBy, role, state, address, expiresAt } = offer;
  if (state !== 'pending') {
    return (
      <AccountFrame title={title} lead={`De ${firmName}, para ${address}.`}>
        <FormBanner tone={state === 'accepted' ? 'info' : 'danger'}>{ended[state]}</FormBanner>
        <Link to="/dashboard" className={`mt-5 ${buttonClasses('secondary')}`}>
          Ir a Foja
        </Link>
      </AccountFrame>
    );
  }
  const who = invitedBy ?? 'Una persona del estudio';
  return (
    <AccountFrame
      title={role === 'cliente' ? `${firmName} compartió una causa con vos` : `Invitación de ${firmName}`}
      lead={
        role === 'cliente'
          ? `${who} te invitó a leer una causa.`
          : `${who} te invitó a ser parte, con el rol ${firmRoleLabels[role]}. ${firmRoleDescriptions[role]}`
      }
    >
      <p className="figures mb-5 text-sm text-ink-muted">
        Para {address}. Vence el {formatDay(expiresAt)}.
      </p>
      {session ? <Accept token={token} session={session} /> : <SignIn token={token} />}
    </AccountFrame>
  );
}

function SignIn({ token }: { token: string }) {
  const returnUrl = `/invitacion/${token}`;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">Para aceptar hace falta una cuenta de esa dirección.</p>
      <div className="flex flex-wrap gap-2">
        <Link to="/login" search={{ returnUrl }} className={buttonClasses('primary')}>
          Iniciar Sesión
        </Link>
        <Link to="/register" search={{ returnUrl }} className={buttonClasses('secondary')}>
          Crear cuenta
        </Link>
      </div>
    </div>
  );
}

function Accept({ token, session }: { token: string; session: Session }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { email } = session.user;
  const accepting = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: async ({ firmName, matterId }) => {
      void notify(matterId ? 'Ya podés leer la causa.' : `Ya sos parte de ${firmName}.`);
      await refreshFirm(client, email);
      await (matterId
        ? navigate({ to: '/dashboard/causas/$id', params: { id: matterId } })
        : navigate({ to: '/dashboard/estudio' }));
    },
    // It may have been used or revoked since it was read.
    onError: () => client.invalidateQueries({ queryKey: invitationQuery(token).queryKey }),
  });
  const failure = accepting.error instanceof CallFailed ? accepting.error : null;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm text-ink-soft wrap-anywhere">
        Entraste como <strong className="font-medium text-ink">{email}</strong>.
      </p>
      {accepting.isError && (
        <FormBanner tone="danger">
          {firmFailure(accepting.error, 'No se pudo aceptar la invitación. Volvé a intentar.')}
        </FormBanner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busy={accepting.isPending} onClick={() => accepting.mutate()}>
          Aceptar la invitación
        </Button>
        {failure?.code === 'forbidden' && <Button onClick={() => void logOut()}>Entrar con otra cuenta</Button>}
      </div>
      {failure?.code === 'email_not_confirmed' && <ConfirmFirst email={email} />}
      <Link to="/dashboard" className={textLink}>
        Ahora no
      </Link>
    </div>
  );
}

function ConfirmFirst({ email }: { email: string }) {
  const sending = useMutation({
    mutationFn: () => resendConfirmation(email),
    onSuccess: () => notify(authMessages.resent),
    onError: (failure) => notify(resendFailureText(failure), { kind: 'error' }),
  });
  return (
    <Button busy={sending.isPending} onClick={() => sending.mutate()}>
      Enviarme el mail de confirmación
    </Button>
  );
}
