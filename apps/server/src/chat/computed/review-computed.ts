import { reviewNoteOfResult } from '../../corpus/rules/law-under-review.ts';
import type { CitationResolver } from '../citation-resolver.ts';
import type { Computed } from './computed.ts';

/** What was computed, or that it is to be checked, where an article that it stands on changed since somebody compared both. */
export async function reviewComputed(
  resolver: Pick<CitationResolver, 'articleNamer' | 'readUnderReview'>,
  computed: Computed | null,
): Promise<Computed | null> {
  if (computed === null) return null;
  const { calculator, keys, standsOn = [] } = computed;
  const changed = await resolver.readUnderReview([...keys, ...standsOn]);
  if (changed.length === 0) return computed;
  const note = reviewNoteOfResult(changed.map(await resolver.articleNamer()));
  return { text: note, keys: [...changed], calculator };
}
