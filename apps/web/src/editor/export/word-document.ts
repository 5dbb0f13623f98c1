import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { ExportedEditorDocument } from './exported-document.ts';
import { page, printable } from './page.ts';
import { wordBlocks } from './word-blocks.ts';
import { clauseStyles } from './word-clauses.ts';

const font = 'Times New Roman';
const heading = (size: number, before: number) => ({
  run: { font, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/**
 * A Word document that a lawyer can go on with: Word's own headings, quotations, numbered lists, tables and footnotes, on A4 with a
 * margin to sew and the page's number below.
 */
export function wordDocument({ title, content }: ExportedEditorDocument): Promise<Blob> {
  const { children, numberings } = wordBlocks(content.content);
  const mm = convertMillimetersToTwip;
  const document = new Document({
    creator: 'Foja',
    title: printable(title),
    styles: {
      default: {
        document: { run: { font, size: 24 }, paragraph: { spacing: { after: 160, line: 360 } } },
        heading1: heading(30, 320),
        heading2: heading(26, 280),
        heading3: heading(24, 240),
        heading4: { ...heading(24, 240), run: { font, size: 24, bold: true, italics: true, color: '000000' } },
        footnoteText: { run: { font, size: 20 }, paragraph: { spacing: { after: 40, line: 240 } } },
        hyperlink: { run: { color: '1F4E9E', underline: {} } },
      },
      paragraphStyles: [
        {
          id: 'Quote',
          name: 'Quote',
          basedOn: 'Normal',
          quickFormat: true,
          run: { italics: true },
          paragraph: { indent: { left: mm(15), right: mm(10) }, spacing: { line: 300 } },
        },
        {
          id: 'TableText',
          name: 'Table Text',
          basedOn: 'Normal',
          paragraph: { spacing: { after: 0, line: 276 } },
        },
        { id: 'TableHeading', name: 'Table Heading', basedOn: 'TableText', run: { bold: true } },
        ...clauseStyles,
      ],
    },
    numbering: { config: numberings },
    sections: [
      {
        properties: {
          page: {
            size: { width: mm(page.width), height: mm(page.height) },
            margin: {
              top: mm(page.margin.top),
              bottom: mm(page.margin.bottom),
              left: mm(page.margin.left),
              right: mm(page.margin.right),
            },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 20 })],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}
