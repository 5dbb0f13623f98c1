import { isUnderReview } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { DisputedFact } from '../../corpus/rules/rule-schemas.ts';
import type { Dispute, Matter } from './matter.ts';

/** A disputed fact of a text with its rule. */
export interface DisputeOfMatter extends Dispute {
  rule: DisputedFact;
}

/** The disputed facts of a matter, without those whose law changed since it was checked. */
export function disputedFactsOf({
  disputes,
  underReview,
}: Pick<Matter, 'disputes' | 'underReview'>): DisputeOfMatter[] {
  return disputes.flatMap((dispute) => {
    const rule = openLawRules().disputedFacts.find(({ id }) => id === dispute.id);
    return rule === undefined || isUnderReview(rule, underReview) ? [] : [{ ...dispute, rule }];
  });
}
