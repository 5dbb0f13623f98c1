import { useEffect, useState } from 'react';
import type { WordDocument } from './word-document.ts';
import { wordFailure } from './word-failure.ts';

/** What is selected in the document, followed as it changes; and why it cannot be read, where it cannot. */
export function useWordSelection(document: WordDocument): { text: string; problem: string | null } {
  const [selection, setSelection] = useState<{ text: string; problem: string | null }>({ text: '', problem: null });
  useEffect(
    () =>
      document.watchSelection(
        (text) => setSelection({ text, problem: null }),
        (failure) => setSelection({ text: '', problem: wordFailure(failure) }),
      ),
    [document],
  );
  return selection;
}
