const past = `(?:decia|establecia|disponia|preveia|exigia|regia|era|eran|se calculaba|habia|existia|estaba|fijaba|correspondia|daba|regulaba|se aplicaba|tenia)`;
const norm = String.raw`(?:(?:la )?ley(?: n[°º.]*)? ?[\d.]+|(?:el )?(?:dnu|decreto)(?: n[°º.]*)? ?[\d./]+)`;
const beforeNorm = new RegExp(
  String.raw`\b(?:antes de(?:l)?|previo a|anterior a(?:l)?|hasta) (?:la sancion de |la vigencia de |que saliera )?(${norm})`,
);
const beforeReform =
  /\b(?:antes de (?:la|esta|las) (?:reformas?|modificacion(?:es)?|ley bases|nueva ley|modernizacion|sancion)|antes del (?:codigo|nuevo codigo|cambio|dnu)|(?:ley|regimen|codigo|texto|redaccion|articulo|version) (?:anterior|viej[oa]|derogad[oa]|de velez)|codigo de velez|texto previo|redaccion original)\b/;
const onDay =
  /\b(?:texto|vigente|version|redaccion|decia|ley|regia)(?: \S+){0,6}? (?:al|el|a fecha|en|del) (?:dia )?(\d{1,2})[/-](\d{1,2})[/-]((?:19|20)\d{2})\b/;
const inYear = /\b(?:en|durante|hacia|para|del ano|de) ((?:19|20)\d{2})\b/;
const pastLaw = new RegExp(
  String.raw`\bque ${past}\b|\b${past} (?:la ley|el (?:articulo|art|codigo|plazo|texto)|vigente|legal)|\b(?:ley|norma|plazo|codigo|texto|regimen|articulo)(?: \S+){0,4} ${past}\b|\bcomo era\b|\bvigente (?:en|al|hasta)\b|\bestaba vigente\b`,
);

/**
 * The time whose law is asked for: a civil day, the norm that marks it ("ley 27.802") or "antes"; null for today's law.
 * @param folded lower case, no accents.
 */
export function readAsOf(folded: string): string | null {
  const [, date, month, yearOfDay] = onDay.exec(folded) ?? [];
  if (date && month && yearOfDay && Number(month) <= 12 && Number(date) <= 31) {
    return `${yearOfDay}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  }
  const [, named] = beforeNorm.exec(folded) ?? [];
  if (named !== undefined) return named.replace(/^(?:la|el) /, '').trim();
  if (beforeReform.test(folded)) return 'antes';
  if (!pastLaw.test(folded)) return null;
  const [, year] = inYear.exec(folded) ?? [];
  if (year !== undefined) return `${year}-12-31`;
  return /\bque (?:decia|establecia|disponia|preveia)\b|\bcomo era\b/.test(folded) ? 'antes' : null;
}
