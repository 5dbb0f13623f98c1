import { getDocumentProxy } from 'unpdf';
import { boundPdfStreams } from './bound-pdf-streams.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { Unreadable } from './unreadable.ts';

export interface PdfText {
  /** One text a page, as far as the limit on characters went. */
  pages: string[];
  pageCount: number;
  hasPictures: boolean;
}

/** Told after each page: how many were read, of how many. */
export type PagesRead = (done: number, total: number) => void;

/**
 * The text layer of a PDF. One that opens without a password is read, whatever it allows to do with it.
 * @throws {Unreadable}
 */
export async function readPdf(bytes: Buffer, limits: ReadingLimits, onPage: PagesRead = () => {}): Promise<PdfText> {
  // Pictures are never inside other objects, so their mark can be seen from outside. Looked for before the bytes are given away.
  const hasPictures = /\/Subtype\s*\/Image\b/.test(bytes.toString('latin1'));
  boundPdfStreams(bytes, limits);
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > limits.pagesMax) throw new Unreadable('too-many-pages');
    const pages: string[] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages && characters <= limits.charactersMax; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      page.cleanup();
      characters += text.length;
      pages.push(text);
      onPage(number, pdf.numPages);
    }
    return { pages, pageCount: pdf.numPages, hasPictures };
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('corrupt');
  } finally {
    await pdf.destroy().catch(() => {});
  }
}

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, isEvalSupported: false, stopAtErrors: false });
  } catch (error) {
    throw new Unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'corrupt');
  }
}
