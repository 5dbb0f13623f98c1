import { inZone } from './kept-zones.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import type { Candidate, Zone } from './types.ts';

// "A.B.C.", "M. A. G." and the inverted "G., M. A.".
const INITIALS = /(?<![\p{L}\d.])(?:\p{Lu}\.(?:, ?| ?)){2,4}(?![\p{L}\d])/gu;
const UNPOINTED = /(?<![\p{L}\d.])\p{Lu}{2,4}(?![\p{L}\d.])/gu;
// Abbreviations of institutions, norms and company forms.
const ABBREVIATIONS = new Set(
  'sa srl sas sau sca sh cpacf dni cuit cuil lct ccc cccn cpccn cpcc cp cn bo pba caba en vs vsa ve us mp mn le lc ci mi te ee eeuu rrhh nn pe pen art caba csjn scba csj gcba ddhh bcra afip anses onu oea ac dc am pm ps pd na sd sr qepd ta rn rp ph uf pb df td ic id op cit ob loc ll ja ed la jpg iva ff aa ffaa cc'.split(
    ' ',
  ),
);
const MINOR_LEFT =
  /(?<![a-z])(?:hij[oa]s?|nin[oa]s?|menor(?:es)?|adolescentes?|joven|bebe|victima|damnificad[oa]|nna|herman[oa]s?|alumn[oa]|causante|progenitor[a]?|senor[a]?|sr\.?|sra\.?|imputad[oa]|c\/|contra|autos|caratulad[oa]s?|iniciales|a favor de)(?: [a-z,]{1,12}){0,3}[ :,"(]{1,3}$/;
const MINOR_RIGHT = /^ ?(?:,? de \d{1,2} (?:anos|meses)|[cs]\/|,? (?:dni|nacid[oa]|edad)|\(\d{1,2} (?:anos|meses)\))/;
const LISTED_LEFT = /(?:[a-z]\.|\uFFFC)(?:,| y| e) ?$/;

/** Initials of minors and victims ("la niña A.B.C.", "G., M. s/ abrigo"), by what stands around them. */
export function findInitials(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  let previousEnd = -1;
  const add = (start: number, end: number, score: number) => {
    if (inZone(zones, start, end)) return;
    found.push({ start, end, type: 'persona', score, source: 'initials' });
    previousEnd = end;
  };
  for (const match of document.text.matchAll(INITIALS)) {
    const written = match[0].replace(/[, ]+$/, '');
    const start = match.index;
    const end = start + written.length;
    if (!written.includes(',') && ABBREVIATIONS.has(written.replace(/[., ]/g, '').toLowerCase())) continue;
    const left = before(document, start, 48);
    const listed = LISTED_LEFT.test(left) && previousEnd >= 0 && start - previousEnd <= 4;
    if (listed || MINOR_LEFT.test(left) || MINOR_RIGHT.test(after(document, end, 24))) add(start, end, 0.8);
  }
  for (const match of document.text.matchAll(UNPOINTED)) {
    const end = match.index + match[0].length;
    if (ABBREVIATIONS.has(match[0].toLowerCase())) continue;
    const left = before(document, match.index, 32);
    const isMinor =
      /(?<![a-z])(?:hij[oa]|nin[oa]|menor|adolescente|iniciales) (?:de iniciales |identificad[oa] como )?$/.test(left);
    if (isMinor && /^,? (?:de \d|dni|nacid)|^[,.;)]/.test(after(document, end, 10))) add(match.index, end, 0.7);
  }
  return found;
}
