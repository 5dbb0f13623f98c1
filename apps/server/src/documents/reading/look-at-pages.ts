import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { judgeDrawing, type OperationNames, type PageLook } from './judge-drawing.ts';

/** A page with next to no text. */
export interface PageToLookAt {
  /** From 1. */
  number: number;
  hasText: boolean;
}

/** A picture that has more pixels is not opened, and its page stays unsure: an A4 page at 400 dots an inch has 15 million. */
const pixelsMax = 16_000_000;

/**
 * Looks at what pages of a PDF draw. To tell of a picture pdf.js has to decode it, so this ends with its time; pages beyond, and those that
 * are damaged or too large, are left out of what is given back.
 */
export async function lookAtPages(
  bytes: Buffer,
  pages: readonly PageToLookAt[],
  timeMs: number,
): Promise<ReadonlyMap<number, PageLook>> {
  const looks = new Map<number, PageLook>();
  const endsAtMs = performance.now() + timeMs;
  if (pages.length === 0) return looks;
  const { OPS } = await getResolvedPDFJS();
  // With `stopAtErrors` a picture that is left out is an error, and not a page without one.
  const options = { verbosity: 0, isEvalSupported: false, stopAtErrors: true, maxImageSize: pixelsMax };
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
          return judgeDrawing(drawing, page.view, OPS as OperationNames, hasText);
        })
        .catch(() => null);
      if (look !== null) looks.set(number, look);
    }
  } finally {
    await pdf.destroy().catch(() => {});
  }
  return looks;
}
