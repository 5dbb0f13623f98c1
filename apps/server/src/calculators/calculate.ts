import { type Refusal, settle } from '@foja/computable-law/core/refusal';
import { HttpError } from '../platform/http-errors.ts';

/**
 * Runs a calculation; what the law that is loaded cannot say leaves as an error that names it.
 * @throws {HttpError} 422 with the refusal's code and `{field, missing}`.
 */
export function calculate<T>(compute: () => T): T {
  return valueSettled(settle(compute));
}

/** The value of a calculation that was settled elsewhere. @throws {HttpError} as {@link calculate}. */
export function valueSettled<T>(settled: { value: T } | { refused: Refusal }): T {
  if ('value' in settled) return settled.value;
  const { code, field, what, message } = settled.refused;
  throw new HttpError(422, code, message, { field, missing: what });
}
