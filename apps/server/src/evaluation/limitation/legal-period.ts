import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';

/** A period as a guide tells it, read from its words. */
export interface LegalPeriod {
  amount: number;
  unit: 'hours' | 'days' | 'weekdays' | 'months' | 'years';
}

const units: [RegExp, LegalPeriod['unit']][] = [
  [/^horas?/, 'hours'],
  [/^dias? habiles/, 'weekdays'],
  [/^dias?/, 'days'],
  [/^mes(es)?/, 'months'],
  [/^anos?/, 'years'],
];
const periodPattern = new RegExp(
  String.raw`(?<!de )\b${numberPattern}\s+((?:dias? habiles|dias?|horas?|mes(?:es)?|anos?)\b)`,
);

/** The first period that the words fix; null where they fix none ("no hay plazo", "de uno a tres meses"). */
export function readLegalPeriod(text: string): LegalPeriod | null {
  const folded = foldInPlace(text);
  if (/\bde (uno|una|\d+) a \w+ (meses|dias|anos)/.test(folded)) return null;
  const [, amount, words = ''] = periodPattern.exec(folded) ?? /\bes de ()()/.exec(folded) ?? [];
  const generic = new RegExp(String.raw`\bes de ${numberPattern}\s+(\w+(?: habiles)?)`).exec(folded);
  const [number, of] = generic ? [generic[1], generic[2] ?? ''] : [amount, words];
  const unit = units.find(([pattern]) => pattern.test(of))?.[1];
  return number === undefined || number === '' || unit === undefined ? null : { amount: readNumber(number), unit };
}

const approximateDays = { hours: 1 / 24, days: 1, weekdays: 1.4, months: 30.4, years: 365.25 };

/** About how many days a period has. */
export function daysOfPeriod({ amount, unit }: LegalPeriod): number {
  return amount * approximateDays[unit];
}

/** Time that binds the other side, a judge or an office, or that only measures something. */
const binding =
  /\b(como (minimo|maximo)|cuota corra|cobrar desde|se deben desde|suspension de la prescripcion|se reanude|sanciones|la licencia caduca|no puede exceder|para que (informen|rectifiquen|entreguen|el empleador|los citados|alguien|aparezca|la cosa|la liquidacion|la ley|los ausentes|los acreedores)|para responder\b|para notificar|de plazo si)\b/;
const toAct =
  /\b(para (reclamar|pedir|cuestionar\w*|demandar|iniciar|ejercer|aceptar|apelar|oponer\w*|contestar|denunciar\w*|arrepentirse|revocar|excluir|observar\w*|presentar\w*|consignar|la accion|las acciones|el reclamo|lo que se devenga|los intereses|los? danos|danos)|garantia legal dura|prescribe\w*|prescripcion (es|cuando)|generico|otro plazo previsto|caduca|caducidad desde|se reclaman|vicios redhibitorios|desde (la sentencia de divorcio|la causa que puso fin|el fin de la convivencia|que se determino|que la prestacion|que se verifico|la inscripcion del nacimiento|la recepcion|que se conocio)|el dano nace|derivados del contrato|ley de amparo)\b/;
const noEnd =
  /\b(no prescribe[n]?|(?<!si )no hay (un )?plazo|no fija un plazo|en todo tiempo|en cualquier tiempo|en todo momento)\b/;

/**
 * What a guide's entry is for the one who claims: the time to `act`, which may run out; a right that does not end; or a time
 * that binds somebody else, or nobody.
 */
export function meaningOfPeriod(text: string): 'to-act' | 'endless' | 'other' {
  const folded = foldInPlace(text);
  if (noEnd.test(folded)) return 'endless';
  return toAct.test(folded) && !binding.test(folded) && readLegalPeriod(text) !== null ? 'to-act' : 'other';
}
