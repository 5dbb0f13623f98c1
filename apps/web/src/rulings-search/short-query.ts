const shownCharacters = 120;

/** A query as a sentence quotes it: a whole selected paragraph would drown the sentence. */
export function shortQuery(query: string): string {
  const words = query.replace(/\s+/g, ' ').trim();
  return words.length > shownCharacters ? `${words.slice(0, shownCharacters).trimEnd()}…` : words;
}
