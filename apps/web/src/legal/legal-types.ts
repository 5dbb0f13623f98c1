/** The last part of a legal page's address. Apart from the texts, which only their screen loads. */
export const legalTypes = ['privacy', 'terms', 'disclaimer'] as const;
export type LegalType = (typeof legalTypes)[number];

/** What links to the legal pages are called. */
export const legalNames: Record<LegalType, string> = {
  privacy: 'Privacidad',
  terms: 'Términos',
  disclaimer: 'Aviso legal',
};
