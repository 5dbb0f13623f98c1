import { getDocumentProxy } from 'unpdf';
import { boundPdfStreams } from './bound-pdf-streams.ts';
import type { ReadingLimits, RecognitionLimits } from './reading-limits.ts';
import { type PdfPage, recognisePage } from './recognise-page.ts';
import { openTextRecogniser, type TextRecogniser } from './recognise-text.ts';
import { Unreadable } from './unreadable.ts';

export interface PdfText {
  /** One text a page, as far as the limit on characters went. */
  pages: string[];
  pageCount: number;
  hasPictures: boolean;
  /** Pages whose text was recognised in their pictures. */
  recognisedPages: number[];
}

/** Letters that a page of text has at least; a scanner's stamp or a page number has fewer. */
export const minPageLetters = 10;

export const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

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
    const recognisedPages: number[] = [];
    const recognise = hasPictures && limits.recognition ? openRecognition(limits.recognition) : null;
    let characters = 0;
    for (let number = 1; number <= pdf.numPages && characters <= limits.charactersMax; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      let text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      const recognised = recognise && lettersIn(text) < minPageLetters ? await recognise(page) : null;
      if (recognised !== null && lettersIn(recognised) >= minPageLetters) {
        text = recognised;
        recognisedPages.push(number);
      }
      page.cleanup();
      characters += text.length;
      pages.push(text);
      onPage(number, pdf.numPages);
    }
    return { pages, pageCount: pdf.numPages, hasPictures, recognisedPages };
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('corrupt');
  } finally {
    await pdf.destroy().catch(() => {});
  }
}

/** What recognises the text of pages until their bounds are reached; it is opened with the first one. */
function openRecognition(limits: RecognitionLimits): (page: PdfPage) => Promise<string | null> {
  const endsAtMs = performance.now() + limits.timeMs;
  let recogniser: TextRecogniser | null = null;
  let left = limits.pagesMax;
  return async (page) => {
    if (left === 0 || performance.now() > endsAtMs) return null;
    left -= 1;
    recogniser ??= await openTextRecogniser();
    return recognisePage(page, recogniser, limits);
  };
}

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, isEvalSupported: false, stopAtErrors: false });
  } catch (error) {
    throw new Unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'corrupt');
  }
}
