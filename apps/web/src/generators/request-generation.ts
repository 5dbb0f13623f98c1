import type { PaperReading } from '@foja/contracts/document-jobs';
import type {
  JurisprudenceRequestInput,
  QuestionGenerationRequestInput,
} from '@foja/contracts/generators/generation-request';
import type { GenerationResult } from '@foja/contracts/generators/generation-result';
import { generationTextBounds } from '@foja/contracts/generators/use-cases';
import { routes } from '@foja/contracts/routes';
import { callJson } from '../platform/http.ts';
import type { KeptGeneration } from './kept-generation.ts';
import type { GenerationOptions } from './options.ts';
import type { ToolUseCase } from './tool-slugs.ts';

/** A model on a small machine may well need two minutes for a long text. */
const timeoutMs = 180_000;

export interface GenerationCall {
  useCase: ToolUseCase;
  text: string;
  options: GenerationOptions;
  isAnonymized: boolean;
  /** The person was told that anonymization failed, and said yes to sending the original. */
  acceptsOriginal: boolean;
}

/**
 * Has the server make a tool's result. Leaving (`signal`) gives the use back, unless a model has begun.
 * @throws {CallFailed} when the server refuses or fails; {DOMException} `AbortError` when `signal` aborts.
 */
export function requestGeneration(asked: GenerationCall, signal: AbortSignal): Promise<GenerationResult> {
  const { useCase, text, options, isAnonymized, acceptsOriginal } = asked;
  // The use case decides the endpoint (specification 3, question generation request).
  if (useCase === 'jurisprudenceSearch') {
    const body: JurisprudenceRequestInput = { useCase, text, isAnonymized };
    return callJson(routes.jurisprudenceGenerate, { method: 'POST', body, timeoutMs, signal });
  }
  const body: QuestionGenerationRequestInput = {
    useCase,
    text,
    fromFile: isLong(text),
    isAnonymized,
    acceptsOriginal,
    ...options,
  };
  return callJson(routes.questionGenerate, { method: 'POST', body, timeoutMs, signal });
}

/** Only a text that was brought from a file can be longer than what may be typed. */
const isLong = (text: string) => text.trim().length > generationTextBounds.maxCharacters;

/**
 * Has the server read a contract or a ruling anew as what it is said to be. It takes no use: the analysis before it did.
 * @throws {CallFailed} when the server refuses or fails.
 */
export function requestPaperAs(reading: PaperReading, before: KeptGeneration): Promise<GenerationResult> {
  const { options, replacements, result, sent, sentOriginal, text } = before;
  const body = {
    useCase: result.useCase,
    text: sent,
    fromFile: isLong(sent),
    isAnonymized: replacements > 0 || sent !== text,
    acceptsOriginal: sentOriginal,
    ...options,
    ...reading,
    continuation: 'continuation' in result ? result.continuation : undefined,
  } as QuestionGenerationRequestInput;
  return callJson(routes.questionGenerate, { method: 'POST', body, timeoutMs });
}

/**
 * Has the server read a text anew as of another matter, or without facts that are not in dispute. It takes no use either.
 * @throws {CallFailed} when the server refuses or fails.
 */
export function requestMatterAs(
  { leftOut, matterChoice }: { leftOut: readonly string[]; matterChoice: string },
  before: KeptGeneration,
): Promise<GenerationResult> {
  const { options, replacements, result, sent, sentOriginal, text } = before;
  const body = {
    useCase: result.useCase,
    text: sent,
    isAnonymized: replacements > 0 || sent !== text,
    acceptsOriginal: sentOriginal,
    ...options,
    matterChoice,
    leftOut: [...(before.leftOut ?? []), ...leftOut],
    continuation: 'continuation' in result ? result.continuation : undefined,
  } as QuestionGenerationRequestInput;
  return callJson(routes.questionGenerate, { method: 'POST', body, timeoutMs });
}
