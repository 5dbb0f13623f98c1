import type { KeptGeneration } from '../kept-generation.ts';
import { ConsultationAnswer } from './consultation-answer.tsx';
import { ContractSheet } from './contract-sheet.tsx';
import { DocumentChecklist } from './document-checklist.tsx';
import type { MatterCorrection } from './matter-choice.tsx';
import { OpponentCards } from './opponent-cards.tsx';
import type { PaperCorrecting } from './paper-choice.tsx';
import { QuestionCards } from './question-cards.tsx';
import { RulingsList } from './rulings-list.tsx';
import { SentenceSheet } from './sentence-sheet.tsx';

interface ResultStructureProps {
  generation: KeptGeneration;
  onTick: (ticked: readonly string[]) => void;
  /** How what the paper was taken for is put right. */
  correcting: Omit<PaperCorrecting, 'reading'>;
  onCorrectMatter: (correction: MatterCorrection) => Promise<void>;
}

/** Each result shown as what it is. */
export function ResultStructure({
  generation: { reading, result, ticked },
  onTick,
  correcting,
  onCorrectMatter,
}: ResultStructureProps) {
  switch (result.useCase) {
    case 'sentenceAnalysis':
      return (
        <SentenceSheet
          sentence={result.structure}
          correcting={
            result.continuation === undefined && !correcting.hasTask
              ? null
              : { ...correcting, reading: { ...reading, task: result.useCase } }
          }
        />
      );
    case 'contractAnalysis':
      return (
        <ContractSheet
          contract={result.structure}
          correcting={{
            ...correcting,
            reading: { ...reading, task: result.useCase, contractKind: result.structure.type.kind },
          }}
        />
      );
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
