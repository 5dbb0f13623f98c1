import {
  citationCheckMaxCharacters,
  citationCheckMessages,
  citationChecksPerMinute,
} from '@foja/contracts/citation-check-limits';
import type { PleadingReview, PleadingReviewRequest } from '@foja/contracts/pleading-review';
import type { SignedInActor } from '../accounts/actor.ts';
import { labelArticles } from '../corpus/name-sources.ts';
import { isUnderReview } from '../corpus/rules/law-under-review.ts';
import { openLawRules } from '../corpus/rules/open-law-rules.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import type { openNormRegistry } from '../retrieval/norm-registry.ts';
import { sendNorms } from '../retrieval/norms-in-threads.ts';
import { reviewPleadingText } from './review-task.ts';

export interface ReviewPleadingDeps extends Omit<RateLimitDeps, 'db'> {
  db: Database;
  clock: Clock;
  threads: TextThreads;
  registry: ReturnType<typeof openNormRegistry>;
}

const bound = { kind: 'pleading-review', limit: citationChecksPerMinute, windowMs: 60_000 };

/**
 * Reads a pleading and checks it by the rules of the corpus. Takes no use, calls no model, and keeps nothing of the text. A rule whose
 * law changed since it was checked is left out.
 * @throws {HttpError} 413 `payload_too_large`; 422 `invalid_request`; 429 `rate_limited`.
 */
export async function reviewPleading(
  deps: ReviewPleadingDeps,
  actor: SignedInActor,
  { text, ...correction }: PleadingReviewRequest,
): Promise<PleadingReview> {
  if (text.length > citationCheckMaxCharacters) {
    throw new HttpError(413, 'payload_too_large', citationCheckMessages.tooLong);
  }
  if (!/\p{L}/u.test(text)) throw new HttpError(422, 'invalid_request', citationCheckMessages.noWords);
  if (!(await consumeRateLimit(deps, bound, actor.accountId))) {
    throw new HttpError(429, 'rate_limited', citationCheckMessages.tooMany);
  }
  const norms = sendNorms(await deps.registry());
  const { read, tried, troubles } = await deps.threads.run(
    reviewPleadingText,
    { text, norms, correction },
    { owner: actor.subject, characters: text.length },
  );
  const underReview = await readLawUnderReview(deps.db);
  const rules = openLawRules().pleadings.filter((rule) => !isUnderReview(rule, underReview));
  const findings: PleadingReview['findings'] = [];
  for (const { id, quote } of troubles) {
    const rule = rules.find((one) => one.id === id);
    if (rule === undefined) continue;
    const labels = await labelArticles(deps.db, rule.articles);
    const { level, looksFor, mend, title, why } = rule;
    const articles = rule.articles.map((key, place) => ({ key, label: labels[place] ?? key }));
    findings.push({ id, title, level, quote, looksFor, why, mend, articles });
  }
  return {
    ...read,
    evidence: read.evidence.map(({ quote, type }) => ({ text: evidenceLabels[type], quote })),
    findings: findings.sort((left, right) => levels.indexOf(left.level) - levels.indexOf(right.level)),
    checks: tried.filter((id) => rules.some((rule) => rule.id === id)).length,
  };
}

const levels = ['high', 'medium', 'low'];
const evidenceLabels = {
  documental: 'Documental',
  testimonial: 'Testimonial',
  pericial: 'Pericial',
  informativa: 'Informativa',
  confesional: 'Confesional',
  otra: 'Otra',
} as const;
