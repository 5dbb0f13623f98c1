import type { FastifyReply } from 'fastify';
import type { Clock } from '../platform/clock.ts';

export const csvDescription = 'UTF-8 con marca de orden de bytes, separado por punto y coma.';

/** Answers with a CSV file named after today ("foja-actividad-2026-11-20.csv"), which nobody keeps on the way. */
export function sendCsv(reply: FastifyReply, clock: Clock, name: string, csv: unknown) {
  return sendFile(reply, clock, { name, ending: 'csv', type: 'text/csv; charset=utf-8' }, csv);
}

/** The same with one JSON object a line, as programs read it. */
export function sendJsonLines(reply: FastifyReply, clock: Clock, name: string, lines: unknown) {
  return sendFile(reply, clock, { name, ending: 'jsonl', type: 'application/jsonl; charset=utf-8' }, lines);
}

function sendFile(
  reply: FastifyReply,
  clock: Clock,
  { name, ending, type }: { name: string; ending: string; type: string },
  content: unknown,
) {
  const day = clock.now().toISOString().slice(0, 10);
  // Fastify sends a stream as it is; its types know only the text of the contract.
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}-${day}.${ending}"`)
    .header('cache-control', 'no-store')
    .send(content as string);
}
