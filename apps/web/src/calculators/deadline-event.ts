import type { DeadlineResponse } from '@foja/contracts/calculators';
import { writeCalendar } from '@foja/contracts/calendar-file';

/** A due day as a calendar file: an event of the whole day. @param stamp when it was made, ISO. */
export function deadlineEvent(result: Pick<DeadlineResponse, 'due' | 'name' | 'graceUntil'>, stamp: string): string {
  return writeCalendar('Vencimientos de Foja', [
    {
      uid: `${result.due.replaceAll('-', '')}-${stamp.replace(/\D/g, '')}@foja`,
      day: result.due,
      time: null,
      summary: `Vence: ${result.name ?? 'plazo'}`,
      stamp,
    },
  ]);
}
