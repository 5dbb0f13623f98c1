import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';

export interface TrackedRange {
  id: string;
  from: number;
  to: number;
}

type Change = { follow: readonly TrackedRange[] } | { forget: readonly string[] | 'all' };

const key = new PluginKey<readonly TrackedRange[]>('trackedRanges');

/** Where a part of the text that was remembered stands now; null where it was taken away. */
export function trackedRange(state: EditorState, id: string): TrackedRange | null {
  return key.getState(state)?.find((range) => range.id === id) ?? null;
}

/** Follows these parts of the text through whatever is written from now on. */
export function followRanges(transaction: Transaction, ranges: readonly TrackedRange[]): Transaction {
  return transaction.setMeta(key, { follow: ranges } satisfies Change);
}

export function forgetRanges(transaction: Transaction, ids: readonly string[] | 'all'): Transaction {
  return transaction.setMeta(key, { forget: ids } satisfies Change);
}

/** Remembers where parts of the text stand while the person goes on writing. */
export const TrackedRanges = Extension.create({
  name: 'trackedRanges',
  addProseMirrorPlugins() {
    return [
      new Plugin<readonly TrackedRange[]>({
        key,
        state: {
          init: () => [],
          apply(transaction, ranges) {
            const change = transaction.getMeta(key) as Change | undefined;
            let next = ranges;
            if (transaction.docChanged && ranges.length > 0) {
              next = ranges
                .map(({ id, from, to }) => ({
                  id,
                  // What is written at the edges is not part of it.
                  from: transaction.mapping.map(from, 1),
                  to: transaction.mapping.map(to, -1),
                }))
                .filter(({ from, to }) => from <= to);
            }
            if (!change) return next;
            if ('follow' in change) return [...next, ...change.follow];
            const { forget } = change;
            return forget === 'all' ? [] : next.filter(({ id }) => !forget.includes(id));
          },
        },
      }),
    ];
  },
});
