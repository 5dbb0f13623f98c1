import { messages } from '@foja/contracts/messages';
import pdfMake from 'pdfmake/build/pdfmake';
import fonts from 'pdfmake/build/vfs_fonts';
import { formatDay } from '../../platform/dates.ts';
import { sourceLine } from '../answer-text.ts';
import { answerBlocks, type Block, type Run } from './answer-blocks.ts';
import type { ExportedAnswer } from './exported-answer.ts';

const textRuns = (runs: readonly Run[]) => runs.map(({ text, bold, italic }) => ({ text, bold, italics: italic }));

function contentOf(block: Block): object {
  switch (block.kind) {
    case 'heading':
      return { text: textRuns(block.runs), style: 'heading' };
    case 'bullet':
      return { ul: [{ text: textRuns(block.runs) }], margin: [0, 0, 0, 4] };
    case 'numbered':
      return { ol: [{ text: textRuns(block.runs) }], start: block.number, margin: [0, 0, 0, 4] };
    case 'quote':
      return { text: textRuns(block.runs), italics: true, margin: [16, 0, 0, 8] };
    case 'paragraph':
      return { text: textRuns(block.runs), margin: [0, 0, 0, 8] };
  }
}

/** A PDF of an answer or a tool's result: question, answer, sources and the notice, with page numbers. */
export async function pdfDocument({
  title,
  question,
  answer,
  sources,
  writtenAt,
  footer,
}: ExportedAnswer): Promise<Blob> {
  pdfMake.addVirtualFileSystem(fonts);
  const definition = {
    info: { title: title ?? 'Respuesta de Foja', creator: 'Foja' },
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { fontSize: 11, lineHeight: 1.3 },
    styles: {
      title: { fontSize: 18, bold: true },
      heading: { fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
      quiet: { fontSize: 9, color: '#555555' },
    },
    footer: (page: number, pages: number) => ({
      text: `${footer ?? messages.notLegalAdvice}   ${page} / ${pages}`,
      style: 'quiet',
      alignment: 'center',
    }),
    content: [
      { text: title ?? 'Foja', style: 'title' },
      { text: formatDay(writtenAt), style: 'quiet' },
      ...(question ? [{ text: 'Consulta', style: 'heading' }, { text: question }] : []),
      ...(title ? [] : [{ text: 'Respuesta', style: 'heading' }]),
      ...answerBlocks(answer).map(contentOf),
      ...(sources.length > 0
        ? [
            { text: 'Fuentes', style: 'heading' },
            ...sources.map((source, index) => ({
              text: `[${index + 1}] ${sourceLine(source)}`,
              fontSize: 9.5,
              margin: [0, 0, 0, 4],
            })),
          ]
        : []),
    ],
  };
  return pdfMake.createPdf(definition).getBlob();
}
