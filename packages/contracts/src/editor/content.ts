/**
 * What a document of the editor is made of, as tiptap writes it. No zod here: the editor's screen needs it before any validator.
 *
 * | node | holds | attributes |
 * | --- | --- | --- |
 * | doc | blocks and clauses | |
 * | paragraph | inline | textAlign |
 * | heading | inline | level 1–4, textAlign |
 * | blockquote | blocks | |
 * | bulletList, orderedList | listItem | orderedList: start, type |
 * | listItem | a paragraph, then blocks | |
 * | table > tableRow > tableHeader, tableCell | blocks | cells: colspan, rowspan, colwidth, align |
 * | horizontalRule, pageBreak | | |
 * | clause | a paragraph, then blocks and clauses; only straight in doc or in a clause | numbering, {@link ClauseNumbering} |
 * | text | | marks bold, italic, underline, strike, link |
 * | hardBreak | inline, atom | |
 * | legalCitation | inline, atom | {@link LegalCitationAttrs} |
 * | footnote | inline, atom | text |
 *
 * "Blocks" are paragraph, heading, blockquote, both lists, table, horizontalRule and pageBreak. Of tiptap's StarterKit `code` and
 * `codeBlock` are not part of it and must be turned off. A clause has no number of its own: it is its place among the clauses around it
 * ({@link clauseMark}), shown as "PRIMERA: ", "1.1. " or "a) " before its first paragraph.
 */
export interface EditorNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: EditorMark[];
  text?: string;
}

export interface EditorMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A whole document: the node `doc`. */
export interface EditorContent extends EditorNode {
  type: 'doc';
  content: EditorNode[];
}

export const blockNodes = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'table',
  'horizontalRule',
  'pageBreak',
] as const;
export const inlineNodes = ['text', 'hardBreak', 'legalCitation', 'footnote'] as const;
export const markTypes = ['bold', 'italic', 'underline', 'strike', 'link'] as const;
export const textAlignments = ['left', 'center', 'right', 'justify'] as const;

export const citationKinds = ['article', 'ruling'] as const;
/**
 * What the last check told of a citation. `unchecked` also where the corpus knows what is cited but has not its official text, so that
 * there is nothing to compare; `not-in-corpus` says nothing of whether it exists.
 */
export const citationStatuses = ['unchecked', 'current', 'amended', 'repealed', 'not-in-corpus'] as const;
export type CitationStatus = (typeof citationStatuses)[number];

export type LegalCitationAttrs = {
  /** What GET /api/sources/:id opens (`ccyc:1757`, `fallos_329_p5`); null for one that the corpus does not know. */
  key: string | null;
  /** What the text says: "art. 1757 CCyC". Of a footnote, the note's words. */
  label: string;
  kind: (typeof citationKinds)[number];
  note: 'inline' | 'footnote';
  /** ISO date-time of the last check, or null. */
  checkedAt: string | null;
  status: CitationStatus;
};

/** A document with nothing in it. */
export function emptyEditorContent(): EditorContent {
  return { type: 'doc', content: [{ type: 'paragraph' }] };
}

/** Whether an address may stand in a link: http, https and mailto only. */
export function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i.test(href);
}

const ordinalUnits = ['', 'PRIMERA', 'SEGUNDA', 'TERCERA', 'CUARTA', 'QUINTA', 'SEXTA', 'SÉPTIMA', 'OCTAVA', 'NOVENA'];
const ordinalTens = [
  '',
  'DÉCIMA',
  'VIGÉSIMA',
  'TRIGÉSIMA',
  'CUADRAGÉSIMA',
  'QUINCUAGÉSIMA',
  'SEXAGÉSIMA',
  'SEPTUAGÉSIMA',
  'OCTOGÉSIMA',
  'NONAGÉSIMA',
];

/** The name of the n-th clause, from 1: "DÉCIMA PRIMERA"; from the hundredth on in figures. */
export function clauseLabel(number: number): string {
  if (number > 99) return `CLÁUSULA ${number}`;
  return [ordinalTens[Math.floor(number / 10)], ordinalUnits[number % 10]].filter(Boolean).join(' ');
}

/** How the outermost clauses of a document are numbered: "PRIMERA:", or "1."; the document's first clause tells for all of them. */
export const clauseNumberings = ['words', 'figures'] as const;
export type ClauseNumbering = (typeof clauseNumberings)[number];

/** How the clauses of a document are numbered; in words unless told. */
export function clauseNumberingOf(content: EditorNode): ClauseNumbering {
  const first = content.content?.find(({ type }) => type === 'clause');
  return first?.attrs?.numbering === 'figures' ? 'figures' : 'words';
}

/**
 * What stands before a clause's words: "PRIMERA:" or "1.", in it "1.1.", deeper "a)", after the z as Word goes on ("aa)").
 * @param path its number, from 1, and before it those of the clauses around it.
 */
export function clauseMark(path: readonly number[], numbering: ClauseNumbering): string {
  const number = path.at(-1) ?? 1;
  if (path.length <= 1) return numbering === 'words' ? `${clauseLabel(number)}:` : `${number}.`;
  if (path.length === 2) return `${path.join('.')}.`;
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return `${letter.repeat(Math.ceil(number / 26))})`;
}

const lineEnders = new Set<string>([...blockNodes, 'listItem', 'clause', 'tableRow', 'tableHeader', 'tableCell']);

/** Counts the clauses that stand in one node. */
interface ClauseCount {
  around: readonly number[];
  clauses: number;
}

/**
 * The plain text of a document, a line for each paragraph, clauses with their numbers, footnotes where their mark stands.
 * It does not recurse: the depth of what it is given is not known yet.
 */
export function editorText(content: EditorNode): string {
  const numbering = clauseNumberingOf(content);
  const pieces: string[] = [];
  const open: ({ node: EditorNode; count: ClauseCount } | 'line')[] = [
    { node: content, count: { around: [], clauses: 0 } },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next === 'line' || next.node.type === 'hardBreak') {
      pieces.push('\n');
      continue;
    }
    const { node, count } = next;
    const inside: ClauseCount = { around: [], clauses: 0 };
    if (node.type === 'clause') {
      count.clauses += 1;
      inside.around = [...count.around, count.clauses];
      pieces.push(`${clauseMark(inside.around, numbering)} `);
    }
    pieces.push(ownText(node));
    if (lineEnders.has(node.type)) open.push('line');
    const children = node.content ?? [];
    for (let at = children.length - 1; at >= 0; at -= 1) open.push({ node: children[at] as EditorNode, count: inside });
  }
  return pieces
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function ownText(node: EditorNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'legalCitation') return withSpaceAsNote(node.attrs?.label, node.attrs?.note === 'footnote');
  if (node.type === 'footnote') return withSpaceAsNote(node.attrs?.text, true);
  return '';
}

function withSpaceAsNote(text: unknown, isNote: boolean): string {
  if (typeof text !== 'string') return '';
  return isNote ? ` (${text}) ` : text;
}

/** Words as every count of the editor shows them: runs of letters and figures, with what joins them ("c/u", "24.240", "in-dubio"). */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
