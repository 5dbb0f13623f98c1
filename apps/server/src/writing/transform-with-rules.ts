import { setImmediate as nextTurn } from 'node:timers/promises';
import { localEngineName } from '@foja/contracts/models';
import { transformationMessages } from '@foja/contracts/transformation-rules';
import type {
  TransformationRequest,
  TransformationResponse,
  TransformationSuggestion,
} from '@foja/contracts/transformations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { interpretWish, type UnderstoodWish } from './interpret-wish.ts';
import { numberParagraphs } from './number-paragraphs.ts';
import { applyRules } from './rules/apply-rules.ts';
import { ruleBook } from './rules/rule-book.ts';
import { splitPassages } from './split-passages.ts';
import { reasonOf, suggest } from './suggest.ts';

const { customNotUnderstood, noModel, nothingToChange } = transformationMessages;
const nothingChanges = { added: [], lost: [] };

/** The answer to a wish that only a model could serve. */
export const notUnderstood: TransformationResponse = {
  suggestions: [],
  engine: localEngineName,
  notice: customNotUnderstood,
};

/** What the local engine is to do; null where it does not understand the person's own words. */
export function wishOf({
  commandId,
  customCommand = '',
}: Pick<TransformationRequest, 'commandId' | 'customCommand'>): UnderstoodWish | null {
  return commandId ? { rules: ruleBook[commandId], numbersParagraphs: false } : interpretWish(customCommand);
}

/** How long the rules work before others get their turn, in milliseconds. */
const turnMs = 25;

/**
 * Suggestions of the local engine: deterministic, and none that loses or adds a fact. Nothing leaves the server. It works in
 * turns, so that a long text keeps nobody waiting.
 */
export async function transformWithRules(
  text: string,
  wish: UnderstoodWish,
  registry: NormRegistry,
  signal: AbortSignal,
): Promise<TransformationResponse> {
  const sentences = splitPassages(text);
  const numbers = wish.numbersParagraphs ? numberParagraphs(text, sentences) : new Map<object, string>();
  const suggestions: TransformationSuggestion[] = [];
  let turnStartedMs = performance.now();
  for (const sentence of sentences) {
    if (performance.now() - turnStartedMs > turnMs) {
      await nextTurn();
      signal.throwIfAborted();
      turnStartedMs = performance.now();
    }
    const rewritten = applyRules(sentence.text, wish.rules, registry);
    const number = numbers.get(sentence) ?? '';
    if (rewritten === null && number === '') continue;
    const reasons = [...(rewritten?.reasons ?? []), ...(number === '' ? [] : ['numera el párrafo'])];
    // The number of a paragraph is no fact of its text.
    suggestions.push(suggest(sentence, number + (rewritten?.text ?? sentence.text), reasonOf(reasons), nothingChanges));
  }
  const notice = suggestions.length === 0 ? `${nothingToChange} ${noModel}` : noModel;
  return { suggestions, engine: localEngineName, notice };
}
