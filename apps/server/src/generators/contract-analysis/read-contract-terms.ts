import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { Finding } from '@foja/contracts/generators/finding';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { absent, found } from '../extract/findings.ts';
import type { ContractSentence } from './contract-sentences.ts';
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
  const duration = readDuration(sentences, kind);
  const withoutPenalty = lawStatement('contrato-sin-pena', underReview);
  return {
    date: readDay(text),
    object: told(readObject(sentences), absent('El texto no dice con claridad sobre qué es el contrato.')),
    terms: [
      ...(duration ? [{ label: durationLabel, finding: found(duration.text) }] : []),
      ...readOtherPeriods(sentences),
    ],
    price: told(readPrice(sentences, kind), absent('El texto no trae un precio o monto en cifras.')),
    adjustment: told(readAdjustment(sentences), absent('El texto no prevé ajuste o actualización.')),
    penalty: told(readPenalty(sentences), absent(withoutPenalty.text, withoutPenalty.articles)),
    guarantee: told(readGuarantee(sentences), absent('El texto no prevé garantías.')),
    jurisdiction: told(
      readJurisdiction(sentences),
      absent('El texto no fija los tribunales: rigen las reglas generales de competencia.'),
    ),
  };
}
