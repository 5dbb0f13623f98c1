import type { Readable } from 'node:stream';
import { activityEventNames } from '@foja/contracts/activity-events';
import type { Database } from '../platform/database/database.ts';
import { activityCsv } from './activity-csv.ts';
import { type ActivityFilter, listActivity, streamActivity } from './list-activity.ts';

const columns = [
  { key: 'id', header: 'id' },
  { key: 'at', header: 'fecha_utc' },
  { key: 'event', header: 'evento' },
  { key: 'name', header: 'hecho' },
  { key: 'actorEmail', header: 'quien' },
  { key: 'actorRole', header: 'rol' },
  { key: 'targetEmail', header: 'a_quien' },
  { key: 'details', header: 'detalles' },
];

/** The activity log as CSV, as it is read. */
export async function exportActivity(deps: { db: Database }, filter: ActivityFilter): Promise<Readable> {
  await listActivity(deps, { ...filter, limit: 1 });
  return activityCsv(withNames(deps, filter), columns);
}

async function* withNames(deps: { db: Database }, filter: ActivityFilter) {
  for await (const entry of streamActivity(deps, filter)) yield { ...entry, name: activityEventNames[entry.event] };
}
