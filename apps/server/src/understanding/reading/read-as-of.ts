import { readWrittenDay, writtenDayPattern } from '@foja/legal-text/written-day';

const past = `(?:decia|establecia|disponia|preveia|exigia|regia|era|eran|se calculaba|habia|existia|estaba|fijaba|correspondia|daba|regulaba|se aplicaba|tenia)`;
const norm = String.raw`(?:(?:la )?ley(?: n[°º.]*)? ?[\d.]+|(?:el )?(?:dnu|decreto)(?: n[°º.]*)? ?[\d./]+)`;
const beforeNorm = new RegExp(
  String.raw`\b(?:antes de(?:l)?|previo a|anterior a(?:l)?|hasta) (?:la sancion de |la vigencia de |que saliera )?(${norm})`,
);
const beforeReform =
  /\b(?:antes de (?:la|esta|las) (?:reformas?|modificacion(?:es)?|ley bases|nueva ley|modernizacion|sancion)|antes del (?:codigo|nuevo codigo|cambio|dnu)|(?:ley|regimen|codigo|texto|redaccion|articulo|version) (?:anterior|viej[oa]|derogad[oa]|de velez)|codigo de velez|texto previo)\b/;
const onDay = new RegExp(
  String.raw`\b(?:texto|vigente|version|redaccion|decia|ley|regia)(?: \S+){0,6}? (?:al|el|a fecha|a la fecha|en|del) (?:dia )?(${writtenDayPattern})`,
);
/** "¿Qué multa debía pagar … al 20/11/2023?", "¿Cuál es el plazo mínimo…, al 1/8/2022?": the verb or the end of the question gives the day to the law. */
const pastAskedOnDay = new RegExp(
  String.raw`\b(?:que|cual(?:es)?|cuant[oa]s?|como)\b(?: \S+){0,8}? (?:${past}|debian?|correspondian|tenian|regian|podian?)\b[^?]{0,200}?\b(?:al|el|a fecha|a la fecha) (?:dia )?(${writtenDayPattern})`,
);
const askedOfDay = new RegExp(
  String.raw`\b(?:que|cual(?:es)?|cuant[oa]s?|como)\b[^?]{0,200},? (?:al|a fecha|a la fecha) (?:dia )?(${writtenDayPattern}) ?(?:\?|$)`,
);
/** What is reckoned up to a day asks nothing of the law of that day. */
const reckons =
  /\b(?:interes(?:es)?|actualiz\S*|calcul\S*|liquid\S*|venc\S*|debo|deben|cotiz\S*|valor|valia|monto|saldo|deuda|edad|antiguedad tengo)\b/;

/** "Con el texto de la ley 27.551", "según la ley 27.742". */
const givenBy = new RegExp(
  String.raw`\b(?:texto|redaccion|version)(?: \S+){0,6}? (?:segun|conforme|dad[oa] por|que le dio) (?:la |el )?(${norm})`,
);
const inYear = /\b(?:en|durante|hacia|para|del ano|de) ((?:19|20)\d{2})\b/;
const pastLaw = new RegExp(
  String.raw`\bque ${past}\b|\b${past} (?:la ley|el (?:articulo|art|codigo|plazo|texto)|vigente|legal)|\b(?:ley|norma|plazo|codigo|texto|regimen|articulo)(?: \S+){0,4} ${past}\b|\bcomo era\b|\bvigente (?:en|al|hasta)\b|\bestaba vigente\b`,
);

/**
 * The time whose law is asked for: a civil day, the norm before which it held ("ley 27.802") or that gave it ("según ley 27.742"),
 * "antes" or "origen"; null for today's law.
 * @param folded lower case, no accents.
 */
export function readAsOf(folded: string): string | null {
  const [, written] =
    onDay.exec(folded) ??
    (reckons.test(folded) ? null : (pastAskedOnDay.exec(folded) ?? askedOfDay.exec(folded))) ??
    [];
  const day = written === undefined ? null : readWrittenDay(written);
  if (day !== null) return day;
  const [, named] = beforeNorm.exec(folded) ?? [];
  if (named !== undefined) return named.replace(/^(?:la|el) /, '').trim();
  const [, giver] = givenBy.exec(folded) ?? [];
  if (giver !== undefined) return `según ${giver.replace(/^(?:la|el) /, '').trim()}`;
  if (/\b(?:texto|redaccion|version) (?:original|de origen|originari[oa])\b/.test(folded)) return 'origen';
  if (beforeReform.test(folded)) return 'antes';
  if (!pastLaw.test(folded)) return null;
  const [, year] = inYear.exec(folded) ?? [];
  if (year !== undefined) return `${year}-12-31`;
  return /\bque (?:decia|establecia|disponia|preveia)\b|\bcomo era\b/.test(folded) ? 'antes' : null;
}
