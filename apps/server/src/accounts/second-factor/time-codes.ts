import { Secret, TOTP } from 'otpauth';

/** What every application of codes understands (RFC 6238): SHA-1, six digits, thirty seconds. */
const parameters = { issuer: 'Foja', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** Clocks may differ by one step, before or after. */
const driftSteps = 1;

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth:` address that an application reads from a QR code. */
export function secretUri(secret: string, email: string): string {
  return new TOTP({ ...parameters, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The step that a code of six digits belongs to, one of the present and its two neighbours; null where the code is of none.
 * Whoever accepts it keeps the step, and accepts none up to it again.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: driftSteps });
  return drift === null ? null : totp.counter({ timestamp }) + drift;
}
