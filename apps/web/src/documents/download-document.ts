import type { VaultDocument } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import { notify } from '../design-system/toast.ts';
import { call } from '../platform/http.ts';
import { saveFile } from '../platform/save-file.ts';
import { failureText } from './document-texts.ts';

/** Until the file begins to come. */
const timeoutMs = 60_000;

/** Hands the file as it was uploaded to the browser, and says so where that failed. */
export async function downloadDocument({
  fileId,
  fileName,
}: Pick<VaultDocument, 'fileId' | 'fileName'>): Promise<void> {
  try {
    const response = await call(routes.documentFile(fileId), { accept: '*/*', timeoutMs });
    saveFile(fileName, await response.blob());
  } catch (failure) {
    void notify(failureText(failure, `No se pudo descargar «${fileName}».`), { kind: 'error' });
  }
}
