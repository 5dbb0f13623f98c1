export interface VaultSearch {
  /** Documents without it. */
  tab?: 'preguntas' | undefined;
  /** The causa from which it was opened. */
  causa?: string | undefined;
}

/** What the address of the vault may say: which of its two tabs is open, and for which causa. */
export function vaultSearch(search: Record<string, unknown>): VaultSearch {
  return {
    tab: search.tab === 'preguntas' ? search.tab : undefined,
    causa: typeof search.causa === 'string' ? search.causa : undefined,
  };
}
