import type { FirmRole } from '@foja/contracts/firm-words';

/** What happened to the security of an account. */
export const securityEvents = [
  'second-factor-enabled',
  'second-factor-disabled',
  'second-factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'wrong-codes',
  'new-device',
  'session-copied',
  'api-key-created',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Every mail that Foja sends, with what its text needs. Links are whole addresses. */
export type Mail =
  | { template: 'confirm-email'; to: string; values: { firstName: string; link: string } }
  /** To somebody who tried to register an address that has an account: the screen's answer is the same as for a new one. */
  | { template: 'already-registered'; to: string; values: { firstName: string; link: string } }
  | { template: 'reset-password'; to: string; values: { firstName: string; link: string } }
  | { template: 'password-changed'; to: string; values: { firstName: string; link: string } }
  | {
      template: 'security-event';
      to: string;
      values: { firstName: string; event: SecurityEvent; device: string | null; link: string };
    }
  | { template: 'plan-granted'; to: string; values: { firstName: string; plan: string; link: string; note: string } }
  | { template: 'plan-declined'; to: string; values: { firstName: string; plan: string; link: string; note: string } }
  /** What is due, a line each; what an entry is called only where its reader chose so. */
  | { template: 'agenda-reminder'; to: string; values: { firstName: string; lines: string[]; link: string } }
  /** Days of an agenda that the server changed by itself, a line each. */
  | { template: 'agenda-changed'; to: string; values: { firstName: string; lines: string[]; link: string } }
  /** What is new in the law for somebody's writings, causas and watches, a line each. */
  | { template: 'novelties'; to: string; values: { firstName: string; lines: string[]; link: string } }
  /** To an address with an account or without: it says the same. */
  | {
      template: 'firm-invitation';
      to: string;
      values: { firmName: string; invitedBy: string; role: FirmRole; expiresOn: string; link: string };
    }
  /** Says nothing of the causa, nor of what was written. */
  | { template: 'matter-mention'; to: string; values: { firstName: string; by: string; link: string } }
  | { template: 'firm-left'; to: string; values: { firstName: string; firmName: string; link: string } }
  | { template: 'trial-ending'; to: string; values: { firstName: string; endsOn: string; link: string } };

/** The address of a mail that is filed so that the time tells nothing, and goes nowhere. */
export const nobody = '';

type MailTemplate = Mail['template'];
export type ValuesOf<T extends MailTemplate> = Extract<Mail, { template: T }>['values'];
