import type { DraftBlock } from '@foja/contracts/drafting';

export interface ExportedDraft {
  /** What kind of document it is. */
  title: string;
  blocks: readonly DraftBlock[];
  /** ISO date-time. */
  writtenAt: string;
}
