import type { Source } from '@foja/contracts/sources';

export interface ExportedAnswer {
  /** What the document is, where it is a tool's result with sections of its own and not an answer to a question. */
  title?: string;
  question: string | null;
  /** Markdown, with the real names put back. */
  answer: string;
  sources: readonly Source[];
  /** ISO date-time. */
  writtenAt: string;
  /** What stands at the foot of each page of a PDF; the notice unless told. */
  footer?: string;
}
