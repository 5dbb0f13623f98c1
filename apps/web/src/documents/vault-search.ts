export interface VaultSearch {
  /** Documents without it. */
  tab?: 'preguntas' | undefined;
}

/** What the address of the vault may say: which of its two tabs is open. */
export function vaultSearch(search: Record<string, unknown>): VaultSearch {
  return { tab: search.tab === 'preguntas' ? search.tab : undefined };
}
