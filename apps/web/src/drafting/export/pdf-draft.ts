import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import pdfMake from 'pdfmake/build/pdfmake';
import fonts from 'pdfmake/build/vfs_fonts';
import { factsParagraphs } from '../document/chosen-blocks.ts';
import { itemMark } from '../document/document-text.ts';
import type { ExportedDraft } from './exported-draft.ts';

const blankLook = { bold: true, background: '#fff3a3' };
const textRuns = (runs: readonly DraftRun[]) => runs.map(({ text, blank }) => ({ text, ...(blank ? blankLook : {}) }));

/** Points: A4 with a wide margin to sew. */
const margins = { left: 99, top: 85, right: 57, bottom: 71 };
const after = [0, 0, 0, 9];

/** A PDF of a document, with page numbers. */
export async function pdfDraft({ title, blocks }: ExportedDraft): Promise<Blob> {
  pdfMake.addVirtualFileSystem(fonts);
  return pdfMake
    .createPdf({
      info: { title, creator: 'Foja' },
      pageSize: 'A4',
      pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
      defaultStyle: { fontSize: 11.5, lineHeight: 1.4 },
      footer: (page: number) => ({ text: String(page), alignment: 'center', fontSize: 9, margin: [0, 24, 0, 0] }),
      content: blocks.flatMap((block) => pdfBlock(block)),
    })
    .getBlob();
}

function pdfBlock(block: DraftBlock): object[] {
  switch (block.type) {
    case 'title':
      return [{ text: textRuns(block.runs), bold: true, fontSize: 13, alignment: 'center', margin: [0, 0, 0, 18] }];
    case 'heading':
      return [{ text: textRuns(block.runs), bold: true, margin: [0, 9, 0, 6] }];
    case 'paragraph':
      return [{ text: textRuns(block.runs), alignment: block.align, margin: after }];
    case 'clause':
      return [
        {
          text: [{ text: `${block.label}. ${block.heading}: `, bold: true }, ...textRuns(block.runs)],
          alignment: 'justify',
          margin: after,
        },
      ];
    case 'list':
      return block.items.map((item, index) => ({
        columns: [
          { text: itemMark(block.style, index), width: 20 },
          { text: textRuns(item), alignment: 'justify' },
        ],
        margin: [14, 0, 0, 5],
      }));
    case 'facts':
      return factsParagraphs(block.text).map((text) => ({ text, alignment: 'justify', margin: after }));
    case 'signatures':
      return [
        {
          columns: block.people.map(({ role, runs }) => ({
            stack: ['_______________________', { text: textRuns(runs) }, { text: role, fontSize: 9 }],
            alignment: 'center',
          })),
          columnGap: 12,
          margin: [0, 48, 0, 0],
          unbreakable: true,
        },
      ];
  }
}
