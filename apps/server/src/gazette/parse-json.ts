import type { z } from 'zod';
import { GazetteUnavailable } from './gazette-unavailable.ts';

/** @throws {GazetteUnavailable} where the site's text is not JSON of this shape. */
export function parseJson<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new GazetteUnavailable(502, 'not JSON');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new GazetteUnavailable(502, 'JSON of another shape');
  return parsed.data;
}
