import type { ComposedMail } from './compose-mail.ts';

/** Takes mails away: over SMTP, or into a folder. */
export interface MailTransport {
  /**
   * @param id of the mail in the outbox; the same one when it is tried again, so that a mail server can tell.
   * @throws {MailNotTaken}
   */
  send(id: string, mail: ComposedMail, signal?: AbortSignal): Promise<void>;
}

/** A mail could not be handed over. The message tells the kind of failure in codes only: never an address. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  /** Whether trying again is of no use. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.isFinal = isFinal;
  }
}
