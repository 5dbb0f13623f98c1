import type { DocumentKind } from '@foja/contracts/document-limits';
import type { VaultDocument } from '@foja/contracts/documents';
import { countOf } from '../platform/count-of.ts';
import { CallFailed } from '../platform/http.ts';

export const kindNames: Record<DocumentKind, string> = { pdf: 'PDF', docx: 'Word', txt: 'Texto' };

export const documentsText = (documents: number): string => countOf(documents, 'documento', 'documentos');

export const pagesText = (pages: number): string => countOf(pages, 'página', 'páginas');

/** What is said of a call that failed: the server's own words, where it refused; `fallback` where it broke. */
export function failureText(failure: unknown, fallback: string): string {
  if (!(failure instanceof CallFailed)) return fallback;
  const isRefusal =
    failure.status < 500 ||
    failure.code === 'documents_busy' ||
    failure.code === 'files_unavailable' ||
    failure.code === 'document_damaged' ||
    failure.code.startsWith('anonymization_');
  return isRefusal && failure.code !== 'unreadable' ? failure.message : fallback;
}

/** Whether a document holds text that can be asked about. */
export const hasText = (document: VaultDocument): boolean => document.characters > 0;
