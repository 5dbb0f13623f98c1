import type { FactCorrection } from '@foja/contracts/corrected-question';
import { MapPin } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import AnswerProse from '../answer-view/answer-prose.tsx';
import { ModelTag, OutcomeChip } from '../answer-view/answer-tags.tsx';
import { visibleLength } from '../answer-view/fold-details.ts';
import { SourceChips } from '../answer-view/source-chips.tsx';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { DraftLetterLink } from '../drafting/from-answer/draft-letter-link.tsx';
import { useReducedMotion } from '../platform/media.ts';
import { hasTwoWordings, useTechnicalWording } from '../wording/use-technical-wording.ts';
import { WordingSwitch } from '../wording/wording-switch.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { CalculationLink } from './calculation-link.tsx';
import { citedWords } from './cited-words.ts';
import { ClarifyingQuestion } from './clarifying-question.tsx';
import type { AssistantMessage, UserMessage } from './conversation.ts';
import { HelpLines } from './help-lines.tsx';
import type { LiveAnswer } from './live-answer.ts';
import { OtherDomain } from './other-domain.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { UnderstoodFacts } from './understood-facts.tsx';
import { useReveal } from './use-reveal.ts';
import { SideBySide, WordingFailed } from './worded-answer.tsx';

export interface AnswerProps {
  /** Null while the answer has not come whole. */
  message: AssistantMessage | null;
  /** The answer is still being revealed. */
  live: LiveAnswer | null;
  question: UserMessage | null;
  placeholders: PlaceholderMap;
  /** An answer is coming: nothing can be asked until it is there. */
  locked: boolean;
  /** There are uses for a new question; what goes on with one before is the server's to allow. */
  mayAsk: boolean;
  onOpenSource: (id: string, position: number | null, quotes: string[]) => void;
  onRegenerate: () => void;
  /** Asks again in all domains; null for a role that has only its own. */
  onWiden: (() => void) | null;
  onCorrect: (correction: FactCorrection) => void;
  onShowAll: (message: AssistantMessage) => void;
  onFeedback: (feedback: 'useful' | 'not-useful') => void;
  onAsk: (text: string, choice?: UserMessage['choice']) => void;
  onVisible: (characters: number) => void;
  /** @param technical the technical wording, where that is what was shown. */
  onRevealed: (technical: string | null) => void;
  instant: boolean;
  onInstant: () => void;
}

/** An answer on the page: no bubble, prose, then what it stands on and what can be done with it. */
export default function Answer(props: AnswerProps) {
  const { message, live, instant, onVisible, onInstant } = props;
  const reducedMotion = useReducedMotion();
  const technical = useTechnicalWording(message);
  const isTechnical = technical.choice === 'technical' && !technical.failed;
  const plain = live?.text ?? message?.content ?? '';
  // Who reads the technical wording does not see the plain one go by before it has come.
  const content = isTechnical ? (technical.wording?.content ?? '') : plain;
  const isWhole = (live?.complete ?? true) && !(isTechnical && technical.wording === null);
  const sources = message?.sources ?? live?.sources ?? [];
  // What is folded away is not waited for.
  const shown = content.slice(0, visibleLength(content));
  const revealed = useReveal({
    run: live?.run ?? null,
    text: shown,
    complete: isWhole,
    instant: !live || instant || reducedMotion,
    onEnd: () => live && props.onRevealed(isTechnical ? content : null),
  });
  const isShown = isWhole && revealed >= shown.length;
  const visible = live
    ? isShown
      ? content.length
      : revealed
    : ((isTechnical ? null : message?.stoppedAt) ?? content.length);
  const open = (id: string) => props.onOpenSource(id, positionOf(sources, id), citedWords({ content, sources }, id));

  // Told as soon as it is on screen: who stops the answer then keeps what they saw.
  useLayoutEffect(() => {
    // A stop cuts the plain wording, which is the one that is kept.
    if (live) onVisible(isTechnical ? plain.length : visible);
  }, [live, visible, isTechnical, plain.length, onVisible]);

  const helpLines = message?.helpLines ?? live?.helpLines ?? [];
  if (visible === 0 && helpLines.length === 0) {
    return isTechnical && plain !== '' ? <TypingIndicator step="writing" /> : null;
  }
  const prose = { sources, placeholders: props.placeholders, onOpenSource: open };
  return (
    <div>
      {/* First, so that they stay where they are while the rest comes. */}
      <HelpLines lines={helpLines} />
      {message && <Tags message={message} />}
      <UnderstoodFacts
        facts={message?.understood ?? noFacts}
        placeholders={props.placeholders}
        locked={props.locked}
        onCorrect={message?.continuation && props.question?.sent ? props.onCorrect : null}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the button below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div onClick={live ? onInstant : undefined} className={live ? 'cursor-pointer' : undefined}>
        <SideBySide technical={technical} prose={prose} isWhole={message !== null && visible >= content.length}>
          <AnswerProse
            {...prose}
            content={content}
            visible={visible}
            citations={(isTechnical ? technical.wording?.citations : message?.citations) ?? noCitations}
          />
        </SideBySide>
      </div>
      {live && !instant && (
        <button
          type="button"
          onClick={onInstant}
          className="mt-2 rounded-sm text-xs text-ink-muted underline-offset-4 hover:text-ink hover:underline"
        >
          Mostrar todo
        </button>
      )}
      {technical.failed && <WordingFailed refusal={technical.refusal} onRetry={technical.retry} />}
      {!live && message && (
        <AfterAnswer
          {...props}
          message={message}
          shownContent={isTechnical ? content : message.content}
          onOpen={open}
        />
      )}
    </div>
  );
}

const noFacts: NonNullable<AssistantMessage['understood']> = [];
const noCitations: AssistantMessage['citations'] = [];

/** What comes once the answer is whole. */
function AfterAnswer(
  props: AnswerProps & { message: AssistantMessage; shownContent: string; onOpen: (id: string) => void },
) {
  const { message } = props;
  return (
    <div className="animate-appear">
      {message.stoppedAt !== null && (
        <p className="mt-3 text-sm text-ink-muted">
          Respuesta detenida.{' '}
          {message.stoppedAt < message.content.length && (
            <button type="button" onClick={() => props.onShowAll(message)} className="text-primary-ink underline">
              Ver la respuesta completa
            </button>
          )}
        </p>
      )}
      {message.outsideDomain && (
        <OtherDomain
          norm={message.outcome === 'no-match' ? null : message.outsideDomain}
          locked={props.locked}
          onWiden={props.onWiden}
        />
      )}
      {message.nearestTopics.length > 0 && (
        <div className="mt-4">
          <p className="text-sm text-ink-muted">Temas cercanos</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {message.nearestTopics.map((topic) => (
              <Button
                key={topic}
                size="small"
                className="h-auto! min-h-8 py-1 text-left whitespace-normal!"
                disabled={props.locked || !props.mayAsk}
                onClick={() => props.onAsk(topic)}
              >
                {topic}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <CalculationLink calculation={message.calculation ?? null} />
        {!message.failed && (message.helpLines ?? []).length === 0 && (
          <DraftLetterLink
            question={props.question?.content ?? null}
            facts={message.understood ?? noFacts}
            sources={message.sources}
            placeholders={props.placeholders}
          />
        )}
        {/* A page of the server, outside of the application. */}
        {hasTwoWordings(message) && (
          <a href="/donde-ir" className={buttonClasses('secondary')}>
            <MapPin size={16} aria-hidden="true" />
            Dónde ir
          </a>
        )}
      </div>
      <ClarifyingQuestion
        clarification={message.clarification ?? null}
        question={props.question}
        locked={props.locked}
        mayAsk={props.mayAsk}
        onAsk={props.onAsk}
      />
      <SourceChips sources={message.sources} onOpen={props.onOpen} />
      <AnswerActions
        message={message}
        content={props.shownContent}
        question={props.question}
        placeholders={props.placeholders}
        locked={props.locked || !(props.mayAsk || message.continuation)}
        onRegenerate={props.onRegenerate}
        onFeedback={props.onFeedback}
      />
    </div>
  );
}

function Tags({ message }: { message: AssistantMessage }) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      {message.outcome && <OutcomeChip outcome={message.outcome} />}
      {message.model && <ModelTag model={message.model} />}
      {hasTwoWordings(message) && <WordingSwitch />}
    </div>
  );
}

function positionOf(sources: AssistantMessage['sources'], id: string): number | null {
  const index = sources.findIndex((source) => source.id === id);
  return index < 0 ? null : index + 1;
}
