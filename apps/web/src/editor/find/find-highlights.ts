import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type FindOptions, findMatches, type Match } from './find-matches.ts';

export interface FindState extends FindOptions {
  query: string;
  matches: readonly Match[];
  /** The match that the reader is at; -1 where there is none. */
  index: number;
}

const nothing: FindState = { query: '', matchesCase: false, wholeWord: false, matches: [], index: -1 };
const key = new PluginKey<FindState>('find');

type FindChange = Partial<FindOptions & { query: string; index: number }>;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    findHighlights: {
      /** Looks for other words, or goes to another match; an empty query ends the search. */
      find: (change: FindChange) => ReturnType;
    };
  }
}

/** What is being looked for, and where it stands. */
export function findState(state: EditorState): FindState {
  return key.getState(state) ?? nothing;
}

/** Marks the words that are looked for, and follows them as the text changes. */
export const FindHighlights = Extension.create({
  name: 'findHighlights',

  addCommands() {
    return {
      find:
        (change) =>
        ({ tr, dispatch }) => {
          if (dispatch) tr.setMeta(key, change).setMeta('addToHistory', false);
          return true;
        },
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: {
          init: () => nothing,
          apply(transaction, previous) {
            const change = transaction.getMeta(key) as FindChange | undefined;
            if (!change && (!transaction.docChanged || previous.query === '')) return previous;
            const next = { ...previous, ...change };
            if (next.query === '') return { ...nothing, matchesCase: next.matchesCase, wholeWord: next.wholeWord };
            const isSameSearch =
              next.query === previous.query &&
              next.matchesCase === previous.matchesCase &&
              next.wholeWord === previous.wholeWord;
            const matches =
              isSameSearch && !transaction.docChanged
                ? previous.matches
                : findMatches(transaction.doc, next.query, next);
            if (matches.length === 0) return { ...next, matches, index: -1 };
            // A new search starts at the caret; a text that changed keeps the place as well as it can.
            const wanted =
              change?.index ?? (isSameSearch ? previous.index : firstFrom(matches, transaction.selection.from));
            return { ...next, matches, index: ((wanted % matches.length) + matches.length) % matches.length };
          },
        },
        props: {
          decorations(state) {
            const { matches, index } = findState(state);
            if (matches.length === 0) return DecorationSet.empty;
            return DecorationSet.create(
              state.doc,
              matches.map(({ from, to }, at) =>
                Decoration.inline(from, to, {
                  class: at === index ? 'found-words found-words-current' : 'found-words',
                }),
              ),
            );
          },
        },
      }),
    ];
  },
});

function firstFrom(matches: readonly Match[], position: number): number {
  const index = matches.findIndex(({ from }) => from >= position);
  return index === -1 ? 0 : index;
}
