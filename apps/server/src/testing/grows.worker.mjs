// A thread that takes as much memory as it is told, of its heap or in buffers, and answers while it holds it; of silence, never.
import { parentPort } from 'node:worker_threads';

const held = [];
const megabyte = 1024 * 1024;
const turn = () => new Promise((resolve) => setTimeout(resolve, 2));

parentPort.on('message', async ({ kind, megabytes }) => {
  if (kind === 'silence') return;
  for (let taken = 0; taken < megabytes; taken += 1) {
    held.push(
      kind === 'heap'
        ? Array.from({ length: megabyte / 8 }, (_, place) => taken + place / 2)
        : Buffer.alloc(megabyte, 1),
    );
    await turn();
  }
  // Long enough that whoever looks at what the process holds sees it.
  await new Promise((resolve) => setTimeout(resolve, kind === 'nothing' ? 0 : 500));
  parentPort.postMessage('answered');
});
