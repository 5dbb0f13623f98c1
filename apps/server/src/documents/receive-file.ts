import type { MultipartFile } from '@fastify/multipart';
import { documentFormField, documentMaxBytes, documentMessages } from '@foja/contracts/document-limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../platform/http-errors.ts';
import { writeSealed } from './sealed-file.ts';
import type { DraftPart } from './vault-folder.ts';

/** What a form takes besides its file. */
const formOverheadBytes = 8 * 1024;

export const multipartLimits = { fileSize: documentMaxBytes, files: 2, fields: 5, parts: 8, fieldSize: 1_000 };

/** The form as the documentation tells it: it is read as it comes, and not validated whole. */
export const uploadFormSchema = z.object({ [documentFormField]: z.file().describe('PDF, DOCX o TXT, hasta 20 MB') });

/** Refuses by what the call says of itself, before any of it is read. */
export function checkUploadHeaders(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new HttpError(415, 'unsupported_file_type', documentMessages.notMultipart);
  if (!/;\s*boundary=("[^"]+"|[^\s;"]+)/i.test(request.headers['content-type'] ?? ''))
    throw badForm(documentMessages.badForm);
  if (declaredBytes(request) > documentMaxBytes + formOverheadBytes) throw tooLarge();
}

/** The file's size as far as the call tells, never more than it is; 0 where it does not. */
export function declaredBytes(request: FastifyRequest): number {
  const length = Number(request.headers['content-length'] ?? 0);
  return Number.isFinite(length) ? Math.max(0, length) : 0;
}

/** At most what the file has: the form around it is taken off generously. */
export function minFileBytes(request: FastifyRequest): number {
  return Math.max(0, declaredBytes(request) - formOverheadBytes);
}

/**
 * Streams the one file of a form to a sealed draft; nothing of it touches the disk unsealed.
 * @returns its name as the browser tells it, and its size.
 * @throws {HttpError} 400 without exactly one file or where the form is cut, 413 beyond the bound.
 */
export async function receiveFile(
  request: FastifyRequest,
  draft: DraftPart,
): Promise<{ fileName: string; sizeBytes: number }> {
  try {
    return await receiveOnly(request, draft);
  } catch (error) {
    throw isOfForm(error) ? badForm(documentMessages.badForm) : error;
  }
}

/** The parser tells a form that is cut or malformed in plain errors; what the disk and the connection say has a code. */
function isOfForm(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}

async function receiveOnly(
  request: FastifyRequest,
  draft: DraftPart,
): Promise<{ fileName: string; sizeBytes: number }> {
  let received: { fileName: string; sizeBytes: number } | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (received !== null || part.fieldname !== documentFormField) {
      part.file.resume();
      throw badForm(received === null ? documentMessages.noFile : documentMessages.severalFiles);
    }
    received = { fileName: part.filename ?? '', sizeBytes: await writeDraft(part, draft) };
  }
  if (received === null) throw badForm(documentMessages.noFile);
  return received;
}

async function writeDraft(part: MultipartFile, draft: DraftPart): Promise<number> {
  const sizeBytes = await writeSealed(draft.path, draft.keys, part.file);
  if (part.file.truncated) throw tooLarge();
  return sizeBytes;
}

function tooLarge(): HttpError {
  return new HttpError(413, 'payload_too_large', documentMessages.tooLarge);
}

function badForm(message: string): HttpError {
  return new HttpError(400, 'invalid_request', message);
}
