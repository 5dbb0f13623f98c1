import { Readable } from 'node:stream';
import { activityEventNames } from '@foja/contracts/activity-events';
import { activityCsv } from './activity-csv.ts';
import { type ActivityDeps, type ActivityFilter, listActivity, streamActivity } from './list-activity.ts';

export type ActivityFormat = 'csv' | 'jsonl';

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

/** The activity log as a file, as it is read: CSV for a spreadsheet, or one JSON object a line for programs. */
export async function exportActivity(
  deps: ActivityDeps,
  filter: ActivityFilter,
  format: ActivityFormat,
): Promise<Readable> {
  // What is wrong with the filter is told before the answer begins.
  await listActivity(deps, { ...filter, limit: 1 });
  const lines = withNames(deps, filter);
  return format === 'csv' ? activityCsv(lines, columns) : Readable.from(asJsonLines(lines), { objectMode: false });
}

async function* asJsonLines(lines: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function* withNames(deps: ActivityDeps, filter: ActivityFilter) {
  for await (const entry of streamActivity(deps, filter)) yield { ...entry, name: activityEventNames[entry.event] };
}
