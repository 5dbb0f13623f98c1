import type { Source } from '@foja/contracts/sources';
import { createContext, useContext } from 'react';
import type { PlaceholderMap } from '../../anonymization/anonymize-message.ts';

/** On which page something stands, and whether its text was recognised in a picture. */
export interface PlaceInFile {
  page: number;
  fromImage: boolean;
}

/** What every part of a result may need of the whole. */
export interface ResultContext {
  sources: readonly Source[];
  placeholders: PlaceholderMap;
  /** Opens a foja beside the result. */
  onOpenSource: (id: string) => void;
  /** Shows where the analysed text says this; null where the text is not here. */
  onShowQuote: ((quote: string) => void) | null;
  /** On which page of the file a quotation stands, of one that came with pages. */
  pages: ReadonlyMap<string, PlaceInFile>;
}

export const ResultContext = createContext<ResultContext>({
  sources: [],
  placeholders: {},
  onOpenSource: () => undefined,
  onShowQuote: null,
  pages: new Map(),
});

/** The pages that a result names beside its quotations. */
export function pagesOf(value: unknown, pages = new Map<string, PlaceInFile>()): ReadonlyMap<string, PlaceInFile> {
  if (typeof value !== 'object' || value === null) return pages;
  const { fromImage, page, quote } = value as { fromImage?: unknown; page?: unknown; quote?: unknown };
  if (typeof quote === 'string' && typeof page === 'number') pages.set(quote, { page, fromImage: fromImage === true });
  for (const inner of Object.values(value)) pagesOf(inner, pages);
  return pages;
}

export const useResult = (): ResultContext => useContext(ResultContext);
