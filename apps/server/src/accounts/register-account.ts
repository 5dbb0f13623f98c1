import { randomUUID } from 'node:crypto';
import { authMessages, type RegisterRequest, type RegisterResponse } from '@foja/contracts/accounts';
import { recordActivity } from '../activity/record-activity.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { accounts } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { bounds } from './bounds.ts';
import { requireUnbreachedPassword } from './breached-passwords.ts';
import { findAccount } from './find-account.ts';
import { rememberDevice } from './known-devices.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { sendConfirmation } from './send-confirmation.ts';
import type { SignInPlace } from './sign-in-place.ts';

/**
 * Makes a Free account. Where addresses must be confirmed the answer is the same for a new and a known one, and the mail tells
 * its owner which it is; elsewhere the new account is signed in at once, which cannot be done for an address that is taken.
 * @throws {HttpError} 400 `breached_password`; 429 `rate_limited`; 409 `conflict` for a taken address where none must be confirmed.
 */
export async function registerAccount(
  deps: AccountsDeps,
  request: Pick<RegisterRequest, 'firstName' | 'lastName' | 'email' | 'password'>,
  from: SignInPlace,
): Promise<RegisterResponse> {
  await requireUnbreachedPassword(request.password);
  for (const bound of [bounds.signUpsOfNetwork, bounds.signUpsOfNetworkADay]) {
    if (!(await consumeRateLimit(deps, bound, from.network))) {
      throw new HttpError(429, 'rate_limited', authMessages.tooMany);
    }
  }
  const mustConfirm = deps.config.requireEmailConfirmation;
  const account = {
    id: randomUUID(),
    email: request.email.toLowerCase(),
    firstName: request.firstName,
    lastName: request.lastName,
    // Computed for a known address too: the time says nothing.
    passwordHash: await hashPassword(request.password),
    role: 'User' as const,
    createdAt: deps.clock.now(),
  };
  const answer = await deps.db.transaction(async (transaction): Promise<RegisterResponse | null> => {
    const within = { ...deps, db: transaction };
    const made = await transaction
      .insert(accounts)
      .values(account)
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (made.length > 0) {
      await recordActivity(within, { event: 'account_registered', actorId: account.id, actorRole: account.role });
      if (!mustConfirm) {
        await rememberDevice(within, account.id, from.device);
        return openSession(within, account, from.browser);
      }
      await sendConfirmation(within, account);
    } else {
      if (!mustConfirm) return null;
      await tellItsOwner(within, account.email);
    }
    return { success: true, requiresConfirmation: true, message: authMessages.confirmationSent };
  });
  if (!answer) throw new HttpError(409, 'conflict', authMessages.emailTaken);
  return answer;
}

/** To whom an address belongs, and not to whoever typed it. */
async function tellItsOwner(deps: AccountsDeps & { db: Transaction }, email: string): Promise<void> {
  const owner = await findAccount(deps, { email });
  if (!owner || !(await consumeRateLimit(deps, bounds.alreadyRegisteredMails, email))) return;
  const link = publicAddress(deps.config, '/forgot-password');
  await enqueueMail(deps, { template: 'already-registered', to: email, values: { firstName: owner.firstName, link } });
}
