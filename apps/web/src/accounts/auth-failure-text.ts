import { authMessages } from '@foja/contracts/accounts';
import { errorCodes } from '@foja/contracts/errors';
import { messages } from '@foja/contracts/messages';
import { CallFailed } from '../platform/http.ts';
import { expiredMessage } from './expired-message.ts';

/** Whether a message says that the address has to be confirmed first. One about a locked account never does. */
export function saysUnconfirmed(text: string): boolean {
  if (text.includes('Cuenta bloqueada') || /contraseña|password/i.test(text)) return false;
  return /confirm|verif/i.test(text) && /e-?mail|correo/i.test(text);
}

/** What a failed account call says (specification 8, Auth). */
export function authFailureText(failure: unknown): string {
  return describe(failure) ?? authMessages.unknown;
}

/** As {@link authFailureText} for somebody who is signed in: a 401 is about the session, not about what was typed. */
export function signedInFailureText(failure: unknown): string {
  return failure instanceof CallFailed && failure.status === 401 ? expiredMessage : authFailureText(failure);
}

/** What a failed login says (specification 8, Login page), and whether the panel that sends the confirmation again belongs to it. */
export function loginFailure(failure: unknown): { text: string; unconfirmed: boolean } {
  const status = failure instanceof CallFailed ? failure.status : null;
  const text = describe(failure) ?? authMessages.loginFailed;
  if (status === 429 && text === authMessages.tooMany) {
    return { text: authMessages.tooManyLogins, unconfirmed: false };
  }
  return { text, unconfirmed: saysUnconfirmed(text) };
}

/** What a failed resend of the confirmation says: the server's words, or that it failed. */
export function resendFailureText(failure: unknown): string {
  return serverMessage(failure) ?? authMessages.resendFailed;
}

function describe(failure: unknown): string | null {
  if (!(failure instanceof CallFailed)) return null;
  const { status, code } = failure;
  const message = serverMessage(failure);
  if (message === messages.noRefreshToken || message?.includes('Cuenta bloqueada')) return message;
  if (status === 423 || code === 'account_locked' || (message && /\block(ed)?\b|bloquead/i.test(message))) {
    return authMessages.locked;
  }
  if (status === 429) return authMessages.tooMany;
  if (message && /too many|demasiados intentos|múltiples intentos/i.test(message)) return authMessages.locked;
  if (code === 'email_not_confirmed' || (message && saysUnconfirmed(message))) {
    return message ?? authMessages.confirmFirst;
  }
  if (message?.includes('Invalid credentials') || status === 401) return authMessages.wrongCredentials;
  if (code === 'second_factor_required') return message;
  if (status === 403) return authMessages.forbidden;
  if (status === 0) return authMessages.connection;
  if (status >= 500 && !message) return authMessages.server;
  return message;
}

/** The server's details, message or error field. A code is for programs, and nobody reads one. */
function serverMessage(failure: unknown): string | null {
  const said = failure instanceof CallFailed ? failure.said : null;
  return said !== null && !(errorCodes as readonly string[]).includes(said) ? said : null;
}
