import { type GuestProofTask, hasLeadingZeroBits, proofInput } from '@foja/contracts/guest-proof';
import { sha256 } from '@noble/hashes/sha2';

/** How many numbers are tried between two reports. */
const reportEvery = 16_384;

/**
 * Finds the number that the server asks for, by trying one after the other.
 * @param onTried told now and then how many were tried.
 */
export function solveProof({ challenge, bits }: GuestProofTask, onTried: (tried: number) => void): number {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce += 1) {
    if (hasLeadingZeroBits(sha256(encoder.encode(proofInput({ challenge, nonce }))), bits)) return nonce;
    if (nonce % reportEvery === reportEvery - 1) onTried(nonce + 1);
  }
}
