import { createHash } from 'node:crypto';
import { type GuestProof, type GuestProofTask, hasLeadingZeroBits, proofInput } from '@foja/contracts/guest-proof';
import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { obtainGuestToken } from './guest-session.ts';
import { ProofProgress } from './proof-progress.tsx';
import { percentOf } from './prove-work.ts';
import { solveProof } from './solve-proof.ts';

/** The browser's workers are not in jsdom: this one says how far it is and works when it is let. */
const worker = vi.hoisted(() => ({ work: () => {}, isTerminated: false }));
vi.mock('./solve-proof.worker.ts?worker', () => ({
  default: class {
    onmessage: (event: { data: unknown }) => void = () => {};
    postMessage(task: GuestProofTask) {
      this.onmessage({ data: { progress: 2 ** task.bits } });
      worker.work = () => this.onmessage({ data: { nonce: solveProof(task, () => {}) } });
    }
    terminate() {
      worker.isTerminated = true;
    }
  },
}));

const task: GuestProofTask = { challenge: 'head.payload.signature', bits: 8 };
const isSolved = (proof: GuestProof) =>
  hasLeadingZeroBits(createHash('sha256').update(proofInput(proof)).digest(), task.bits);
let proofs: GuestProof[];

beforeEach(() => {
  proofs = [];
  api.use(
    http.post('*/api/auth/guest-token', async ({ request }) => {
      const { proof } = (await request.json()) as { proof?: GuestProof };
      if (!proof) {
        return HttpResponse.json({ error: 'proof_required', message: 'no', details: task }, { status: 428 });
      }
      proofs.push(proof);
      const expiresAt = '2099-01-01T00:00:00.000Z';
      return HttpResponse.json({ token: 'for-work', expiresAt, usageRemaining: 3, usageLimit: 3 });
    }),
  );
});

describe('the guest of a busy network', () => {
  it('has the browser work for the token, sees how far that is, and then asks again by itself', async () => {
    render(<ProofProgress />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    const token = obtainGuestToken();
    expect(await screen.findByRole('progressbar', { name: 'Comprobación' })).toHaveAttribute('aria-valuenow', '63');
    expect(screen.getByRole('status')).toHaveTextContent('Tu navegador hace una comprobación breve');
    await act(async () => {
      worker.work();
      await token;
    });
    expect(await token).toBe('for-work');
    expect(proofs.map(isSolved)).toEqual([true]);
    expect(worker.isTerminated).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('has no token where the server asks for something that is no task', async () => {
    api.use(
      http.post('*/api/auth/guest-token', () =>
        HttpResponse.json({ error: 'proof_required', message: 'no', details: { bits: 64 } }, { status: 428 }),
      ),
    );
    await expect(obtainGuestToken()).rejects.toMatchObject({ status: 401 });
  });
});

describe('solveProof', () => {
  it.each([1, 4, 11])('finds a number whose hash begins with %i zero bits, as the server counts them', (bits) => {
    const nonce = solveProof({ ...task, bits }, () => {});
    const hash = createHash('sha256')
      .update(proofInput({ challenge: task.challenge, nonce }))
      .digest();
    expect(hasLeadingZeroBits(hash, bits)).toBe(true);
    expect(BigInt(`0x${hash.toString('hex')}`) >> BigInt(256 - bits)).toBe(0n);
  });
});

describe('percentOf', () => {
  it('grows with what was tried and is never done before it is', () => {
    expect([0, 2 ** 17, 2 ** 18, 2 ** 30].map((tried) => percentOf(tried, 18))).toEqual([0, 39, 63, 99]);
  });
});
