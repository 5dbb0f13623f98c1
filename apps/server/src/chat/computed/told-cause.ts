import type { CauseId } from '@foja/computable-law/labour/termination/termination-case';
import type { KnownFact } from '../../understanding/understood-question.ts';
import { flag } from './told-facts.ts';

const dismissal =
  /\b(?:despid\w+|despedid[oa]s?|despido|despedir(?:me|lo|la|los|las)?|echad[oa] (?:con|sin|por)|me echaron|me echo|nos echaron|la echaron|lo echaron|me rajaron|(?:me|nos|la|lo) (?:desvincul\w+|cesante\w+|dieron (?:de baja|salida))|prescind\w+ de (?:mis|sus|tus|nuestros) servicios|liquidacion|art(?:iculo)?\.? 245)\b/;
/** Who asks how much "la indemnización" is for a pay and a time of work means that of dismissal, unless it is owed for something else. */
const severance = /\b(?:cuant\w+|calcul\w+) (?:\w+ ){0,4}indemnizacion\b/;
const owedForElse =
  /\b(?:accident\w+|art|aseguradora|incapacidad|enfermedad|lesion\w*|mur\w+|fallec\w+|muerte|choc\w+|quiebra)\b/;
/** How a contract ended, as people and lawyers tell it; the first that is said decides. */
const causes: readonly [RegExp, CauseId][] = [
  [/\bdespido indirecto\b|\bme (?:di|considere|considero) (?:por )?despedid[oa]\b/, 'despido-indirecto'],
  [/\b(?:por|de|un|con) (?:comun|mutuo) acuerdo\b|\bacuerdo mutuo\b/, 'mutuo-acuerdo'],
  [/\b(?:fuerza mayor|(?:falta|disminucion)(?: o disminucion)? de trabajo)\b/, 'fuerza-mayor'],
  [/\b(?:quiebra|quebro|quebraron)\b/, 'quiebra'],
  [/\bperiodo de prueba\b|\ba prueba\b/, 'periodo-de-prueba'],
  [/\b(?:renuncie|renuncio|renunciar|renuncia|renunciaba)\b/, 'renuncia'],
  [/\bdespid\w+ (?:.{0,40} )?(?:por casar\w+|por (?:causa de )?matrimonio)\b/, 'matrimonio'],
];
const worked =
  '(?:trabajaba|laburaba|ganaba|cobraba|era emplead[oa]|su (?:empresa|empleador|patron|trabajo|jefe)|el empleador|la empresa (?:no )?(?:le|nos|me|paga|quiere))';
const diedAtWork = new RegExp(String.raw`\b(?:murio|fallecio)\b.*\b${worked}\b|\b${worked}\b.*\b(?:murio|fallecio)\b`);
/** Who asks of their own work when somebody else died. */
const ofOwnWork =
  /\b(?:perr[oa]|gat[oa]|mascota|caballo|yo (?:trabajaba|laburaba|ganaba|cobraba)|jubilad[oa]|jubilacion|pension\w*|anses|invalidez|monotribut\w+|autonom[oa]s?|alquiler\w*|licencia|faltar|falte|falto|descont\w+|descuent\w+)\b/;
const ofDeath =
  /\btrabajador(?:a)? fallecid[oa]\b|\bmuerte de(?:l|la) trabajador\w*\b|\b(?:indemnizacion|art(?:iculo)?\.?) (?:del? (?:art(?:iculo)?\.? )?)?248\b/;
const employer = '(?:patron|patrona|jefe|jefa|duen[oa]|empleador|empleadora)';
const employerDied = new RegExp(
  String.raw`\b(?:murio|fallecio) (?:el|la|mi) ${employer}\b|\b(?:el|la|mi) ${employer} (?:se )?(?:murio|fallecio)\b`,
);
/** Only a business that does not go on ends the contracts of who worked in it (LCT 249). */
const closes = /\b(?:cerr\w+|cierr\w+|no (?:sigue|siguen|abre|abren|continua\w*)|se termino)\b/;

/** How the contract ended; null where it was not told or is not computed from a question. */
export function causeTold(folded: string, facts: readonly KnownFact[]): CauseId | null {
  const told = causes.find(([words]) => words.test(folded))?.[1];
  if (told !== undefined) return told;
  if (ofDeath.test(folded)) return 'muerte';
  if (employerDied.test(folded)) return closes.test(folded) ? 'muerte-del-empleador' : null;
  if (diedAtWork.test(folded) && !ofOwnWork.test(folded)) return 'muerte';
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
