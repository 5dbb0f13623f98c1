import type { WordProblem } from './import-problems.ts';
import { zipDirectory } from './zip-directory.ts';

/** A Word file as HTML of a few plain tags, or why there is none. */
export type WordHtml = { html: string; images: number } | { problem: WordProblem };

const expandedMaxBytes = 200_000_000;
/** Compound files of Windows: a Word file with a password is one, and so is an old .doc. */
const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0];

/** Alignments as Word writes them. */
const alignments: Record<string, string> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};
const aligned = ['center', 'right', 'justify'];
/** Clauses as Foja writes them: one style for each of the levels that the editor has. */
const clauseLevels = [1, 2, 3];
const styleMap = [
  ...clauseLevels.flatMap((level) => [
    `p[style-name='Cláusula ${level}'] => p.clause-${level}:fresh`,
    ...aligned.map((align) => `p[style-name='foja clause-${level} ${align}'] => p.clause-${level}.${align}:fresh`),
  ]),
  "br[type='page'] => br.page-break",
  ...aligned.map((align) => `p[style-name='foja p ${align}'] => p.${align}:fresh`),
  ...[1, 2, 3, 4].flatMap((level) =>
    aligned.map((align) => `p[style-name='foja h${level} ${align}'] => h${level}.${align}:fresh`),
  ),
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  'u => u',
];

/** Reads a Word file. Images are counted and left out. */
export async function wordHtml(bytes: ArrayBuffer): Promise<WordHtml> {
  const start = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  if (compoundSignature.every((byte, index) => start[index] === byte)) return { problem: 'encrypted' };
  if (start[0] !== 0x50 || start[1] !== 0x4b) return { problem: 'notWord' };
  const entries = zipDirectory(bytes);
  if (!entries) return { problem: 'corrupt' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { problem: 'encrypted' };
  if (entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > expandedMaxBytes) return { problem: 'expands' };
  if (!entries.some(({ name }) => name.startsWith('word/'))) return { problem: 'notWord' };
  let images = 0;
  try {
    const { default: mammoth } = await import('mammoth');
    // The library's build for browsers reads the one, its build for Node the other.
    const input = { arrayBuffer: bytes, buffer: bytes };
    const { value } = await mammoth.convertToHtml(input, {
      styleMap,
      ignoreEmptyParagraphs: false,
      externalFileAccess: false,
      transformDocument: nameAlignments,
      convertImage: mammoth.images.imgElement(async () => {
        images += 1;
        return { src: '' };
      }),
    });
    return { html: value, images };
  } catch {
    return { problem: 'corrupt' };
  }
}

interface WordElement {
  type?: string;
  children?: WordElement[];
  alignment?: string | null;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: unknown;
}

/** The library tells a paragraph's style and not its alignment: a style of our own says both. Items of lists keep theirs. */
function nameAlignments(element: WordElement): WordElement {
  const children = element.children?.map(nameAlignments);
  const inside = children ? { ...element, children } : element;
  const alignment = alignments[element.alignment ?? ''];
  if (element.type !== 'paragraph' || !alignment) return inside;
  const tag = clauseOf(element) ?? (element.numbering ? null : tagOf(element));
  return tag ? { ...inside, styleId: null, styleName: `foja ${tag} ${alignment}` } : inside;
}

function clauseOf({ styleName }: WordElement): string | null {
  const level = /^cláusula ([1-3])$/i.exec(styleName ?? '')?.[1];
  return level ? `clause-${level}` : null;
}

function tagOf({ styleId, styleName }: WordElement): string | null {
  const named = `${styleName ?? styleId ?? ''}`.toLowerCase();
  if (named === 'title') return 'h1';
  const level = /^heading ?([1-4])$/.exec(named)?.[1];
  if (level) return `h${level}`;
  return /heading|quote|list/.test(named) ? null : 'p';
}
