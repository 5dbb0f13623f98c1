import type { DomainId } from '@foja/contracts/domains';
import type { Embedder } from '../platform/embedder.ts';
import { withDeadline } from '../platform/with-deadline.ts';
import type { IndexGeneration } from './index-generation.ts';
import type { Passage } from './passage.ts';
import { candidateLimits } from './ranking-weights.ts';

/** What a question may wait for its vector; without it the words alone are searched. */
const questionDeadline = { timeoutMs: 3_000, lateness: () => new Error('The embedder did not answer in time') };

/**
 * Sources near in meaning, where an embedder is configured and the index holds vectors of its model; none otherwise, and
 * none when the embedder does not answer in time: the search goes on without them.
 */
export async function searchVectors(
  index: IndexGeneration,
  embedder: Embedder | null,
  question: string,
  domain: DomainId,
): Promise<Passage[]> {
  if (embedder === null || index.vectorSize === 0 || index.embeddingModel !== embedder.model) return [];
  try {
    const embed = (signal: AbortSignal) => embedder.embed([question], 'question', signal);
    const [vector] = await withDeadline(new AbortController().signal, questionDeadline, embed);
    if (vector === undefined || vector.length !== index.vectorSize) return [];
    return await index.searchVector(vector, domainCondition(domain), candidateLimits.vectors);
  } catch {
    return [];
  }
}

/** SQL condition for what a question in this domain may be answered from; the widest domain holds everything. */
function domainCondition(domain: DomainId): string {
  const isLaw = "kind NOT IN ('ruling', 'ruling-summary')";
  return domain === 'civil_comercial' ? `domain = 'civil_comercial' AND ${isLaw}` : isLaw;
}
