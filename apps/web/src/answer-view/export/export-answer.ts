import type { ExportFormat } from '../../design-system/export-menu.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { answerMarkdown } from '../answer-text.ts';
import type { ExportedAnswer } from './exported-answer.ts';

/** Writes an answer with its sources to a file and hands it to the browser. Each format's library is fetched when used. */
export async function exportAnswer(format: ExportFormat, answer: ExportedAnswer): Promise<void> {
  const name = `${fileName(answer)}.${format}`;
  if (format === 'md') {
    const body = answerMarkdown(answer.question, answer.answer, answer.sources);
    const text = answer.title ? `# ${answer.title}\n\n${body}` : body;
    return saveFile(name, new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  }
  if (format === 'docx') {
    const { wordDocument } = await import('./word-document.ts');
    return saveFile(name, await wordDocument(answer));
  }
  const { pdfDocument } = await import('./pdf-document.ts');
  return saveFile(name, await pdfDocument(answer));
}

/** `foja-2026-11-20`, or `foja-analisis-de-sentencia-2026-11-20` where the document has a title. */
function fileName({ title, writtenAt }: ExportedAnswer): string {
  const words =
    (title ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return ['foja', ...words, writtenAt.slice(0, 10)].join('-');
}
