/** SAIJ did not answer as it should. It carries neither the query nor the answer. */
export class SaijUnavailable extends Error {
  override readonly name = 'SaijUnavailable';
  /** For the operator: `status 500`, `timeout`, `ECONNREFUSED`. */
  readonly reason: string;
  /** Whether it could not be reached at all, so that the next search need not try. */
  readonly isOut: boolean;

  constructor(reason: string, isOut = false) {
    super(`SAIJ did not answer: ${reason}`);
    this.reason = reason;
    this.isOut = isOut;
  }
}

/** What a call that took too long ends with. */
export const tooLate = (): SaijUnavailable => new SaijUnavailable('timeout', true);
