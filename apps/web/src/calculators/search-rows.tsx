import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../design-system/button.tsx';
import type { SearchRow } from './item-search.ts';

interface SearchRowsProps {
  /** What one row is: 'Pago'. */
  name: string;
  /** The button that adds one: 'Agregar un pago'. */
  addLabel: string;
  rows: readonly SearchRow[];
  emptyRow: SearchRow;
  fields: (row: SearchRow, change: (part: SearchRow) => void, place: number) => ReactNode;
  onChange: (rows: SearchRow[]) => void;
}

/** Rows that a person adds, fills in and takes away. */
export function SearchRows({ name, addLabel, rows, emptyRow, fields, onChange }: SearchRowsProps) {
  return (
    <>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and keep their order
        <fieldset key={place} className="grid gap-3 rounded-field border border-line p-3">
          <legend className="px-1 text-sm font-medium">
            {name} {place + 1}
          </legend>
          {fields(
            row,
            (part) => onChange(rows.map((one, index) => (index === place ? { ...one, ...part } : one))),
            place,
          )}
          <Button
            kind="quiet"
            size="small"
            aria-label={`Quitar: ${name} ${place + 1}`}
            onClick={() => onChange(rows.filter((_, index) => index !== place))}
          >
            <Trash2 size={15} aria-hidden="true" />
            Quitar
          </Button>
        </fieldset>
      ))}
      <Button onClick={() => onChange([...rows, emptyRow])}>
        <Plus size={16} aria-hidden="true" />
        {addLabel}
      </Button>
    </>
  );
}
