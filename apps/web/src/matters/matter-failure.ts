import { CallFailed } from '../platform/send-call.ts';

/** What a person is told of a failed call: the server's own words where it refused, `otherwise` where it broke. */
export function matterFailure(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailed) || failure.code === 'unreadable') return otherwise;
  return failure.status < 500 || failure.code === 'disk_full' ? failure.message : otherwise;
}

/** The plan lets no more be opened or written: the way out is the plans. */
export function isPlanLimit(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'plan_limit';
}

/** What the server holds, where a change was refused because somebody else made one; null for any other failure. */
export function changedMeanwhile<Current>(failure: unknown): Current | null {
  if (!(failure instanceof CallFailed)) return null;
  if (failure.code !== 'matter_changed' && failure.code !== 'item_changed') return null;
  const { current } = (failure.details ?? {}) as { current?: Current };
  return current ?? null;
}
