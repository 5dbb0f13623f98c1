import { documentText } from './document-text.ts';

/** Takes the text out of one file away from the page's own thread. */
self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  self.postMessage(await documentText(file));
};
