import { localEngineName } from '@foja/contracts/models';
import { Check, Copy, Download, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { restoreText } from '../anonymization/placeholders.ts';
import { answerMarkdown } from '../answer-view/answer-text.ts';
import { titleFrom } from '../answer-view/title-from.ts';
import { useCopy } from '../design-system/copy-text.ts';
import { ExportMenu } from '../design-system/export-menu.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { SaveInMatterButton } from '../matter-saving/save-in-matter-button.tsx';
import { AnswerFeedback } from './answer-feedback.tsx';
import { AnswerRecordButton } from './answer-record-button.tsx';
import type { AssistantMessage, UserMessage } from './conversation.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

interface AnswerActionsProps {
  message: AssistantMessage;
  /** As it stands on screen, in the wording that was chosen. */
  content: string;
  question: UserMessage | null;
  placeholders: PlaceholderMap;
  locked: boolean;
  onRegenerate: () => void;
  onFeedback: (feedback: 'useful' | 'not-useful') => void;
}

/** Copy, export, ask again, and say whether it helped. */
export function AnswerActions({
  message,
  content,
  question,
  placeholders,
  locked,
  onRegenerate,
  onFeedback,
}: AnswerActionsProps) {
  const [rating, setRating] = useState<'useful' | 'not-useful' | null>(null);
  const answer = restoreText(
    content === message.content ? content.slice(0, message.stoppedAt ?? undefined) : content,
    placeholders,
  );
  const { copied, copy } = useCopy(() => answerMarkdown(null, answer, message.sources));

  return (
    <>
      <div className="mt-2 -ml-2 flex items-center gap-0.5 transition-opacity duration-150 [@media(hover:hover)]:opacity-60 [@media(hover:hover)]:group-focus-within/message:opacity-100 [@media(hover:hover)]:group-hover/message:opacity-100">
        <IconButton
          size="small"
          label={copied ? 'Copiado' : 'Copiar'}
          icon={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          onClick={copy}
        />
        <ExportMenu
          trigger={
            <button
              type="button"
              aria-label="Exportar"
              title="Exportar"
              className="inline-flex size-8 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <Download size={16} aria-hidden="true" />
            </button>
          }
          failure="No se pudo exportar la respuesta. Volvé a intentar."
          onExport={async (format) => {
            const { exportAnswer } = await import('../answer-view/export/export-answer.ts');
            await exportAnswer(format, {
              question: question?.content ?? null,
              answer,
              sources: message.sources,
              writtenAt: message.timestamp,
            });
          }}
        />
        <SaveInMatterButton
          asIcon
          content={() => ({
            kind: 'consultation',
            tool: 'chat',
            title: titleFrom(question?.content ?? answer),
            question: question?.content ?? '',
            text: () => answerMarkdown(null, answer, message.sources),
            madeAt: message.timestamp,
          })}
        />
        {message.attestation && message.stoppedAt === null && (
          <AnswerRecordButton seal={message.attestation} content={message.content} />
        )}
        <ReadAloudButton answer={answer} />
        <IconButton
          size="small"
          label={message.model === localEngineName ? 'Regenerar' : 'Regenerar (usa una consulta)'}
          disabled={locked}
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onClick={onRegenerate}
        />
        {message.answerId && (
          <>
            <span aria-hidden="true" className="mx-1 h-4 w-px bg-line" />
            <IconButton
              size="small"
              label="Útil"
              aria-pressed={message.feedback === 'useful'}
              icon={<ThumbsUp size={16} aria-hidden="true" />}
              onClick={() => setRating('useful')}
            />
            <IconButton
              size="small"
              label="No útil"
              aria-pressed={message.feedback === 'not-useful'}
              icon={<ThumbsDown size={16} aria-hidden="true" />}
              onClick={() => setRating('not-useful')}
            />
          </>
        )}
      </div>
      {rating && message.answerId && (
        <AnswerFeedback
          key={rating}
          answerId={message.answerId}
          useful={rating === 'useful'}
          question={question?.sent ?? null}
          onSent={() => {
            onFeedback(rating);
            setRating(null);
          }}
          onCancel={() => setRating(null)}
        />
      )}
    </>
  );
}
