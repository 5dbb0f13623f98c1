import { runLater } from '../platform/run-later.ts';

/** How long the browser may take to read a temporary address (specification 7.6). */
export const temporaryUrlMs = 30_000;

/** Releases the address of a file that the browser holds, in 30 s. */
export function releaseLater(url: string): void {
  runLater(() => URL.revokeObjectURL(url), temporaryUrlMs);
}

/** An address for a file that the browser holds, released after 30 s. */
export function temporaryUrl(file: Blob): string {
  const url = URL.createObjectURL(file);
  releaseLater(url);
  return url;
}
