import { z } from 'zod';

const line = z.string().trim().min(1);
const times = /^(?:\d+(?:\/[1-9]\d*)?|\d+(?:,\d+)? %)$/;

/** A share or a multiple that an answer states, of an amount that people tell: `{ of: [monto], times: 1/2, tell: "la mitad de {of} son {sum}" }`. */
export const sumSchema = z.strictObject({
  /** Facts of amount or count of `facts/`; the first that is told, and told once. */
  of: z.array(line).min(1),
  /** "1/2", "10 %", "13". */
  times: z.string().regex(times),
  /** A fact of count: among so many it is divided. */
  among: line.optional(),
  /** Only where what was told meets this, as `when` of a case. */
  when: line.optional(),
  /** The sentence that is said with it: `{sum}` is what comes out, `{of}` what was told, `{among}` among how many. */
  tell: line.refine((text) => text.includes('{sum}'), 'falta {sum}'),
});
export type StatedSum = z.output<typeof sumSchema>;

/** @param written "1/2", "10 %" or "13", as the schema admits. */
export function readTimes(written: string): number {
  if (written.endsWith('%')) return Number(written.slice(0, -1).trim().replace(',', '.')) / 100;
  const [above, below = '1'] = written.split('/');
  return Number(above) / Number(below);
}
