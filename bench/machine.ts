import { availableParallelism, cpus, platform, release, totalmem } from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  cpuModel: string;
  cores: number;
  memoryGb: number;
  system: string;
  nodeVersion: string;
  /** ISO date. */
  date: string;
}

export function describeMachine(): Machine {
  return {
    cpuModel: cpus()[0]?.model.trim() || 'unknown CPU',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()}`,
    nodeVersion: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
  };
}
