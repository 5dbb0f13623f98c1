import { pipeline, Readable } from 'node:stream';
import { type ColumnOption, stringify } from 'csv-stringify';

/**
 * Lines of activity as CSV, as they are read. It opens in a spreadsheet set to Spanish: byte order mark, semicolons, and no cell
 * that a spreadsheet would run as a formula.
 */
export function activityCsv(lines: AsyncIterable<object>, columns: ColumnOption[]): Readable {
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
  pipeline(Readable.from(lines), csv, () => {});
  return csv;
}
