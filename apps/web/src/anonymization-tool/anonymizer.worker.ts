import { inspect } from '@foja/anonymizer';

/** Finds the personal data of one text away from the page's own thread, which goes on answering. */
self.onmessage = ({ data: text }: MessageEvent<string>) => {
  const startedMs = performance.now();
  const found = inspect(text);
  const spans = found.spans.map(({ start, end, type, text: written }) => ({ start, end, type, text: written }));
  self.postMessage({ spans, kept: found.kept, timeMs: performance.now() - startedMs });
};
