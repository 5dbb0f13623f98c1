import { z } from 'zod';
import { HttpError } from './http-errors.ts';

/** A moment and what was made then; the database knows no year 0. */
export const momentAndIdSchema = z.tuple([z.iso.datetime().refine((moment) => !moment.startsWith('0000')), z.uuid()]);

/** Where a page ended, as text that callers hand back and do not read. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * The position that {@link writeCursor} wrote; null for the first page.
 * @throws {HttpError} 400 `invalid_request` for anything else.
 */
export function readCursor<Position>(cursor: string | undefined, shape: z.ZodType<Position>): Position | null {
  if (cursor === undefined || cursor === '') return null;
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new HttpError(400, 'invalid_request', 'La página pedida no es válida. Volvé a empezar desde la primera.');
  }
}
