import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ScrollRegion } from '../../design-system/scroll-region.tsx';
import { useNextFrame } from '../../platform/use-next-frame.ts';
import type { PageHit } from './mark-hits.ts';
import type { PageSize, PdfDocument } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfSearchBar } from './pdf-search-bar.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { pageGapPx, usePageView } from './use-page-view.ts';
import { type Found, usePdfSearch } from './use-pdf-search.ts';
import { pressViewerKey } from './viewer-keys.ts';

interface PdfViewerProps {
  pdf: PdfDocument;
  /** Size of the first page, which the others are taken to have until they are read. */
  firstSize: PageSize;
}

const noHits: readonly PageHit[] = [];

/** The pages of a PDF, one under the other, with the keys that readers of PDF files know. */
export function PdfViewer({ pdf, firstSize }: PdfViewerProps) {
  const nextFrame = useNextFrame();
  const view = usePageView(pdf, firstSize);
  const { scrollerRef, page, goToPage, center } = view;
  const search = usePdfSearch(pdf, page);
  const [searchOpen, setSearchOpen] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const { found } = search;
  const hitsByPage = useMemo(() => groupHits(found), [found]);

  const revealed = useRef<Found | null>(null);
  const onCurrentMark = useCallback(
    (mark: HTMLElement) => {
      // Once for each hit: later paintings of the page must not carry the reader back.
      if (revealed.current === found) return;
      revealed.current = found;
      center(mark);
    },
    [found, center],
  );

  // A page that is not painted yet has no mark to show: its coming near paints it.
  useEffect(() => {
    const hit = found?.hits[found.current];
    if (hit && revealed.current !== found) goToPage(hit.page);
  }, [found, goToPage]);

  const openSearch = () => {
    setSearchOpen(true);
    // After the bar stands there.
    nextFrame(() => {
      searchInput.current?.focus();
      searchInput.current?.select();
    });
  };
  const closeSearch = () => {
    setSearchOpen(false);
    search.setQuery('');
    scrollerRef.current?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const withCommandKey = event.ctrlKey || event.metaKey;
    if (withCommandKey && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      openSearch();
    } else if (event.key === 'Escape' && searchOpen) {
      event.preventDefault();
      closeSearch();
    } else if (
      !withCommandKey &&
      !event.altKey &&
      !(event.target instanceof HTMLInputElement) &&
      pressViewerKey(event.key, view, pdf.pageCount)
    ) {
      event.preventDefault();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls and of the scrolling region inside, which bubble up here
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <PdfToolbar
        view={view}
        pageCount={pdf.pageCount}
        searchOpen={searchOpen}
        onSearch={searchOpen ? closeSearch : openSearch}
      />
      {searchOpen && <PdfSearchBar search={search} inputRef={searchInput} onClose={closeSearch} />}
      <ScrollRegion
        label="Páginas del boletín"
        aria-keyshortcuts="PageDown PageUp Home End + - 0 Control+F"
        ref={scrollerRef}
        onScroll={view.onScroll}
        className="relative min-h-0 flex-1 overflow-auto bg-sunken focus-visible:-outline-offset-2"
      >
        <div className="flex w-max min-w-full flex-col" style={{ gap: pageGapPx, padding: pageGapPx }}>
          {Array.from({ length: pdf.pageCount }, (_, index) => index + 1).map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              scale={view.scale}
              likelySize={firstSize}
              scrollerRef={scrollerRef}
              hits={hitsByPage.get(number) ?? noHits}
              onCurrentMark={onCurrentMark}
            />
          ))}
        </div>
      </ScrollRegion>
    </div>
  );
}

function groupHits(found: Found | null): Map<number, PageHit[]> {
  const byPage = new Map<number, PageHit[]>();
  found?.hits.forEach(({ page, parts }, at) => {
    const hit = { parts, current: at === found.current };
    const others = byPage.get(page);
    if (others) others.push(hit);
    else byPage.set(page, [hit]);
  });
  return byPage;
}
