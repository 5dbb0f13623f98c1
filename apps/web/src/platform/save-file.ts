import { runLater } from './run-later.ts';

/** The browser reads the address when it starts saving; a minute is ample. */
const releaseAfterMs = 60_000;

/** Hands a file to the browser, which saves it under this name. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  runLater(() => URL.revokeObjectURL(url), releaseAfterMs);
}
