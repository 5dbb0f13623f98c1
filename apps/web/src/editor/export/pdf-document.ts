import pdfMake from 'pdfmake/build/pdfmake';
import fonts from 'pdfmake/build/vfs_fonts';
import type { ExportedEditorDocument } from './exported-document.ts';
import { page, printable } from './page.ts';
import { pdfBlocks } from './pdf-blocks.ts';

const pointsPerMm = 72 / 25.4;

/** A PDF of a document, with page numbers. Notes stand at its end: pages of a PDF are made without knowing their feet. */
export async function pdfDocument({ title, content }: ExportedEditorDocument): Promise<Blob> {
  pdfMake.addVirtualFileSystem(fonts);
  const { blocks, notes } = pdfBlocks(content.content);
  const { left, top, right, bottom } = page.margin;
  return pdfMake
    .createPdf({
      info: { title: printable(title), creator: 'Foja' },
      pageSize: 'A4',
      pageMargins: [left, top, right, bottom].map((mm) => mm * pointsPerMm),
      defaultStyle: { fontSize: 11.5, lineHeight: 1.4 },
      footer: (current: number, total: number) => ({
        text: `${current} / ${total}`,
        alignment: 'center',
        fontSize: 9,
        margin: [0, 24, 0, 0],
      }),
      content: [
        ...blocks,
        ...(notes.length === 0
          ? []
          : [
              { text: 'Notas', bold: true, fontSize: 11.5, margin: [0, 18, 0, 6] },
              ...notes.map((note, index) => ({
                columns: [
                  { text: `${index + 1}.`, width: 20 },
                  { text: note, alignment: 'justify' },
                ],
                fontSize: 9.5,
                margin: [0, 0, 0, 4],
              })),
            ]),
      ],
    })
    .getBlob();
}
