import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { withoutReplyAgainst } from './asked-against.ts';
import { computeBonus } from './compute-bonus.ts';
import { computeChequePresentation } from './compute-cheque-presentation.ts';
import { computeCohabitation } from './compute-cohabitation.ts';
import { computeCondominium } from './compute-condominium.ts';
import { computeConsumption } from './compute-consumption.ts';
import { computeCopyright } from './compute-copyright.ts';
import { computeDebt } from './compute-debt.ts';
import { computeDismissal } from './compute-dismissal.ts';
import { computeDisposablePart } from './compute-disposable-part.ts';
import { computeDivorceDivision } from './compute-divorce-division.ts';
import { computeDonationToSibling } from './compute-donation-to-sibling.ts';
import { computeDueDay } from './compute-due-day.ts';
import { computeEndItems } from './compute-end-items.ts';
import { computeFinalPayment } from './compute-final-payment.ts';
import { computeHeirs } from './compute-heirs.ts';
import { computeHeirsWithoutChildren } from './compute-heirs-without-children.ts';
import { computeHolidayPay } from './compute-holiday-pay.ts';
import { computeInPlaceOfParent } from './compute-in-place-of-parent.ts';
import { computeInstalments } from './compute-instalments.ts';
import { computeLeavingLease } from './compute-leaving-lease.ts';
import { computeLimitationDay } from './compute-limitation-day.ts';
import { computeMaintenanceEnd } from './compute-maintenance-end.ts';
import { computeMaternityLeave } from './compute-maternity-leave.ts';
import { computeMeetingQuorum } from './compute-meeting-quorum.ts';
import { computeNightShift } from './compute-night-shift.ts';
import { computeNoticeDay } from './compute-notice-day.ts';
import { computeOfferedExit } from './compute-offered-exit.ts';
import { computeOvertimeHours, computeOvertimePay } from './compute-overtime-pay.ts';
import { computeOwnersMajority } from './compute-owners-majority.ts';
import { computeParole } from './compute-parole.ts';
import { computePossession } from './compute-possession.ts';
import { computePresumedDismissal } from './compute-presumed-dismissal.ts';
import { computeRetirement } from './compute-retirement.ts';
import { computeSickLeave } from './compute-sick-leave.ts';
import { computeSuspensions } from './compute-suspensions.ts';
import { computeTrial } from './compute-trial.ts';
import { computeUnemployment } from './compute-unemployment.ts';
import { computeVacationDays } from './compute-vacation-days.ts';
import { computeVacationNotice } from './compute-vacation-notice.ts';
import type { Compute, Computed } from './computed.ts';

const computations: readonly Compute[] = [
  computeDueDay,
  computeFinalPayment,
  computeNoticeDay,
  computePresumedDismissal,
  computeTrial,
  computeOfferedExit,
  computeEndItems,
  computeDismissal,
  computeMaintenanceEnd,
  computeLimitationDay,
  computeVacationNotice,
  computeVacationDays,
  computeBonus,
  computeHeirs,
  computeInPlaceOfParent,
  computeHeirsWithoutChildren,
  computeDonationToSibling,
  computeDisposablePart,
  computeLeavingLease,
  computeOvertimeHours,
  computeOvertimePay,
  computeHolidayPay,
  computeSuspensions,
  computeNightShift,
  computeMaternityLeave,
  computeSickLeave,
  computeUnemployment,
  computeRetirement,
  computeInstalments,
  computeDebt,
  withoutReplyAgainst(computeOwnersMajority),
  withoutReplyAgainst(computeCondominium),
  withoutReplyAgainst(computeMeetingQuorum),
  computeChequePresentation,
  computeConsumption,
  computePossession,
  computeCopyright,
  computeDivorceDivision,
  computeCohabitation,
  computeParole,
];

/** Who asks for one figure does so in few words; a long story is for the evaluation, which works in its own thread. */
const maxCharacters = 3_000;

/** The figure or the date that the law gives for what the person told; null where nothing can be computed of it. */
export function computeForAsker(understood: UnderstoodQuestion): Computed | null {
  if (understood.text.length > maxCharacters) return null;
  for (const compute of computations) {
    const computed = compute(understood);
    if (computed !== null) return computed;
  }
  return null;
}
