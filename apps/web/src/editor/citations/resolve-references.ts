import type { CheckedReference, CitationCheck, CitationCheckRequestInput } from '@foja/contracts/citation-check';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../../platform/http.ts';

/** A reference as the server understands it. */
export interface ResolvedReference {
  /** What opens its foja; null where the corpus does not hold it. */
  key: string | null;
  /** How it is usually named. */
  label: string;
  /** How it was written; its usual name where one writing means several. */
  text: string;
  kind: 'article' | 'ruling';
  /** Whose article it is, or which ruling. */
  title: string | null;
  /** What should be known before it is cited; null where there is nothing. */
  notice: string | null;
}

/**
 * POST /api/citations/check: the articles and rulings that these words refer to.
 * @throws {CallFailed}
 */
export async function resolveReferences(words: string, signal: AbortSignal): Promise<ResolvedReference[]> {
  const { references } = await callJson<CitationCheck>(routes.citationCheck, {
    method: 'POST',
    body: { text: words } satisfies CitationCheckRequestInput,
    signal,
  });
  return references.flatMap(resolved);
}

function resolved(reference: CheckedReference): ResolvedReference[] {
  const { kind, label, text, status, detail, sources } = reference;
  // A norm without an article has no foja of its own.
  if (kind === 'norm') return [];
  const isPlain = status === 'exists' || status === 'quote-matches';
  const notice = isPlain ? (reference.suspect ? detail : null) : detail;
  if (sources.length === 0) return [{ key: null, label, text, kind, title: null, notice }];
  const isOne = sources.length === 1;
  return sources.map(({ id, label: sourceLabel, title }) => ({
    key: id,
    label: isOne ? label : sourceLabel,
    text: isOne ? text : sourceLabel,
    kind,
    title,
    notice,
  }));
}
