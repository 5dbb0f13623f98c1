import { randomBytes } from 'node:crypto';
import type { FirmRole } from '@foja/contracts/firm-words';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { FirmsDeps } from './firms-deps.ts';

/** A new token for an invitation's link; only its hash is kept. */
export function newInvitationToken(deps: { jwtSecret: string }): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: invitationHash(deps, token) };
}

export function invitationHash(deps: { jwtSecret: string }, token: string): string {
  return keyedHash(deps.jwtSecret, 'firm-invitation', token);
}

const asDate = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Files the mail that carries the link. */
export async function mailInvitation(
  within: FirmsDeps & { db: Transaction },
  invitation: { email: string; role: FirmRole; expiresAt: Date; token: string; firmName: string; invitedBy: string },
): Promise<void> {
  const { email, role, expiresAt, token, firmName, invitedBy } = invitation;
  await enqueueMail(within, {
    template: 'firm-invitation',
    to: email,
    values: {
      firmName,
      invitedBy,
      role,
      expiresOn: asDate.format(expiresAt),
      link: publicAddress(within.config, `/invitacion/${token}`),
    },
  });
}
