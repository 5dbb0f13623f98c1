import type { Citation } from './citations.ts';

/** A legal reference in a document, with the norm that it means though it does not say so. */
export interface LegalReference extends Citation {
  /** `told`: the reference names its norm, or points at it ("dicha ley"); `inferred`: the text around it does. */
  normFrom: 'told' | 'inferred' | null;
  /** Norms that a bare article may belong to, where more than one was spoken of. */
  candidates: string[];
  /** Rulings named by their parties. */
  caption: { text: string; court: string | null; date: string | null } | null;
}
