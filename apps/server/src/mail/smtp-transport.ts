import { createTransport } from 'nodemailer';
import { MailNotTaken, type MailTransport } from './mail-transport.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string;
  /** Sender as `Foja <no-responder@foja.example>`. */
  from: string;
}

/** How long a mail server may take, in milliseconds. */
export interface SmtpLimits {
  connectionTimeoutMs: number;
  /** Silence in mid-conversation. */
  socketTimeoutMs: number;
  /** The whole of one mail; well under the lease that the outbox gives it. */
  totalTimeoutMs: number;
  /** How much longer a mail in mid-conversation may take once this server stops: one cut off late may arrive twice. */
  stopGraceMs: number;
}

const defaultLimits: SmtpLimits = {
  connectionTimeoutMs: 10_000,
  socketTimeoutMs: 20_000,
  totalTimeoutMs: 60_000,
  stopGraceMs: 3_000,
};

/** Sends through a mail server, a connection a mail. */
export function createSmtpTransport({ url, from }: SmtpSettings, limits: SmtpLimits = defaultLimits): MailTransport {
  const smtp = createTransport({
    url,
    dnsTimeout: limits.connectionTimeoutMs,
    connectionTimeout: limits.connectionTimeoutMs,
    greetingTimeout: limits.connectionTimeoutMs,
    socketTimeout: limits.socketTimeoutMs,
  });
  const senderDomain = /@([^\s>]+)/.exec(from)?.[1] ?? 'foja.example';
  return {
    async send(id, { to, subject, text, html }, signal) {
      const givingUp = new AbortController();
      const giveUp = () => givingUp.abort();
      const timers = [setTimeout(giveUp, limits.totalTimeoutMs)];
      const onStop = () => timers.push(setTimeout(giveUp, limits.stopGraceMs));
      signal?.addEventListener('abort', onStop, { once: true });
      try {
        await smtp.sendMail({
          messageId: `<${id}@${senderDomain}>`,
          from,
          // An object, so that nothing in an address is read as a second one.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: givingUp.signal,
        });
      } catch (error) {
        throw notTaken(error);
      } finally {
        signal?.removeEventListener('abort', onStop);
        for (const timer of timers) clearTimeout(timer);
      }
    },
  };
}

interface SmtpFailure {
  code?: string;
  /** The command that failed, such as `RCPT TO`. */
  command?: string;
  /** The server's three digits. */
  responseCode?: number;
}

/** The server's own words are left out: they often repeat the address. */
function notTaken(error: unknown): MailNotTaken {
  const { code, command, responseCode } = (error ?? {}) as SmtpFailure;
  if (responseCode === undefined) return new MailNotTaken(code ?? 'unknown', false);
  // A refused recipient or message stays refused; a refused login or sender is for the operator to put right meanwhile.
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new MailNotTaken(`${command ?? 'SMTP'} ${responseCode}`, isFinal);
}
