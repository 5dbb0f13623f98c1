import type { AppealDeadline } from '@foja/contracts/generators/sentence-analysis';
import type { RulingInstance, RulingProcedure } from '@foja/contracts/generators/sentence-terms';
import { isUnderReview, type LawUnderReview, reviewNote } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { Remedy } from '../../corpus/rules/rule-schemas.ts';

/** Where a ruling was given, and what has changed of its law. */
export interface RulingPlace {
  procedure: RulingProcedure;
  instance: RulingInstance;
  underReview: LawUnderReview;
}

/** The deadlines for a ruling of this instance, with their last day where it is known; where the procedure is not known they are marked as to be judged. */
export function deadlinesFor(
  { instance, procedure, underReview }: RulingPlace,
  dueDay: (remedy: Remedy) => AppealDeadline['due'],
): AppealDeadline[] {
  return openLawRules()
    .remedies.filter(({ instances, procedures }) => procedures.includes(procedure) && instances.includes(instance))
    .map((rule) => {
      const { articles, dependsOn, remedy, startsFrom, term } = rule;
      if (isUnderReview(rule, underReview)) {
        return {
          remedy,
          term: 'A revisar',
          startsFrom,
          dependsOn: reviewNote(rule),
          due: null,
          articles,
          mark: 'to-judge',
        };
      }
      const mark = procedure === 'unknown' ? 'to-judge' : 'inferred';
      return { remedy, term, startsFrom, dependsOn, due: dueDay(rule), articles, mark };
    });
}
