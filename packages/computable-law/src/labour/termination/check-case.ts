import { yearOf } from '../../core/civil-day.ts';
import { type Fact, isKnown } from '../../core/facts.ts';
import { refuse } from '../../core/refusal.ts';
import { dayInFigures } from '../labour-line.ts';
import { serviceWithBothEnds } from '../service-time.ts';
import { otherStatutes, type TerminationCase, type WorkerKind } from './termination-case.ts';

/** LCT 92 bis: six months, up to eight or twelve by collective agreement; none where it cannot be used again. */
const minTrialMonths = 6;
const maxTrialMonths = 12;
/** LCT 93. */
const maxFixedTermYears = 5;
/** Nobody works longer for one employer. */
const longestServiceYears = 75;

/**
 * Stops at a case that cannot be, or that is not of this law.
 * @throws RefusedComputation `outside-scope` with the name of the other statute, `fact-invalid`, `fact-missing`
 */
export function checkCase(one: TerminationCase, worker: Fact<WorkerKind>): void {
  if (isKnown(worker) && worker.value !== 'dependencia' && worker.value !== 'domestico') {
    const statute = otherStatutes[worker.value];
    refuse(
      'outside-scope',
      'worker',
      statute,
      `La Ley de Contrato de Trabajo no rige este caso: corresponde ${statute}, que no se calcula acá.`,
    );
  }
  checkDays(one);
  if (one.trialMonths !== 0 && (one.trialMonths < minTrialMonths || one.trialMonths > maxTrialMonths)) {
    refuse(
      'fact-invalid',
      'trialMonths',
      String(one.trialMonths),
      'El período de prueba es de 6 meses, o de hasta 8 o 12 por convenio colectivo; 0 si no hay.',
    );
  }
  checkFixedTerm(one);
}

/** Stops at an end before the start, or at a pay of nothing. @throws RefusedComputation `fact-invalid` */
export function checkDays(one: TerminationCase): void {
  if (one.end < one.start) {
    refuse('fact-invalid', 'end', one.end, `La extinción (${one.end}) es anterior al ingreso (${one.start}).`);
  }
  if (yearOf(one.end) - yearOf(one.start) > longestServiceYears) {
    refuse(
      'fact-invalid',
      'start',
      one.start,
      `Entre el ingreso y la extinción hay más de ${longestServiceYears} años.`,
    );
  }
  if (!(one.bestPay > 0))
    refuse('fact-invalid', 'bestPay', String(one.bestPay), 'La remuneración tiene que ser mayor que cero.');
}

function checkFixedTerm(one: TerminationCase): void {
  if (one.causeId === 'plazo-fijo') {
    const end =
      one.termEnd ?? refuse('fact-missing', 'termEnd', 'termEnd', 'Falta el fin pactado del plazo (termEnd).');
    if (end <= one.end) {
      refuse('fact-invalid', 'termEnd', end, `El plazo (${end}) ya había terminado el ${dayInFigures(one.end)}.`);
    }
    const { years, months, days } = serviceWithBothEnds(one.start, end);
    if (years > maxFixedTermYears || (years === maxFixedTermYears && (months > 0 || days > 0))) {
      refuse('fact-invalid', 'termEnd', end, 'Un contrato a plazo fijo no puede durar más de cinco años (LCT 93).');
    }
  }
  if (one.causeId === 'vencimiento-plazo-fijo' && !one.noticeGiven) {
    refuse(
      'fact-invalid',
      'noticeGiven',
      'false',
      'Sin preaviso el contrato a plazo se convierte en uno por tiempo indeterminado (LCT 94): calculalo como despido sin causa.',
    );
  }
}
