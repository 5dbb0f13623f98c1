import type { AdminUser } from '@foja/contracts/admin';
import { mayAdminister, type Role } from '@foja/contracts/roles';

export type UserAction = 'role' | 'lock' | 'unlock' | 'reset-usage' | 'resend-confirmation' | 'remove-second-factor';

interface Actor {
  email: string;
  role: Role;
}

/** What can be done to an account as it stands, in the order of its menu. */
export function actionsFor(user: AdminUser): UserAction[] {
  const isLocked = user.status === 'locked';
  const locks: UserAction[] = isLocked ? ['unlock'] : user.lockedOutUntil ? ['unlock', 'lock'] : ['lock'];
  return ['role', ...locks, 'reset-usage', 'resend-confirmation', 'remove-second-factor'];
}

/** Why `actor` cannot do this to `user`; null where they can. The server decides by the same rules. */
export function whyNot(actor: Actor, user: AdminUser, action: UserAction): string | null {
  if (!mayAdminister(actor.role, user.role)) return 'Solo un SuperAdmin puede hacerlo con otro SuperAdmin';
  const isSelf = actor.email.toLowerCase() === user.email;
  if (isSelf && action === 'role') return 'No podés cambiar tu propio rol';
  if (isSelf && action === 'lock') return 'No podés bloquear tu propia cuenta';
  if (action === 'resend-confirmation' && user.status === 'active') return 'El email ya está confirmado';
  if (action === 'remove-second-factor' && isSelf) return 'La tuya se desactiva desde tu perfil';
  if (action === 'remove-second-factor' && !user.hasSecondFactor) return 'No la tiene activada';
  return null;
}
