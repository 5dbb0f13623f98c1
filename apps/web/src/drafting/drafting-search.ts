import { type DocumentKind, documentKinds } from '@foja/contracts/drafting/document-kinds';

export interface DraftingSearch {
  tipo?: DocumentKind;
  r?: string;
  foja?: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the address of the drafting screen says; a kind that does not exist is no kind. */
export function draftingSearch(search: Record<string, unknown>): DraftingSearch {
  return { tipo: documentKinds.find((kind) => kind === search.tipo), r: text(search.r), foja: text(search.foja) };
}
