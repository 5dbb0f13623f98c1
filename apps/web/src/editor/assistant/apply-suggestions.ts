import type { TransformationSuggestion } from '@foja/contracts/transformations';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import { replaceText } from './replace-text.ts';
import { type SelectedText, textBetween } from './selected-text.ts';
import { followRanges, forgetRanges, type TrackedRange, trackedRange } from './tracked-ranges.ts';

/** Remembered while a transformation is on its way and until its suggestions are settled. */
export const selectionId = 'selection';
const rangeId = (suggestion: Pick<TransformationSuggestion, 'id'>) => `suggestion-${suggestion.id}`;

/** Remembers where the selected text stands, and forgets what was remembered before. */
export function followSelection(editor: Editor): SelectedText {
  const { from, to } = editor.state.selection;
  editor.view.dispatch(forgetRanges(editor.state.tr, 'all'));
  editor.view.dispatch(followRanges(editor.state.tr, [{ id: selectionId, from, to }]));
  return textBetween(editor.state.doc, from, to);
}

/** Where a suggestion's text stands now, if it is still the text that the suggestion was made for. */
function placeOf(state: EditorState, suggestion: TransformationSuggestion): { from: number; to: number } | null {
  const own = trackedRange(state, rangeId(suggestion));
  if (own) return textBetween(state.doc, own.from, own.to).text === suggestion.originalText ? own : null;
  const selection = trackedRange(state, selectionId);
  if (!selection) return null;
  const { text, starts, ends } = textBetween(state.doc, selection.from, selection.to);
  // The offsets hold as long as nothing before them has changed; otherwise the words themselves must be found once.
  const isWhereItWas = text.slice(suggestion.start, suggestion.end) === suggestion.originalText;
  const first = isWhereItWas ? suggestion.start : text.indexOf(suggestion.originalText);
  if (first === -1 || (!isWhereItWas && text.indexOf(suggestion.originalText, first + 1) !== -1)) return null;
  const from = starts[first];
  const to = ends[first + suggestion.originalText.length - 1];
  return from === undefined || to === undefined ? null : { from, to };
}

/** The suggestions have come: each follows its own words from here on. Those that do so already go on. */
export function followSuggestions(editor: Editor, suggestions: readonly TransformationSuggestion[]): void {
  const ranges: TrackedRange[] = [];
  for (const suggestion of suggestions) {
    if (trackedRange(editor.state, rangeId(suggestion))) continue;
    const place = placeOf(editor.state, suggestion);
    if (place) ranges.push({ id: rangeId(suggestion), ...place });
  }
  if (ranges.length > 0) editor.view.dispatch(followRanges(editor.state.tr, ranges));
}

/**
 * Puts the suggestions' words in the place of exactly those that they were made for, all of them or none, in one step to undo.
 * @returns false where the words of one are no longer there: nothing was changed then.
 */
export function applySuggestions(editor: Editor, suggestions: readonly TransformationSuggestion[]): boolean {
  const places: { words: string; from: number; to: number }[] = [];
  for (const suggestion of suggestions) {
    const place = placeOf(editor.state, suggestion);
    if (!place) return false;
    places.push({ words: suggestion.transformedText, from: place.from, to: place.to });
  }
  const transaction = closeHistory(editor.state.tr);
  for (const { words, from, to } of places.sort((one, other) => other.from - one.from)) {
    if (!replaceText(transaction, from, to, words)) return false;
  }
  editor.view.dispatch(forgetRanges(transaction, suggestions.map(rangeId)));
  // What is typed next is a step of its own.
  editor.view.dispatch(closeHistory(editor.state.tr));
  return true;
}
