// The build for older browsers: courts and firms do not renew them often.
import { getDocument, type PDFPageProxy, PDFWorker, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageLayers, PdfDocument } from './pdf-document.ts';

/** A PDF's unit is 1/72 of an inch, CSS's is 1/96. */
const cssPerPdfUnit = 96 / 72;
/** Phones give up on larger canvases. */
const maxCanvasPixels = 16_000_000;

/**
 * Opens a PDF with pdf.js, in a worker that ends with the document.
 * @throws where the file is not a PDF that pdf.js reads.
 */
export async function openPdf(file: Blob): Promise<PdfDocument> {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: PDFWorker.create({ port }),
    // The page's policy allows no WebAssembly; pdf.js decodes in JavaScript then.
    useWasm: false,
  });
  const close = () => {
    void task.destroy().finally(() => port.terminate());
  };
  try {
    const pdf = await task.promise;
    return {
      pageCount: pdf.numPages,
      async pageSize(number) {
        const { width, height } = (await pdf.getPage(number)).getViewport({ scale: cssPerPdfUnit });
        return { width, height };
      },
      async readText(number) {
        const { items } = await (await pdf.getPage(number)).getTextContent();
        // Marks of the file's structure stand between the words.
        return items.flatMap((item) => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : []));
      },
      async renderPage(number, scale, into, signal) {
        const page = await pdf.getPage(number);
        signal.throwIfAborted();
        await paint(page, scale, into.picture, signal);
        return layText(page, scale, into.text, signal);
      },
      close,
    };
  } catch (failure) {
    close();
    throw failure;
  }
}

async function paint(
  page: PDFPageProxy,
  scale: number,
  picture: PageLayers['picture'],
  signal: AbortSignal,
): Promise<void> {
  const viewport = page.getViewport({ scale: scale * cssPerPdfUnit });
  const pixelRatio = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(maxCanvasPixels / (viewport.width * viewport.height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * pixelRatio);
  canvas.height = Math.floor(viewport.height * pixelRatio);
  const task = page.render({ canvas, viewport, transform: [pixelRatio, 0, 0, pixelRatio, 0, 0] });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  // The picture of the former zoom stays, stretched, until this one is whole.
  picture.replaceChildren(canvas);
}

async function layText(
  page: PDFPageProxy,
  scale: number,
  container: PageLayers['text'],
  signal: AbortSignal,
): Promise<HTMLElement[]> {
  const content = await page.getTextContent();
  signal.throwIfAborted();
  container.replaceChildren();
  const layer = new TextLayer({
    textContentSource: content,
    container,
    viewport: page.getViewport({ scale: scale * cssPerPdfUnit }),
  });
  await layer.render();
  signal.throwIfAborted();
  return layer.textDivs;
}
