import { setTimeout as wait } from 'node:timers/promises';
import { APICallError, type LanguageModelUsage, stepCountIs, streamText } from 'ai';
import { boundPassed } from '../platform/bounded-fetch.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import type { Answerer, AnswerInput, TokenUsage } from './answerer.ts';
import { AnswererFailed } from './answerer.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { buildPrompt } from './prompts.ts';
import { type CalculationTools, openCalculationTools } from './tools/calculation-tools.ts';

/** How long a model may take, in milliseconds. */
export interface ModelLimits {
  firstTokenTimeoutMs: number;
  totalTimeoutMs: number;
  /** Longest silence once words have begun to come. */
  idleTimeoutMs: number;
  /** Wait before the one retry where the endpoint names none, and the longest that its `Retry-After` is obeyed. */
  retryDelayMs: number;
  retryDelayMaxMs: number;
}

export const modelLimits: ModelLimits = {
  firstTokenTimeoutMs: 60_000,
  totalTimeoutMs: 180_000,
  idleTimeoutMs: 30_000,
  retryDelayMs: 500,
  retryDelayMaxMs: 5_000,
};

/** Calls to the model for one answer: each but the last may end in calculations. */
const maxSteps = 4;
/** How endpoints refuse a call that brings tools which they, or their model, do not know. */
const refusesTools = new Set([400, 404, 422, 501]);

const cutByLength = '\n\n(La respuesta llegó al límite de extensión del modelo y puede estar incompleta.)';

/**
 * Answers with a language model, as its words come. One retry on 429 and 5xx, and only before the first word; the
 * caller's signal aborts the call to the model. Nothing of the question or the answer is logged.
 * @param names how articles are named to the model with what it has computed; without it, it is offered no calculations.
 */
export function createModelAnswerer(
  models: LanguageModels,
  limits: ModelLimits = modelLimits,
  names: Pick<CitationResolver, 'articleNamer' | 'readUnderReview'> | null = null,
): Answerer {
  return {
    async answer(input, onDelta, signal) {
      let calculations =
        names === null ? null : openCalculationTools(await names.articleNamer(), names.readUnderReview);
      const attempt = () => streamOnce({ models, limits, calculations }, input, onDelta, signal);
      const attemptWithoutTools = (error: unknown) => {
        if (calculations === null || signal.aborted || !refusesTools.has(statusBehind(error) ?? 0)) throw error;
        calculations = null;
        return attempt();
      };
      const written = await attempt()
        .catch(attemptWithoutTools)
        .catch(async (error: unknown) => {
          const delayMs = retryDelay(error, limits);
          if (delayMs === null || signal.aborted) throw error;
          await wait(delayMs, undefined, { signal });
          return attempt();
        });
      return { ...written, model: input.model, computedKeys: calculations?.keys() ?? [] };
    },
  };
}

interface Writing {
  models: LanguageModels;
  limits: ModelLimits;
  calculations: CalculationTools | null;
}

async function streamOnce(
  { models, limits, calculations }: Writing,
  input: AnswerInput,
  onDelta: (text: string) => void,
  signal: AbortSignal,
): Promise<{ content: string; tokens: TokenUsage | null }> {
  const deadline = new AbortController();
  // One signal for both, and not AbortSignal.any: what that makes may be collected before it fires on Node 20.
  const follow = () => deadline.abort(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow, { once: true });
  const stopAt = (timeoutMs: number) => setTimeout(() => deadline.abort(), timeoutMs);
  const total = stopAt(limits.totalTimeoutMs);
  let silence = stopAt(limits.firstTokenTimeoutMs);
  let content = '';
  let finishReason: string | null = null;
  let tokens: TokenUsage | null = null;
  try {
    const stream = streamText({
      model: models.byLabel(input.model),
      ...buildPrompt(input, { canCalculate: calculations !== null }),
      ...(calculations && {
        tools: calculations.tools,
        stopWhen: stepCountIs(maxSteps),
        // The last call has to answer.
        prepareStep: ({ stepNumber }: { stepNumber: number }) =>
          stepNumber === maxSteps - 1 ? { toolChoice: 'none' as const } : {},
      }),
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: deadline.signal,
      // The failure is thrown below; the SDK's default would print it with the prompt in it.
      onError: () => {},
    });
    for await (const part of stream.fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') break;
      if (part.type === 'finish') {
        finishReason = part.finishReason;
        tokens = readTokens(part.totalUsage);
      }
      // A model that thinks first, or asks for a calculation, is at work.
      if (!signsOfWork.has(part.type) && (part.type !== 'text-delta' || part.text === '')) continue;
      clearTimeout(silence);
      silence = stopAt(limits.idleTimeoutMs);
      // What it said before it had its figures is no answer yet.
      if (part.type === 'tool-call') content = '';
      if (part.type !== 'text-delta') continue;
      content += part.text;
      onDelta(part.text);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.signal.aborted || boundPassed(error) === 'silent') throw new AnswererFailed('timeout');
    // What was passed on and not read yet is lost with the rest: of one that is too large not even a word may have come.
    if (content !== '' || boundPassed(error) === 'too-large') {
      throw new AnswererFailed('cut-off', { cause: withoutPrompt(error) });
    }
    throw new AnswererFailed(statusOf(error) === 429 ? 'rate-limited' : 'unavailable', { cause: withoutPrompt(error) });
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
    signal.removeEventListener('abort', follow);
  }
  signal.throwIfAborted();
  if (deadline.signal.aborted) throw new AnswererFailed('timeout');
  // A stream that closes without a finish reason was cut, however politely.
  if (finishReason === null || finishReason === 'error') {
    throw new AnswererFailed(content === '' ? 'unavailable' : 'cut-off');
  }
  if (content.trim() === '') throw new AnswererFailed('empty');
  return { content: finishReason === 'length' ? content + cutByLength : content, tokens };
}

const signsOfWork = new Set(['reasoning-delta', 'tool-input-delta', 'tool-call', 'tool-result']);

/** Many endpoints report nothing, or zeros. */
function readTokens({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): TokenUsage | null {
  return inputTokens + outputTokens > 0 ? { prompt: inputTokens, completion: outputTokens } : null;
}

/** What the endpoint answered, without the request that the SDK's error carries: it holds the question. */
class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly status: number | null;
  readonly retryAfter: string | null;

  constructor(status: number | null, retryAfter: string | null) {
    super(status === null ? 'No answer from the endpoint' : `The endpoint answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

function withoutPrompt(error: unknown): EndpointError {
  if (!APICallError.isInstance(error)) return new EndpointError(null, null);
  return new EndpointError(error.statusCode ?? null, error.responseHeaders?.['retry-after'] ?? null);
}

function statusOf(error: unknown): number | null {
  return APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
}

/** The status with which the endpoint refused the call, null where it was something else. */
function statusBehind(error: unknown): number | null {
  return error instanceof AnswererFailed && error.reason !== 'cut-off' && error.cause instanceof EndpointError
    ? error.cause.status
    : null;
}

/** Milliseconds to wait before the retry, or null where none is due. */
function retryDelay(error: unknown, limits: ModelLimits): number | null {
  const cause = error instanceof AnswererFailed ? error.cause : null;
  if (!(cause instanceof EndpointError) || cause.status === null) return null;
  if (error instanceof AnswererFailed && error.reason === 'cut-off') return null;
  if (cause.status !== 429 && cause.status < 500) return null;
  if (cause.retryAfter === null) return limits.retryDelayMs;
  const seconds = Number(cause.retryAfter);
  const askedMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(cause.retryAfter) - Date.now();
  return Number.isFinite(askedMs) ? Math.min(Math.max(askedMs, 0), limits.retryDelayMaxMs) : limits.retryDelayMs;
}
