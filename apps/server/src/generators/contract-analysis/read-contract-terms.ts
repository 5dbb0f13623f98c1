import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { Finding } from '@foja/contracts/generators/finding';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { absent, found } from '../extract/findings.ts';
import type { ContractSentence } from './contract-sentences.ts';
import { adjustmentEvidence } from './terms/adjustment-evidence.ts';
import { chooseByEvidence, type Evidence } from './terms/choose-by-evidence.ts';
import { durationEvidence } from './terms/duration-evidence.ts';
import { guaranteeEvidence } from './terms/guarantee-evidence.ts';
import { jurisdictionEvidence } from './terms/jurisdiction-evidence.ts';
import { readOtherPeriods } from './terms/other-periods.ts';
import { penaltyEvidence } from './terms/penalty-evidence.ts';
import { priceEvidence } from './terms/price-evidence.ts';
import { readAdjustment } from './terms/read-adjustment.ts';
import { readDay } from './terms/read-day.ts';
import { readDuration } from './terms/read-duration.ts';
import { readGuarantee } from './terms/read-guarantee.ts';
import { readJurisdiction } from './terms/read-jurisdiction.ts';
import { readObject } from './terms/read-object.ts';
import { readPenalty } from './terms/read-penalty.ts';
import { readPrice } from './terms/read-price.ts';

/** By which name the term of the contract is told. */
export const durationLabel = 'Duración';

/** The words of a sentence, or that there is none. */
const told = (sentence: ContractSentence | undefined, otherwise: Finding): Finding =>
  sentence === undefined ? otherwise : found(sentence.text);

/** Price, adjustment, penalty, guarantee, jurisdiction, day and periods of a contract, in its own words. */
export function readContractTerms(
  text: string,
  sentences: readonly ContractSentence[],
  kind: ContractKind,
  underReview: LawUnderReview,
): Pick<
  ContractAnalysis,
  'adjustment' | 'date' | 'guarantee' | 'jurisdiction' | 'object' | 'penalty' | 'price' | 'terms'
> {
  const chosen = (sentence: ContractSentence | undefined, evidence: Evidence, weight: number, silence?: number) =>
    chooseByEvidence(sentences, kind, evidence, { sentence, weight, silence });
  const duration = chosen(readDuration(sentences, kind), durationEvidence, 2, Number.POSITIVE_INFINITY);
  const withoutPenalty = lawStatement('contrato-sin-pena', underReview);
  return {
    date: readDay(text),
    object: told(readObject(sentences), absent('El texto no dice con claridad sobre qué es el contrato.')),
    terms: [
      ...(duration ? [{ label: durationLabel, finding: found(duration.text) }] : []),
      ...readOtherPeriods(sentences),
    ],
    price: told(
      chosen(readPrice(sentences, kind), priceEvidence, 4, 2),
      absent('El texto no trae un precio o monto en cifras.'),
    ),
    adjustment: told(
      chosen(readAdjustment(sentences), adjustmentEvidence, 4, 3),
      absent('El texto no prevé ajuste o actualización.'),
    ),
    penalty: told(
      chosen(readPenalty(sentences), penaltyEvidence, 1, 3),
      absent(withoutPenalty.text, withoutPenalty.articles),
    ),
    guarantee: told(chosen(readGuarantee(sentences), guaranteeEvidence, 4, 3), absent('El texto no prevé garantías.')),
    jurisdiction: told(
      chosen(readJurisdiction(sentences), jurisdictionEvidence, 2, 2),
      absent('El texto no fija los tribunales: rigen las reglas generales de competencia.'),
    ),
  };
}
