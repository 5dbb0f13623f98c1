import type { ModelId } from '@foja/contracts/models';
import type { Retrieval } from '../retrieval/retrieval.ts';
import type { QuestionPart, UnderstoodQuestion } from '../understanding/understood-question.ts';
import type { BeliefDenied } from './answer/deny-beliefs.ts';
import type { DoubtsTold } from './answer/tell-doubts.ts';
import type { Computed } from './computed/computed.ts';
import type { EditorialPiece } from './editorial-pieces.ts';

export interface AnswerInput {
  question: string;
  /** Always grounded: the use case answers by itself when nothing was found. */
  retrieval: Retrieval;
  model: ModelId;
  /** Earlier turns, oldest first; empty in rag-query. */
  history: { role: 'user' | 'assistant'; content: string }[];
  /** What the question asks, for whom and on which facts. */
  understood: UnderstoodQuestion;
  /** What the question believes and is not so, to be said first; null where it believes nothing of the kind. */
  denied: Pick<BeliefDenied, 'text' | 'keys'> | null;
  /** What the law gives for the facts told, computed; null where nothing of the kind is asked. */
  computed: Computed | null;
  /** What the editors have written for what is asked; null where it is none of the doubts that are known. */
  doubts: DoubtsTold | null;
  /** The parts that what is denied, computed or told of the law's changes answers. */
  answeredBefore?: readonly QuestionPart[];
  /** The steps that serve who asks what the doubts answer; absent or null where nobody has looked which do. */
  steps?: readonly EditorialPiece[] | null;
  /** What was found may be of another case than the one that is asked. */
  isApproximate?: boolean;
}

export interface AnswerDraft {
  /** Markdown; `[n]` refers to `retrieval.sources[n-1]`. Not verified yet. */
  content: string;
  /** What the model tag shows. */
  model: string;
  /** Articles that calculations which the model asked for stand on; absent where it asked for none. */
  computedKeys?: string[];
  /** What the model read and wrote, as its endpoint says; absent where it says nothing, or no model answered. */
  tokens?: TokenUsage | null;
}

/** Counts of a model's tokens. */
export interface TokenUsage {
  prompt: number;
  completion: number;
}

/** Writes an answer from retrieved sources: a language model, or the local engine. Same input, same output. */
export interface Answerer {
  /**
   * @param onDelta called with each new piece of text as it comes.
   * @throws {AnswererFailed} when the outside model cannot answer.
   */
  answer(input: AnswerInput, onDelta: (text: string) => void, signal: AbortSignal): Promise<AnswerDraft>;
}

/** The outside model did not answer: `reason` tells the route which status to give. */
export class AnswererFailed extends Error {
  readonly reason: 'rate-limited' | 'unavailable' | 'timeout' | 'empty' | 'cut-off';

  constructor(reason: AnswererFailed['reason'], options?: ErrorOptions) {
    super(`The language model did not answer: ${reason}`, options);
    this.name = 'AnswererFailed';
    this.reason = reason;
  }
}
