import { analyseContract } from './contract-analysis/analyse-contract.ts';
import { suggestDocuments } from './document-suggestion/suggest-documents.ts';
import type { GeneratedUseCase, Generator } from './generation.ts';
import { searchJurisprudence } from './jurisprudence/search-jurisprudence.ts';
import { consultLaw } from './legal-consultation/consult-law.ts';
import { foreseeOpponent } from './opponent-strategy/foresee-opponent.ts';
import { assessKnowledge } from './question-set/assess-knowledge.ts';
import { prepareWitness } from './question-set/prepare-witness.ts';
import { analyseSentence } from './sentence-analysis/analyse-sentence.ts';

/** The generator of each use case. */
export const generators: { [U in GeneratedUseCase]: Generator<U> } = {
  legalConsultation: consultLaw,
  jurisprudenceSearch: searchJurisprudence,
  documentSuggestion: suggestDocuments,
  sentenceAnalysis: analyseSentence,
  witnessPreparation: prepareWitness,
  opponentStrategy: foreseeOpponent,
  knowledgeAssessment: assessKnowledge,
  contractAnalysis: analyseContract,
};
