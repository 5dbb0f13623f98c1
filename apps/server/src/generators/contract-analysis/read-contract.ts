import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { ContractKind, ContractPurpose, ContractSide } from '@foja/contracts/generators/contract-terms';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import { findClauses } from '../extract/clauses.ts';
import { asQuote } from '../extract/sentences.ts';
import { contractSentences } from './contract-sentences.ts';
import { findMissing, findRisks } from './find-risks.ts';
import { nameRoles, roleWriter } from './name-roles.ts';
import { readContractKind, readRegime, readSide } from './read-contract-kind.ts';
import { readContractParties } from './read-contract-parties.ts';
import { durationLabel, readContractTerms } from './read-contract-terms.ts';

export interface ReadContract {
  text: string;
  withWording: boolean;
  underReview: LawUnderReview;
  /** As the person put it right; null where it is read. */
  contractKind: ContractKind | null;
  /** Likewise. */
  purpose?: ContractPurpose | null;
  side?: ContractSide | null;
}

/** What a contract says, and what it lacks, in its own words. */
export const readContract: TextTask<ReadContract, ContractAnalysis> = {
  name: 'read-contract',
  run({ contractKind, purpose = null, side = null, text, underReview, withWording }) {
    const clauses = findClauses(text);
    const type = readContractKind(text, contractKind);
    const parties = readContractParties(text);
    const sentences = contractSentences(text, clauses, roleWriter(nameRoles(text, type.kind, parties)));
    const { finding, regime } = readRegime(text, underReview, purpose);
    const terms = readContractTerms(text, sentences, type.kind, underReview);
    const term = terms.terms.find(({ label }) => label === durationLabel)?.finding.quote ?? null;
    const how = { regime, side, term, underReview, withWording };
    return {
      type,
      regime: finding,
      side: readSide(type.kind, side),
      parties,
      ...terms,
      clauses: clauses.map(({ heading, text: body }) => ({ heading, quote: asQuote(body) })),
      risks: findRisks(sentences, type.kind, how),
      missing: findMissing(text, type.kind, how),
    };
  },
};
