import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** From now on no open file takes another byte, as on a full disk. @returns what makes room again. */
export async function fillDisk(): Promise<() => void> {
  const path = join(tmpdir(), `foja-probe-${process.pid}`);
  const probe = await open(path, 'w');
  const handle = Object.getPrototypeOf(probe) as typeof probe;
  await probe.close();
  await rm(path);
  const full = vi.spyOn(handle, 'writeFile').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  return () => full.mockRestore();
}
