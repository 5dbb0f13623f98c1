import type { CivilDay } from '../../core/civil-day.ts';
import { type FactsOf, isKnown } from '../../core/facts.ts';
import { refuse } from '../../core/refusal.ts';
import type { ComputedResult } from '../../core/result.ts';
import { ruleFor } from '../../core/rule.ts';
import { serviceFromDateToDate } from '../service-time.ts';
import { mayFallUnderHalf } from '../unused-vacation.ts';
import { reformDay } from '../work-reform.ts';
import { domesticWorkNotes, domesticWorkTermination } from './domestic-work-termination.ts';
import { labourTermination } from './labour-termination.ts';
import { type Cause, type CauseId, causes, refusedCauses, type TerminationValues } from './termination-case.ts';

export interface TerminationResult extends ComputedResult<number> {
  /** Spanish name of the way of ending. */
  cause: string;
  /** What to know beside the figures: when it is paid, what the calculation leaves out. */
  notes: string[];
}

/**
 * The liquidation of a contract of employment, or of domestic work, by the law of its last day.
 * @throws RefusedComputation by name for what another statute rules, for texts that are not loaded, and for facts that
 * are missing or cannot be
 */
export function computeTermination(facts: FactsOf<TerminationValues>): TerminationResult {
  const { cause, start, end, worker } = facts;
  const isDomestic = isKnown(worker) && worker.value === 'domestico';
  if (isDomestic && isKnown(end) && end.value < reformDay) {
    refuse(
      'not-sourced',
      'end',
      'ley 26.844',
      `Extinción del ${end.value}: el texto de la ley 26.844 anterior a la ley 27.802 no está cargado (el vigente rige desde el 6/3/2026).`,
    );
  }
  const result = ruleFor(isDomestic ? domesticWorkTermination : labourTermination, facts).compute(facts);
  if (!isKnown(cause) || !isKnown(start) || !isKnown(end)) {
    return refuse('fact-missing', 'cause', 'cause', 'Faltan la causa o las fechas.');
  }
  const notes = isDomestic ? domesticWorkNotes(facts) : notesOf(cause.value, start.value, end.value, facts);
  return { ...result, cause: causes[cause.value].label, notes };
}

/** Stops at a way of ending that is known by name and not computed. @throws RefusedComputation `not-sourced` */
export function refuseKnownCause(name: string): void {
  if (!Object.hasOwn(refusedCauses, name)) return;
  refuse('not-sourced', 'cause', name, refusedCauses[name as keyof typeof refusedCauses].why);
}

const notesByCause: Partial<Record<CauseId, string>> = {
  renuncia:
    'Sin preaviso de 15 días, el empleador puede reclamar su indemnización (LCT 231 a y 232): no se descuenta acá.',
  muerte:
    'La cobran las personas y en el orden que enumera LCT 248, además de lo que dé el sistema de riesgos del trabajo.',
  'trabajador-jubilado':
    'La antigüedad se cuenta desde el cese por jubilación o desde el acuerdo de seguir: poné esa fecha como ingreso (LCT 253).',
  inhabilitacion: 'No se debe si vino de dolo o culpa grave e inexcusable del trabajador (LCT 254).',
  jubilacion:
    'Con el beneficio concedido, o un año después de la intimación a jubilarse, el contrato termina sin indemnización por antigüedad; la intimación vale como preaviso (LCT 252).',
  'con-causa': 'Si la causa no se prueba, corresponde lo del despido sin causa (LCT 242 y 245).',
  abandono: 'Sin intimación previa no hay abandono (LCT 244), y corresponde lo del despido sin causa.',
  discriminatorio: 'El agravamiento depende de una sentencia y no se acumula con otro agravamiento (LCT 245 bis).',
  enfermedad: 'El preaviso dado durante la licencia paga no produce efectos, salvo que empiece al terminar (LCT 239).',
  'mutuo-acuerdo': 'Lo que las partes pacten por la salida se suma: la ley no le fija monto (LCT 241).',
  embarazo:
    'Exige haber notificado y acreditado el embarazo, y el despido dentro de los siete meses y medio del parto (LCT 178).',
  matrimonio: 'Exige haber notificado el matrimonio, y el despido entre tres meses antes y seis después (LCT 181).',
};

function notesOf(
  cause: CauseId,
  start: CivilDay,
  end: CivilDay,
  { trialMonths, daysWorked, registered, previousStart }: FactsOf<TerminationValues>,
): string[] {
  const own = notesByCause[cause];
  const notes = own === undefined ? [] : [own];
  const { years, months } = serviceFromDateToDate(start, end);
  const { share, trialFrees }: Cause = causes[cause];
  const paysInTrial = share !== 'none' && trialFrees;
  if (paysInTrial && trialMonths.state === 'unknown' && years * 12 + months >= 6 && years < 1) {
    notes.push(
      'Un convenio colectivo puede extender la prueba hasta 8 meses (6 a 100 trabajadores) o 12 (hasta 5): si es tu caso, indicalo.',
    );
  }
  if (paysInTrial && years === 0 && isKnown(registered) && !registered.value) {
    notes.push('El empleador que no registró desde el inicio renunció al período de prueba (LCT 92 bis).');
  }
  if (isKnown(registered) && !registered.value) {
    notes.push(
      'Las multas por falta de registro de las leyes 24.013 y 25.323 fueron derogadas (ley 27.742, artículos 99 y 100); si alcanzan a hechos anteriores se discute, y no están en este cálculo.',
    );
  }
  if (mayFallUnderHalf(start, end) && !isKnown(daysWorked)) {
    notes.push(
      'Si en el año no se trabajó la mitad de los días hábiles, hay quien aplica un día de vacaciones cada veinte trabajados (LCT 153): indicá los días trabajados para verlo.',
    );
  }
  if (!isKnown(previousStart))
    notes.push(
      'Si hubo un contrato anterior con el mismo empleador, su tiempo puede sumar y lo cobrado se descuenta (LCT 18 y 255): agregalo en los datos.',
    );
  if (end >= reformDay) {
    notes.push(
      'Se paga dentro de los 4 días hábiles de la extinción, 3 si el sueldo era semanal (LCT 128 y 255 bis); los certificados, dentro de los 45 (LCT 80). Desde que es debido se actualiza por IPC más 3 % anual (LCT 276) y prescribe a los dos años (LCT 256).',
    );
  }
  return notes;
}
