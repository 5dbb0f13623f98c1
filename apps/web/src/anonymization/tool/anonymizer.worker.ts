import { detect } from '@foja/anonymizer';

/** Finds the personal data of one text away from the page's own thread, which goes on answering. */
self.onmessage = ({ data: text }: MessageEvent<string>) => {
  const startedMs = performance.now();
  const spans = detect(text).map(({ start, end, type, text: written }) => ({ start, end, type, text: written }));
  self.postMessage({ spans, timeMs: performance.now() - startedMs });
};
