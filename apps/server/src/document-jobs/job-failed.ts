import type { DocumentJobFailure } from '@foja/contracts/document-job-limits';
import { AnswererFailed } from '../chat/answerer.ts';
import { Unreadable } from '../documents/reading/unreadable.ts';
import { HttpError } from '../platform/http-errors.ts';
import { StructureFailed } from '../platform/structure-model.ts';

/** A job that cannot be done, however often it is tried. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly reason: DocumentJobFailure;

  constructor(reason: DocumentJobFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** What a job fails with for good; null for what may go better the next time. */
export function failureOf(error: unknown): DocumentJobFailure | null {
  if (error instanceof JobFailed || error instanceof Unreadable) return error.reason;
  if (error instanceof StructureFailed || error instanceof AnswererFailed) return 'model';
  if (!(error instanceof HttpError)) return null;
  if (error.code === 'storage_full') return 'storage-full';
  if (error.code === 'anonymization_required') return 'anonymization';
  // The document of the vault was deleted meanwhile.
  if (error.code === 'not_found') return 'text-gone';
  return null;
}
