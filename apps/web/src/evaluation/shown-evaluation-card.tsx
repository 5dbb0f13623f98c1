import type { ComponentProps } from 'react';
import { useState } from 'react';
import { CaseTypeChoice } from './case-type-choice.tsx';
import { type KeptEvaluation, otherCaseTypes, type ShownCase, type ShownEvaluation } from './chosen-case-type.ts';
import { EvaluationCard } from './evaluation-card.tsx';
import { InsufficientNotice } from './insufficient-notice.tsx';

type CardProps = Omit<ComponentProps<typeof EvaluationCard>, 'evaluation' | 'choice' | 'onDetails' | 'onDocument'>;

interface ShownEvaluationCardProps extends CardProps {
  kept: KeptEvaluation;
  chosen: string | null | undefined;
  shown: ShownEvaluation;
  onChoose: (choice: string | null) => void;
  onDetails: (evaluation: ShownCase) => void;
  onDocument: (name: string, caseType: string) => void;
  /** Leads back to the story, where it can still be written. */
  onBack?: () => void;
}

/** An evaluation with the way to another kind of case: its card or, where that kind is told too little, what to add. */
export function ShownEvaluationCard({ kept, chosen, shown, onChoose, onBack, ...card }: ShownEvaluationCardProps) {
  const [hasChosen, setHasChosen] = useState(false);
  const choice = (
    <CaseTypeChoice
      others={otherCaseTypes(kept, chosen)}
      chosenInsteadOf={shown.chosenInsteadOf}
      takesFocus={hasChosen && !shown.insufficient}
      onChoose={(next) => {
        setHasChosen(true);
        onChoose(next);
      }}
    />
  );
  if (shown.insufficient) {
    return (
      <InsufficientNotice
        key={shown.guideTitle ?? shown.caseType}
        answer={shown}
        takesFocus={hasChosen}
        choice={choice}
        {...(onBack ? { onBack } : {})}
      />
    );
  }
  return (
    <EvaluationCard
      {...card}
      evaluation={shown}
      choice={choice}
      onDetails={() => card.onDetails(shown)}
      onDocument={(name) => card.onDocument(name, shown.caseType)}
    />
  );
}
