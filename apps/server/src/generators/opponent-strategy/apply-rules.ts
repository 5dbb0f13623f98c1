import type { Mark } from '@foja/contracts/generators/marks';
import type { Matter } from '../matter/matter.ts';
import { consumerAndLabourDefences } from './consumer-and-labour-defences.ts';
import { contractDefences } from './contract-defences.ts';
import { damageDefences } from './damage-defences.ts';
import { exceptionRules } from './exceptions.ts';
import type { OpponentRule } from './opponent-rule.ts';
import { plaintiffMoves } from './plaintiff-moves.ts';

/** What a defendant may say besides denying facts. */
export const defendantRules: readonly OpponentRule[] = [
  ...exceptionRules,
  ...damageDefences,
  ...contractDefences,
  ...consumerAndLabourDefences,
];
export const plaintiffRules: readonly OpponentRule[] = plaintiffMoves;

/** A rule that a text gives cause for. */
export interface AppliedRule {
  rule: OpponentRule;
  /** `inferred`: words of the text, or that they are missing, give cause; `to-judge`: only the kind of case does. */
  mark: Extract<Mark, 'inferred' | 'to-judge'>;
  quote: string | null;
}

/** The rules that a text gives cause for: first those with words of the text, in the order of the data. */
export function applyRules(rules: readonly OpponentRule[], { guide, sentences }: Matter): AppliedRule[] {
  const applied = rules
    .filter(
      ({ areas, situation }) =>
        (areas?.includes(guide.area) ?? true) && (situation?.test(guide.caseData.situation) ?? true),
    )
    .filter(({ onlyIf }) => onlyIf === undefined || sentences.some(({ text }) => onlyIf.test(text)))
    .flatMap((rule): AppliedRule[] => {
      const sign = sentences.find(({ text }) => rule.signs?.test(text))?.text ?? null;
      if (rule.withoutSigns === 'cause') {
        // A sign here takes the cause away, but for a rule that the text's own words lead to.
        return sign === null
          ? [{ rule, mark: 'inferred', quote: null }]
          : rule.onlyIf
            ? [{ rule, mark: 'inferred', quote: sign }]
            : [];
      }
      if (sign !== null) return [{ rule, mark: 'inferred', quote: sign }];
      return rule.withoutSigns === 'skip' ? [] : [{ rule, mark: 'to-judge', quote: null }];
    });
  return [...applied.filter(({ quote }) => quote !== null), ...applied.filter(({ quote }) => quote === null)];
}
