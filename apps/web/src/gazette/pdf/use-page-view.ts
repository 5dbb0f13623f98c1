import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageSize, PdfDocument } from './pdf-document.ts';
import { scaleOf, stepZoom, type Zoom } from './zoom.ts';

/** Between pages and around them, in CSS pixels. */
export const pageGapPx = 12;
/** The page that covers this share of the frame's height is the one that is being read. */
const readingLine = 0.35;

export interface PageView {
  scrollerRef: RefObject<HTMLElement | null>;
  /** The page that is being read, from 1. */
  page: number;
  goToPage: (page: number) => void;
  /** 1 is 100 %; 0 until the frame is measured. */
  scale: number;
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  zoomBy: (direction: -1 | 1) => void;
  onScroll: () => void;
  /** Scrolls until an element inside the frame stands in its middle. */
  center: (element: HTMLElement) => void;
}

/** Which page of a document is in view, at what scale, and the ways from one to another. */
export function usePageView(pdf: PdfDocument, firstSize: PageSize): PageView {
  const scrollerRef = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<Zoom>('comfortable');
  const [page, setPage] = useState(1);
  const frameWidthPx = useWidth(scrollerRef);
  const fit = Math.max(0, frameWidthPx - 2 * pageGapPx) / firstSize.width;
  const scale = scaleOf(zoom, fit);

  /** What stands at the frame's top edge: it stays there when the scale changes. */
  const anchor = useRef<{ page: number; share: number } | null>(null);

  const onScroll = useCallback(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const pages = pageElements(scroller);
    const at = (y: number) =>
      Math.max(
        0,
        pages.findLastIndex((element) => element.offsetTop <= y),
      );
    const top = at(scroller.scrollTop);
    const topPage = pages[top];
    if (topPage?.offsetHeight) {
      anchor.current = { page: top + 1, share: (scroller.scrollTop - topPage.offsetTop) / topPage.offsetHeight };
    }
    setPage(at(scroller.scrollTop + scroller.clientHeight * readingLine) + 1);
  }, []);

  const goToPage = useCallback(
    (wanted: number) => {
      const scroller = scrollerRef.current;
      const number = Math.min(Math.max(1, Math.round(wanted)), pdf.pageCount);
      const element = scroller && pageElements(scroller)[number - 1];
      if (scroller && element) scroller.scrollTop = element.offsetTop - pageGapPx;
      setPage(number);
    },
    [pdf.pageCount],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the scale whose change moves the pages
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const element = scroller && anchor.current && pageElements(scroller)[anchor.current.page - 1];
    if (scroller && anchor.current && element) {
      scroller.scrollTop = element.offsetTop + anchor.current.share * element.offsetHeight;
      scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) / 2;
    }
  }, [scale]);

  const center = useCallback((element: HTMLElement) => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const box = element.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    scroller.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2);
    if (box.left < frame.left || box.right > frame.right) {
      scroller.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
    }
  }, []);

  return {
    scrollerRef,
    page,
    goToPage,
    scale,
    zoom,
    setZoom,
    zoomBy: (direction) => setZoom(stepZoom(scale, direction)),
    onScroll,
    center,
  };
}

function pageElements(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
}

/** The width of an element without its scroll bar, followed; the last one that it had while it was shown. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return widthPx;
}
