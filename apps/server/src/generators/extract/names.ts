/** A name as a text may have it: a placeholder, a company, or two or more words in capitals. */
export const namePattern =
  "(?:\\[[A-Z_]+_\\d+\\]|\\p{Lu}[\\p{L}.&'-]*(?:\\s{1,8}(?:de|del|la|las|los|y|e|da|do|van|von))*(?:\\s{1,8}\\p{Lu}[\\p{L}.&'-]*(?:\\s{1,8}(?:de|del|la|las|los|y|e))*)*(?:\\s{1,8}\\d{1,5})?)";

const leadingWords =
  /^(?:(?:el|la|los|las|se[ñn]or(?:es|as?)?|sr(?:a|es)?\.?|doctora?|dra?\.?|licenciad[oa]|lic\.?|ingenier[oa]|ing\.?|consumidora?|empresa|firma|sociedad|razón social|don|doña)\s{1,8})+/iu;

/** A name without courtesy before it or punctuation behind it. */
export function tidyName(raw: string): string {
  return raw
    .trim()
    .replace(leadingWords, '')
    .replace(/[\s,;:]+$/, '')
    .replace(/(?<![\s.][SRLAE]|Ltda|Cía)\.$/u, '')
    .trim();
}
