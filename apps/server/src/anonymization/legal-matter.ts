import type { PersonalDataType } from '@foja/contracts/anonymization-calls';

const norm =
  /^(?:la |el |los |las )?(?:ley(?:es)?|decretos?|dec\.|dnu|resoluci[oó]n(?:es)?|res\.|acordadas?|disposici[oó]n|ordenanza|art(?:[ií]culos?|s?\.)|inc(?:isos?|s?\.)|c[oó]digo|constituci[oó]n|convenci[oó]n|pacto|tratado|fallos)(?![\p{L}])/iu;
const institution =
  /^(?:(?:la|el|del?|al|excma\.?|excmo\.?|h\.|honorable) )*(?:juzgados?|jueza?|tribunal(?:es)?|c[aá]mara|corte|sala|secretar[ií]a|fiscal(?:[ií]a)?|defensor(?:[ií]a)?|asesor[ií]a|ministerio|municipalidad|gobierno|poder judicial|estado nacional|registro|polic[ií]a|comisar[ií]a|anses|arca|afip|pami|csjn|scba|inadi|enacom|superintendencia|universidad|colegio p[uú]blico)(?![\p{L}])/iu;
const amount = /^(?:(?:u\$s|us\$|usd|ars|\$|pesos|d[oó]lares)\s*[\d.,]+|[\d.,]+\s*(?:%|pesos|d[oó]lares|usd))/iu;
const date =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}(?:º|°)? de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?: del? (?:a[nñ]o )?\d{4})?)$/iu;

/** Whether a literal is what must survive (laws, courts and public bodies, amounts, dates of no birth) whatever a model calls it. */
export function isLegalMatter(literal: string, type: PersonalDataType): boolean {
  if (norm.test(literal) || institution.test(literal) || amount.test(literal)) return true;
  return type !== 'fecha_nacimiento' && date.test(literal);
}
