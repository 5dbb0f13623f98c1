import { civilDay } from '@foja/computable-law/core/civil-day';
import {
  type Fact,
  type FactsOf,
  factFrom,
  known,
  mapFact,
  notApplicable,
  unknown,
} from '@foja/computable-law/core/facts';
import { refuseKnownCause } from '@foja/computable-law/labour/termination/compute-termination';
import { type CauseId, causes, type TerminationValues } from '@foja/computable-law/labour/termination/termination-case';
import type { LabourTerminationRequest } from '@foja/contracts/calculators/labour';

/**
 * The facts of a liquidation as a call told them: what it left out is unknown.
 * @throws RefusedComputation for a cause that is known by name and not computed
 */
export function readTerminationFacts(request: LabourTerminationRequest): FactsOf<TerminationValues> {
  const { start, end, termEnd, sickUntil, cause } = request;
  if (!isCause(cause)) {
    refuseKnownCause(cause);
    throw new Error(`The cause ${cause} is neither computed nor refused`);
  }
  return {
    start: known(civilDay(start, 'start')),
    end: known(civilDay(end, 'end')),
    cause: known(cause),
    worker: known(request.worker ?? 'dependencia'),
    bestPay: known(request.bestPay),
    cap: capOf(request),
    noticeGiven: factFrom(request.noticeGiven),
    registered: factFrom(request.registered),
    vacationTaken: factFrom(request.vacationTaken),
    trialMonths: factFrom(request.trialMonths),
    daysWorked: factFrom(request.daysWorked),
    imputable: factFrom(request.imputable),
    termEnd: mapFact(factFrom(termEnd), (day) => civilDay(day, 'termEnd')),
    variableSixMonths: factFrom(request.variableSixMonths),
    variableYear: factFrom(request.variableYear),
    previousStart: mapFact(factFrom(request.previousStart), (day) => civilDay(day, 'previousStart')),
    previousEnd: mapFact(factFrom(request.previousEnd), (day) => civilDay(day, 'previousEnd')),
    previousPaid: factFrom(request.previousPaid),
    sickUntil: mapFact(factFrom(sickUntil), (day) => civilDay(day, 'sickUntil')),
  };
}

function isCause(cause: string): cause is CauseId {
  return Object.hasOwn(causes, cause);
}

function capOf({ cap, capUnknown }: LabourTerminationRequest): Fact<number> {
  if (capUnknown === true || cap === undefined) return unknown;
  return cap === null ? notApplicable('No se aplica tope de convenio.') : known(cap);
}
