import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { asOfMessages } from '@foja/contracts/as-of';
import type { Clock } from '../../platform/clock.ts';
import { HttpError } from '../../platform/http-errors.ts';

/** The law of a day to come is not known. @throws {HttpError} 400 `invalid_request`. */
export function requirePastDay(clock: Clock, asOf: string | null | undefined): void {
  if (asOf && asOf > dayInArgentina(clock.now())) throw new HttpError(400, 'invalid_request', asOfMessages.future);
}
