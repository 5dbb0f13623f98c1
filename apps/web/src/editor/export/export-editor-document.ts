import { saveFile } from '../../platform/save-file.ts';
import type { EditorExportFormat, ExportedEditorDocument } from './exported-document.ts';

/** Writes a document to a file and hands it to the browser. Each format's library is fetched when used. */
export async function exportEditorDocument(
  format: EditorExportFormat,
  document: ExportedEditorDocument,
): Promise<void> {
  saveFile(`${fileName(document.title)}.${format}`, await editorDocumentFile(format, document));
}

/** The file itself. */
export async function editorDocumentFile(format: EditorExportFormat, document: ExportedEditorDocument): Promise<Blob> {
  if (format === 'docx') {
    const { wordDocument } = await import('./word-document.ts');
    return wordDocument(document);
  }
  const { pdfDocument } = await import('./pdf-document.ts');
  return pdfDocument(document);
}

const nameMaxCharacters = 80;

/** The title as a name that every system takes; its words keep their accents and capitals. */
export function fileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} .,()_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, nameMaxCharacters)
    .replace(/^[ .]+|[ .]+$/g, '');
  return name === '' ? 'documento' : name;
}
