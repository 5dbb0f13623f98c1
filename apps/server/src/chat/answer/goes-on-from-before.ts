/** How a sentence begins that goes on with the one before it, and alone would have no subject. */
const beginnings =
  /^(?:Siguen?|También|Tampoco|Además|Pero|En (?:ese|esos|este|tal|esa) \p{L}+|Es[aeo]s?|Est[aeo]s?|Dich[ao]s?|Duran?|Valen?|Incluyen?|Responden?|Rigen?|Prescriben?|Corren?|Caducan?|Pueden?|Deben?|Tienen?|Cobran?|Pagan?|Quedan?|No (?:pueden?|deben?|hace|es|son|hay)|Les? |La misma|Los mismos|Se (?:la|lo|le|prorroga|cuentan?|deben?|pierden?|extinguen?))(?!\p{L})/u;

/** Whether a sentence of a note or guide needs the one before it to be understood. */
export function goesOnFromBefore(sentence: string): boolean {
  return beginnings.test(sentence);
}
