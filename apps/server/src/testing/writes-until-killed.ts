import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/database/open-database.ts';

/** Commits one row after another and prints each number once it is acknowledged, until the process is killed. */
const { db } = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: null });
await db.execute(sql`create table written (x int)`);
for (let x = 0; ; x++) {
  await db.execute(sql`insert into written values (${x})`);
  process.stdout.write(`${x}\n`);
}
