import { z } from 'zod';

/** What a server asks of a browser before it gives a guest of a busy network another access: a number that takes some work to find. */
export const guestProofTaskSchema = z.object({
  /** Signed by the server; it names the network and ends by itself. */
  challenge: z.string().min(1).max(600),
  /** Leading zero bits that the hash must have: each one more doubles the work. */
  bits: z.number().int().min(1).max(30),
});
export type GuestProofTask = z.infer<typeof guestProofTaskSchema>;

export const guestProofSchema = z.object({
  challenge: guestProofTaskSchema.shape.challenge,
  nonce: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
});
export type GuestProof = z.infer<typeof guestProofSchema>;

/** What is hashed (SHA-256, UTF-8): the challenge's signature and the number, which fit one block. */
export function proofInput({ challenge, nonce }: GuestProof): string {
  return `${challenge.slice(challenge.lastIndexOf('.') + 1)}:${nonce}`;
}

/** Whether a hash begins with so many zero bits. */
export function hasLeadingZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let at = 0; at < whole; at += 1) if (hash[at] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}
