/** The last part of a legal page's address. Apart from the texts, which only their screen loads. */
export const legalTypes = ['privacy', 'terms', 'disclaimer'] as const;
export type LegalType = (typeof legalTypes)[number];
