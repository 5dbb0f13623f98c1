import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { factsParagraphs } from '../document/chosen-blocks.ts';
import type { ExportedDraft } from './exported-draft.ts';

const font = 'Times New Roman';
const justified = AlignmentType.JUSTIFIED;
const alignments = {
  justify: justified,
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};
const itemIndent = { left: convertMillimetersToTwip(12), hanging: convertMillimetersToTwip(7) };

/** A blank stays marked, so that nobody files it by mistake. */
function textRuns(runs: readonly DraftRun[]): TextRun[] {
  return runs.map(({ text, blank }) => new TextRun({ text, ...(blank ? { highlight: 'yellow', bold: true } : {}) }));
}

/** A Word document with styles of its own: headings, justified text in a serif, numbered lists, margins, page numbers. */
export function wordDraft({ title, blocks }: ExportedDraft): Promise<Blob> {
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    levels: [{ level: 0, format, text, alignment: AlignmentType.LEFT, style: { paragraph: { indent: itemIndent } } }],
  });
  const document = new Document({
    creator: 'Foja',
    title,
    styles: {
      default: {
        document: { run: { font, size: 24 }, paragraph: { spacing: { after: 160, line: 360 } } },
        title: {
          run: { font, size: 28, bold: true },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 320 } },
        },
        heading1: {
          run: { font, size: 24, bold: true },
          paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        { reference: 'letter', ...level(LevelFormat.LOWER_LETTER, '%1)') },
        { reference: 'number', ...level(LevelFormat.DECIMAL, '%1.') },
        { reference: 'bullet', ...level(LevelFormat.BULLET, '–') },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            // A4, with a wide margin to sew.
            size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
            margin: {
              top: convertMillimetersToTwip(30),
              bottom: convertMillimetersToTwip(25),
              left: convertMillimetersToTwip(35),
              right: convertMillimetersToTwip(20),
            },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ children: [PageNumber.CURRENT], size: 20 })],
              }),
            ],
          }),
        },
        children: blocks.flatMap((block, index) => wordBlock(block, index)),
      },
    ],
  });
  return Packer.toBlob(document);
}

function wordBlock(block: DraftBlock, index: number): (Paragraph | Table)[] {
  switch (block.type) {
    case 'title':
      return [new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(block.runs) })];
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: textRuns(block.runs) })];
    case 'paragraph':
      return [new Paragraph({ alignment: alignments[block.align], children: textRuns(block.runs) })];
    case 'clause':
      return [
        new Paragraph({
          alignment: justified,
          children: [new TextRun({ text: `${block.label}. ${block.heading}: `, bold: true }), ...textRuns(block.runs)],
        }),
      ];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            alignment: justified,
            // An instance of its own: each list begins at its first mark.
            numbering: { reference: block.style, level: 0, instance: index },
            children: textRuns(item),
          }),
      );
    case 'facts':
      return factsParagraphs(block.text).map(
        (text) => new Paragraph({ alignment: justified, children: [new TextRun(text)] }),
      );
    case 'signatures':
      return [new Paragraph({ spacing: { before: 600 }, children: [] }), signatureTable(block.people)];
  }
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

/** Lines to sign on, two beside each other. */
function signatureTable(people: Extract<DraftBlock, { type: 'signatures' }>['people']): Table {
  const rows = Array.from({ length: Math.ceil(people.length / 2) }, (_, row) => people.slice(row * 2, row * 2 + 2));
  const centred = (children: TextRun[]) =>
    new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 0 }, children });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: noBorders,
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: true,
          children: row.map(
            ({ role, runs }) =>
              new TableCell({
                borders: { top: none, bottom: none, left: none, right: none },
                margins: { top: 500, bottom: 200, left: 100, right: 100 },
                children: [
                  centred([new TextRun('_________________________')]),
                  centred(textRuns(runs)),
                  centred([new TextRun({ text: role, size: 20 })]),
                ],
              }),
          ),
        }),
    ),
  });
}
