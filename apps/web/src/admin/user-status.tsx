import type { AdminUser } from '@foja/contracts/admin';
import { isUnlimited } from '@foja/contracts/limits';
import { planLabels } from '@foja/contracts/roles';
import { CircleCheck, Lock, MailQuestionMark } from 'lucide-react';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { formatCount } from '../platform/count-of.ts';
import { formatDay, formatMoment } from '../platform/dates.ts';

export type UserStatus = AdminUser['status'];

export const userStatusLabels: Record<UserStatus, string> = {
  active: 'Activa',
  unconfirmed: 'Sin confirmar',
  locked: 'Bloqueada',
};

const looks: Record<UserStatus, { tone: Tone; Icon: typeof Lock }> = {
  active: { tone: 'ok', Icon: CircleCheck },
  unconfirmed: { tone: 'warning', Icon: MailQuestionMark },
  locked: { tone: 'danger', Icon: Lock },
};

/** How the account stands, and until when wrong passwords keep it closed. */
export function StatusBadge({ user: { status, lockedOutUntil } }: { user: AdminUser }) {
  const { tone, Icon } = looks[status];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <Badge tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
        {userStatusLabels[status]}
      </Badge>
      {lockedOutUntil && (
        <span className="text-xs text-ink-muted">{`En espera hasta ${formatMoment(lockedOutUntil)}`}</span>
      )}
    </span>
  );
}

/** The stored role, and until when a trial lends a better one. */
export function RoleBadge({ user }: { user: AdminUser }) {
  const trial = runningTrial(user);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <Badge tone={user.role === 'User' ? 'neutral' : 'brand'}>{planLabels[user.role]}</Badge>
      {trial && <span className="text-xs whitespace-nowrap text-ink-muted">{`Premium hasta el ${trial}`}</span>}
    </span>
  );
}

/** Day and month on which a running trial ends; null where none runs. */
function runningTrial({ role, trialEndsAt }: AdminUser): string | null {
  return role === 'User' && trialEndsAt && Date.parse(trialEndsAt) > Date.now()
    ? formatDay(trialEndsAt).slice(0, 5)
    : null;
}

/** `7 de 10`; where there is no bound, the uses alone. */
export const usesOf = ({ used, limit }: AdminUser): string =>
  isUnlimited(limit) ? `${formatCount(used)}` : `${formatCount(used)} de ${formatCount(limit)}`;

export const fullName = ({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** An address that breaks before its @ where it does not fit. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
