import type { ErrorCode } from '@foja/contracts/errors';
import type { NoEditionBody } from '@foja/contracts/gazette';
import { CallFailed } from '../platform/http.ts';

const noEdition: ErrorCode = 'no_edition';

/** What a failed call for a day says of editions: the last day before it that had one; null where the call failed otherwise. */
export function noEditionOf(failure: unknown): NoEditionBody['details'] | null {
  return failure instanceof CallFailed && failure.code === noEdition
    ? (failure.details as NoEditionBody['details'])
    : null;
}
