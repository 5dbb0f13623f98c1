import type { GuestProofTask } from '@foja/contracts/guest-proof';
import { solveProof } from './solve-proof.ts';

/** Works away from the page's own thread, which goes on answering. */
self.onmessage = ({ data: task }: MessageEvent<GuestProofTask>) => {
  const nonce = solveProof(task, (progress) => self.postMessage({ progress }));
  self.postMessage({ nonce });
};
