import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { judgeDrawing, type OperationNames, type PageLook } from './judge-drawing.ts';

/** A page with next to no text. */
export interface PageToLookAt {
  /** From 1. */
  number: number;
  hasText: boolean;
}

/**
 * A picture that has more pixels is not decoded, which takes seconds: pdf.js leaves it out, and what is left is the place where it was to be
 * put. A logo has fewer, a page of a scanner more.
 */
const pixelsMax = 200_000;

/**
 * Looks at what pages of a PDF draw, as long as there is time. Pages beyond, and those that are damaged, are left out of what is given
 * back.
 */
export async function lookAtPages(
  bytes: Buffer,
  pages: readonly PageToLookAt[],
  timeMs: number,
): Promise<ReadonlyMap<number, PageLook>> {
  const looks = new Map<number, PageLook>();
  const endsAtMs = performance.now() + timeMs;
  if (pages.length === 0) return looks;
  const names = (await getResolvedPDFJS()).OPS as OperationNames;
  const options = { verbosity: 0, isEvalSupported: false, stopAtErrors: false, maxImageSize: pixelsMax };
  const pdf = await getDocumentProxy(new Uint8Array(bytes), options).catch(() => null);
  if (pdf === null) return looks;
  try {
    for (const { hasText, number } of pages) {
      if (performance.now() > endsAtMs) break;
      const look = await pdf
        .getPage(number)
        .then(async (page) => {
          const drawing = await page.getOperatorList();
          page.cleanup();
          return judgeDrawing(drawing, page.view, names, hasText);
        })
        .catch(() => null);
      if (look !== null) looks.set(number, look);
    }
  } finally {
    await pdf.destroy().catch(() => {});
  }
  return looks;
}
