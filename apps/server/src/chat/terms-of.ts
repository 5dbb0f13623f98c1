import { analyzeTerms } from '@foja/legal-text/analyze';
import { LRUCache } from 'lru-cache';

/** Sentences of the law and of the notes come back with every question; a few megabytes save most of the analysis. */
const rememberedTexts = 20_000;
/** Longer texts are whole articles: rare, and large to keep. */
const longestRemembered = 2_000;
const remembered = new LRUCache<string, ReadonlySet<string>>({ max: rememberedTexts });

/** The distinct analysed words of a sentence of the corpus. A person's own words do not belong here: they are not kept. */
export function termsOf(text: string): ReadonlySet<string> {
  const known = remembered.get(text);
  if (known) return known;
  const terms = new Set(analyzeTerms(text));
  if (text.length <= longestRemembered) remembered.set(text, terms);
  return terms;
}
