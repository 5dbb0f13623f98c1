import { type ClauseNumbering, clauseMark, type LegalCitationAttrs } from '@foja/contracts/editor/content';
import { Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A note at the foot of the page: a citation or words of its own. */
export interface Note {
  number: number;
  /** Where its mark stands in the document. */
  position: number;
  text: string;
  citation: LegalCitationAttrs | null;
}

/** Whether a node has its words at the foot of the page. */
export function isNote(node: DocumentNode): boolean {
  return node.type.name === 'footnote' || (node.type.name === 'legalCitation' && node.attrs.note === 'footnote');
}

/** The notes of a document in order, with their numbers. */
export function notesOf(document: DocumentNode): Note[] {
  const notes: Note[] = [];
  document.descendants((node, position) => {
    if (!isNote(node)) return;
    const citation = node.type.name === 'legalCitation' ? (node.attrs as LegalCitationAttrs) : null;
    notes.push({
      number: notes.length + 1,
      position,
      text: citation ? citation.label : String(node.attrs.text ?? ''),
      citation,
    });
  });
  return notes;
}

export interface FoundCitation {
  position: number;
  attrs: LegalCitationAttrs;
}

/** Every live citation of a document, in order. */
export function citationsOf(document: DocumentNode): FoundCitation[] {
  const found: FoundCitation[] = [];
  document.descendants((node, position) => {
    if (node.type.name === 'legalCitation') found.push({ position, attrs: node.attrs as LegalCitationAttrs });
  });
  return found;
}

const key = new PluginKey<DecorationSet>('numbering');

/** How the outermost clauses of a document are numbered: as its first one says. */
export function numberingOf(document: DocumentNode): ClauseNumbering {
  for (let at = 0; at < document.childCount; at += 1) {
    const { type, attrs } = document.child(at);
    if (type.name === 'clause') return attrs.numbering as ClauseNumbering;
  }
  return 'words';
}

/** The marks of the clauses that stand in a node whose content begins at `start`. */
function clauseNumbers(
  parent: DocumentNode,
  start: number,
  around: readonly number[],
  numbering: ClauseNumbering,
): Decoration[] {
  const decorations: Decoration[] = [];
  let clauses = 0;
  parent.forEach((node, offset) => {
    if (node.type.name !== 'clause') return;
    clauses += 1;
    const path = [...around, clauses];
    const mark = clauseMark(path, numbering);
    const position = start + offset;
    const first = node.firstChild;
    decorations.push(Decoration.node(position, position + node.nodeSize, { 'data-number': mark }));
    // Shown before the first paragraph's own words, which may be aligned as any.
    if (first) {
      decorations.push(Decoration.node(position + 1, position + 1 + first.nodeSize, { 'data-clause-number': mark }));
    }
    decorations.push(...clauseNumbers(node, position + 1, path, numbering));
  });
  return decorations;
}

function numbers(document: DocumentNode): DecorationSet {
  const decorations = clauseNumbers(document, 0, [], numberingOf(document));
  for (const { number, position } of notesOf(document)) {
    decorations.push(
      Decoration.node(position, position + 1, { 'data-number': String(number) }, { noteNumber: number }),
    );
  }
  return DecorationSet.create(document, decorations);
}

/** Numbers clauses and notes by their place; nothing of it is part of the document. */
export const Numbering = Extension.create({
  name: 'numbering',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, state) => numbers(state.doc),
          apply: (transaction, previous) => (transaction.docChanged ? numbers(transaction.doc) : previous),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});
