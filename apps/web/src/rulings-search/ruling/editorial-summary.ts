import type { FoundRuling } from '@foja/contracts/jurisprudence';
import { messages } from '@foja/contracts/messages';

/** Whether what is told of a ruling is the editors' own summary, and not an official one. */
export function isEditorialSummary({
  isEditorialSummary: isTold,
  source,
  sourceId,
}: Pick<FoundRuling, 'isEditorialSummary' | 'source' | 'sourceId'>): boolean {
  return isTold ?? (source === messages.editorialLabel || (sourceId?.startsWith('resumen:') ?? false));
}
