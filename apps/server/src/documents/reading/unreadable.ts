import type { UnreadableReason } from '@foja/contracts/documents';

/** Why a file is not taken; `unsupported` and `old-word` are of another kind, the others cannot be read. */
export type RefusalReason = UnreadableReason | 'unsupported' | 'old-word' | 'too-many-pages';

/** A file that is refused. It tells nothing of the content. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
