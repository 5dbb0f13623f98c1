import type { PleadingCorrection, PleadingReview, PleadingTold } from '@foja/contracts/pleading-review';
import { labelArticles } from '../corpus/name-sources.ts';
import { isUnderReview } from '../corpus/rules/law-under-review.ts';
import { openLawRules } from '../corpus/rules/open-law-rules.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { Database } from '../platform/database/database.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import type { openNormRegistry } from '../retrieval/norm-registry.ts';
import { sendNorms } from '../retrieval/norms-in-threads.ts';
import { reviewPleadingText } from './review-task.ts';

export interface ComposeReviewDeps {
  db: Database;
  threads: TextThreads;
  registry: ReturnType<typeof openNormRegistry>;
}

/** Reads a pleading and checks it by the rules of the corpus. A rule whose law changed since it was checked is left out. */
export async function composeReview(
  deps: ComposeReviewDeps,
  owner: string,
  text: string,
  correction: PleadingCorrection,
): Promise<PleadingReview> {
  const norms = sendNorms(await deps.registry());
  const { read, tried, troubles } = await deps.threads.run(
    reviewPleadingText,
    { text, norms, correction },
    { owner, characters: text.length },
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
  const { claims, denials, evidence, kindQuote, petitum, purposeQuote, sideQuote, ...shown } = read;
  const asWords = (quote: string) => ({ quote });
  return {
    ...shown,
    told: {
      kind: toldBy(kindQuote, correction.kind),
      purpose: toldBy(purposeQuote, correction.purpose),
      side: toldBy(sideQuote, correction.side),
      forum: toldBy(read.court, correction.forum),
    },
    petitum: petitum.map(asWords),
    claims: claims.map(asWords),
    denials: denials.map(asWords),
    evidence: evidence.map(({ quote, type }) => ({ text: evidenceLabels[type], quote })),
    findings: findings.sort((left, right) => levels.indexOf(left.level) - levels.indexOf(right.level)),
    checks: tried.filter((id) => rules.some((rule) => rule.id === id)).length,
  };
}

/** What was said by the person stands whatever the paper says. */
function toldBy(quote: string | null, said: string | undefined): PleadingTold {
  if (said !== undefined) return { by: 'person', quote: null };
  return quote === null ? { by: 'nobody', quote } : { by: 'paper', quote };
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
