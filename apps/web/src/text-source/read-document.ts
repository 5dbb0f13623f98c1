import { runInWorker } from '../platform/run-in-worker.ts';
import DocumentWorker from './document.worker.ts?worker';
import type { DocumentText } from './document-text.ts';

/**
 * Takes the text out of a file, in this browser.
 * @throws {DOMException} `AbortError` when `signal` aborts; another error where the worker fails.
 */
export function readDocument(file: File, signal: AbortSignal): Promise<DocumentText> {
  return runInWorker(() => new DocumentWorker(), file, signal, undefined, isDocumentText);
}

/** The reader of PDFs takes the worker for its own, and says first that it is ready. */
const isDocumentText = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('text' in data || 'problem' in data);
