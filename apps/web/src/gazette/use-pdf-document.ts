import { useEffect, useState } from 'react';
import type { PageSize, PdfDocument } from './pdf/pdf-document.ts';

export type OpenedPdf = { pdf: PdfDocument; firstSize: PageSize } | 'opening' | 'unreadable';

/** A file opened for reading, and closed when another takes its place. pdf.js is fetched here, when there is something to read. */
export function usePdfDocument(file: Blob): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>('opening');
  useEffect(() => {
    let left = false;
    let close = () => {};
    const open = async () => {
      const { openPdf } = await import('./pdf/open-pdf.ts');
      const pdf = await openPdf(file);
      if (left) return pdf.close();
      close = pdf.close;
      const firstSize = await pdf.pageSize(1);
      if (!left) setOpened({ pdf, firstSize });
    };
    setOpened('opening');
    open().catch(() => !left && setOpened('unreadable'));
    return () => {
      left = true;
      close();
    };
  }, [file]);
  return opened;
}
