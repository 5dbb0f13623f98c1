import type { LongTask } from '../platform/threads/text-threads.ts';
import { type RecordToDraw, recordDocument } from './record-document.ts';

/** Draws the file of a record. The library is loaded by the thread that draws, and reads nothing but its own fonts. */
export const drawRecord: LongTask<RecordToDraw, Uint8Array> = {
  name: 'draw-record',
  async run(record) {
    const [{ default: pdfMake }, { default: fonts }] = await Promise.all([
      import('pdfmake'),
      import('pdfmake/fonts/Roboto.js'),
    ]);
    const files = new Set(Object.values(fonts).flatMap((faces) => Object.values(faces)));
    pdfMake.setFonts(fonts);
    pdfMake.setUrlAccessPolicy(() => false);
    pdfMake.setLocalAccessPolicy((path) => files.has(path));
    return new Uint8Array(await pdfMake.createPdf(recordDocument(record)).getBuffer());
  },
};
