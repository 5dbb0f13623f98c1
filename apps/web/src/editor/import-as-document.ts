import type { EditorContent } from '@foja/contracts/editor/content';
import { failureText } from './editor-failure.ts';
import { createEditorDocument } from './editor-queries.ts';
import { ImportFailed, importEditorFile } from './import/import-editor-file.ts';

type Problem = { problem: string };

/** What a file holds, as the editor writes it; what could not be taken over is told. */
export async function readFileContent(
  file: File,
): Promise<{ title: string; content: EditorContent; notices: readonly string[] } | Problem> {
  try {
    return await importEditorFile(file);
  } catch (failure) {
    return { problem: failure instanceof ImportFailed ? failure.message : 'No se pudo leer el archivo.' };
  }
}

/** A new document with what a file holds. */
export async function importAsDocument(file: File): Promise<{ id: string; notices: readonly string[] } | Problem> {
  const read = await readFileContent(file);
  if ('problem' in read) return read;
  try {
    const { id } = await createEditorDocument({ title: read.title, content: read.content });
    return { id, notices: read.notices };
  } catch (failure) {
    return { problem: failureText(failure, 'No se pudo crear el documento. Volvé a intentarlo.') };
  }
}
