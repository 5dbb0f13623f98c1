import { cpuTimeMs } from './process-usage.ts';

/** Processor ms since they began: of each server alone, and of their database. */
export interface CpuTogether {
  servers: number[];
  database: number;
}

/** @param databasePid null where each server has its database among its own processes. @returns null where the system has no /proc. */
export function readCpuTogether(serverPids: readonly number[], databasePid: number | null): CpuTogether | null {
  const own = serverPids.map(cpuTimeMs);
  const database = databasePid === null ? null : cpuTimeMs(databasePid);
  if (own.some((each) => each === null) || (databasePid !== null && database === null)) return null;
  return {
    servers: own.map((each) => each?.own ?? 0),
    database: database
      ? database.own + database.descendants
      : own.reduce((sum, each) => sum + (each?.descendants ?? 0), 0),
  };
}
