/** What the address of one's own templates says: which one is open (`m`), or that a new one is (`m=nuevo`). */
export function ownTemplatesSearch(search: Record<string, unknown>): { m?: string } {
  return { m: typeof search.m === 'string' && search.m !== '' ? search.m : undefined };
}
