import type { AdminUser } from '@foja/contracts/admin';
import { roleSchema } from '@foja/contracts/role-schema';
import { mayAdminister, planDescriptions, planLabels, type Role } from '@foja/contracts/roles';
import { useState } from 'react';
import { Select } from '../design-system/select.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { useSession } from '../platform/session.ts';
import { ActionDialog } from './action-dialog.tsx';
import {
  changeRole,
  lockAccount,
  removeSecondFactor,
  resendConfirmation,
  resetUsage,
  unlockAccount,
} from './admin-queries.ts';
import type { UserAction } from './user-actions.ts';
import { fullName, usesOf } from './user-status.tsx';

interface UserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Names the person and the effect before anything is done. */
export function UserActionDialog({ action, ...rest }: UserDialogProps & { action: UserAction }) {
  switch (action) {
    case 'role':
      return <RoleDialog {...rest} />;
    case 'lock':
      return <LockDialog {...rest} />;
    case 'unlock':
      return <UnlockDialog {...rest} />;
    case 'reset-usage':
      return <ResetDialog {...rest} />;
    case 'resend-confirmation':
      return <ResendDialog {...rest} />;
    case 'remove-second-factor':
      return <RemoveSecondFactorDialog {...rest} />;
  }
}

const named = (user: AdminUser): string => `${fullName(user)} (${user.email})`;

function RoleDialog({ user, onClose }: UserDialogProps) {
  const actor = useSession()?.user.role ?? 'Guest';
  const [role, setRole] = useState<Role>(user.role);
  const isChanged = role !== user.role;
  return (
    <ActionDialog
      title="Cambiar rol"
      description={`${named(user)} tiene ahora ${planLabels[user.role]}.`}
      confirm={isChanged ? `Pasar a ${planLabels[role]}` : 'Cambiar rol'}
      done={`${fullName(user)} ahora tiene ${planLabels[role]}.`}
      isReady={isChanged}
      act={() => changeRole(user.id, role)}
      onClose={onClose}
    >
      <Select
        label="Rol nuevo"
        value={role}
        onChange={setRole}
        options={roleSchema.options.map((value) => {
          const may = mayAdminister(actor, value);
          return {
            value,
            label: may ? planLabels[value] : `${planLabels[value]} (solo un SuperAdmin)`,
            disabled: !may,
          };
        })}
      />
      <p aria-live="polite" className="rounded-field bg-sunken px-3 py-2.5 text-sm text-ink-soft">
        {isChanged
          ? `${fullName(user)} va a tener, desde su próxima acción: ${planDescriptions[role]}.`
          : 'Elegí otro rol para ver qué cambia.'}
      </p>
    </ActionDialog>
  );
}

function LockDialog({ user, onClose }: UserDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title="Bloquear cuenta"
      description={`${named(user)} no va a poder ingresar hasta que alguien la desbloquee, y sus sesiones se cierran ahora.`}
      confirm="Bloquear cuenta"
      danger
      done={`La cuenta de ${fullName(user)} quedó bloqueada.`}
      act={() => lockAccount(user.id, reason.trim())}
      onClose={onClose}
    >
      <TextArea
        label="Motivo (opcional)"
        help="Queda en el registro de actividad, que no se puede borrar. No escribas datos personales."
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}

function UnlockDialog({ user, onClose }: UserDialogProps) {
  return (
    <ActionDialog
      title="Desbloquear cuenta"
      description={`${named(user)} va a poder ingresar otra vez con su contraseña.`}
      confirm="Desbloquear cuenta"
      done={`La cuenta de ${fullName(user)} quedó desbloqueada.`}
      act={() => unlockAccount(user.id)}
      onClose={onClose}
    />
  );
}

function ResetDialog({ user, onClose }: UserDialogProps) {
  return (
    <ActionDialog
      title="Reiniciar usos"
      description={`${named(user)} lleva ${usesOf(user)} usos en su período. La cuenta vuelve a cero y el historial por día se conserva.`}
      confirm="Reiniciar usos"
      done={`Los usos de ${fullName(user)} volvieron a cero.`}
      act={() => resetUsage(user.email)}
      onClose={onClose}
    />
  );
}

function ResendDialog({ user, onClose }: UserDialogProps) {
  return (
    <ActionDialog
      title="Reenviar confirmación"
      description={`${fullName(user)} va a recibir otro enlace en ${user.email} para confirmar su email. El anterior deja de servir.`}
      confirm="Reenviar"
      done={`El enlace va camino a ${user.email}.`}
      act={() => resendConfirmation(user.id)}
      onClose={onClose}
    />
  );
}

function RemoveSecondFactorDialog({ user, onClose }: UserDialogProps) {
  return (
    <ActionDialog
      title="Quitar verificación en dos pasos"
      description={`${named(user)} va a entrar solo con su contraseña, y sus sesiones se cierran ahora. Hacelo si perdió su teléfono y sus códigos, después de comprobar que es quien dice ser. Le avisamos por mail.`}
      confirm="Quitar"
      danger
      done={`La verificación en dos pasos de ${fullName(user)} se quitó.`}
      act={() => removeSecondFactor(user.id)}
      onClose={onClose}
    />
  );
}
