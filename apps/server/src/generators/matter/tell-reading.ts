import type { MatterReading } from '@foja/contracts/generators/matter-reading';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { disputedFactsOf } from './disputed-facts-of.ts';
import type { Matter } from './matter.ts';

/** What a text was taken for and the facts that were read in it, for a person to put right. */
export function tellReading(matter: Matter | null): MatterReading | null {
  if (matter === null) return null;
  const kindOf = ({ caseData, title }: GuideSource) => ({ guideTitle: title, situation: caseData.situation });
  return {
    kind: kindOf(matter.guide),
    others: matter.others.map(kindOf),
    facts: disputedFactsOf(matter).map(({ id, quote, rule }) => ({ id, fact: rule.fact, quote })),
  };
}
