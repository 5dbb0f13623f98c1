import type { Stretch } from '@foja/legal-text/split-sentences';
import { isUnderReview, reviewNote } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { LawRules } from '../../corpus/rules/read-law-rules.ts';
import type { Plea } from '../../corpus/rules/rule-schemas.ts';
import type { Cause, Causes, Matter } from '../matter/matter.ts';

/** A rule that a text gives cause for. */
export interface AppliedRule extends Omit<Cause, 'ruleId'> {
  rule: Plea;
  /** What answers it; null where the rule is under review. */
  answer: string | null;
}

/** What each side may say besides denying facts. */
const listOf = { defendant: 'defences', plaintiff: 'claims' } as const satisfies Record<keyof Causes, keyof LawRules>;

/**
 * The rules that a text gives cause for: first those with words of the text, in the order of the data. One whose law has
 * changed since it was checked says so instead of what it states.
 */
export function applyRules(
  side: keyof Causes,
  { causes, underReview }: Pick<Matter, 'causes' | 'underReview'>,
): AppliedRule[] {
  return causes[side].flatMap(({ ruleId, ...cause }): AppliedRule[] => {
    const rule = openLawRules()[listOf[side]].find(({ id }) => id === ruleId);
    if (rule === undefined) return [];
    if (!isUnderReview(rule, underReview)) return [{ rule, answer: rule.answer, ...cause }];
    const { askWitness, evidence, ...kept } = rule;
    return [{ ...cause, rule: { ...kept, explanation: reviewNote(rule) }, answer: null, mark: 'to-judge' }];
  });
}

/** What a text gives each side cause to say. */
export function findCauses(text: TextOfCase): Causes {
  const rules = openLawRules();
  return { defendant: causesOf(rules.defences, text), plaintiff: causesOf(rules.claims, text) };
}

interface TextOfCase {
  /** Of its guide. */
  area: string;
  situation: string;
  sentences: readonly Stretch[];
}

function causesOf(rules: readonly Plea[], { area, sentences, situation: told }: TextOfCase): Cause[] {
  const applied = rules
    .filter(
      ({ areas, situation }) => (areas?.some((known) => known === area) ?? true) && (situation?.test(told) ?? true),
    )
    .filter(({ onlyIf }) => onlyIf === undefined || sentences.some(({ text }) => onlyIf.test(text)))
    .flatMap((rule): Cause[] => {
      const ruleId = rule.id;
      const sign = sentences.find(({ text }) => rule.says?.test(text) && !rule.unless?.test(text))?.text ?? null;
      if (rule.withoutSigns === 'cause') {
        // A sign here takes the cause away, but for a rule that the text's own words lead to.
        return sign === null
          ? [{ ruleId, mark: 'inferred', quote: null }]
          : rule.onlyIf
            ? [{ ruleId, mark: 'inferred', quote: sign }]
            : [];
      }
      if (sign !== null) return [{ ruleId, mark: 'inferred', quote: sign }];
      return rule.withoutSigns === 'skip' ? [] : [{ ruleId, mark: 'to-judge', quote: null }];
    });
  return [...applied.filter(({ quote }) => quote !== null), ...applied.filter(({ quote }) => quote === null)];
}
