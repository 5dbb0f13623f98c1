import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { localEngineName } from '@foja/contracts/models';
import { findClauses } from '../extract/clauses.ts';
import { asQuote } from '../extract/sentences.ts';
import type { Generator } from '../generation.ts';
import { askModelOfContract } from './ask-model.ts';
import { findMissing, findRisks } from './find-risks.ts';
import { mergeReading } from './merge-reading.ts';
import { readContractKind, readRegime } from './read-contract-kind.ts';
import { readContractParties } from './read-contract-parties.ts';
import { contractSentences, readContractTerms } from './read-contract-terms.ts';

/** Analyses a contract from its own words, and with a language model where one is configured. */
export const analyseContract: Generator<'contractAnalysis'> = async (deps, input) => {
  const own = readContract(input.text, input.includeResponses);
  if (deps.structureModel === null) {
    return { structure: own, engine: localEngineName, notice: generationMessages.noModel, sources: [], citations: [] };
  }
  const reading = await askModelOfContract(deps.structureModel, input);
  const merged = await mergeReading(deps, input.text, own, reading, input.includeResponses);
  return { ...merged, engine: input.model, notice: null, sources: [] };
};

function readContract(text: string, withWording: boolean): ContractAnalysis {
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
}
