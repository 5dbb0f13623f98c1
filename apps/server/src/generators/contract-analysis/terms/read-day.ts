import { findDay } from '@foja/computable-law/core/civil-day';
import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { findDates } from '../../extract/dates.ts';
import { absent, found } from '../../extract/findings.ts';

/** How far from the end the line of place and day may stand: signatures come behind it. */
const closingCharacters = 600;
/** How far into a contract the place and day of its heading stand. */
const headingCharacters = 620;

/** The day on which it was signed: the one of its heading, of the closing line, or of "se celebra". */
export function readDay(written: string): ContractAnalysis['date'] {
  // The dots and lines on which a form is filled in, in as many blanks, so that places stay.
  const text = written.replace(/(?<![._])[._]{2,}(?![._])/g, (line) => ' '.repeat(line.length));
  const signing =
    /\b(?:a los|celebr\w+|firm\w+|suscrib\w+|convien\w+ con fecha|acuerdan con fecha|pactan con fecha|en prueba de conformidad|extiend\w+|otorg\w+)\b[^.]{0,160}$/iu;
  const opening =
    /(?:,\s{0,4}a|\bdate:|\bd[ií]a\s{0,3}:(?:\s{1,3}(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),?)?|\bfecha(?: (?:del?|de la|de) (?:alta|aceptaci[oó]n|celebraci[oó]n|firma|suscripci[oó]n|contrato|convenio|acuerdo))?\s{0,4}[:|]|\b(?:con|de|en) fecha|\bhoy(?:,?\s{1,4}d[ií]a)?,?|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),?|\bal?|\bel d[ií]a|\ba los|\bel|,)\s{1,4}(?:los\s{1,4})?$/iu;
  const dates = findDates(text);
  const placed =
    dates.find(({ start }) => start < 300 && /(?:^|\n)[^\n]{0,60},\s{0,8}$/.test(text.slice(0, start))) ??
    // "… y LUIS SOTO ("el Garante"). Posadas, 30 de marzo de 2026.": place and day end the introduction.
    dates.find(
      ({ end, start }) =>
        start < headingCharacters &&
        /[.;)]\s{1,3}\p{Lu}\p{Ll}+(?:\s(?:de(?:l| la)?\s)?\p{Lu}\p{Ll}+){0,3},\s{1,3}$/u.test(text.slice(0, start)) &&
        /^\.?\s{0,3}(?:\n|$)/.test(text.slice(end, end + 6)),
    );
  const inHeading = dates.find(
    ({ start }) =>
      start < headingCharacters &&
      opening.test(text.slice(Math.max(0, start - 30), start)) &&
      !/\b(?:inscri|ingres|comienz|empiez|inici|nacid|registr|hasta|desde|venc|conclu|termin|finaliz|expir|entreg|devol|folio|tomo|plazo)\w*\b[^.;]{0,60}$/iu.test(
        text.slice(Math.max(0, start - 70), start),
      ) &&
      (/\b(?:ciudad|localidad|partido|provincia|en (?:\p{L}+ ){0,5}\p{L}+,|date|fecha|lugar)/iu.test(
        text.slice(0, start),
      ) ||
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
  if (chosen === undefined) return shortDay(written) ?? withoutDay();
  return { ...found(written.slice(chosen.start, chosen.end)), iso: chosen.iso };
}

/** "[3/11/26, 18:41] Ana: Hola": the first day of messages or of a form, its year in two figures. */
function shortDay(text: string): ContractAnalysis['date'] | null {
  const [quote, day = '', month = '', year = ''] = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{2})(?![\d/])/.exec(text) ?? [];
  const iso = findDay(2000 + Number(year), Number(month), Number(day));
  return quote === undefined || iso === null ? null : { ...found(quote), iso };
}

function withoutDay(): ContractAnalysis['date'] {
  return { ...absent('El texto no trae la fecha de celebración. Sin ella no se sabe qué ley regía.'), iso: null };
}
