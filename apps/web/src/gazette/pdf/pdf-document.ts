/** An open PDF, as the viewer needs it; `open-pdf.ts` makes one with pdf.js. */
export interface PdfDocument {
  pageCount: number;
  /** Size of a page at 100 %, in CSS pixels. Pages count from 1. */
  pageSize(page: number): Promise<PageSize>;
  /** The page's text in the order of the file. */
  readText(page: number): Promise<PdfTextItem[]>;
  /**
   * Paints a page.
   * @param into gets a canvas and, over it, the text as transparent words that can be selected.
   * @returns the element of each item of `readText`.
   */
  renderPage(page: number, scale: number, into: PageLayers, signal: AbortSignal): Promise<HTMLElement[]>;
  close(): void;
}

export interface PageSize {
  width: number;
  height: number;
}

export interface PdfTextItem {
  text: string;
  endsLine: boolean;
}

export interface PageLayers {
  picture: HTMLElement;
  text: HTMLElement;
}
