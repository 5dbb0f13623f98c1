import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { Finding } from '@foja/contracts/generators/finding';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { absent, found } from '../extract/findings.ts';
import type { ContractSentence } from './contract-sentences.ts';
import { chooseByEvidence, type WeighedField } from './terms/choose-by-evidence.ts';
import { evidenceOf } from './terms/evidence.ts';
import { readOtherPeriods } from './terms/other-periods.ts';
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

/**
 * What the sentence that patterns take counts beside the evidence, and how much more another takes where they take none. Set by hand, from
 * contracts of drafters of whom neither patterns nor weights had learned: of the others the patterns know too much to be weighed.
 */
const patternsCount: Readonly<Record<WeighedField, { weight: number; silence: number }>> = {
  duration: { weight: 2, silence: Number.POSITIVE_INFINITY },
  price: { weight: 4, silence: 2 },
  adjustment: { weight: 4, silence: 3 },
  penalty: { weight: 1, silence: 3 },
  guarantee: { weight: 4, silence: 3 },
  jurisdiction: { weight: 2, silence: 2 },
};

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
  const chosen = (field: WeighedField, sentence: ContractSentence | undefined) =>
    chooseByEvidence(sentences, kind, evidenceOf(field), { sentence, ...patternsCount[field] });
  const duration = chosen('duration', readDuration(sentences, kind));
  const withoutPenalty = lawStatement('contrato-sin-pena', underReview);
  return {
    date: readDay(text),
    object: told(readObject(sentences), absent('El texto no dice con claridad sobre qué es el contrato.')),
    terms: [
      ...(duration ? [{ label: durationLabel, finding: found(duration.text) }] : []),
      ...readOtherPeriods(sentences),
    ],
    price: told(chosen('price', readPrice(sentences, kind)), absent('El texto no trae un precio o monto en cifras.')),
    adjustment: told(
      chosen('adjustment', readAdjustment(sentences)),
      absent('El texto no prevé ajuste o actualización.'),
    ),
    penalty: told(chosen('penalty', readPenalty(sentences)), absent(withoutPenalty.text, withoutPenalty.articles)),
    guarantee: told(chosen('guarantee', readGuarantee(sentences)), absent('El texto no prevé garantías.')),
    jurisdiction: told(
      chosen('jurisdiction', readJurisdiction(sentences)),
      absent('El texto no fija los tribunales: rigen las reglas generales de competencia.'),
    ),
  };
}
