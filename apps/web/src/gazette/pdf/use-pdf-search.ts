import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../platform/use-debounced.ts';
import { foldQuery } from '../fold-text.ts';
import { findInPage, type HitPart, joinPageText, type PageText } from './find-in-page.ts';
import type { PdfDocument } from './pdf-document.ts';

export interface Hit {
  /** From 1. */
  page: number;
  parts: readonly HitPart[];
}

/** A shorter query would mark half of the page. */
const shortestQuery = 2;
const typingPauseMs = 250;

/** What was found for a query. Another query brings another object. */
export interface Found {
  hits: readonly Hit[];
  /** Of `hits`; -1 where nothing was found. */
  current: number;
  /** Whether pages are left to be read. */
  searching: boolean;
}

export interface PdfSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Null while the query is too short to search for. */
  found: Found | null;
  /** To the next hit, or the one before; round at the ends. */
  step: (direction: -1 | 1) => void;
}

/**
 * Searches the text of a document, page by page.
 * @param pageNow where the reader is: the first hit from there on is the current one.
 */
export function usePdfSearch(pdf: PdfDocument, pageNow: number): PdfSearch {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const texts = useRef(new Map<number, PageText>());
  const startPage = useRef(pageNow);
  startPage.current = pageNow;
  const wanted = foldQuery(useDebounced(query, typingPauseMs));

  useEffect(() => {
    if (wanted.length < shortestQuery) {
      setFound(null);
      return;
    }
    let left = false;
    const search = async () => {
      const hits: Hit[] = [];
      for (let page = 1; page <= pdf.pageCount; page += 1) {
        const text = texts.current.get(page) ?? joinPageText(await pdf.readText(page));
        texts.current.set(page, text);
        if (left) return;
        hits.push(...findInPage(text, wanted).map((parts) => ({ page, parts })));
      }
      const ahead = hits.findIndex(({ page }) => page >= startPage.current);
      setFound({ hits, current: hits.length === 0 ? -1 : Math.max(ahead, 0), searching: false });
    };
    setFound({ hits: [], current: -1, searching: true });
    // A page that cannot be read ends the search with what is known: nothing.
    search().catch(() => !left && setFound({ hits: [], current: -1, searching: false }));
    return () => {
      left = true;
    };
  }, [pdf, wanted]);

  return {
    query,
    setQuery,
    found,
    step: (direction) =>
      setFound((now) =>
        now && now.hits.length > 0
          ? { ...now, current: (now.current + direction + now.hits.length) % now.hits.length }
          : now,
      ),
  };
}
