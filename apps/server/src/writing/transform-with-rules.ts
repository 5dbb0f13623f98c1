import { localEngineName } from '@foja/contracts/models';
import { transformationMessages } from '@foja/contracts/transformation-rules';
import type {
  TransformationRequest,
  TransformationResponse,
  TransformationSuggestion,
} from '@foja/contracts/transformations';
import type { TextTask } from '../platform/threads/text-threads.ts';
import { receiveNorms, type SentNorms } from '../retrieval/norms-in-threads.ts';
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

/** What the local engine is asked: the wish in the person's terms, since rules are functions. */
export interface RulesAsked extends Pick<TransformationRequest, 'commandId' | 'customCommand'> {
  text: string;
  norms: SentNorms;
}

/** Suggestions of the local engine: deterministic, and none that loses or adds a fact. Nothing leaves the server. */
export const transformWithRules: TextTask<RulesAsked, TransformationResponse> = {
  name: 'transform-with-rules',
  run({ text, norms, ...asked }) {
    const wish = wishOf(asked);
    if (wish === null) return notUnderstood;
    const registry = receiveNorms(norms);
    const sentences = splitPassages(text);
    const numbers = wish.numbersParagraphs ? numberParagraphs(text, sentences) : new Map<object, string>();
    const suggestions = sentences.flatMap((sentence): TransformationSuggestion[] => {
      const rewritten = applyRules(sentence.text, wish.rules, registry);
      const number = numbers.get(sentence) ?? '';
      if (rewritten === null && number === '') return [];
      const reasons = [...(rewritten?.reasons ?? []), ...(number === '' ? [] : ['numera el párrafo'])];
      // The number of a paragraph is no fact of its text.
      return [suggest(sentence, number + (rewritten?.text ?? sentence.text), reasonOf(reasons), nothingChanges)];
    });
    const notice = suggestions.length === 0 ? `${nothingToChange} ${noModel}` : noModel;
    return { suggestions, engine: localEngineName, notice };
  },
};
