/** No room, or no more of it for this user; as the system says it, and as PostgreSQL does (`disk_full`). */
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a failure, or what caused it, is that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (let cause = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    if (diskFullCodes.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
    seen.add(cause);
  }
  return false;
}
