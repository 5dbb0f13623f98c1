import { messages } from '@foja/contracts/messages';
import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { formatDay } from '../../platform/dates.ts';
import { carriesNotice, sourceLine } from '../answer-text.ts';
import { answerBlocks, type Block, type Run } from './answer-blocks.ts';
import type { ExportedAnswer } from './exported-answer.ts';

const textRuns = (runs: readonly Run[]) =>
  runs.map(({ text, bold, italic }) => new TextRun({ text, bold, italics: italic }));

function paragraphOf(block: Block): Paragraph {
  switch (block.kind) {
    case 'heading':
      return new Paragraph({ heading: HeadingLevel.HEADING_2, children: textRuns(block.runs) });
    case 'bullet':
      return new Paragraph({ bullet: { level: 0 }, children: textRuns(block.runs) });
    case 'numbered':
      return new Paragraph({
        indent: { left: 480, hanging: 360 },
        children: [new TextRun(`${block.number}. `), ...textRuns(block.runs)],
      });
    case 'quote':
      return new Paragraph({
        indent: { left: 480 },
        children: textRuns(block.runs.map((run) => ({ ...run, italic: true }))),
      });
    case 'paragraph':
      return new Paragraph({ children: textRuns(block.runs) });
  }
}

/** A Word document of an answer or a tool's result: question, answer, sources and the notice. */
export function wordDocument({ title, question, answer, sources, writtenAt }: ExportedAnswer): Promise<Blob> {
  const document = new Document({
    creator: 'Foja',
    title: title ?? 'Respuesta de Foja',
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 23 }, paragraph: { spacing: { after: 140, line: 300 } } },
        heading1: { run: { font: 'Calibri', size: 32, bold: true }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { font: 'Calibri', size: 24, bold: true },
          paragraph: { spacing: { before: 240, after: 80 } },
        },
      },
    },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title ?? 'Foja')] }),
          new Paragraph({ children: [new TextRun({ text: formatDay(writtenAt), color: '666666', size: 20 })] }),
          ...(question
            ? [
                new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun('Consulta')] }),
                ...question.split('\n').map((line) => new Paragraph({ children: [new TextRun(line)] })),
              ]
            : []),
          ...(title ? [] : [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun('Respuesta')] })]),
          ...answerBlocks(answer).map(paragraphOf),
          ...(sources.length > 0
            ? [
                new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun('Fuentes')] }),
                ...sources.map(
                  (source, index) => new Paragraph({ children: [new TextRun(`[${index + 1}] ${sourceLine(source)}`)] }),
                ),
              ]
            : []),
          ...(carriesNotice(answer)
            ? []
            : [
                new Paragraph({
                  alignment: AlignmentType.LEFT,
                  spacing: { before: 300 },
                  children: [new TextRun({ text: messages.notLegalAdvice, italics: true, size: 20 })],
                }),
              ]),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}
