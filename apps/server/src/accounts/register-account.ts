import { randomUUID } from 'node:crypto';
import { authMessages, type RegisterRequest, type RegisterResponse } from '@foja/contracts/accounts';
import { recordActivity } from '../activity/record-activity.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { type Mail, nobody } from '../mail/mail.ts';
import type { Transaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';
import { consumeRateLimit } from '../platform/rate-limit/rate-limit.ts';
import { accounts } from './accounts.table.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { bounds } from './bounds.ts';
import { requireUnbreachedPassword } from './breached-passwords.ts';
import { type AccountRow, findAccount } from './find-account.ts';
import { keepOrUndo } from './keep-or-undo.ts';
import { rememberDevice } from './known-devices.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { writeConfirmation } from './send-confirmation.ts';
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
    if (!mustConfirm) {
      if (made.length === 0) return null;
      await recordRegistered(within, account);
      await rememberDevice(within, account.id, from.device);
      return openSession(within, account, from.browser);
    }
    await fileMail(within, account.email, made.length > 0);
    return { success: true, requiresConfirmation: true, message: authMessages.confirmationSent };
  });
  if (!answer) throw new HttpError(409, 'conflict', authMessages.emailTaken);
  return answer;
}

type Within = AccountsDeps & { db: Transaction };

function recordRegistered(deps: Within, { id, role }: Pick<AccountRow, 'id' | 'role'>): Promise<void> {
  return recordActivity(deps, { event: 'account_registered', actorId: id, actorRole: role });
}

/**
 * Files the mail that confirms a new address, or tells the owner of a taken one, and not whoever typed it. What is done for a new
 * account is done for a taken one as well, and undone: the time tells nothing.
 */
async function fileMail(deps: Within, email: string, isNew: boolean): Promise<void> {
  const owner = await findAccount(deps, { email });
  if (!owner) return;
  const mayBeSent = await consumeRateLimit(deps, bounds.registrationMails, email);
  const confirmation = await keepOrUndo(deps.db, isNew, async (inner) => {
    const within = { ...deps, db: inner };
    await recordRegistered(within, owner);
    return writeConfirmation(within, owner);
  });
  const link = publicAddress(deps.config, '/forgot-password');
  const told: Mail = { template: 'already-registered', to: email, values: { firstName: owner.firstName, link } };
  const mail = isNew ? confirmation : told;
  await enqueueMail(deps, isNew || mayBeSent ? mail : { ...mail, to: nobody });
}
