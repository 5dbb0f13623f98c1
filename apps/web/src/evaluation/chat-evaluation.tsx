import type { ActorRole } from '@foja/contracts/roles';
import { useMemo } from 'react';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { quotesOf } from '../sources/mark-quotes.ts';
import { documentRequest } from './case-evaluation.ts';
import { type KeptEvaluation, type ShownCase, shownEvaluation } from './chosen-case-type.ts';
import { ShownEvaluationCard } from './shown-evaluation-card.tsx';

interface ChatEvaluationProps {
  /** As the server sent it, with placeholders. */
  evaluation: KeptEvaluation;
  /** The kind of case that the person chose among the alternatives. */
  chosen: string | null;
  placeholders: PlaceholderMap;
  role: ActorRole;
  locked: boolean;
  onChoose: (choice: string | null) => void;
  onDetails: (evaluation: ShownCase) => void;
  onOpenSource: (id: string, position: number | null, quotes: string[]) => void;
  onAsk: (text: string) => void;
}

/** The evaluation under an answer of the chat, or what to add to it; a document that is clicked becomes the next question. */
export default function ChatEvaluation({ evaluation, chosen, placeholders, role, locked, ...go }: ChatEvaluationProps) {
  const shown = useMemo(() => shownEvaluation(evaluation, chosen, placeholders), [evaluation, chosen, placeholders]);
  return (
    <div className="mt-5">
      <ShownEvaluationCard
        kept={evaluation}
        chosen={chosen}
        shown={shown}
        role={role}
        locked={locked}
        onChoose={go.onChoose}
        onDetails={go.onDetails}
        onOpenArticle={(id) => {
          const source = shown.sources.find((found) => found.id === id);
          go.onOpenSource(id, null, source ? quotesOf(source.excerpt) : []);
        }}
        onDocument={(name, caseType) => go.onAsk(documentRequest(name, caseType))}
      />
    </div>
  );
}
