import type { Readable } from 'node:stream';
import { type ActivityAuthor, activityAuthorNames, activityEventNames } from '@foja/contracts/activity-events';
import type { Database } from '../platform/database/database.ts';
import { activityCsv } from './activity-csv.ts';
import { type MyActivityFilter, streamMyActivity } from './list-my-activity.ts';

const columns = [
  { key: 'at', header: 'fecha_utc' },
  { key: 'event', header: 'evento' },
  { key: 'name', header: 'hecho' },
  { key: 'author', header: 'quien' },
  { key: 'details', header: 'detalles' },
];

/** One's own activity as CSV, as it is read. */
export function exportMyActivity(deps: { db: Database }, accountId: string, filter: MyActivityFilter): Readable {
  return activityCsv(withNames(deps, accountId, filter), columns);
}

async function* withNames(deps: { db: Database }, accountId: string, filter: MyActivityFilter) {
  for await (const entry of streamMyActivity(deps, accountId, filter)) {
    yield { ...entry, name: activityEventNames[entry.event], author: authorName(entry.by) };
  }
}

function authorName(by: ActivityAuthor | null): string {
  return by === null ? '' : activityAuthorNames[by];
}
