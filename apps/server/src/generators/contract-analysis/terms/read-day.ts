import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { findDates } from '../../extract/dates.ts';
import { absent, found } from '../../extract/findings.ts';

/** How far from the end the line of place and day may stand: signatures come behind it. */
const closingCharacters = 600;
/** How far into a contract the place and day of its heading stand. */
const headingCharacters = 620;

/** The day on which it was signed: the one of its heading, of the closing line, or of "se celebra". */
export function readDay(text: string): ContractAnalysis['date'] {
  const signing =
    /\b(?:a los|celebr\w+|firm\w+|suscrib\w+|convien\w+ con fecha|acuerdan con fecha|pactan con fecha|en prueba de conformidad|extiend\w+|otorg\w+)\b[^.]{0,160}$/iu;
  const opening =
    /(?:,\s{0,4}a|\bdate:|\bfecha(?: (?:del?|de la) (?:aceptaci[oó]n|celebraci[oó]n|firma|suscripci[oó]n|contrato|convenio|acuerdo))?\s{0,4}[:|]|\b(?:con|de|en) fecha|\bhoy(?:,?\s{1,4}d[ií]a)?,?|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),?|\bal?|\bel d[ií]a|\ba los|\bel|,)\s{1,4}(?:los\s{1,4})?$/iu;
  const dates = findDates(text);
  const placed = dates.find(({ start }) => start < 300 && /(?:^|\n)[^\n]{0,60},\s{0,8}$/.test(text.slice(0, start)));
  const inHeading = dates.find(
    ({ start }) =>
      start < headingCharacters &&
      opening.test(text.slice(Math.max(0, start - 30), start)) &&
      !/\b(?:inscri|ingres|comienz|empiez|inici|nacid|registr|hasta|desde|venc|conclu|termin|finaliz|expir|entreg|devol|folio|tomo|plazo)\w*\b[^.;]{0,60}$/iu.test(
        text.slice(Math.max(0, start - 70), start),
      ) &&
      (/\b(?:ciudad|localidad|partido|provincia|en (?:\p{L}+ ){0,5}\p{L}+,|date|fecha)/iu.test(text.slice(0, start)) ||
        /\b[Ee]n \p{Lu}/u.test(text.slice(0, Math.min(start, headingCharacters)))),
  );
  const closing = dates.findLast(
    ({ end, start }) =>
      start > text.length - closingCharacters &&
      /(?:^|\n)[^\n.]{0,80}[,:]?\s{1,4}(?:a los\s|a\s|el\s)?$/u.test(text.slice(0, start)) &&
      !/\b(?:hasta|desde|venc\p{Ll}+|termin\p{Ll}+|finaliz\p{Ll}+)\b[^\n.]{0,40}$/iu.test(
        text.slice(Math.max(0, start - 60), start),
      ) &&
      /^[\s.]{0,4}(?:\n|$|[-–]|Conforme|Firm|Hay|\()/u.test(text.slice(end, end + 12)),
  );
  const last = dates.findLast(
    ({ start }) =>
      start > text.length - closingCharacters && /[,:]\s{0,8}(?:el\s|a los\s|a\s)?$/.test(text.slice(0, start)),
  );
  const signed = dates.filter(({ start }) => signing.test(text.slice(Math.max(0, start - 180), start)));
  const atEnd = signed.findLast(({ start }) => start > text.length - closingCharacters);
  const chosen = placed ?? inHeading ?? closing ?? atEnd ?? signed[0] ?? last;
  return chosen
    ? { ...found(chosen.text), iso: chosen.iso }
    : { ...absent('El texto no trae la fecha de celebración. Sin ella no se sabe qué ley regía.'), iso: null };
}
