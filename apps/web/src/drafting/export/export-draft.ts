import type { ExportFormat } from '../../design-system/export-menu.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { documentMarkdown } from '../document/document-text.ts';
import type { ExportedDraft } from './exported-draft.ts';

/** Writes a document to a file and hands it to the browser. Each format's library is fetched when used. */
export async function exportDraft(format: ExportFormat, draft: ExportedDraft): Promise<void> {
  const name = `${fileName(draft)}.${format}`;
  if (format === 'md') {
    return saveFile(name, new Blob([documentMarkdown(draft.blocks)], { type: 'text/markdown;charset=utf-8' }));
  }
  if (format === 'docx') {
    const { wordDraft } = await import('./word-draft.ts');
    return saveFile(name, await wordDraft(draft));
  }
  const { pdfDraft } = await import('./pdf-draft.ts');
  return saveFile(name, await pdfDraft(draft));
}

/** `contrato-de-mutuo-2026-11-20`: what it is, not whose. */
function fileName({ title, writtenAt }: ExportedDraft): string {
  const words = title
    .replace(/\(.*\)/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return [...(words ?? ['documento']), writtenAt.slice(0, 10)].join('-');
}
