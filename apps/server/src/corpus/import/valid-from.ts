import { addDays, civilDay, findDay } from '@foja/computable-law/core/civil-day';
import { monthNames } from '../../platform/month-names.ts';

/** A note tells a change of the text when its subject is a part of the article and its verb changes that part. */
const changeStart =
  /(?:art[ií]culo|cap[ií]tulo|p[aá]rrafo|inciso|apartado|punto|frase|t[ií]tulo|monto|expresi[oó]n|denominaci[oó]n)[^.()]{0,80}?(?:sustitu|incorpora|deroga|restableci|modifica|elimina|suprimi|reemplaza)|derogad[oa]s?\s*por|(?:texto|vigencia)[^.()]{0,40}?restituid/gi;
const publication = /B\.\s*O\.?:?\s*(?:N[°º]\s*\d+\s*)?(?:del?\s*)?(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})/i;

/**
 * Since when an article has its present text, as far as the official amendment notes tell: the day that the last change
 * fixes as its "Vigencia" or, where its note fixes none, the day of its publication in the Boletín Oficial.
 * @param notes InfoLEG's notes below the article.
 * @returns ISO date; null without a change, or where the last change's day cannot be told from the notes alone.
 */
export function validFrom(notes: string[]): string | null {
  let latest: { published: string; inForce: string | null } | null = null;
  for (const change of notes.flatMap(splitChanges)) {
    const published = isoDate(publication.exec(change)?.slice(1));
    // A change without a date may be the last one.
    if (!published) return null;
    if (!latest || published >= latest.published) latest = { published, inForce: inForce(change, published) };
  }
  return latest?.inForce ?? null;
}

/** The parts of a note that tell one change each: "sustituido por... Derogado por...". */
function splitChanges(note: string): string[] {
  const starts = [...note.matchAll(changeStart)].map((match) => match.index);
  return starts.map((start, index) => note.slice(start, starts[index + 1]));
}

function inForce(change: string, published: string): string | null {
  if (!/vigencia(?! restituid)/i.test(change)) return published;
  const clause = /vigencia:\s*(.*)/is.exec(change)?.[1] ?? '';
  // In force on paper, in use from a day that somebody else fixes.
  if (/surtir[aá] efecto|implementaci[oó]n/i.test(clause)) return null;
  const day = String.raw`(?:a partir )?(?:con|desde|de|del|el)?\s*(?:la fecha de |el d[ií]a de |d[ií]a de )?(?:su|la) publicaci[oó]n`;
  if (new RegExp(`^${day}`, 'i').test(clause)) return published;
  if (/^(?:a partir )?(?:del|el) d[ií]a siguiente (?:al? )?(?:de )?(?:su )?publicaci[oó]n/i.test(clause)) {
    return addDays(civilDay(published), 1);
  }
  const days =
    /^(?:a los|a partir de los) (?:[^()\d]{0,40}\()?(\d+|ocho)\)? d[ií]as (?:corridos )?(?:de|desde) su publicaci[oó]n/i;
  const count = days.exec(clause)?.[1];
  if (count) return addDays(civilDay(published), count.toLowerCase() === 'ocho' ? 8 : Number(count));
  const written = /^(?:a partir )?(?:del?|desde el|el)?\s*(\d{1,2})[°º]?\s*de\s*([a-z]+)\s*del?\s*(\d{4})/i.exec(
    clause,
  );
  if (written) {
    const month = monthNames.indexOf((written[2] ?? '').toLowerCase()) + 1;
    return isoDate([written[1], String(month), written[3]]);
  }
  return isoDate(/^(?:a partir )?(?:del?|desde el|el)?\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/i.exec(clause)?.slice(1));
}

/** @param parts day, month, year. @returns null where there is no such day. */
function isoDate(parts: (string | undefined)[] | undefined): string | null {
  const [day, month, year] = (parts ?? []).map(Number);
  if (!day || !month || !year) return null;
  return findDay(year, month, day);
}
