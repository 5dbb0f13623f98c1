import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { accounts } from '../apps/server/src/accounts/accounts.table.ts';
import type { SignedInActor } from '../apps/server/src/accounts/actor.ts';
import { type AgendaEntryRow, agendaEntries } from '../apps/server/src/agenda/agenda.table.ts';
import { nextDeadlines } from '../apps/server/src/agenda/next-deadlines.ts';
import { sealEntry } from '../apps/server/src/agenda/sealed-entry.ts';
import { insertItems } from '../apps/server/src/matters/add-item.ts';
import { createMatter } from '../apps/server/src/matters/create-matter.ts';
import { listMatters } from '../apps/server/src/matters/list-matters.ts';
import type { MattersDeps } from '../apps/server/src/matters/matters-deps.ts';
import { openMatter } from '../apps/server/src/matters/open-matter.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import { fixedKeyring } from '../apps/server/src/platform/keyring.ts';
import { type Spread, spreadOf } from './statistics.ts';

export interface MattersFigures {
  matters: number;
  items: number;
  /** The list of all of them, opened. */
  listMs: Spread;
  /** Processor time of the server for it, the database's own left out. */
  listCpuMs: Spread;
  /** A search that reads the words of every item and finds a few. */
  searchMs: Spread;
  searchCpuMs: Spread;
}

const matterCount = 200;
const itemsInEach = 25;
const rounds = 30;

/** One lawyer's causas with what is written into them, listed and searched one call after the other. */
export async function benchMatters({ dataDir }: { dataDir: string }): Promise<MattersFigures> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  try {
    const { db } = database;
    const accountId = randomUUID();
    const actor: SignedInActor = { role: 'Premium', subject: `user:${accountId}`, accountId, sessionId: randomUUID() };
    await db.insert(accounts).values({
      id: accountId,
      email: 'bench@foja.example',
      firstName: 'Ana',
      lastName: 'Díaz',
      passwordHash: 'none',
      role: 'Premium',
      createdAt: systemClock.now(),
    });
    const deps: MattersDeps = {
      db,
      clock: systemClock,
      jwtSecret: 'only-the-bench-uses-this',
      keyring: fixedKeyring('a-key-that-only-the-bench-uses-0123456789'),
      config: {
        matters: { perAccount: null, itemsPerMatter: null },
        publicUrl: null,
        host: '127.0.0.1',
        port: 0,
        files: { kind: 'folder', folder: join(dataDir, 'documents') },
      },
      documentThreads: { holds: async () => ({}) },
      nextDeadlines,
      mattersLimits: { changesPerHour: 1_000_000, searchesPerHour: 1_000_000 },
    };
    for (let n = 0; n < matterCount; n++) {
      const head = { title: `Actor ${n} c/ Demandado ${n} s/ daños`, fileNumber: `${n}/2026`, court: 'Civil 21' };
      const { id } = await createMatter(deps, actor, {
        head: { ...head, clientName: '', side: null, summary: '' },
        forum: 'civil',
        state: 'active',
      });
      const { row } = await openMatter(deps, actor, id, 'write');
      const notes = Array.from({ length: itemsInEach }, (_, at) => ({
        kind: 'note' as const,
        body: { title: `Nota ${at}`, text: noteText(n, at) },
      }));
      await db.transaction((transaction) => insertItems(deps, transaction, actor, row, notes));
      await db.insert(agendaEntries).values(hearingOf(deps, accountId, id, n));
    }
    const time = async (search: string) => {
      const [timesMs, cpuMs]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        const [startedMs, startedCpu] = [performance.now(), process.cpuUsage()];
        await listMatters(deps, actor, { search, archived: 'no' });
        timesMs.push(performance.now() - startedMs);
        const { user, system } = process.cpuUsage(startedCpu);
        cpuMs.push((user + system) / 1_000);
      }
      return [spreadOf(timesMs), spreadOf(cpuMs)] as const;
    };
    const [listMs, listCpuMs] = await time('');
    const [searchMs, searchCpuMs] = await time('pericia7x3');
    return { matters: matterCount, items: matterCount * itemsInEach, listMs, listCpuMs, searchMs, searchCpuMs };
  } finally {
    await database.close();
  }
}

/** What a causa has to do next: its list tells it. */
function hearingOf(deps: MattersDeps, accountId: string, matterId: string, n: number): AgendaEntryRow {
  const holder = { id: randomUUID(), ownerAccountId: null, matterId };
  const now = systemClock.now();
  const day = new Date(now.getTime() + n * 86_400_000).toISOString().slice(0, 10);
  return {
    ...holder,
    authorAccountId: accountId,
    responsibleAccountId: accountId,
    kind: 'hearing',
    state: 'pending',
    day,
    lastDay: day,
    time: '10:00',
    reminds: true,
    daySetOn: day,
    computedBy: null,
    sealedBody: sealEntry(deps, holder, { title: `Audiencia ${n}`, notes: '', deadline: null }),
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** Some forty different words, as a note has. */
function noteText(matter: number, at: number): string {
  const words = Array.from({ length: 40 }, (_, word) => `palabra${(matter * 7 + at * 3 + word) % 900}`);
  return `${words.join(' ')} pericia${matter % 50}x${at}`;
}
