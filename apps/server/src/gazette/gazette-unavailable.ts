/** Why the official site gave nothing: 502 it answered badly, 504 too late, 503 this server asks it for enough already. */
export class GazetteUnavailable extends Error {
  override readonly name = 'GazetteUnavailable';
  readonly status: 502 | 503 | 504;

  /** @param reason for the log, in words of our own. */
  constructor(status: 502 | 503 | 504, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** What work that took too long ends with. */
export const tooLate = (): GazetteUnavailable => new GazetteUnavailable(504, 'timeout');
