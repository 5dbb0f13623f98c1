import type { Source } from '@foja/contracts/sources';
import { createContext, useContext } from 'react';
import type { PlaceholderMap } from '../../anonymization/anonymize-message.ts';

/** What every part of a result may need of the whole. */
export interface ResultContext {
  sources: readonly Source[];
  placeholders: PlaceholderMap;
  /** Opens a foja beside the result. */
  onOpenSource: (id: string) => void;
  /** Shows where the analysed text says this. */
  onShowQuote: (quote: string) => void;
}

export const ResultContext = createContext<ResultContext>({
  sources: [],
  placeholders: {},
  onOpenSource: () => undefined,
  onShowQuote: () => undefined,
});

export const useResult = (): ResultContext => useContext(ResultContext);
