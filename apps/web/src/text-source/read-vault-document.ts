import type { VaultDocument } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '../documents/document-texts.ts';
import { documentTextQuery } from '../documents/documents-queries.ts';
import { call } from '../platform/http.ts';
import { readDocument } from './read-document.ts';
import type { BroughtText, TextOrigin } from './text-origin.ts';

/** Until the file begins to come. */
const fileTimeoutMs = 60_000;
const number = new Intl.NumberFormat('es-AR');

/**
 * The whole text of a document of the vault, whatever a tool takes of it. The server gives no more than the beginning of a long one:
 * then this browser reads the file itself.
 * @throws {DOMException} `AbortError` when `signal` aborts.
 */
export async function readVaultDocument(
  client: QueryClient,
  owner: string,
  document: VaultDocument,
  signal: AbortSignal,
): Promise<BroughtText> {
  const origin: TextOrigin = {
    name: document.fileName,
    place: 'vault',
    notes: document.notice ? [document.notice] : [],
  };
  try {
    const { text, isCut, totalCharacters } = await client.fetchQuery(documentTextQuery(owner, document.fileId));
    signal.throwIfAborted();
    if (text.trim() === '') return { problem: 'El documento no tiene texto.' };
    if (!isCut) return { text, origin };
    const whole = await wholeText(document, signal);
    if (whole) return { text: whole.text, origin: { ...origin, notes: whole.note ? [whole.note] : [] } };
    const cut = `El documento es largo: se trajo el comienzo, ${number.format(text.length)} de ${number.format(totalCharacters)} caracteres.`;
    return { text, origin: { ...origin, notes: [...origin.notes, cut] } };
  } catch (failure) {
    signal.throwIfAborted();
    return { problem: failureText(failure, `No se pudo abrir «${document.fileName}». Volvé a intentar.`) };
  }
}

/** What the file says, or null where it cannot be had: the beginning is better than nothing. */
async function wholeText(
  { fileId, kind }: VaultDocument,
  signal: AbortSignal,
): Promise<{ text: string; note: string | null } | null> {
  try {
    const response = await call(routes.documentFile(fileId), { accept: '*/*', timeoutMs: fileTimeoutMs, signal });
    // Its name may end otherwise than its kind, by which it is read.
    const read = await readDocument(new File([await response.blob()], `documento.${kind}`), signal);
    return 'problem' in read ? null : read;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
