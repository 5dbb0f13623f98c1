import type { Source } from '@foja/contracts/sources';
import type { RankedSource } from '../retrieval/retrieval.ts';

/** A retrieved source as a result lists it, without its whole text. */
export function asSource(source: RankedSource): Source {
  const { id, kind, norm, normTitle, article, heading, excerpt, officialUrl, score, articles, repealed, suspect } =
    source;
  return { id, kind, norm, normTitle, article, heading, excerpt, officialUrl, score, articles, repealed, suspect };
}
