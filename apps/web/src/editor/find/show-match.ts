import type { Editor } from '@tiptap/core';
import { findState } from './find-highlights.ts';

/** Brings the match that the reader is at into sight. The selection stays: the words stay marked by the search alone. */
export function showMatch(editor: Editor): void {
  const { matches, index } = findState(editor.state);
  const match = matches[index];
  if (!match) return;
  const { node } = editor.view.domAtPos(match.from);
  const element = node instanceof HTMLElement ? node : node.parentElement;
  const marked = editor.view.dom.querySelector('.found-words-current') ?? element;
  marked?.scrollIntoView?.({ block: 'center' });
}
