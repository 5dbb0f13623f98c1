import type { FactCorrection } from '@foja/contracts/corrected-question';
import { messageMaxCharacters } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';
import { accountLimitText, chatFailure, isOffline, isRefusal, offlineText } from '../answer-view/failure-text.ts';
import { titleFrom } from '../answer-view/title-from.ts';
import { notify } from '../design-system/toast.ts';
import { countGuestUse, exhaustGuestUses, isGuestLimitReached } from '../guests/guest-session.ts';
import { CallFailed } from '../platform/http.ts';
import { countedCall } from '../usage/counted-call.ts';
import { askForHelp } from './ask-for-help.ts';
import type { ChatSettings } from './chat-settings.ts';
import {
  type AssistantMessage,
  answerMessage,
  type Conversation,
  failureMessage,
  stoppedMessage,
  type UserMessage,
  userMessage,
} from './conversation.ts';
import type { ConversationStore } from './conversation-store.ts';
import { earlierTurns } from './earlier-turns.ts';
import { keepExtras } from './keep-extras.ts';
import { beginAnswer, type LiveAnswer } from './live-answer.ts';
import { noteGuestUse } from './note-guest-use.ts';
import { type PreparedQuestion, prepareQuestion, type QuestionToAsk } from './prepare-question.ts';
import { requestAnswer } from './request-answer.ts';

interface ChatOptions {
  role: ActorRole;
  store: ConversationStore;
  settings: ChatSettings;
  /** Who replaces personal data before the question is asked; null where that is switched off. */
  anonymizer: Anonymizer | null;
  embedded: boolean;
  /** Uses left of the account; null while unknown. Guests are counted apart. */
  remainingUses: number | null;
  activeId: string | null;
  onOpen: (conversationId: string) => void;
  onPremiumGate: () => void;
  onSessionExpired: (question: string) => void;
  /** Help that came outside of an answer, whole at once: a screen reader has to be told. */
  onHelp: (help: AssistantMessage) => void;
}

export interface Chat {
  live: LiveAnswer | null;
  busy: boolean;
  /** Sends a question; false where it is refused, and the text must stay in the input. */
  send(text: string, choice?: UserMessage['choice']): boolean;
  /** Asks the question of an answer again; the new answer takes the old one's place. */
  regenerate(conversation: Conversation, messageId: string): void;
  /** Puts a fact of an answer's question right and asks it so; question and answer change where they stand. */
  correct(conversation: Conversation, messageId: string, correction: FactCorrection): void;
  stop(): void;
  /** The screen has shown the whole answer. */
  endReveal(): void;
  /** How many characters are on screen, told by the answer as it reveals itself. */
  reportVisible(characters: number): void;
}

/** An answer that was there already is worth more than the news that a second one failed. */
function tellFailure(
  text: string,
  replaced: AssistantMessage | null,
  place: (message: AssistantMessage) => void,
): void {
  if (replaced && !replaced.failed) void notify(text, { kind: 'error' });
  else place(failureMessage(text));
}

/** The life of a question: anonymize, ask, listen, keep (specification 4, Chat send). */
export function useChat(options: ChatOptions): Chat {
  const [live, setLive] = useState<LiveAnswer | null>(null);
  const liveNow = useRef<LiveAnswer | null>(null);
  const current = useRef(options);
  current.current = options;
  const controller = useRef<AbortController | null>(null);
  const visible = useRef(0);
  const queryClient = useQueryClient();
  const guest = options.role === 'Guest';

  function show(next: LiveAnswer | null): void {
    liveNow.current = next;
    setLive(next);
  }

  useEffect(() => () => controller.current?.abort(), []);

  // Somebody who has gone to another conversation does not watch this one being revealed.
  useEffect(() => {
    if (live?.complete && live.conversationId !== options.activeId) {
      liveNow.current = null;
      setLive(null);
    }
  }, [live, options.activeId]);

  async function run(toAsk: QuestionToAsk): Promise<void> {
    const { conversationId, question, replaced, correction } = toAsk;
    // The session may end while the answer is on its way; what is kept then belongs to whoever asked.
    const { store, settings, anonymizer, role, embedded, onSessionExpired } = current.current;
    const abort = new AbortController();
    controller.current = abort;
    visible.current = 0;
    const messageId = replaced?.id ?? crypto.randomUUID();
    show(beginAnswer(conversationId, messageId));
    const change = (part: Partial<LiveAnswer>) => {
      if (!abort.signal.aborted && liveNow.current) show({ ...liveNow.current, ...part });
    };
    const place = (message: AssistantMessage) => {
      const placed = { ...message, id: messageId };
      if (replaced) store.change(conversationId, messageId, () => placed);
      else store.append(conversationId, placed);
    };

    const keepQuestion = (asked: UserMessage) => store.change(conversationId, question.id, () => asked);
    let prepared: PreparedQuestion;
    try {
      prepared = await prepareQuestion(anonymizer, toAsk, abort.signal);
    } catch (failure) {
      if (abort.signal.aborted) return;
      console.error('Anonymization failed', failure instanceof Error ? failure.name : 'unknown');
      if (failure instanceof CallFailed && failure.status === 401) onSessionExpired(question.content);
      else tellFailure(isOffline() ? offlineText : messages.anonymizationRequired, replaced, place);
      show(null);
      return;
    }
    if (abort.signal.aborted) return;
    const { request, asked } = prepared;
    // A correction that is refused leaves the question as it was.
    if (!correction) keepQuestion(asked);
    change({ step: 'searching' });
    const conversation = store.find(conversationId);
    const history = conversation ? earlierTurns(conversation, question.id) : [];

    try {
      const ask = () =>
        requestAnswer(
          {
            ...request,
            history,
            domain: settings.domain,
            model: settings.model,
            userOrigin: embedded ? 'dashboard' : 'guest',
            enableCaseEvaluation: settings.caseEvaluation && can(role, 'case-evaluation'),
            isAnonymized: anonymizer !== null,
          },
          {
            onHelp: (helpLines) => change({ helpLines }),
            onStep: (step) => change({ step }),
            onSources: (sources) => change({ sources }),
            onDelta: (text) => change({ step: 'writing', text: (liveNow.current?.text ?? '') + text }),
          },
          abort.signal,
        );
      const response = await countedCall(queryClient, ask, { mayBeFree: request.continuation !== undefined });
      if (abort.signal.aborted) return;
      const answer = answerMessage(response);
      if (correction) keepQuestion(asked);
      place(answer);
      keepExtras(answer, role);
      if (role === 'Guest') noteGuestUse(response);
      change({ text: answer.content, sources: answer.sources, complete: true });
    } catch (failure) {
      if (abort.signal.aborted) return;
      // Nothing that the server refuses stands before help.
      const help = isRefusal(failure) ? await askForHelp(asked.sent) : null;
      if (abort.signal.aborted) return;
      if (help) {
        if (replaced && !replaced.failed) store.append(conversationId, help);
        else place(help);
        showToWhoeverIsHere(conversationId, question, help);
        current.current.onHelp(help);
        noteRefusal(failure);
      } else if (correction && failure instanceof CallFailed && failure.code === 'invalid_request') {
        void notify(failure.message, { kind: 'error' });
      } else handleFailure(failure, question, replaced, place, onSessionExpired);
      show(null);
    }
  }

  /** An account's uses are counted by the server. */
  function countUseOfGuest(): void {
    if (current.current.role === 'Guest') countGuestUse();
  }

  /** With no uses left, somebody in danger is still told whom to call. */
  async function tellLimit(store: ConversationStore, conversationId: string, question: string): Promise<void> {
    const help = await askForHelp(question);
    store.append(conversationId, help ?? failureMessage(accountLimitText));
    if (help) current.current.onHelp(help);
  }

  /** Where the session has ended meanwhile, the screen is a guest's, whose conversations are others. */
  function showToWhoeverIsHere(id: string, question: UserMessage, help: AssistantMessage): void {
    const { store } = current.current;
    if (store.find(id)) return;
    const { timestamp } = question;
    const title = titleFrom(question.content);
    store.add({ id, title, createdAt: timestamp, updatedAt: timestamp, messages: [question, help] });
  }

  /** What a refusal says of the guest's uses. */
  function noteRefusal(failure: unknown): void {
    const outcome = chatFailure(failure, !guest);
    if (outcome.kind === 'message' && outcome.exhausted) exhaustGuestUses();
  }

  function handleFailure(
    failure: unknown,
    question: UserMessage,
    replaced: AssistantMessage | null,
    place: (message: AssistantMessage) => void,
    onSessionExpired: ChatOptions['onSessionExpired'],
  ): void {
    const outcome = chatFailure(failure, !guest);
    if (outcome.kind === 'session-expired') {
      onSessionExpired(question.content);
      return;
    }
    countUseOfGuest();
    if (outcome.kind === 'premium-gate') {
      current.current.onPremiumGate();
      return;
    }
    noteRefusal(failure);
    tellFailure(outcome.text, replaced, place);
  }

  function send(text: string, choice?: UserMessage['choice']): boolean {
    const question = text.trim();
    const { store, activeId, remainingUses, onOpen } = current.current;
    if (!question || question.length > messageMaxCharacters || liveNow.current) return false;
    if (guest && choice === undefined && isGuestLimitReached()) return false;
    const message = userMessage(question, choice);
    let conversationId = activeId;
    if (!conversationId || !store.find(conversationId)) {
      conversationId = crypto.randomUUID();
      const { timestamp } = message;
      store.add({
        id: conversationId,
        title: titleFrom(question),
        createdAt: timestamp,
        updatedAt: timestamp,
        messages: [message],
      });
      onOpen(conversationId);
    } else {
      store.append(conversationId, message);
    }
    if (!guest && choice === undefined && remainingUses !== null && remainingUses <= 0) {
      void tellLimit(store, conversationId, question);
      return true;
    }
    void run({ conversationId, question: message, replaced: null });
    return true;
  }

  function askAgain(conversation: Conversation, messageId: string, correction?: FactCorrection): void {
    if (liveNow.current) return;
    const index = conversation.messages.findIndex((message) => message.id === messageId);
    const at = conversation.messages[index];
    const question = conversation.messages.slice(0, index + 1).findLast((message) => message.role === 'user');
    if (question?.role !== 'user') return;
    const replaced = at?.role === 'assistant' ? at : null;
    void run({ conversationId: conversation.id, question, replaced, ...(correction && { correction }) });
  }

  function stop(): void {
    const stopped = liveNow.current;
    if (!stopped) return;
    controller.current?.abort();
    const { store } = current.current;
    const shown = stopped.text.slice(0, visible.current);
    if (stopped.complete) {
      store.change(stopped.conversationId, stopped.messageId, (message) =>
        message.role === 'assistant' && shown.length < message.content.length
          ? { ...message, stoppedAt: shown.length }
          : message,
      );
    } else if (shown.trim()) {
      const message = { ...stoppedMessage(shown, stopped.sources), id: stopped.messageId };
      const exists = store.find(stopped.conversationId)?.messages.some(({ id }) => id === message.id);
      if (exists) store.change(stopped.conversationId, message.id, () => message);
      else store.append(stopped.conversationId, message);
      countUseOfGuest();
    }
    show(null);
  }

  return {
    live,
    busy: live !== null,
    send,
    regenerate: askAgain,
    correct: askAgain,
    stop,
    endReveal: () => show(null),
    reportVisible: (characters) => {
      visible.current = characters;
    },
  };
}
