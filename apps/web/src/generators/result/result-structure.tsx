import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { KeptGeneration } from '../kept-generation.ts';
import { ConsultationAnswer } from './consultation-answer.tsx';
import { ContractSheet } from './contract-sheet.tsx';
import { DocumentChecklist } from './document-checklist.tsx';
import type { MatterCorrection } from './matter-choice.tsx';
import { OpponentCards } from './opponent-cards.tsx';
import { QuestionCards } from './question-cards.tsx';
import { RulingsList } from './rulings-list.tsx';
import { SentenceSheet } from './sentence-sheet.tsx';

interface ResultStructureProps {
  generation: KeptGeneration;
  onTick: (ticked: readonly string[]) => void;
  /** Null where the text is not here to be read anew. */
  onCorrectKind: ((kind: ContractKind) => Promise<void>) | null;
  onCorrectMatter: (correction: MatterCorrection) => Promise<void>;
}

/** Each result shown as what it is. */
export function ResultStructure({
  generation: { result, ticked },
  onTick,
  onCorrectKind,
  onCorrectMatter,
}: ResultStructureProps) {
  switch (result.useCase) {
    case 'sentenceAnalysis':
      return <SentenceSheet sentence={result.structure} />;
    case 'contractAnalysis':
      return <ContractSheet contract={result.structure} onCorrectKind={onCorrectKind} />;
    case 'witnessPreparation':
    case 'knowledgeAssessment':
      return (
        <QuestionCards
          set={result.structure}
          forWitnesses={result.useCase === 'witnessPreparation'}
          onCorrect={onCorrectMatter}
        />
      );
    case 'opponentStrategy':
      return <OpponentCards strategy={result.structure} onCorrect={onCorrectMatter} />;
    case 'documentSuggestion':
      return (
        <DocumentChecklist suggestion={result.structure} ticked={ticked} onTick={onTick} onCorrect={onCorrectMatter} />
      );
    case 'jurisprudenceSearch':
      return <RulingsList search={result.structure} />;
    case 'legalConsultation':
      return <ConsultationAnswer consultation={result.structure} />;
  }
}
