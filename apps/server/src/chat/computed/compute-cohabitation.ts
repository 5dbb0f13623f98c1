import { addYears } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { tellDay } from './tell-day.ts';
import { toldDays } from './told-days.ts';

const ofUnion = /\bunion(?:es)? convivencial(?:es)?\b/;
const asks =
  /\b(?:ya (?:somos|es|cuenta|tenemos|tengo|vale)|somos|cuando|cuanto falta|alcanz\w+|cumpl\w+|sirve|tengo derechos?|tenemos derechos?|contamos|considera\w*)\b/;
const begins = /\b(?:desde|convivi\w+|vivi\w+ juntos|nos juntamos|nos mudamos|juntos|me mude)\b/;
/** Who parted counts other terms, and who is still married makes none. */
const undecided =
  /\b(?:nos separamos|me separe|separad[oa]s?|termin\w+|corto|muri\w+|fallec\w+|casad[oa]s?|compensacion|menor de edad|hasta|pension\w*|obra social|hered\w+|herencia|seguro)\b/;
const years = 2;

/** When two people who live together have the two years that their union needs, for the day that was told (CCyC 510). */
export const computeCohabitation: Compute = (understood) => {
  const folded = fold(understood.text);
  if (
    !ofUnion.test(folded) ||
    !asks.test(folded) ||
    undecided.test(folded.replace(/\bsin casar\w*\b|\bno (?:estamos|somos) casad\w+\b/g, ''))
  )
    return null;
  const [since, ...others] = toldDays(understood).filter(
    ({ day, before }) => day <= understood.today && begins.test(before),
  );
  if (since === undefined || others.length > 0) return null;
  const due = addYears(since.day, years, 'last-day-of-month');
  const rest = 'Los dos tienen que ser mayores de edad, sin parentesco cercano ni matrimonio u otra unión registrada';
  return {
    text:
      due <= understood.today
        ? `Sí, por el tiempo: los dos años de convivencia se cumplieron el ${tellDay(due)}. ${rest}`
        : `Todavía no: hacen falta dos años de convivencia, y se cumplen el ${tellDay(due)}. ${rest}`,
    keys: ['ccyc:510'],
    calculator: null,
    answers: ['yes-no', 'how-long', 'how-much', 'since-when'],
  };
};
