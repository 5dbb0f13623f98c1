import { documentMessages } from '@foja/contracts/document-limits';
import { HttpError } from '../platform/http-errors.ts';
import { SealBroken } from './sealed-file.ts';

/** What is told of a document whose file no longer opens. It is our fault and in the log, and never shows what the file holds. */
export function documentDamaged(fileName: string): HttpError {
  return new HttpError(500, 'document_damaged', `«${fileName}»: ${documentMessages.damaged}`);
}

/** @throws {HttpError} 500 `document_damaged`, which names the document, where the work meets a file of it that does not open. */
export async function orDamaged<T>(fileName: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SealBroken ? documentDamaged(fileName) : error;
  }
}
