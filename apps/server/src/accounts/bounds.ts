import { isIPv6 } from 'node:net';
import { lockout, loginFailuresPerAddress, wrongCodesPerAccount, wrongCodesPerPlace } from '@foja/contracts/limits';
import type { RateLimit } from '../platform/rate-limit/rate-limit.ts';

const hourMs = 3_600_000;

/** Every bound on calls that need no session. By mail address, by network address, or by both, as the name says. */
export const bounds = {
  /** Of an address from one network: nobody is locked out by others. */
  wrongPasswords: { kind: 'wrong-password', limit: lockout.failures, windowMs: lockout.windowMs },
  /** Of an address from all networks together; beyond it, only networks from which it has signed in may try. */
  wrongPasswordsAnywhere: { kind: 'wrong-password-anywhere', limit: 100, windowMs: hourMs },
  failedLoginsOfNetwork: {
    kind: 'failed-login',
    limit: loginFailuresPerAddress.failures,
    windowMs: loginFailuresPerAddress.windowMs,
  },
  /** Of an account from one network. Only who knows the password can make them. */
  wrongCodes: { kind: 'wrong-code', limit: wrongCodesPerPlace.failures, windowMs: wrongCodesPerPlace.windowMs },
  /** Of an account from all networks together; beyond it, only networks from which it has signed in may try. */
  wrongCodesAnywhere: {
    kind: 'wrong-code-anywhere',
    limit: wrongCodesPerAccount.failures,
    windowMs: wrongCodesPerAccount.windowMs,
  },
  wrongCodeMails: { kind: 'mail-wrong-code', limit: 3, windowMs: hourMs },
  /** A course where everybody signs up from one office still fits. */
  signUpsOfNetwork: { kind: 'sign-up', limit: 50, windowMs: hourMs },
  /** Each account brings free uses: a network has them for a course and not for a farm. */
  signUpsOfNetworkADay: { kind: 'sign-up-a-day', limit: 100, windowMs: 86_400_000 },
  mailsAskedByNetwork: { kind: 'mail-asked', limit: 20, windowMs: hourMs },
  confirmationMails: { kind: 'mail-confirm', limit: 3, windowMs: hourMs },
  resetMails: { kind: 'mail-reset', limit: 3, windowMs: hourMs },
  /** The one that confirms a new address included. */
  registrationMails: { kind: 'mail-already-registered', limit: 3, windowMs: hourMs },
} as const satisfies Record<string, RateLimit>;

/** What is counted of a network address: of IPv6 its first 64 bits, because one subscriber has all of the others. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? first : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
