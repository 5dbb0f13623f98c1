import type { EditorVersionReason } from '@foja/contracts/editor-limits';

export interface ThinnedVersion {
  id: string;
  reason: EditorVersionReason;
  contentBytes: number;
  keptAt: Date;
}

/** The newest ones stay while any other can go. */
const newestKept = 3;

/**
 * Which versions go where there are too many or too large ones: first those that nobody asked for and that stand closest in time
 * between two others, so that what stays tells the document's whole history; the newest one never.
 * @param versions newest first.
 */
export function versionsToDrop(
  versions: readonly ThinnedVersion[],
  bounds: { max: number; maxBytes: number },
): string[] {
  const kept = [...versions];
  const dropped: string[] = [];
  let bytes = kept.reduce((sum, { contentBytes }) => sum + contentBytes, 0);
  while (kept.length > 1 && (kept.length > bounds.max || bytes > bounds.maxBytes)) {
    const [gone] = kept.splice(leastInformative(kept), 1);
    bytes -= gone?.contentBytes ?? 0;
    dropped.push(gone?.id ?? '');
  }
  return dropped;
}

function leastInformative(versions: readonly ThinnedVersion[]): number {
  let best = versions.length - 1;
  let bestGap = Number.POSITIVE_INFINITY;
  for (let at = Math.min(newestKept, versions.length - 1); at < versions.length; at += 1) {
    const gap = gapAround(versions, at);
    if (gap < bestGap) [best, bestGap] = [at, gap];
  }
  return best;
}

const asked = 1e15;

function gapAround(versions: readonly ThinnedVersion[], at: number): number {
  const newer = versions[at - 1];
  const older = versions[at + 1];
  // The oldest one stands for everything before it.
  const gapMs = newer && older ? newer.keptAt.getTime() - older.keptAt.getTime() : asked / 10;
  return versions[at]?.reason === 'manual' ? asked + gapMs : gapMs;
}
