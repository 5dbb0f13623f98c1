import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Database } from '../platform/database/database.ts';
import { type ActivityFilter, listActivity, streamActivity } from './list-activity.ts';

const columns = [
  { key: 'id', header: 'id' },
  { key: 'at', header: 'fecha_utc' },
  { key: 'event', header: 'evento' },
  { key: 'actorEmail', header: 'quien' },
  { key: 'actorRole', header: 'rol' },
  { key: 'targetEmail', header: 'a_quien' },
  { key: 'details', header: 'detalles' },
];

/**
 * The activity log as CSV, as it is read. It opens in a spreadsheet set to Spanish: byte order mark, semicolons, and no cell
 * that a spreadsheet would run as a formula.
 */
export async function exportActivity(deps: { db: Database }, filter: ActivityFilter): Promise<Readable> {
  await listActivity(deps, { ...filter, limit: 1 });
  const csv = stringify({
    bom: true,
    header: true,
    columns,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  // A reader who leaves ends the reading of the log; a failure of the log breaks the download off.
  pipeline(Readable.from(streamActivity(deps, filter)), csv, () => {});
  return csv;
}
