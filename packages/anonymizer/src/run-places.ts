import { after, type NormalisedText } from './normalise.ts';
import type { PersonContext } from './person-context.ts';
import { PLACES } from './places.ts';
import type { Run } from './runs.ts';
import { PARTICLES } from './stop-words.ts';
import type { Word } from './words.ts';

// Runs of capitalised words that are places.

export function foldedRun(document: NormalisedText, run: Run): string {
  const written = document.folded.slice(run.start, run.end);
  return written.includes('\n') ? written.replaceAll('\n', ' ') : written;
}

/** "Localidad: San Fernando del Valle", in a form. */
export const LOCALITY_LEFT = /(?<![a-z])(?:localidad|loc\.|ciudad|provincia|pcia\.|partido|pais|nacionalidad): ?$/;

/** "Carmen de Areco, hoy domingo 5 de marzo de 2017", at the beginning of a line: where something was written, and when. */
const DATE_RIGHT =
  /^,? (?:(?:hoy|a|el|al) )?(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? )?\d{1,2}°? de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?![a-z])/;

export function isDateline(document: NormalisedText, { start, end, words }: Run): boolean {
  // Somebody's signature has the date behind it too: only a town has its particle.
  if (!words.some(({ folded, shape }) => shape === 'lower' && PARTICLES.has(folded))) return false;
  return /(?:^|\n)$/.test(document.text.slice(0, start).slice(-1)) && DATE_RIGHT.test(after(document, end, 40));
}

/** "Colegio de Abogados de Rosario": the seat of a court or of a body, although somebody may be called so. */
export const OF_AN_ORGAN =
  /(?<![a-z])(?:colegios?|consejo|camara|juzgados?|juez|jueza|tribunal(?:es)?|nominacion|nom\.|circunscripcion|distrito|fiscalia|defensoria|registro|delegacion|sucursal|municipalidad|hospital|universidad|facultad|comisaria|departamento|seccional|regional|bolsa|abogados|escribanos|ciudad|localidad|partido|provincia)(?![a-z])[^.;:,\u0090]{0,70} (?:de|del) $/;

/** "San Carlos de Bariloche EPICRISIS": a town and, in capitals, the heading after it. */
export function isPlaceAndHeading(document: NormalisedText, { words }: Run): boolean {
  const loud = words.findIndex(({ shape }) => shape === 'upper');
  if (loud < 1 || words.slice(loud).some(({ shape }) => shape !== 'upper')) return false;
  return PLACES.has(document.folded.slice((words[0] as Word).start, (words[loud - 1] as Word).end));
}

const LANDMARK =
  /^(?:laguna|lomas?|arroyo|cerro|monte|canada|pozo|punta|isla|rincon|termas|pampa|sierra|valle|colonia)$/;

/** "camino a Laguna Blanca": a word of the map in front, and nothing around that speaks of somebody. */
export function isLandmark(run: Run, { title, role, naming, identified, personal, trade }: PersonContext): boolean {
  if (run.inverted || run.words.length < 2 || run.words[0]?.shape !== 'title') return false;
  return LANDMARK.test(run.words[0].folded) && !(title || role || naming || identified || personal || trade);
}
