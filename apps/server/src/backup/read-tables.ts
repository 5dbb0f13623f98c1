import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';

export interface TableShape {
  name: string;
  /** Those that a row is written with: a computed column computes itself. */
  columns: string[];
  /** The columns that count by themselves. */
  serials: string[];
}

/** Every table of the product, those first that others point to. */
export async function readTables(db: DatabaseOrTransaction): Promise<TableShape[]> {
  const columns = await db.execute<{ name: string; column: string; serial: boolean }>(sql`
    select c.table_name as name, c.column_name as column,
      pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) is not null as serial
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`);
  const links = await db.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const shapes = new Map<string, TableShape>();
  for (const { name, column, serial } of columns.rows) {
    const shape = shapes.get(name) ?? { name, columns: [], serials: [] };
    shape.columns.push(column);
    if (serial) shape.serials.push(column);
    shapes.set(name, shape);
  }
  const pointedTo = new Map<string, string[]>();
  for (const { from, to } of links.rows) {
    const name = unquoted(from);
    pointedTo.set(name, [...(pointedTo.get(name) ?? []), unquoted(to)]);
  }
  return inOrder([...shapes.values()], pointedTo);
}

const unquoted = (name: string) => name.replace(/^"|"$/g, '');

function inOrder(tables: readonly TableShape[], pointedTo: ReadonlyMap<string, string[]>): TableShape[] {
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((table) =>
      (pointedTo.get(table.name) ?? []).every((name) => !waiting.has(name)),
    );
    if (ready.length === 0)
      throw new Error(`Tables point to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

/** Hashes of the migrations that this database has seen, in their order. */
export async function readMigrations(db: DatabaseOrTransaction): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash }) => hash);
}
