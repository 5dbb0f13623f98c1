import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** The bytes of a file that the browser saved. They come over the wire: the shared browser's folder is its own. */
export async function readDownload(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
