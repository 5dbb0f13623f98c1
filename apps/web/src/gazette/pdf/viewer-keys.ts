import type { PageView } from './use-page-view.ts';

/**
 * Does what a key means over the pages.
 * @returns whether it means anything; the browser does what it does with the others.
 */
export function pressViewerKey(key: string, view: PageView, pageCount: number): boolean {
  const scroller = view.scrollerRef.current;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      // Sideways arrows move a page that is wider than the frame.
      if (scroller && scroller.scrollWidth > scroller.clientWidth) return false;
      view.goToPage(view.page + (key === 'ArrowRight' ? 1 : -1));
      return true;
    case 'PageDown':
      view.goToPage(view.page + 1);
      return true;
    case 'PageUp':
      view.goToPage(view.page - 1);
      return true;
    case 'Home':
      view.goToPage(1);
      return true;
    case 'End':
      view.goToPage(pageCount);
      return true;
    case '+':
      view.zoomBy(1);
      return true;
    case '-':
      view.zoomBy(-1);
      return true;
    case '0':
      view.setZoom('fit');
      return true;
    default:
      return false;
  }
}
