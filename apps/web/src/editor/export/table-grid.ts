import type { EditorNode } from '@foja/contracts/editor/content';

export interface GridCell {
  node: EditorNode;
  row: number;
  column: number;
  columnSpan: number;
  rowSpan: number;
}

export interface TableGrid {
  columns: number;
  /** One list for each row that has cells of its own, in order. */
  rows: GridCell[][];
}

const span = (value: unknown): number => (typeof value === 'number' && value >= 1 ? Math.floor(value) : 1);

/** Where each cell of a table stands, with cells that reach over several rows or columns kept within the table. */
export function tableGrid(table: EditorNode): TableGrid {
  const lines = (table.content ?? []).filter((row) => (row.content ?? []).length > 0);
  const taken = new Set<string>();
  let columns = 0;
  const rows = lines.map((line, row) => {
    let column = 0;
    return (line.content ?? []).map((node): GridCell => {
      while (taken.has(`${row},${column}`)) column += 1;
      const columnSpan = span(node.attrs?.colspan);
      const rowSpan = Math.min(span(node.attrs?.rowspan), lines.length - row);
      for (let down = 0; down < rowSpan; down += 1) {
        for (let right = 0; right < columnSpan; right += 1) taken.add(`${row + down},${column + right}`);
      }
      const cell = { node, row, column, columnSpan, rowSpan };
      column += columnSpan;
      columns = Math.max(columns, column);
      return cell;
    });
  });
  return { columns, rows };
}
