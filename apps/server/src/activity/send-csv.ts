import type { FastifyReply } from 'fastify';
import type { Clock } from '../platform/clock.ts';

export const csvDescription = 'UTF-8 con marca de orden de bytes, separado por punto y coma.';

/** Answers with a CSV file named after today ("foja-actividad-2026-11-20.csv"), which nobody keeps on the way. */
export function sendCsv(reply: FastifyReply, clock: Clock, name: string, csv: unknown) {
  const day = clock.now().toISOString().slice(0, 10);
  // Fastify sends a stream as it is; its types know only the text of the contract.
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(csv as string);
}
