import type { QueryClient } from '@tanstack/react-query';
import { compareGazetteDates, type GazetteDate, gazetteToday, nextWeekday } from './gazette-date.ts';
import { editionQuery } from './gazette-queries.ts';
import { noEditionOf } from './no-edition.ts';

/** No holidays in a row are more than this many working days. */
const maxDaysTried = 10;

/**
 * The day of the next edition before (-1) or after (1) a day, weekends and holidays left out. The edition is downloaded on the way,
 * so that the screen has it.
 * @returns null where there is none up to today. Where a call fails for another reason, the day that it was about: the screen says why.
 */
export async function findEdition(
  client: QueryClient,
  from: GazetteDate,
  direction: -1 | 1,
): Promise<GazetteDate | null> {
  let candidate = nextWeekday(from, direction);
  for (let tried = 0; tried < maxDaysTried; tried += 1) {
    if (compareGazetteDates(candidate, gazetteToday()) > 0) return null;
    try {
      await client.fetchQuery(editionQuery(candidate));
      return candidate;
    } catch (failure) {
      const gap = noEditionOf(failure);
      if (!gap) return candidate;
      if (direction < 0 && gap.lastPublicationDate) return gap.lastPublicationDate;
      candidate = nextWeekday(candidate, direction);
    }
  }
  return null;
}
