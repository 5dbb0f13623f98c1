import { type CivilDay, isCivilDay } from '../core/civil-day.ts';
import { refuse } from '../core/refusal.ts';

/** One row of an imported table. */
export interface TableRow {
  date: CivilDay;
  /** Decimal text with a point. */
  value: string;
}

const maxRows = 20_000;
/** No row of a table is longer. */
const maxRowCharacters = 80;

/**
 * Reads a pasted or imported table of days and figures: `2026-01-01;45,5`, `01/01/2026 45.5` or `2026-01;1.234,56`, one a line.
 * The first line may be a heading. A month without day stands on its first.
 * @throws RefusedComputation `fact-invalid` with the line that cannot be read; `field` names the input
 */
export function parseTable(text: string, field: string): TableRow[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const rows: TableRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const row = line.length > maxRowCharacters ? null : parseRow(line);
    if (row) rows.push(row);
    else if (index > 0 || /^["']?\d/.test(line)) {
      refuse(
        'fact-invalid',
        field,
        line.slice(0, 60),
        `No se entiende el renglón ${index + 1} de la tabla («${line.slice(0, 60)}»): se espera una fecha y un número.`,
      );
    }
    if (rows.length > maxRows)
      refuse('fact-invalid', field, String(maxRows), `La tabla pasa los ${maxRows} renglones.`);
  }
  return rows;
}

function parseRow(line: string): TableRow | null {
  const parts = /^["']?([\d/-]{7,10})(?:[T ][\d:.Z]+)?["']?\s*[;,\t ]\s*["']?(-?[\d.,]+)\s*%?["']?$/.exec(line);
  const [, written = '', figure = ''] = parts ?? [];
  const date = readDay(written);
  const value = readFigure(figure);
  return date && value ? { date, value } : null;
}

function readDay(text: string): CivilDay | null {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  const local = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3] ?? '1'] : local ? [local[3], local[2], local[1]] : [];
  const written = `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  return isCivilDay(written) ? written : null;
}

/** '1.234,56', '1234.56' and '45,5' as '1234.56', '1234.56' and '45.5'. */
function readFigure(text: string): string | null {
  const decimalComma = /^-?(\d{1,3}(\.\d{3})+|\d+),\d+$/.test(text);
  const plain = decimalComma ? text.replaceAll('.', '').replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null;
}
