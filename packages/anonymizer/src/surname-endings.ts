// Endings that surnames have and common words of Spanish do not: Italian, Basque, Slavic, German, Jewish, Armenian,
// Mapuche and Andean ones, and patronymics.
const SURNAME_ENDING =
  /^[a-z]{2,14}(?:etti|otti|utti|atti|itti|ini|elli|illi|olli|ulli|ucci|acci|icci|occi|ozzi|azzi|izzi|uzzi|oni|ioni|ani|ari|eri|ori|ossi|assi|issi|isi|aldi|ardi|oldi|enghi|anghi|inghi|onghi|icchi|occhi|ucchi|acchi|igni|agni|ello|illo|etto|otto|accio|uccio|azzo|izzo|ozzo|uzzo|asso|osso|ucco|acco|icco|iolo|aro|ez|oz|az|iz|uz|sky|ski|zky|cki|berg|stein|sztein|baum|feld|mann|mans|blat|witz|vich|wicz|ich|ic|uk|yk|ak|ek|ik|enko|ov|off|eff|ian|yan|aga|egui|uri|arri|erri|urri|erry|ueta|oiti|ain|cheo|pan|leo|queo|lef|nao|man|hual|ngo|qui|lipi|mani|uncu|sson|sen|quist|ardt|erdt|auer|eyer|ier|aux|eau|oux|ou)$/;

/** True for folded words with the ending of a surname; ask only about words that are nothing else. */
export function looksLikeSurname(folded: string): boolean {
  return (
    SURNAME_ENDING.test(folded) ||
    /(?:[bcdfghjklmnpqrstvwxyz]{4}|sch|tz|ck|w|[bdfgkmptv]$|k[^aeiou]|y[bcdfghjklmnpqrstvwxz])/.test(folded)
  );
}
