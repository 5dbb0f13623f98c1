import type { Source } from '@foja/contracts/sources';

export interface ExportedAnswer {
  question: string | null;
  /** Markdown, with the real names put back. */
  answer: string;
  sources: readonly Source[];
  /** ISO date-time. */
  writtenAt: string;
}
