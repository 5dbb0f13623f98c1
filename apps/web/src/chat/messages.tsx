import type { FactCorrection } from '@foja/contracts/corrected-question';
import type { ActorRole } from '@foja/contracts/roles';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { Button } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import type { ShownCase } from '../evaluation/chosen-case-type.ts';
import { EvaluationSkeleton } from '../evaluation/evaluation-skeleton.tsx';
import { isShownInChat } from '../evaluation/shown-in-chat.ts';
import type { AssistantMessage, ChatMessage, Conversation, UserMessage } from './conversation.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { LiveAnswer } from './live-answer.ts';
import { Question } from './question.tsx';
import { TypingIndicator } from './typing-indicator.tsx';

/** Markdown, menus and hover cards come with the first answer, not with the first load. */
export const loadAnswer = () => import('./answer.tsx');
const Answer = lazy(loadAnswer);
const ChatEvaluation = lazy(() => import('../evaluation/chat-evaluation.tsx'));

interface MessagesProps {
  conversation: Conversation;
  store: ConversationStore;
  live: LiveAnswer | null;
  role: ActorRole;
  placeholders: PlaceholderMap;
  /** An answer is coming: nothing can be asked until it is there. */
  locked: boolean;
  /** There are uses for a new question; what goes on with one before is the server's to allow. */
  mayAsk: boolean;
  instant: boolean;
  /** The role may see evaluations and has them on. */
  caseEvaluation: boolean;
  onInstant: () => void;
  onVisible: (characters: number) => void;
  onRevealed: (technical: string | null) => void;
  onRegenerate: (messageId: string) => void;
  /** Asks again in all domains, and stays in them; null for a role that has only its own. */
  onWiden: ((messageId: string) => void) | null;
  onCorrect: (messageId: string, correction: FactCorrection) => void;
  onAsk: (text: string, choice?: UserMessage['choice']) => void;
  onOpenSource: (id: string, position: number | null, quotes: string[]) => void;
  onEvaluation: (evaluation: ShownCase) => void;
}

type Entry = { id: string; message: ChatMessage | null; live: LiveAnswer | null; question: UserMessage | null };

/** A question with what answers it. */
type Turn = { id: string; entries: Entry[] };

function turnsOf(conversation: Conversation, live: LiveAnswer | null): Turn[] {
  const turns: Turn[] = [];
  let question: UserMessage | null = null;
  let awaited = live;
  const add = (entry: Entry, begins: boolean) => {
    const last = turns.at(-1);
    if (begins || !last) turns.push({ id: entry.id, entries: [entry] });
    else last.entries.push(entry);
  };
  for (const message of conversation.messages) {
    if (message.role === 'user') question = message;
    const isLive = message.id === live?.messageId;
    if (isLive) awaited = null;
    add({ id: message.id, message, question, live: isLive ? live : null }, message.role === 'user');
  }
  // The answer that is coming stands at the end until it is in the store.
  if (awaited) add({ id: awaited.messageId, message: null, live: awaited, question }, false);
  return turns;
}

export function Messages(props: MessagesProps) {
  const { conversation, live } = props;
  const last = conversation.messages.at(-1);
  const turns = turnsOf(conversation, live);
  return (
    <div className="grid gap-7">
      {turns.map((turn, index) => (
        // The last turn fills the window, so that a new question goes to its top and the answer is read from its start.
        <div
          key={turn.id}
          className={classNames(
            'grid content-start gap-7',
            index === turns.length - 1 && 'min-h-[calc(100cqh-3.5rem)]',
          )}
        >
          {turn.entries.map((entry) =>
            entry.message?.role === 'user' ? (
              <Question key={entry.id} message={entry.message} />
            ) : (
              <AnswerEntry key={entry.id} {...props} entry={entry} message={entry.message} />
            ),
          )}
          {index === turns.length - 1 && last?.role === 'user' && !live && (
            <Retry
              text="La respuesta no llegó a completarse."
              locked={props.locked}
              onRetry={() => props.onRegenerate(last.id)}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function AnswerEntry({ entry, message, ...props }: MessagesProps & { entry: Entry; message: AssistantMessage | null }) {
  const { live } = entry;
  const { store, conversation, onRegenerate } = props;
  if (message?.failed && !live) {
    return <Retry failure text={message.content} locked={props.locked} onRetry={() => onRegenerate(message.id)} />;
  }
  // An answer that is being asked for again hides the one that it will replace.
  const shown = live && !live.complete ? null : message;
  const evaluation = props.caseEvaluation && !live && isShownInChat(message?.evaluation) ? message.evaluation : null;
  return (
    <article aria-label="Respuesta de Foja" className="group/message min-w-0">
      <h2 className="sr-only">Respuesta</h2>
      {live && live.text === '' && live.helpLines.length === 0 && <TypingIndicator step={live.step} />}
      <Suspense fallback={<TypingIndicator step="writing" />}>
        <Answer
          message={shown}
          live={live}
          question={entry.question}
          placeholders={props.placeholders}
          locked={props.locked}
          mayAsk={props.mayAsk}
          instant={props.instant}
          onInstant={props.onInstant}
          onVisible={props.onVisible}
          onRevealed={props.onRevealed}
          onOpenSource={props.onOpenSource}
          onRegenerate={() => message && onRegenerate(message.id)}
          onWiden={props.onWiden && (() => message && props.onWiden?.(message.id))}
          onCorrect={(correction) => message && props.onCorrect(message.id, correction)}
          onAsk={props.onAsk}
          onShowAll={({ id }) =>
            store.change(conversation.id, id, (found) =>
              found.role === 'assistant' ? { ...found, stoppedAt: null } : found,
            )
          }
          onFeedback={(feedback) =>
            message &&
            store.change(conversation.id, message.id, (found) =>
              found.role === 'assistant' ? { ...found, feedback } : found,
            )
          }
        />
      </Suspense>
      {message && evaluation && (
        <Suspense fallback={<EvaluationSkeleton step="Preparando la evaluación…" />}>
          <ChatEvaluation
            evaluation={evaluation}
            chosen={message.chosenCaseType ?? null}
            placeholders={props.placeholders}
            role={props.role}
            locked={props.locked || !props.mayAsk}
            onChoose={(chosenCaseType) =>
              store.change(conversation.id, message.id, (found) =>
                found.role === 'assistant' ? { ...found, chosenCaseType } : found,
              )
            }
            onDetails={props.onEvaluation}
            onOpenSource={props.onOpenSource}
            onAsk={props.onAsk}
          />
        </Suspense>
      )}
    </article>
  );
}

interface RetryProps {
  text: string;
  failure?: boolean;
  locked: boolean;
  onRetry: () => void;
}

function Retry({ text, failure = false, locked, onRetry }: RetryProps) {
  return (
    <div
      role={failure ? 'alert' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft"
    >
      <p className="flex min-w-0 items-start gap-2">
        {failure && <CircleAlert size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />}
        {text}
      </p>
      <Button size="small" disabled={locked} onClick={onRetry}>
        <RotateCcw size={14} aria-hidden="true" />
        Reintentar
      </Button>
    </div>
  );
}
