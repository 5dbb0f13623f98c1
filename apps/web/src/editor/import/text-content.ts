import { type EditorContent, emptyEditorContent } from '@foja/contracts/editor/content';
import { numberClauses } from './number-clauses.ts';
import { textNodes } from './text-nodes.ts';

/** UTF-8, or what old Windows programs write. */
export function decodedText(bytes: ArrayBuffer): string {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252') ?? '';
  return text.replace(/\r\n?/g, '\n').replaceAll('\u0000', '');
}

function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Plain text as a document: a paragraph for each line that says something. */
export function contentFromText(text: string): EditorContent {
  const content = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: textNodes(line) }));
  return content.length > 0 ? { type: 'doc', content: numberClauses(content) } : emptyEditorContent();
}
