import type { Source } from '@foja/contracts/sources';
import { sourceLabel } from '../../sources/source-label.ts';

/** An article's key as a lawyer names it: `ccyc:1757` → Art. 1757 CCyC. What is no article's key is returned as it came. */
export function articleLabel(key: string): string {
  const [norm, article] = key.split(':');
  return norm && article ? sourceLabel({ kind: 'article', norm, article, heading: key }) : key;
}

/** The foja that shows an article: its own text, or else the editorial note on it, where the result brought one. */
export function articleSourceId(key: string, sources: readonly Source[]): string {
  const own = sources.find(({ id }) => id === key);
  const note = sources.find(({ kind, articles }) => kind === 'note' && articles.includes(key));
  return (own ?? note)?.id ?? key;
}
