import { firstEndingAfter } from './kept-zones.ts';
import type { Candidate } from './types.ts';

const length = ({ start, end }: { start: number; end: number }) => end - start;

/** A leftover this short (characters) is punctuation or a particle, not a name. */
const SHORTEST_REST = 4;

/** True when `a` stays against `b`: the longer (an e-mail contains a CUIT, an address a surname), then the better founded. */
function beats(a: Candidate, b: Candidate): boolean {
  return length(a) === length(b) ? a.score >= b.score : length(a) > length(b);
}

/** "…, Córdoba, y casilla ing.paz@…": an address does not take the first letters of the mail behind it. */
function withoutBeginningsOfMail(candidates: readonly Candidate[]): Candidate[] {
  const mails = candidates.filter(({ type }) => type === 'email').sort((a, b) => a.start - b.start);
  return candidates.map((candidate) => {
    const { type, start, end } = candidate;
    const mail = type === 'domicilio' ? mails[firstEndingAfter(mails, end)] : undefined;
    return mail && mail.start < end && mail.start - start >= SHORTEST_REST
      ? { ...candidate, end: mail.start }
      : candidate;
  });
}

/** Sorted, disjoint candidates. A name that only partly overlaps a longer datum keeps its free part. */
export function resolveOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const sorted = withoutBeginningsOfMail(candidates).sort(
    (a, b) => a.start - b.start || length(b) - length(a) || b.score - a.score,
  );
  const kept: Candidate[] = [];
  const losers: Candidate[] = [];
  for (const candidate of sorted) {
    const last = kept[kept.length - 1];
    if (!last || candidate.start >= last.end) kept.push(candidate);
    else if (beats(last, candidate)) losers.push(candidate);
    else losers.push(kept.splice(-1, 1, candidate)[0] as Candidate);
  }
  return withRests(kept, losers);
}

/** Adds the parts of beaten names that nothing else covers. */
function withRests(kept: readonly Candidate[], losers: readonly Candidate[]): Candidate[] {
  const names = losers.filter(({ type }) => type === 'persona').sort((a, b) => a.start - b.start);
  if (names.length === 0) return [...kept];
  const rests: Candidate[] = [];
  let next = 0;
  let covered = 0;
  for (const name of names) {
    while (next < kept.length && (kept[next] as Candidate).end <= name.start) next += 1;
    let from = Math.max(name.start, covered);
    for (let index = next; from < name.end; index += 1) {
      const obstacle = kept[index];
      const to = obstacle && obstacle.start < name.end ? obstacle.start : name.end;
      if (to - from >= SHORTEST_REST) rests.push({ ...name, start: from, end: to });
      covered = Math.max(covered, to);
      if (to === name.end) break;
      from = Math.max(from, (obstacle as Candidate).end);
    }
  }
  return [...kept, ...rests].sort((a, b) => a.start - b.start);
}
