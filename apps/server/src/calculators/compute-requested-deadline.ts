import { civilDay } from '@foja/computable-law/core/civil-day';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import type { DeadlineLaw, DeadlineResult } from '@foja/computable-law/deadlines/deadline';
import type { DeadlineRequest } from '@foja/contracts/calculators';

/** A term as a call asks for it. @throws RefusedComputation */
export function computeRequestedDeadline(request: DeadlineRequest, law: DeadlineLaw): DeadlineResult {
  return computeDeadline(
    {
      ...request,
      notified: civilDay(request.notified, 'notified'),
      suspended: request.suspended?.map(({ from, to }) => ({
        from: civilDay(from, 'suspended.from'),
        to: civilDay(to, 'suspended.to'),
      })),
    },
    law,
  );
}
