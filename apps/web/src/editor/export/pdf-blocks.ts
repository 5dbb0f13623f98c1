import {
  type ClauseNumbering,
  clauseMark,
  clauseNumberingOf,
  type EditorNode,
  isSafeLink,
} from '@foja/contracts/editor/content';
import { printable, textWidthMm } from './page.ts';
import { tableGrid } from './table-grid.ts';

const headingSizes = [15, 13, 12, 11.5];
const listTypes: Record<string, string> = { a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' };
const after = [0, 0, 0, 9];
const clauseStepPoints = 20;
const textWidthPoints = (textWidthMm * 72) / 25.4;

/** The blocks of a document as pdfmake has them, and the words of its notes in order. */
export function pdfBlocks(nodes: readonly EditorNode[]): { blocks: object[]; notes: string[] } {
  const document: EditorNode = { type: 'doc', content: [...nodes] };
  const writer = new PdfWriter(clauseNumberingOf(document));
  return { blocks: writer.blocks(document), notes: writer.notes };
}

class PdfWriter {
  readonly notes: string[] = [];
  readonly #clauses: ClauseNumbering;

  constructor(clauses: ClauseNumbering) {
    this.#clauses = clauses;
  }

  #block(node: EditorNode, path: readonly number[], lead = ''): object[] {
    switch (node.type) {
      case 'paragraph':
        return [{ text: [...this.#lead(lead), ...this.#inlines(node)], margin: after, ...alignment(node) }];
      case 'heading': {
        const fontSize = headingSizes[Number(node.attrs?.level ?? 1) - 1] ?? 11.5;
        return [{ text: this.#inlines(node), bold: true, fontSize, margin: [0, 10, 0, 6], ...alignment(node) }];
      }
      case 'blockquote':
        return [{ stack: this.blocks(node), italics: true, margin: [42, 0, 28, 0] }];
      case 'bulletList':
        return [{ ul: this.#items(node), margin: after }];
      case 'orderedList': {
        const { start, type } = node.attrs ?? {};
        return [
          {
            ol: this.#items(node),
            type: listTypes[String(type ?? '')] ?? 'decimal',
            // As the Word file has them: "a)", "1.".
            separator: type === 'a' || type === 'A' ? ')' : '.',
            start: typeof start === 'number' ? start : 1,
            margin: after,
          },
        ];
      }
      case 'clause': {
        const words = this.blocks(node, path, `${clauseMark(path, this.#clauses)} `);
        return path.length > 1 ? [{ stack: words, margin: [clauseStepPoints, 0, 0, 0] }] : words;
      }
      case 'table':
        return this.#table(node);
      case 'horizontalRule':
        return [
          {
            canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidthPoints, y2: 0, lineWidth: 0.6, lineColor: '#808080' }],
            margin: [0, 4, 0, 13],
          },
        ];
      case 'pageBreak':
        // As low as can be: what ends a page must not need room on it.
        return [{ text: '', fontSize: 0.1, pageBreak: 'after' }];
      default:
        return [];
    }
  }

  /** @param path the numbers of the clauses around. @param lead what the first paragraph begins with. */
  blocks(node: EditorNode, path: readonly number[] = [], lead = ''): object[] {
    let clauses = 0;
    return (node.content ?? []).flatMap((child, index) => {
      if (child.type === 'clause') clauses += 1;
      return this.#block(child, child.type === 'clause' ? [...path, clauses] : path, index === 0 ? lead : '');
    });
  }

  #lead(lead: string): object[] {
    return lead === '' ? [] : [{ text: lead, bold: true }];
  }

  #items(node: EditorNode): object[] {
    return (node.content ?? []).map((item) => ({ stack: this.blocks(item) }));
  }

  #inlines(node: EditorNode): object[] {
    const pieces = (node.content ?? []).flatMap((child) => this.#inline(child));
    // A line without anything is a line all the same.
    return pieces.length > 0 ? pieces : [{ text: ' ' }];
  }

  #inline(node: EditorNode): object[] {
    if (node.type === 'hardBreak') return [{ text: '\n' }];
    if (node.type === 'text') return [styled(node, printable(node.text ?? ''))];
    const { note, label, text } = node.attrs ?? {};
    if (node.type === 'legalCitation' && note !== 'footnote') return [styled(node, printable(String(label ?? '')))];
    if (node.type !== 'legalCitation' && node.type !== 'footnote') return [];
    this.notes.push(printable(String((node.type === 'footnote' ? text : label) ?? '')));
    return [{ text: String(this.notes.length), sup: true }];
  }

  /** A row of a table stays whole. */
  #cellBlocks(cell: EditorNode): object[] {
    return this.blocks({ ...cell, content: (cell.content ?? []).filter(({ type }) => type !== 'pageBreak') });
  }

  #table(node: EditorNode): object[] {
    const { columns, rows } = tableGrid(node);
    if (columns === 0) return [];
    // pdfmake wants a place for each column of each row, also where another cell reaches over it.
    const body = rows.map(() => Array.from({ length: columns }, (): object => ({ text: '' })));
    for (const cell of rows.flat()) {
      const isHeader = cell.node.type === 'tableHeader';
      (body[cell.row] as object[])[cell.column] = {
        stack: this.#cellBlocks(cell.node),
        colSpan: cell.columnSpan,
        rowSpan: cell.rowSpan,
        ...(isHeader ? { bold: true, fillColor: '#ededed' } : {}),
      };
    }
    const isHeaded = rows[0]?.every((cell) => cell.node.type === 'tableHeader') ?? false;
    return [
      {
        table: { headerRows: isHeaded && rows.length > 1 ? 1 : 0, widths: Array<string>(columns).fill('*'), body },
        fontSize: 10.5,
        margin: after,
      },
    ];
  }
}

function alignment(node: EditorNode): object {
  const align = node.attrs?.textAlign;
  return typeof align === 'string' ? { alignment: align } : {};
}

function styled(node: EditorNode, text: string): object {
  const marks = new Map((node.marks ?? []).map((mark) => [mark.type, mark]));
  const href = marks.get('link')?.attrs?.href;
  const isLink = typeof href === 'string' && isSafeLink(href);
  const lines = [
    ...(marks.has('underline') || isLink ? ['underline'] : []),
    ...(marks.has('strike') ? ['lineThrough'] : []),
  ];
  return {
    text,
    ...(marks.has('bold') ? { bold: true } : {}),
    ...(marks.has('italic') ? { italics: true } : {}),
    ...(lines.length > 0 ? { decoration: lines } : {}),
    ...(isLink ? { link: href, color: '#1f4e9e' } : {}),
  };
}
