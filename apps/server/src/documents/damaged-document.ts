import { documentMessages } from '@foja/contracts/document-limits';
import { HttpError } from '../platform/http-errors.ts';
import { SealBroken } from './sealed-file.ts';

/** What is told of a document whose file no longer opens. It is our fault and in the log, and never shows what the file holds. */
export function documentDamaged(fileName?: string): HttpError {
  const message = fileName === undefined ? documentMessages.damaged : `«${fileName}»: ${documentMessages.damaged}`;
  return new HttpError(500, 'document_damaged', message);
}

/** @throws {HttpError} 500 `document_damaged` where the work meets a file that does not open. */
export async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SealBroken ? documentDamaged() : error;
  }
}
