import type { DraftBlock } from '@foja/contracts/drafting';
import type { Answers, Conditions } from '@foja/contracts/drafting/form';

/**
 * A document's words as data. In a text, `{campo}` and `{persona.address}` stand for what the form gave, or for a visible
 * blank; `{=nombre}` for what `derive` computed. What stands between `[[` and `]]` goes with its fields: it is left out
 * where one of them was not given.
 */
export interface DocumentTemplate {
  /** How headings are numbered. */
  headings: 'roman' | 'none';
  pieces: readonly TemplatePiece[];
  /** Texts computed from the values; an empty one counts as not given. */
  derive?: (answers: Answers) => Record<string, string>;
}

interface PieceBase {
  /** All of them must hold. */
  when?: Conditions;
  /** Keys of the articles on which the words stand. */
  articles?: readonly string[];
}

type ListStyle = Extract<DraftBlock, { type: 'list' }>['style'];
type Align = Extract<DraftBlock, { type: 'paragraph' }>['align'];

export interface Signature {
  /** The person's field, or the text field of a name. */
  field: string;
  role: string;
  when?: Conditions;
}

export type TemplatePiece = PieceBase &
  (
    | { title: string }
    | { heading: string }
    | { text: string; align?: Align }
    | { clause: string; text: string }
    /** Items written here. */
    | { items: readonly { text: string; when?: Conditions }[]; style: ListStyle }
    /** The items of a field, each after `lead`. */
    | { listOf: string; style: ListStyle; lead?: string }
    | { facts: string }
    | { signatures: readonly Signature[] }
  );
