import type { Source } from '@foja/contracts/sources';
import type { RankedSource } from './retrieval.ts';

/** What an answer tells of a source: without its text and what ranking knows of it. */
export function asSource(source: RankedSource): Source {
  const { id, kind, norm, normTitle, article, heading, excerpt, officialUrl, score, articles, repealed, suspect } =
    source;
  const { excerptFrom, isExtract } = source;
  return {
    ...{ id, kind, norm, normTitle, article, heading, excerpt, officialUrl, score, articles, repealed, suspect },
    ...(isExtract !== undefined && { isExtract }),
    ...(excerptFrom !== undefined && { excerptFrom }),
  };
}
