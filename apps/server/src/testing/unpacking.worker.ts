import { parentPort } from 'node:worker_threads';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { makeStreamsUndisturbed, undisturbed } from '../platform/threads/undisturbed.ts';

makeStreamsUndisturbed();

/** Unpacks without end, once it has said that it began. */
parentPort?.on('message', () => {
  const packed = deflateRawSync('luz');
  parentPort?.postMessage({ progress: { done: 0, total: 1 } });
  for (let times = 0; ; times++) {
    undisturbed(() => inflateRawSync(packed));
    if (times % 100 === 0) new DecompressionStream('deflate');
  }
});
