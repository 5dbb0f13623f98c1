import type { SecondFactorState } from '@foja/contracts/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { notify } from '../../design-system/toast.ts';
import { formatDay } from '../../platform/dates.ts';
import { ProfileCard, ReadFailed } from '../profile/profile-card.tsx';
import { disableSecondFactor, renewRecoveryCodes, secondFactorQuery } from './api.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { secondFactorAnchor } from './second-factor-anchor.ts';
import { CodesDialog, SetUpDialog } from './set-up-dialog.tsx';

/** From so few on, it is time for new ones. */
const fewCodes = 3;

/** The second factor in the profile: set up, renewed, taken off. */
export function SecondFactorCard({ email }: { email: string }) {
  const state = useQuery(secondFactorQuery(email));
  return (
    <ProfileCard
      title="Verificación en dos pasos"
      about="Un código de tu teléfono, además de la contraseña."
      anchor={secondFactorAnchor}
    >
      {state.data ? (
        <Controls state={state.data} email={email} />
      ) : state.isError ? (
        <ReadFailed failure={state.error} onRetry={() => void state.refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </ProfileCard>
  );
}

function Controls({ state, email }: { state: SecondFactorState; email: string }) {
  const client = useQueryClient();
  const [open, setOpen] = useState<'set-up' | 'renew' | 'disable' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  // Sessions and activity tell of it, too.
  const reread = () => void client.invalidateQueries({ queryKey: ['account', email] });
  return (
    <>
      {state.enabledAt ? (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Badge tone="ok">Activada</Badge>
            <span className="text-ink-soft">
              Desde el {formatDay(state.enabledAt)}. {codesLeft(state.recoveryCodesLeft)}
            </span>
          </p>
          {state.recoveryCodesLeft < fewCodes && (
            <FormBanner tone="info">Te quedan pocos códigos de recuperación. Generá otros y guardalos.</FormBanner>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('renew')}>Generar códigos nuevos</Button>
            <Button kind="danger" onClick={() => setOpen('disable')}>
              Desactivar
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          {state.isRequired && (
            <FormBanner tone="info">Esta instalación la pide para administrar. Activala para continuar.</FormBanner>
          )}
          <p className="text-sm text-ink-soft">
            Quien conozca tu contraseña no va a poder entrar sin tu teléfono. Sirve cualquier aplicación de códigos.
          </p>
          <Button className="justify-self-start" onClick={() => setOpen('set-up')}>
            Activar
          </Button>
        </div>
      )}
      {open === 'set-up' && <SetUpDialog onClose={close} onDone={reread} />}
      {open === 'renew' && (
        <ProofDialog
          title="Generar códigos nuevos"
          description="Los códigos de recuperación que tenés dejan de servir."
          confirm="Generar"
          act={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => {
            close();
            setCodes(recoveryCodes);
            reread();
          }}
          onClose={close}
        />
      )}
      {open === 'disable' && (
        <ProofDialog
          title="Desactivar la verificación en dos pasos"
          description="Para entrar va a alcanzar con la contraseña."
          confirm="Desactivar"
          danger
          act={disableSecondFactor}
          onDone={({ message }) => {
            close();
            reread();
            void notify(message, { kind: 'success' });
          }}
          onClose={close}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'No te queda ningún código de recuperación.';
  return count === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${count} códigos de recuperación.`;
}
