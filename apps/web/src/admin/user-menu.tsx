import type { AdminUser } from '@foja/contracts/admin';
import {
  EllipsisVertical,
  Gauge,
  Lock,
  LockOpen,
  type LucideIcon,
  MailPlus,
  ShieldOff,
  UserRoundCog,
} from 'lucide-react';
import { useRef } from 'react';
import { Menu } from '../design-system/menu.tsx';
import { useSession } from '../platform/session.ts';
import { actionsFor, type UserAction, whyNot } from './user-actions.ts';
import { fullName } from './user-status.tsx';

const looks: Record<UserAction, { label: string; Icon: LucideIcon; danger?: boolean }> = {
  role: { label: 'Cambiar rol', Icon: UserRoundCog },
  lock: { label: 'Bloquear cuenta', Icon: Lock, danger: true },
  unlock: { label: 'Desbloquear cuenta', Icon: LockOpen },
  'reset-usage': { label: 'Reiniciar usos', Icon: Gauge },
  'resend-confirmation': { label: 'Reenviar confirmación', Icon: MailPlus },
  'remove-second-factor': { label: 'Quitar verificación en dos pasos', Icon: ShieldOff, danger: true },
};

/** What can be done to one account. What the actor may not do is there with its reason. */
export function UserMenu({ user, onAction }: { user: AdminUser; onAction: (action: UserAction) => void }) {
  const actor = useSession()?.user;
  const trigger = useRef<HTMLButtonElement>(null);
  if (!actor) return null;
  return (
    <Menu
      align="end"
      trigger={
        <button
          ref={trigger}
          type="button"
          aria-label={`Acciones para ${fullName(user)}`}
          className="inline-flex size-9 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <EllipsisVertical size={18} aria-hidden="true" />
        </button>
      }
      options={actionsFor(user).map((action) => {
        const { label, Icon, danger } = looks[action];
        const reason = whyNot(actor, user, action);
        return {
          id: action,
          label,
          icon: <Icon size={16} aria-hidden="true" className="shrink-0" />,
          ...(danger && !reason ? { danger } : {}),
          ...(reason ? { reason } : {}),
          action: () => {
            // The dialog that opens gives the focus back to where it was: here, and not to the option, which is gone by then.
            trigger.current?.focus();
            onAction(action);
          },
        };
      })}
    />
  );
}
