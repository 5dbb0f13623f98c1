import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { signInAs } from '../apps/server/src/testing/sign-in-as.ts';

export interface PeopleInput {
  dataDir: string;
  databaseUrl: string;
  jwtSecret: string;
  count: number;
}

/** The tokens of so many new accounts, signed in: each has a vault, and an hour's uploads, of its own. */
export async function makePeople({ dataDir, databaseUrl, jwtSecret, count }: PeopleInput): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  try {
    const deps = { db, jwtSecret, clock: systemClock };
    const tokens: string[] = [];
    for (let each = 0; each < count; each++) tokens.push((await signInAs({ deps }, 'Premium')).token);
    return tokens;
  } finally {
    await close();
  }
}
