import { authMessages } from '@foja/contracts/accounts';
import { passwordMinCharacters } from '@foja/contracts/limits';
import { HttpError } from '../platform/http-errors.ts';

let reading: Promise<ReadonlySet<string>> | undefined;

/** Passwords that leaks have made common, folded; those too short to be anybody's here are left out. Read when first asked for. */
function readBreachedPasswords(): Promise<ReadonlySet<string>> {
  reading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].map(fold).filter((password) => password.length >= passwordMinCharacters)),
  );
  return reading;
}

/** One password, however its case is; whoever guesses tries them all. */
function fold(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** What is left without the signs at its ends: "Password1!" is guessed as soon as "password1". */
function withoutOuterSigns(folded: string): string {
  return folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/**
 * Refuses a new password that is among those that everybody guesses first. The list is here: no password leaves the server.
 * @throws {HttpError} 400 `breached_password`.
 */
export async function requireUnbreachedPassword(password: string): Promise<void> {
  const breached = await readBreachedPasswords();
  const folded = fold(password);
  if (!breached.has(folded) && !breached.has(withoutOuterSigns(folded))) return;
  throw new HttpError(400, 'breached_password', authMessages.breachedPassword);
}
