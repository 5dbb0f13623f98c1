import { z } from 'zod';

/** GET /api/status */
export const statusSchema = z.object({
  api: z.object({ status: z.literal('running'), version: z.string() }),
  database: z.object({ status: z.enum(['connected', 'unavailable']), kind: z.enum(['embedded', 'server']) }),
  index: z.object({
    status: z.enum(['ready', 'building', 'unavailable']),
    passages: z.number().int().nonnegative(),
    pending: z.number().int().nonnegative(),
  }),
  model: z.object({ status: z.enum(['configured', 'not-configured']), engine: z.string() }),
  /** How people reach this installation; the number has digits only, with the country code. */
  contact: z.object({ email: z.string(), salesEmail: z.string(), whatsappNumber: z.string().nullable() }),
  /** Whether text in pictures is recognised (OCR), in files that are read as jobs. */
  recognition: z.object({ status: z.enum(['on', 'off']) }),
  embeddings: z.object({ status: z.enum(['configured', 'not-configured']), model: z.string().nullable() }),
});
export type Status = z.infer<typeof statusSchema>;

/** GET /ready: whether calls may be sent to this server, and what it waits for where they may not. */
export const readySchema = z.object({
  status: z.enum(['ready', 'not-ready']),
  waitsFor: z.array(z.enum(['database', 'index'])),
  /** What does not answer and leaves the rest working: without `files` the vault neither takes nor gives documents. */
  impaired: z.array(z.enum(['files'])),
});

export const healthSchema = z.object({ status: z.literal('ok') });
