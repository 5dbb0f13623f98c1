import { documentKinds } from '@foja/contracts/drafting/document-kinds';
import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';

// The files of `corpus/templates`, as `corpus/README.md` describes them to the lawyer who keeps them.

const words = z.string().min(1);
const field = z.string().regex(/^[a-zA-Z]+$/);
const condition = z.strictObject({ field, is: z.union([z.string(), z.array(z.string())]).optional() });
const when = z.union([condition, z.array(condition)]).optional();
/** All conditions must hold; `articles` are those on which the words stand. */
const base = { when, articles: z.array(z.string().regex(articleKeyPattern)).default([]) };
const style = z.enum(['letter', 'number', 'bullet']);

/**
 * A document's words as data. In a text, `{campo}` and `{persona.address}` stand for what the form gave, or for a visible
 * blank; `{=nombre}` for what is computed. What stands between `[[` and `]]` goes with its fields: it is left out where one of
 * them was not given.
 */
const ownPiece = z.union([
  z.strictObject({ ...base, title: words }),
  z.strictObject({ ...base, heading: words }),
  z.strictObject({ ...base, clause: words, text: words }),
  z.strictObject({ ...base, text: words, align: z.enum(['left', 'right', 'justify']).optional() }),
  /** Items written here. */
  z.strictObject({ ...base, items: z.array(z.strictObject({ text: words, when })).min(1), style }),
  /** The items of a field, each after `lead`; `as` says in which mood an item goes on after it. */
  z.strictObject({
    ...base,
    listOf: field,
    style,
    lead: words.optional(),
    as: z.enum(['denied', 'stated']).optional(),
  }),
  /** What the law that computes says of the values. */
  z.strictObject({ ...base, computed: z.enum(['liquidacion-laboral']) }),
  z.strictObject({ ...base, facts: field }),
  z.strictObject({ ...base, signatures: z.array(z.strictObject({ field, role: words, when })).min(1) }),
]);
/** Pieces that documents share, by their name in `shared.yaml`; `with` says what each `<name>` of theirs stands for. */
const sharedPieces = z.strictObject({ use: z.string(), with: z.record(z.string(), z.string()).default({}) });

const checked = z.iso.date();

export const templateSchema = z.strictObject({
  kind: z.enum(documentKinds),
  /** How headings are numbered. */
  headings: z.enum(['roman', 'none']),
  checked,
  pieces: z.array(z.union([sharedPieces, ownPiece])).min(1),
});
export const sharedPiecesSchema = z.array(
  z.strictObject({ name: z.string(), checked, pieces: z.array(z.looseObject({})) }),
);
export const piecesSchema = z.array(ownPiece).min(1);

type OwnPiece = z.output<typeof ownPiece>;
/** A piece of a document, with the day on which its words were compared with its articles. */
export type TemplatePiece = OwnPiece & { checked: string };

export interface DocumentTemplate {
  kind: z.output<typeof templateSchema>['kind'];
  headings: 'roman' | 'none';
  pieces: readonly TemplatePiece[];
}
