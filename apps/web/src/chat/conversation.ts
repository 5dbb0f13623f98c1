import type {
  Calculation,
  Citation,
  Clarification,
  DebugStats,
  HelpLine,
  RagResponse,
  UnderstoodFact,
} from '@foja/contracts/chat';
import type { Evaluation } from '@foja/contracts/evaluation';
import type { Outcome } from '@foja/contracts/outcomes';
import type { Source } from '@foja/contracts/sources';

export interface UserMessage {
  id: string;
  role: 'user';
  content: string;
  /** ISO date-time. */
  timestamp: string;
  /** What left the browser: the content with personal data replaced; null until it was prepared. */
  sent: string | null;
  /** Personal data that were replaced before sending; 0 where none or anonymization was off. */
  replacements: number;
  /** The choice that the answer before offered, with its proof; `content` is the question and the choice. */
  choice?: { question: string; adds: string; continuation: string };
  /** Why the advanced mode gave the basic result; absent where there is nothing to say. */
  notice?: string | null;
}

export interface AssistantMessage {
  id: string;
  role: 'assistant';
  content: string;
  timestamp: string;
  model: string | null;
  /** Names the answer in feedback; null where the answer did not arrive whole. */
  answerId: string | null;
  outcome: Outcome | null;
  sources: Source[];
  citations: Citation[];
  nearestTopics: string[];
  /** The norm that would answer in another domain; absent in conversations kept by an earlier version. */
  outsideDomain?: string | null;
  /** Absent in conversations kept by an earlier version. */
  clarification?: Clarification | null;
  /** Absent in conversations kept by an earlier version, as is `continuation`. */
  helpLines?: HelpLine[];
  /** The facts that the answer went by; absent in conversations kept by an earlier version. */
  understood?: UnderstoodFact[];
  /** What was computed; absent in conversations kept by an earlier version. */
  calculation?: Calculation | null;
  /** The server's seal, of which a verification record is made; absent in conversations kept by an earlier version. */
  attestation?: string | null;
  /** Goes back with the same question, asked again. */
  continuation?: string | null;
  evaluation: Evaluation | null;
  /** The kind of case that the person chose among the evaluation's alternatives. */
  chosenCaseType?: string | null;
  debugStats: DebugStats | null;
  /** The reader stopped it here: characters of `content` that were on screen. */
  stoppedAt: number | null;
  /** `content` is a message about something that failed, not an answer. */
  failed: boolean;
  feedback: 'useful' | 'not-useful' | null;
}

export type ChatMessage = UserMessage | AssistantMessage;

export interface Conversation {
  id: string;
  title: string;
  /** ISO date-times. */
  createdAt: string;
  updatedAt: string;
  messages: ChatMessage[];
}

export function userMessage(content: string, choice?: UserMessage['choice']): UserMessage {
  const timestamp = new Date().toISOString();
  const message = { id: crypto.randomUUID(), role: 'user' as const, content, timestamp, sent: null, replacements: 0 };
  return choice === undefined ? message : { ...message, choice };
}

const blank: Omit<AssistantMessage, 'id' | 'content' | 'timestamp'> = {
  role: 'assistant',
  model: null,
  answerId: null,
  outcome: null,
  sources: [],
  citations: [],
  nearestTopics: [],
  evaluation: null,
  debugStats: null,
  stoppedAt: null,
  failed: false,
  feedback: null,
};

export function answerMessage(response: RagResponse): AssistantMessage {
  return {
    ...blank,
    id: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    content: response.content,
    model: response.model,
    answerId: response.answerId,
    outcome: response.outcome,
    sources: response.sources,
    citations: response.citations,
    nearestTopics: response.nearestTopics,
    outsideDomain: response.outsideDomain,
    clarification: response.clarification,
    calculation: response.calculation,
    helpLines: response.helpLines,
    understood: response.understood,
    continuation: response.continuation,
    attestation: response.attestation,
    evaluation: response.evaluation,
    debugStats: response.debugStats,
  };
}

/** What was on screen when the reader stopped before the whole answer had come. */
export function stoppedMessage(content: string, sources: Source[]): AssistantMessage {
  return {
    ...blank,
    id: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    content,
    sources,
    stoppedAt: content.length,
  };
}

/** A message of the chat about something that did not work. */
export function failureMessage(content: string): AssistantMessage {
  return { ...blank, id: crypto.randomUUID(), timestamp: new Date().toISOString(), content, failed: true };
}
