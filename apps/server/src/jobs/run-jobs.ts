import type { JobKind } from '@foja/contracts/admin-jobs';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { tellSafely } from '../platform/tell-safely.ts';
import type { JobQueue } from './job-queue.ts';
import { findDue, forgetOldJobs, type HeldJob, putDown, renewLease, takeBackLost } from './job-rows.ts';
import { isRecurring } from './recurring-jobs.ts';

/** Somebody called the job off. */
export class JobCancelled extends Error {
  override readonly name = 'JobCancelled';
}

/** Another server has the job: this one gave no sign of life for too long. */
class JobLost extends Error {
  override readonly name = 'JobLost';
}

export interface JobRun {
  data: unknown;
  /** Where it fails now, it has failed. */
  isLastAttempt: boolean;
  /** Aborts where the job is cancelled ({@link JobCancelled}), the server stops, or another server has taken the job up. */
  signal: AbortSignal;
  onProgress: (done: number, total: number | null) => void;
}

export type JobWork = Partial<Record<JobKind, (run: JobRun) => Promise<unknown>>>;

export interface RunJobsDeps {
  db: Database;
  clock: Clock;
  jobs: JobQueue;
  /** No other server works on this database: what runs in it at the start was left by one that died. */
  isAlone: boolean;
  onError: (error: unknown, kind: JobKind | null) => void;
}

export interface JobRunner {
  /** Puts down what runs and resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when nothing that this server can do is due. */
  settled(): Promise<void>;
}

const signOfLifeMs = 5_000;
/** Other servers' jobs, and those of a server that died, are found this late at most. */
const longestPauseMs = 30_000;
const shortestPauseMs = 100;
const housekeepingMs = 10 * 60_000;

/** Works on the jobs of these kinds, one of each kind at a time, until stopped. Any number of servers may. */
export function runJobs(deps: RunJobsDeps, work: JobWork): JobRunner {
  const { db, jobs, onError } = deps;
  const kinds = Object.keys(work) as JobKind[];
  const recurring = kinds.filter(isRecurring);
  const running = new Map<JobKind, { done: Promise<void>; check: () => Promise<void> }>();
  const stopping = new AbortController();
  let wake = () => {};
  let isWoken = false;
  let idle: (() => void)[] = [];
  let housekeptAtMs = Number.NEGATIVE_INFINITY;

  const housekeep = async () => {
    const now = performance.now();
    if (now - housekeptAtMs < housekeepingMs) return;
    const isStart = housekeptAtMs === Number.NEGATIVE_INFINITY;
    await takeBackLost(db, isStart && deps.isAlone);
    await jobs.arrangeRecurring(recurring, isStart);
    await forgetOldJobs(db);
    housekeptAtMs = now;
  };

  /** @returns how long the loop may wait. */
  const round = async (): Promise<number> => {
    await housekeep();
    if (!deps.isAlone) await takeBackLost(db, false);
    const { due, nextInMs } = await findDue(
      db,
      kinds.filter((kind) => !running.has(kind)),
    );
    let taken = 0;
    for (const kind of due) {
      if (stopping.signal.aborted) break;
      const job = await jobs.take(kind);
      if (!job) continue;
      taken += 1;
      begin(job);
    }
    if (due.length === 0 && running.size === 0 && !isWoken) {
      for (const resolve of idle) resolve();
      idle = [];
    }
    return taken > 0
      ? shortestPauseMs
      : Math.min(longestPauseMs, Math.max(shortestPauseMs, nextInMs ?? longestPauseMs));
  };

  const begin = (job: HeldJob & { data: unknown; isLastAttempt: boolean }) => {
    const aborting = new AbortController();
    let progress: { done: number; total: number | null } | null = null;
    const check = async () => {
      const state = await renewLease(db, job, progress);
      if (state === 'cancelled') aborting.abort(new JobCancelled('the job was cancelled'));
      if (state === 'lost') aborting.abort(new JobLost('another server has the job'));
    };
    const signs = setInterval(() => void check().catch((error: unknown) => onError(error, job.name)), signOfLifeMs);
    signs.unref();
    const signal = AbortSignal.any([stopping.signal, aborting.signal]);
    const run: JobRun = {
      data: job.data,
      isLastAttempt: job.isLastAttempt,
      signal,
      onProgress: (done, total) => {
        progress = { done, total };
      },
    };
    const done = carry(job, run, aborting.signal, check)
      .catch((error: unknown) => onError(error, job.name))
      .finally(() => {
        clearInterval(signs);
        running.delete(job.name);
        isWoken = true;
        wake();
      });
    running.set(job.name, { done, check });
  };

  const carry = async (job: HeldJob, run: JobRun, gone: AbortSignal, check: () => Promise<void>) => {
    try {
      await work[job.name]?.(run);
    } catch (error) {
      if (gone.aborted) return;
      if (stopping.signal.aborted) return putDown(db, job);
      const { name, code } = tellSafely(error);
      await jobs.fail(job, code ? `${name} (${code})` : name);
      onError(error, job.name);
      return;
    }
    // Whoever lost the job meanwhile does not speak for it.
    await check();
    if (!gone.aborted) await jobs.complete(job, deps.clock.now());
  };

  const loop = async () => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      let pauseMs = longestPauseMs;
      try {
        isWoken = false;
        pauseMs = await round();
        failures = 0;
      } catch (error) {
        if (stopping.signal.aborted) break;
        failures += 1;
        onError(error, null);
        pauseMs = Math.min(longestPauseMs, 1_000 * 2 ** failures);
      }
      if (stopping.signal.aborted || isWoken) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        timer.unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  const forget = jobs.onChange(() => {
    isWoken = true;
    for (const { check } of running.values()) void check().catch((error: unknown) => onError(error, null));
    wake();
  });
  const looping = loop();
  return {
    async stop() {
      forget();
      stopping.abort(new Error('the server stops'));
      wake();
      await looping;
      await Promise.all([...running.values()].map(({ done }) => done));
    },
    settled() {
      isWoken = true;
      const settled = new Promise<void>((resolve) => idle.push(resolve));
      wake();
      return settled;
    },
  };
}
