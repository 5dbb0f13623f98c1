import type { ContractRisk, MissingClause } from '@foja/contracts/generators/contract-analysis';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import { asQuote } from '../extract/sentences.ts';
import { creditAndServiceRisks } from './credit-and-service-risks.ts';
import { generalRisks } from './general-risks.ts';
import { leaseRisks, suretyRisks } from './lease-risks.ts';
import { expectedClauses } from './missing-clauses.ts';
import type { Regime } from './read-contract-kind.ts';
import { type ContractSentence, foldContract } from './read-contract-terms.ts';
import type { RiskRule } from './risk-rule.ts';

export const riskRules: readonly RiskRule[] = [
  ...generalRisks,
  ...leaseRisks,
  ...suretyRisks,
  ...creditAndServiceRisks,
];

const levels = ['high', 'medium', 'low'];
const unsureRegime =
  ' Acá vale si el contrato es de consumo o por adhesión: el texto no lo muestra; fijate cómo se negoció.';

/** The clauses to look at, gravest first, each with the law behind it. */
export function findRisks(
  sentences: readonly ContractSentence[],
  kind: ContractKind,
  regime: Regime,
  withWording: boolean,
): ContractRisk[] {
  return riskRules
    .filter(({ kinds, reach }) => (kinds?.includes(kind) ?? true) && (reach !== 'consumer' || regime === 'consumer'))
    .flatMap((rule): ContractRisk[] => {
      const sentence = sentences.find(({ folded }) => rule.pattern.test(folded) && !rule.unless?.test(folded));
      if (!sentence) return [];
      const isUnsure = rule.reach === 'abuse' && regime === 'unknown';
      return [
        {
          title: rule.title,
          level: isUnsure && rule.level === 'high' ? 'medium' : rule.level,
          clause: sentence.heading,
          quote: asQuote(sentence.text),
          articles: [...rule.articles],
          why: isUnsure ? rule.why + unsureRegime : rule.why,
          proposedWording: withWording ? rule.proposedWording : null,
          mark: isUnsure ? 'to-judge' : rule.mark,
        },
      ];
    })
    .sort((left, right) => levels.indexOf(left.level) - levels.indexOf(right.level));
}

/** What a contract of this kind should say and does not, what the law asks for first. */
export function findMissing(text: string, kind: ContractKind, regime: Regime, withWording: boolean): MissingClause[] {
  const folded = foldContract(text);
  return expectedClauses
    .filter(({ isForConsumers = false, kinds }) => kinds.includes(kind) && (!isForConsumers || regime === 'consumer'))
    .filter(({ pattern }) => !pattern.test(folded))
    .map(({ articles, need, proposedWording, title, why }) => ({
      title,
      need,
      why,
      articles: [...articles],
      proposedWording: withWording ? proposedWording : null,
    }))
    .sort((left, right) => Number(left.need === 'recommended') - Number(right.need === 'recommended'));
}
