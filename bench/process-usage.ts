import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const sampleEveryMs = 100;

/**
 * Resident memory of a process and all its descendants, in MB (10^6 bytes). Pages that they share are counted for each, so it is an upper
 * bound. Null where the system has no /proc.
 */
export function residentMb(pid: number): number | null {
  const parents = readParents();
  if (parents === null) return null;
  let sum = 0;
  for (const candidate of parents.keys()) if (descendsFrom(candidate, pid, parents)) sum += readResidentMb(candidate);
  return sum;
}

/** The highest {@link residentMb} until stopped, looked at ten times a second. */
export function watchPeakMb(pid: number): { stop(): number | null } {
  let peakMb = residentMb(pid);
  const timer = setInterval(() => {
    const nowMb = residentMb(pid);
    if (nowMb !== null) peakMb = Math.max(peakMb ?? 0, nowMb);
  }, sampleEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return peakMb;
    },
  };
}

/** {@link residentMb} once nothing has happened for `quietMs`. */
export async function idleMb(pid: number, quietMs: number): Promise<number | null> {
  await delay(quietMs);
  return residentMb(pid);
}

/** Processor time in ms, of a process alone and of its descendants, since they began; null where the system has no /proc. */
export function cpuTimeMs(pid: number): { own: number; descendants: number } | null {
  const parents = readParents();
  if (parents === null) return null;
  let descendants = 0;
  for (const candidate of parents.keys()) {
    if (candidate !== pid && descendsFrom(candidate, pid, parents)) descendants += readCpuMs(candidate);
  }
  return { own: readCpuMs(pid), descendants };
}

/** Linux counts in hundredths of a second, whatever its kernel's own tick. */
const msPerTick = 10;

/** With the time of its children that have ended, who are no longer there to be asked: PostgreSQL ends the process of each connection that closes. */
function readCpuMs(pid: number): number {
  const [own, ownSystem, ended, endedSystem] = statFields(pid).slice(11, 15).map(Number);
  return ((own ?? 0) + (ownSystem ?? 0) + (ended ?? 0) + (endedSystem ?? 0)) * msPerTick;
}

/** Every process and its parent, or null without /proc. */
function readParents(): Map<number, number> | null {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return null;
  }
  const parents = new Map<number, number>();
  for (const name of names) {
    if (!/^\d+$/.test(name)) continue;
    const parent = statFields(Number(name))[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents.size > 0 ? parents : null;
}

/** The fields of "123 (name, which may hold anything) S 1 ..." after the name: state, parent, ... */
function statFields(pid: number): string[] {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function descendsFrom(pid: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at)) {
    if (at === ancestor) return true;
  }
  return false;
}

function readResidentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1];
  return (Number(kilobytes ?? 0) * 1024) / 1e6;
}

/** A process may end between being listed and being read. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
