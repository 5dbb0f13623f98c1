import type { Clarification } from '@foja/contracts/chat';
import { Button } from '../design-system/button.tsx';
import type { UserMessage } from './conversation.ts';

interface ClarifyingQuestionProps {
  clarification: Clarification | null;
  /** What was asked; the choice asks it again with its sentence added. */
  question: UserMessage | null;
  locked: boolean;
  /** There are uses for a choice that comes without its proof. */
  mayAsk: boolean;
  onAsk: (text: string, choice?: UserMessage['choice']) => void;
}

/** What Foja asks back, with the choices that answer it. */
export function ClarifyingQuestion({ clarification, question, locked, mayAsk, onAsk }: ClarifyingQuestionProps) {
  if (clarification === null || question === null) return null;
  return (
    <fieldset className="mt-4 min-w-0 rounded-card border border-line bg-surface px-4 pt-3 pb-4">
      <legend className="float-left mb-3 w-full text-sm font-medium">{clarification.question}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {clarification.options.map(({ label, adds, continuation }) => (
          <Button
            key={label}
            size="small"
            className="h-auto! min-h-8 max-w-full py-1 text-left whitespace-normal!"
            disabled={locked || !(mayAsk || (continuation && question.sent))}
            onClick={() =>
              onAsk(
                `${question.content.trim()} ${adds}`,
                continuation && question.sent ? { question: question.sent, adds, continuation } : undefined,
              )
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
