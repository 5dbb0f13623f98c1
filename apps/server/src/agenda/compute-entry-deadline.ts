import { createHash } from 'node:crypto';
import type { DeadlineLaw, DeadlineResult } from '@foja/computable-law/deadlines/deadline';
import type { DeadlineRequest } from '@foja/contracts/calculators';
import type { KeptDeadline } from './sealed-entry.ts';

const fingerprints = new WeakMap<DeadlineLaw, string>();

/** Tells one state of calendars, jurisdictions and named terms from another. */
export function fingerprintOfLaw(law: DeadlineLaw): string {
  const known = fingerprints.get(law);
  if (known) return known;
  const made = createHash('sha256').update(JSON.stringify(law)).digest('base64url').slice(0, 22);
  fingerprints.set(law, made);
  return made;
}

/** What is kept of a computed term: its account is computed again by who opens it. */
export function keptOf(request: DeadlineRequest, result: DeadlineResult): KeptDeadline {
  const { due, min, dueHour, graceUntil, notifiedOn, name, article, jurisdiction, citations } = result;
  const earlierReading = min !== null && min < due ? min : null;
  return { request, dueHour, graceUntil, notifiedOn, name, earlierReading, article, jurisdiction, citations };
}
