import { wordHtml } from './word-html.ts';

/** Opens one Word file away from the page's own thread. */
self.onmessage = async ({ data: bytes }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(await wordHtml(bytes));
};
