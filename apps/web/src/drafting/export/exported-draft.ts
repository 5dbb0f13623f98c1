import type { DraftBlock } from '@foja/contracts/drafting';

export type DraftExportFormat = 'docx' | 'pdf' | 'md';

export interface ExportedDraft {
  /** What kind of document it is. */
  title: string;
  blocks: readonly DraftBlock[];
  /** ISO date-time. */
  writtenAt: string;
}
