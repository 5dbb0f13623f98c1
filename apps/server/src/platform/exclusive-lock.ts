import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const holderSchema = z.object({
  token: z.string(),
  pid: z.number().int().positive(),
  /** Tells a process from a later one with the same number; null where the system does not say. */
  pidStartedAt: z.string().nullable(),
  /** The process that a person would stop: the server, where the holder is its database child. */
  serverPid: z.number().int().positive(),
  /** Where the holder's database listens. */
  address: z.string(),
});
export type LockHolder = z.infer<typeof holderSchema>;

/** The lock belongs to a process that is alive. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';
  readonly holder: LockHolder;

  constructor(path: string, holder: LockHolder) {
    super(`The data folder is in use by process ${holder.serverPid} (lock: ${path}).`);
    this.holder = holder;
  }
}

/** When a process began, as the kernel counts it. Without it a reused process number would look like the old holder. */
export function readProcessStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Whether this very process is alive, and not a later one with the same number. */
export function isRunning(pid: number, startedAt: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startedAt === null || readProcessStart(pid) === null || readProcessStart(pid) === startedAt;
}

/** The holder written at `path`, or null where there is none (or an unreadable one, which nobody can hold). */
export function readLockHolder(path: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** The holder at `path` if its process is alive, else null. */
export function findLiveHolder(path: string): LockHolder | null {
  const holder = readLockHolder(path);
  return holder && isRunning(holder.pid, holder.pidStartedAt) ? holder : null;
}

/** Whether a live holder's server is gone, so that it ends too: nobody may join it any more. */
export function isEnding({ pid, serverPid }: LockHolder): boolean {
  return pid !== serverPid && !isRunning(serverPid, null);
}

/** Creates `path` with its whole content in one step, so that nobody reads half a lock. False where it exists. */
function createWhole(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}.draft`;
  writeFileSync(draft, content, { flush: true });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the lock at `path` for this process, until {@link releaseLock}. A lock left by a dead process is taken over: of many
 * that see it, the one that creates the claim file named by the dead holder's token does it.
 * @param waitMs how long to wait for a holder whose server is already gone and that is about to end.
 * @throws {LockHeld} when a live process holds it.
 */
export async function takeLock(
  path: string,
  claim: { serverPid: number; address: string; waitMs?: number },
): Promise<LockHolder> {
  const mine: LockHolder = {
    token: randomUUID(),
    pid: process.pid,
    pidStartedAt: readProcessStart(process.pid),
    serverPid: claim.serverPid,
    address: claim.address,
  };
  const deadline = Date.now() + (claim.waitMs ?? 10_000);
  for (;;) {
    if (createWhole(path, JSON.stringify(mine))) return mine;
    const holder = readLockHolder(path);
    if (holder && isRunning(holder.pid, holder.pidStartedAt)) {
      if (!isEnding(holder) || Date.now() > deadline) throw new LockHeld(path, holder);
    } else {
      takeOver(path, holder, mine);
    }
    await sleep(50);
  }
}

function takeOver(path: string, dead: LockHolder | null, mine: LockHolder): void {
  const claimPath = `${path}.${dead?.token ?? 'unreadable'}.claim`;
  if (createWhole(claimPath, JSON.stringify(mine))) {
    if (readLockHolder(path)?.token === dead?.token) rmSync(path, { force: true });
    rmSync(claimPath, { force: true });
    return;
  }
  const claimant = readLockHolder(claimPath);
  if (claimant && !isRunning(claimant.pid, claimant.pidStartedAt)) rmSync(claimPath, { force: true });
}

/** Gives the lock back if it is still ours. */
export function releaseLock(path: string, mine: LockHolder): void {
  if (readLockHolder(path)?.token === mine.token) rmSync(path, { force: true });
}
