import { timingSafeEqual } from 'node:crypto';

/** Whether what was given is this secret; how long it takes tells nothing of where they differ. */
export function sameText(expected: string, given: string | string[] | undefined): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
