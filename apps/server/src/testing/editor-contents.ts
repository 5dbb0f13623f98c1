import type { EditorContent, EditorMark, EditorNode } from '@foja/contracts/editor/content';
import { citationStatuses, textAlignments } from '@foja/contracts/editor/content';
import fc from 'fast-check';

/** A document with a paragraph for each text. */
export function contentOf(...texts: string[]): EditorContent {
  return {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) })),
  };
}

/** Not `fc.webUrl`: it looks at each of a million characters once, which takes seconds. */
const webAddress = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }))
  .map(([scheme, host, path]) => `${scheme}://${host}/${path.map(encodeURIComponent).join('/')}`);
const textAlign = fc.option(fc.constantFrom(...textAlignments));
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const mark: fc.Arbitrary<EditorMark> = fc.oneof(
  fc.constantFrom('bold', 'italic', 'underline', 'strike').map((type) => ({ type })),
  webAddress.map((href) => ({ type: 'link', attrs: { href, target: null, rel: 'noopener', class: null } })),
);
const marks = fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 });
const inline: fc.Arbitrary<EditorNode> = fc.oneof(
  fc.record({ type: fc.constant('text'), text: anyText, marks }),
  fc.constant({ type: 'hardBreak' }),
  anyText.map((text) => ({ type: 'footnote', attrs: { text } })),
  fc.record({
    type: fc.constant('legalCitation'),
    attrs: fc.record({
      key: fc.option(fc.constantFrom('ccyc:1757', 'fallos_329_p5')),
      label: anyText,
      kind: fc.constantFrom('article', 'ruling'),
      note: fc.constantFrom('inline', 'footnote'),
      checkedAt: fc.option(fc.constant('2026-11-20T12:00:00.000Z')),
      status: fc.constantFrom(...citationStatuses),
    }),
  }),
);
const paragraph: fc.Arbitrary<EditorNode> = fc.record({
  type: fc.constant('paragraph'),
  attrs: fc.record({ textAlign }),
  content: fc.array(inline, { maxLength: 4 }),
});

const { block } = fc.letrec<{ block: EditorNode; item: EditorNode; cell: EditorNode }>((tie) => {
  const some = fc.array(tie('block'), { minLength: 1, maxLength: 2 });
  const led = fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 1 })).map(([first, rest]) => [first, ...rest]);
  const items = fc.array(tie('item'), { minLength: 1, maxLength: 2 });
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      paragraph,
      fc.record({
        type: fc.constant('heading'),
        attrs: fc.record({ level: fc.integer({ min: 1, max: 4 }), textAlign }),
        content: fc.array(inline, { maxLength: 3 }),
      }),
      fc.constant({ type: 'horizontalRule' }),
      fc.constant({ type: 'pageBreak' }),
      some.map((content) => ({ type: 'blockquote', content })),
      items.map((content) => ({ type: 'bulletList', content })),
      items.map((content) => ({ type: 'orderedList', attrs: { start: 3, type: 'a' }, content })),
      fc
        .array(
          fc.array(tie('cell'), { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'tableRow', content })),
          { minLength: 1, maxLength: 2 },
        )
        .map((content) => ({ type: 'table', content })),
    ),
    item: led.map((content) => ({ type: 'listItem', content })),
    cell: fc.record({
      type: fc.constantFrom('tableCell', 'tableHeader'),
      attrs: fc.constant({ colspan: 1, rowspan: 1, colwidth: null }),
      content: some,
    }),
  };
});
const subclause = fc
  .tuple(paragraph, fc.array(block, { maxLength: 1 }))
  .map(([first, rest]): EditorNode => ({ type: 'clause', content: [first, ...rest] }));
const clause = fc.tuple(subclause, fc.array(subclause, { maxLength: 2 }), fc.constantFrom('words', 'figures')).map(
  ([outer, inner, numbering]): EditorNode => ({
    ...outer,
    attrs: { numbering },
    content: [...(outer.content ?? []), ...inner],
  }),
);

/** Any document that the editor can make, of a few nodes. */
export const anyContent: fc.Arbitrary<EditorContent> = fc
  .array(fc.oneof({ weight: 4, arbitrary: block }, { weight: 1, arbitrary: clause }), { minLength: 1, maxLength: 5 })
  .map((content) => ({ type: 'doc', content }));
