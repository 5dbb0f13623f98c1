import type { PlaceholderMap } from '../../anonymization/anonymize-message.ts';
import { restoreText } from '../../anonymization/placeholders.ts';
import { modelName } from '../../answer-view/answer-tags.tsx';
import type { KeptGeneration } from '../kept-generation.ts';
import { contractReport } from './contract-report.ts';
import { sentenceReport } from './sentence-report.ts';
import { documentReport, opponentReport, questionReport, rulingsReport } from './strategy-report.ts';

/** A result as a document in Markdown, with the real names put back: for copying and for the exports. */
export function generationReport(generation: KeptGeneration, originals: PlaceholderMap): string {
  const { engine, notice } = generation.result;
  const parts = [...partsOf(generation), `Hecho con: ${modelName(engine)}.${notice ? ` ${notice}` : ''}`];
  return restoreText(parts.join('\n\n'), originals);
}

function partsOf({ result, ticked }: KeptGeneration): string[] {
  switch (result.useCase) {
    case 'sentenceAnalysis':
      return sentenceReport(result.structure);
    case 'contractAnalysis':
      return contractReport(result.structure);
    case 'witnessPreparation':
    case 'knowledgeAssessment':
      return questionReport(result.structure);
    case 'opponentStrategy':
      return opponentReport(result.structure);
    case 'documentSuggestion':
      return documentReport(result.structure, ticked);
    case 'jurisprudenceSearch':
      return rulingsReport(result.structure);
    case 'legalConsultation':
      return [result.structure.content];
  }
}
