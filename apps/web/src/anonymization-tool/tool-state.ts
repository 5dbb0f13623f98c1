import {
  type AnonymizationState,
  type AnonymizeResult,
  emptyState,
  type KeptMention,
  replaceSpans,
} from '@foja/anonymizer';
import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import { everyKeptPlace, stillKept } from '../anonymization/kept-names.ts';
import { literalKey } from '../anonymization/literal-key.ts';
import { readJson, sessionStore, storageKeys } from '../platform/browser-storage.ts';
import { applyDecisions, type Datum, type Decision } from './decisions.ts';
import type { Found } from './find-data.ts';

/** A text with what was found in it, what was decided, and what comes out. */
export interface Review {
  text: string;
  /** What the person should know of the file it came from. */
  note: string | null;
  found: Found;
  decisions: readonly Decision[];
  /** Types that the person wants to stay visible. */
  visibleTypes: readonly PersonalDataType[];
  /** All data, those that stay visible too. */
  data: readonly Datum[];
  /** Names that were recognised and stay, without those that a decision hid. */
  kept: readonly KeptMention[];
  result: AnonymizeResult;
}

export interface ToolState {
  /** What is in the input. */
  draft: string;
  review: Review | null;
  /** The input is shown instead of the review. */
  editing: boolean;
  /** Every placeholder that was given since the tool was emptied: none ever means somebody else. */
  memory: AnonymizationState;
}

export type ToolAction =
  | { kind: 'write'; draft: string }
  /** `fresh`: another document, for which the decisions about the one before do not hold. */
  | {
      kind: 'review';
      text: string;
      note: string | null;
      found: Found;
      fresh: boolean;
      /** Decided before anybody looked: names of the causa that the text is of. */
      known: readonly Decision[];
    }
  | { kind: 'edit' }
  /** Back to the review, as it was. */
  | { kind: 'leave-edit' }
  | { kind: 'decide'; decision: Decision }
  | { kind: 'undo' }
  | { kind: 'toggle-type'; type: PersonalDataType }
  | { kind: 'empty' };

type Basis = Omit<Review, 'data' | 'kept' | 'result'>;

/** Whether a datum is replaced. */
export function isReplaced(datum: Datum, { visibleTypes }: Pick<Review, 'visibleTypes'>): boolean {
  return !datum.kept && !visibleTypes.includes(datum.type);
}

function withReview(state: ToolState, basis: Basis): ToolState {
  const data = applyDecisions(basis.text, basis.found.spans, basis.decisions, basis.found.kept);
  const replaced = data.filter((datum) => isReplaced(datum, basis));
  const result = replaceSpans(basis.text, replaced, state.memory);
  return {
    ...state,
    memory: result.state,
    review: { ...basis, data, kept: stillKept(basis.found.kept, data), result },
  };
}

/** The tool's next state. Numbers go on from what was given before, so a copy made earlier can still be restored. */
export function toolReducer(state: ToolState, action: ToolAction): ToolState {
  const { review } = state;
  switch (action.kind) {
    case 'write':
      return { ...state, draft: action.draft };
    case 'review': {
      const { text, note, found, fresh, known } = action;
      const decided = fresh ? [] : (review?.decisions ?? []);
      const isDecided = (decision: Decision) =>
        decided.some((each) => JSON.stringify(each) === JSON.stringify(decision));
      return withReview(
        { ...state, draft: '', editing: false },
        {
          text,
          note,
          found: { ...found, kept: everyKeptPlace(text, found.kept, found.spans) },
          decisions: [...known.filter((decision) => !isDecided(decision)), ...decided],
          visibleTypes: fresh ? [] : (review?.visibleTypes ?? []),
        },
      );
    }
    case 'edit':
      return review ? { ...state, draft: review.text, editing: true } : state;
    case 'leave-edit':
      return { ...state, draft: '', editing: false };
    case 'decide':
      return review ? withReview(state, { ...review, decisions: [...review.decisions, action.decision] }) : state;
    case 'undo':
      return review ? withReview(state, { ...review, decisions: review.decisions.slice(0, -1) }) : state;
    case 'toggle-type': {
      if (!review) return state;
      const { visibleTypes } = review;
      const next = visibleTypes.includes(action.type)
        ? visibleTypes.filter((type) => type !== action.type)
        : [...visibleTypes, action.type];
      return withReview(state, { ...review, visibleTypes: next });
    }
    case 'empty':
      return emptyTool();
  }
}

function emptyTool(): ToolState {
  return { draft: '', review: null, editing: false, memory: emptyState() };
}

const kept = new Map<string, ToolState>();

/** The tool as its owner left it: in this page's memory, and after a reload only what the placeholders stand for. */
export function keptTool(owner: string): ToolState {
  const inMemory = kept.get(owner);
  if (inMemory) return inMemory;
  const memory = readJson(sessionStore, storageKeys.toolPlaceholders(owner)) as AnonymizationState | null;
  return { ...emptyTool(), ...(Array.isArray(memory?.entities) ? { memory } : {}) };
}

/** Keeps the text in this page's memory and the placeholders in the tab's session storage; neither is ever sent. */
export function keepTool(owner: string, state: ToolState): void {
  const before = kept.get(owner);
  kept.set(owner, state);
  if (before?.memory === state.memory) return;
  const key = storageKeys.toolPlaceholders(owner);
  if (state.memory.entities.length === 0) sessionStore.remove(key);
  else sessionStore.set(key, JSON.stringify(state.memory));
}

/** Forgets every kept text. */
export function forgetKeptTools(): void {
  kept.clear();
}

/** Placeholder → the fullest form that it stands for. */
export function originalsOf({ memory }: Pick<ToolState, 'memory'>): Record<string, string> {
  return Object.fromEntries(memory.entities.map(({ placeholder, original }) => [placeholder, original]));
}

/** The forms in which the datum at `start` is written throughout the text, to decide about all of them at once. */
export function literalsOf({ data, decisions, result }: Review, datum: Datum): string[] {
  const own = literalKey(datum.text);
  if (datum.kept) {
    const decision = decisions.findLast(
      (made) => made.kind === 'keep' && made.type === datum.type && made.literals.includes(own),
    );
    return decision?.kind === 'keep' ? [...decision.literals] : [own];
  }
  const placeholder = result.replacements.find(({ start }) => start === datum.start)?.placeholder;
  if (!placeholder) return [own];
  const starts = new Set(
    result.replacements.filter((other) => other.placeholder === placeholder).map(({ start }) => start),
  );
  return [...new Set([own, ...data.filter(({ start }) => starts.has(start)).map(({ text }) => literalKey(text))])];
}
