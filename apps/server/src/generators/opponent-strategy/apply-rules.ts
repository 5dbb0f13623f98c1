import type { Stretch } from '@foja/legal-text/split-sentences';
import type { Cause, Causes, Matter } from '../matter/matter.ts';
import { consumerAndLabourDefences } from './consumer-and-labour-defences.ts';
import { contractDefences } from './contract-defences.ts';
import { damageDefences } from './damage-defences.ts';
import { exceptionRules } from './exceptions.ts';
import type { OpponentRule } from './opponent-rule.ts';
import { plaintiffMoves } from './plaintiff-moves.ts';

/** What each side may say besides denying facts. */
export const opponentRules: Record<keyof Causes, readonly OpponentRule[]> = {
  defendant: [...exceptionRules, ...damageDefences, ...contractDefences, ...consumerAndLabourDefences],
  plaintiff: plaintiffMoves,
};

/** A rule that a text gives cause for. */
export interface AppliedRule extends Omit<Cause, 'ruleId'> {
  rule: OpponentRule;
}

/** The rules that a text gives cause for: first those with words of the text, in the order of the data. */
export function applyRules(side: keyof Causes, { causes }: Pick<Matter, 'causes'>): AppliedRule[] {
  return causes[side].flatMap(({ ruleId, ...cause }) => {
    const rule = opponentRules[side].find(({ id }) => id === ruleId);
    return rule ? [{ rule, ...cause }] : [];
  });
}

/** What a text gives each side cause to say. */
export function findCauses(text: TextOfCase): Causes {
  return { defendant: causesOf(opponentRules.defendant, text), plaintiff: causesOf(opponentRules.plaintiff, text) };
}

interface TextOfCase {
  /** Of its guide. */
  area: string;
  situation: string;
  sentences: readonly Stretch[];
}

function causesOf(rules: readonly OpponentRule[], { area, sentences, situation: told }: TextOfCase): Cause[] {
  const applied = rules
    .filter(({ areas, situation }) => (areas?.includes(area) ?? true) && (situation?.test(told) ?? true))
    .filter(({ onlyIf }) => onlyIf === undefined || sentences.some(({ text }) => onlyIf.test(text)))
    .flatMap((rule): Cause[] => {
      const ruleId = rule.id;
      const sign = sentences.find(({ text }) => rule.signs?.test(text))?.text ?? null;
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
