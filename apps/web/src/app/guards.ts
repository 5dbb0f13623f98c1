import { can, type Permission } from '@foja/contracts/roles';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { isAddinPopup } from '../accounts/addin-popup.ts';
import { endMessage } from '../accounts/expired-message.ts';
import { lastSessionEnd } from '../platform/end-session.ts';
import { sessionRestored } from '../platform/restore-session.ts';
import { currentSession } from '../platform/session.ts';

/** The guards of specification 2.1, each a route's `beforeLoad`. All wait until it is known whether somebody is signed in. */

const dashboard: string = '/dashboard';

/** Sends a signed-out person to the login page, which leads back. */
export async function signedInOnly({ location }: { location: ParsedLocation }): Promise<void> {
  await sessionRestored();
  if (currentSession()) return;
  const message = endMessage(lastSessionEnd());
  throw redirect({ to: '/login', search: { returnUrl: location.href, message }, replace: true });
}

/** Sends a signed-in person to the dashboard. */
export async function signedOutOnly(): Promise<void> {
  await sessionRestored();
  if (currentSession()) throw redirect({ to: dashboard, replace: true });
}

/** As {@link signedOutOnly}, but the pop-up of the add-in stays: it has to say that it is done, and to close itself. */
export async function loginGuard({ search }: { search: { source?: string | undefined } }): Promise<void> {
  if (!isAddinPopup(search.source)) await signedOutOnly();
}

/** A guard for somebody whose role has `permission`: others go to the dashboard, signed-out people to the login page. */
export function requireRole(permission: Permission) {
  return async (context: { location: ParsedLocation }): Promise<void> => {
    await signedInOnly(context);
    const role = currentSession()?.user.role ?? 'Guest';
    if (!can(role, permission)) throw redirect({ to: dashboard, replace: true });
  };
}
