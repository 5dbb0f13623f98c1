import type { CaseEvaluation } from '@foja/contracts/evaluation';
import type { ActorRole } from '@foja/contracts/roles';
import { useMemo } from 'react';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { quotesOf } from '../sources/mark-quotes.ts';
import { documentRequest } from './case-evaluation.ts';
import { EvaluationCard } from './evaluation-card.tsx';
import { restoreEvaluation } from './restore-evaluation.ts';

interface ChatEvaluationProps {
  /** As the server sent it, with placeholders. */
  evaluation: CaseEvaluation;
  placeholders: PlaceholderMap;
  role: ActorRole;
  locked: boolean;
  onDetails: (evaluation: CaseEvaluation) => void;
  onOpenSource: (id: string, position: number | null, quotes: string[]) => void;
  onAsk: (text: string) => void;
}

/** The evaluation under an answer of the chat; a document that is clicked becomes the next question. */
export default function ChatEvaluation({ evaluation, placeholders, role, locked, ...go }: ChatEvaluationProps) {
  const restored = useMemo(() => restoreEvaluation(evaluation, placeholders), [evaluation, placeholders]);
  return (
    <div className="mt-5">
      <EvaluationCard
        evaluation={restored}
        role={role}
        locked={locked}
        onDetails={() => go.onDetails(restored)}
        onOpenArticle={(id) => {
          const source = restored.sources.find((found) => found.id === id);
          go.onOpenSource(id, null, source ? quotesOf(source.excerpt) : []);
        }}
        onDocument={(name) => go.onAsk(documentRequest(name, restored.caseType))}
      />
    </div>
  );
}
