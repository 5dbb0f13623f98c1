import { timingSafeEqual } from 'node:crypto';
import { type CorpusVersion, corpusVersionSchema } from '@foja/contracts/verification-records';
import { z } from 'zod';
import { keyedHash } from '../platform/keyed-hash.ts';
import { sha256 } from '../platform/sha256.ts';

export interface EarlierTurns {
  count: number;
  /** SHA-256 of their JSON, the oldest first: `[{"role":"user","content":"…"},…]`. */
  hash: string;
}

/** What the server says of an answer that it gave. The answer itself is in it as a hash: the browser has the words. */
export interface SealedAnswer {
  /** ISO date-time. */
  answeredAt: string;
  /** As it was read: without personal data. */
  question: string;
  /** The earlier turns that the answer was given on, as whoever asked sent them; null where there were none. */
  earlierTurns: EarlierTurns | null;
  contentHash: string;
  engine: string;
  appVersion: string;
  asOf: string | null;
  corpus: CorpusVersion;
  /** Id and hash of the text of each source, in the order of the answer. */
  sources: [string, string | null][];
}

const sealedAnswerSchema = z.object({
  answeredAt: z.iso.datetime(),
  question: z.string(),
  earlierTurns: z.object({ count: z.number().int().positive(), hash: z.string() }).nullable(),
  contentHash: z.string(),
  engine: z.string(),
  appVersion: z.string(),
  asOf: z.string().nullable(),
  corpus: corpusVersionSchema,
  sources: z.array(z.tuple([z.string(), z.string().nullable()])),
}) satisfies z.ZodType<SealedAnswer>;

const purpose = 'answer-attestation';

/** What was said, and a keyed hash of it: nobody without the installation's secret can make one. */
export function sealAnswer(secret: string, answer: SealedAnswer): string {
  const said = Buffer.from(JSON.stringify(answer)).toString('base64url');
  return `${said}.${keyedHash(secret, purpose, said)}`;
}

/** What the server said of this very content; null where it said nothing of it, or the seal was altered. */
export function openAnswerSeal(secret: string, seal: string, content: string): SealedAnswer | null {
  const [said = '', hash = '', ...rest] = seal.split('.');
  const wanted = Buffer.from(keyedHash(secret, purpose, said));
  const given = Buffer.from(hash);
  if (rest.length > 0 || wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  const read = sealedAnswerSchema.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
  if (!read.success || read.data.contentHash !== sha256(content)) return null;
  return read.data;
}
