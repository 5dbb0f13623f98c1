import type { CauseId } from '@foja/computable-law/labour/termination/termination-case';
import type { KnownFact } from '../../understanding/understood-question.ts';
import { flag } from './told-facts.ts';

const dismissal =
  /\b(?:despid\w+|despedid[oa]s?|despido|me echaron|me echo|nos echaron|la echaron|lo echaron|me rajaron|(?:me|nos|la|lo) (?:desvincul\w+|cesante\w+|dieron (?:de baja|salida))|prescind\w+ de (?:mis|sus|tus|nuestros) servicios|liquidacion|art(?:iculo)?\.? 245)\b/;
/** Who asks how much "la indemnización" is for a pay and a time of work means that of dismissal, unless it is owed for something else. */
const severance = /\b(?:cuant\w+|calcul\w+) (?:\w+ ){0,4}indemnizacion\b/;
const owedForElse =
  /\b(?:accident\w+|art|aseguradora|incapacidad|enfermedad|lesion\w*|mur\w+|fallec\w+|muerte|choc\w+|quiebra)\b/;
/** How a contract ended, as people and lawyers tell it; the first that is said decides. */
const causes: readonly [RegExp, CauseId][] = [
  [/\bdespido indirecto\b|\bme (?:di|considere|considero) (?:por )?despedid[oa]\b/, 'despido-indirecto'],
  [/\b(?:por|de|un|con) (?:comun|mutuo) acuerdo\b|\bacuerdo mutuo\b/, 'mutuo-acuerdo'],
  [/\b(?:fuerza mayor|(?:falta|disminucion)(?: o disminucion)? de trabajo)\b/, 'fuerza-mayor'],
  [/\bperiodo de prueba\b|\ba prueba\b/, 'periodo-de-prueba'],
  [/\b(?:renuncie|renuncio|renunciar|renuncia|renunciaba)\b/, 'renuncia'],
  [/\bdespid\w+ (?:.{0,40} )?(?:por casar\w+|por (?:causa de )?matrimonio)\b/, 'matrimonio'],
];
const diedAtWork = /\b(?:murio|fallecio)\b.*\b(?:trabajaba|empresa|empleador)\b|\btrabajaba\b.*\b(?:murio|fallecio)\b/;

/** How the contract ended; null where it was not told or is not computed from a question. */
export function causeTold(folded: string, facts: readonly KnownFact[]): CauseId | null {
  const told = causes.find(([words]) => words.test(folded))?.[1];
  if (told !== undefined) return told;
  if (diedAtWork.test(folded)) return 'muerte';
  const isDismissed =
    flag(facts, 'despedido') === true ||
    flag(facts, 'sin-causa') === true ||
    dismissal.test(folded) ||
    asksSeverance(folded);
  if (!isDismissed) return null;
  if (flag(facts, 'con-causa') === true) return 'con-causa';
  return flag(facts, 'embarazada') === true || /\bembaraz\w+\b/.test(folded) ? 'embarazo' : 'sin-causa';
}

function asksSeverance(folded: string): boolean {
  return severance.test(folded) && !owedForElse.test(folded);
}
