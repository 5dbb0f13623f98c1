import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import { findClauses } from '../extract/clauses.ts';
import { asQuote } from '../extract/sentences.ts';
import { findMissing, findRisks } from './find-risks.ts';
import { readContractKind, readRegime } from './read-contract-kind.ts';
import { readContractParties } from './read-contract-parties.ts';
import { contractSentences, readContractTerms } from './read-contract-terms.ts';

/** What a contract says, and what it lacks, in its own words. */
export const readContract: TextTask<{ text: string; withWording: boolean }, ContractAnalysis> = {
  name: 'read-contract',
  run({ text, withWording }) {
    const clauses = findClauses(text);
    const sentences = contractSentences(text, clauses);
    const type = readContractKind(text);
    const { finding, regime } = readRegime(text);
    return {
      type,
      regime: finding,
      parties: readContractParties(text),
      ...readContractTerms(text, sentences),
      clauses: clauses.map(({ heading, text: body }) => ({ heading, quote: asQuote(body) })),
      risks: findRisks(sentences, type.kind, regime, withWording),
      missing: findMissing(text, type.kind, regime, withWording),
    };
  },
};
