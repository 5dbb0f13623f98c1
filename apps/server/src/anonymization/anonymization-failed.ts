/** A text could not be anonymized. It carries the reason and never the text. */
export class AnonymizationFailed extends Error {
  override readonly name = 'AnonymizationFailed';
  readonly reason: 'failed' | 'timeout' | 'busy';

  constructor(reason: AnonymizationFailed['reason']) {
    super(`The text was not anonymized: ${reason}`);
    this.reason = reason;
  }
}
