import { type ClauseNumbering, clauseMark, clauseNumberingOf, type EditorNode } from '@foja/contracts/editor/content';
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { textWidthMm } from './page.ts';
import { tableGrid } from './table-grid.ts';
import { clauseIndentMm, clauseNumberingConfig, clauseReference, clauseStyle } from './word-clauses.ts';
import { wordInlines } from './word-inlines.ts';

type Alignment = (typeof AlignmentType)[keyof typeof AlignmentType];
type NumberFormat = (typeof LevelFormat)[keyof typeof LevelFormat];

const alignments: Record<string, Alignment> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;
const formats: Record<string, { format: NumberFormat; text: (level: number) => string }> = {
  a: { format: LevelFormat.LOWER_LETTER, text: (level) => `%${level})` },
  A: { format: LevelFormat.UPPER_LETTER, text: (level) => `%${level})` },
  i: { format: LevelFormat.LOWER_ROMAN, text: (level) => `%${level}.` },
  I: { format: LevelFormat.UPPER_ROMAN, text: (level) => `%${level}.` },
};
const decimal = { format: LevelFormat.DECIMAL, text: (level: number) => `%${level}.` };
const bullet = { format: LevelFormat.BULLET, text: () => '•' };

/** Word knows nine levels of a list. */
const deepestLevel = 8;
const stepMm = 8;

/** A numbering of Word: each list of the document has one, so that each begins where it begins. */
interface WordNumbering {
  reference: string;
  levels: {
    level: number;
    format: NumberFormat;
    text: string;
    alignment: Alignment;
    start: number;
    style: { paragraph: { indent: { left: number; hanging: number } } };
  }[];
}

/** Where a block stands: how far from the margin, and what its first paragraph begins with. */
interface Place {
  /** Lists around it. */
  level: number;
  /** Where the words of the clause around it begin. */
  fromMm?: number;
  /** The numbers of the clauses around it. */
  path?: readonly number[];
  isInTable?: boolean;
  style?: string;
  numbering?: { reference: string; level: number };
  /** The name of a clause. */
  lead?: string;
}

/** The blocks of a document as Word has them, and the numberings that they use. */
export function wordBlocks(nodes: readonly EditorNode[]): {
  children: (Paragraph | Table)[];
  numberings: (WordNumbering | ReturnType<typeof clauseNumberingConfig>)[];
} {
  const document: EditorNode = { type: 'doc', content: [...nodes] };
  const numbering = clauseNumberingOf(document);
  const writer = new WordWriter(numbering);
  const children = writer.blocks(document, { level: 0 });
  const hasClauses = nodes.some(({ type }) => type === 'clause');
  return { children, numberings: [...(hasClauses ? [clauseNumberingConfig(numbering)] : []), ...writer.numberings] };
}

class WordWriter {
  readonly numberings: WordNumbering[] = [];
  readonly #clauses: ClauseNumbering;

  constructor(clauses: ClauseNumbering) {
    this.#clauses = clauses;
  }

  #block(node: EditorNode, place: Place): (Paragraph | Table)[] {
    switch (node.type) {
      case 'paragraph':
        return [this.#paragraph(node, place, {})];
      case 'heading': {
        const heading = headings[Number(node.attrs?.level ?? 1) - 1] ?? HeadingLevel.HEADING_4;
        return [this.#paragraph(node, place, { heading })];
      }
      case 'blockquote':
        return this.blocks(node, { ...place, style: 'Quote' });
      case 'bulletList':
      case 'orderedList':
        return this.#list(node, place);
      case 'clause':
        return this.#clause(node, place);
      case 'table':
        return this.#table(node);
      case 'horizontalRule':
        return [
          new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '808080', space: 1 } } }),
        ];
      case 'pageBreak':
        // Word has none within a table.
        return place.isInTable ? [] : [new Paragraph({ children: [new PageBreak()] })];
      default:
        return [];
    }
  }

  /** @param first what holds for the first of them alone. */
  blocks(node: EditorNode, place: Place, first: Partial<Place> = {}): (Paragraph | Table)[] {
    const children = node.content ?? [];
    let clauses = 0;
    return children.flatMap((child, index) => {
      const here = index === 0 ? { ...place, ...first } : place;
      // A paragraph of its own would end a list of Word: within one, the break ends the paragraph before it.
      if (place.level > 0 && child.type === 'paragraph' && children[index + 1]?.type === 'pageBreak') {
        return [this.#paragraph(child, here, {}, [new PageBreak()])];
      }
      if (place.level > 0 && child.type === 'pageBreak' && children[index - 1]?.type === 'paragraph') return [];
      if (child.type !== 'clause') return this.#block(child, here);
      clauses += 1;
      return this.#block(child, { ...place, path: [...(place.path ?? []), clauses] });
    });
  }

  #clause(node: EditorNode, { path = [1] }: Place): (Paragraph | Table)[] {
    const level = Math.min(path.length - 1, deepestLevel);
    const isNamed = path.length === 1 && this.#clauses === 'words';
    return this.blocks(
      node,
      { level: 0, path, fromMm: clauseIndentMm(level, this.#clauses) },
      {
        style: clauseStyle(level),
        numbering: { reference: clauseReference, level },
        ...(isNamed ? { lead: `${clauseMark(path, 'words')} ` } : {}),
      },
    );
  }

  #paragraph(node: EditorNode, place: Place, options: IParagraphOptions, last: ParagraphChild[] = []): Paragraph {
    const alignment = alignments[String(node.attrs?.textAlign ?? '')];
    const { level, numbering, style, lead, fromMm = 0 } = place;
    const left = fromMm + level * stepMm;
    return new Paragraph({
      ...options,
      ...(alignment ? { alignment } : {}),
      ...(style && !options.heading ? { style } : {}),
      ...(numbering ? { numbering } : {}),
      // Under an item's first paragraph, where the item's own text begins.
      ...(left > 0 && !numbering ? { indent: { left: convertMillimetersToTwip(left) } } : {}),
      children: [
        ...(lead ? [new TextRun({ text: lead, bold: true })] : []),
        ...wordInlines(node.content ?? []),
        ...last,
      ],
    });
  }

  #list(node: EditorNode, place: Place): (Paragraph | Table)[] {
    const level = Math.min(place.level, deepestLevel);
    const isBullet = node.type === 'bulletList';
    const look = isBullet ? bullet : (formats[String(node.attrs?.type ?? '')] ?? decimal);
    const start = node.attrs?.start;
    const reference = `list-${this.numberings.length + 1}`;
    this.numberings.push({
      reference,
      levels: [
        {
          level,
          format: look.format,
          text: look.text(level + 1),
          alignment: AlignmentType.LEFT,
          start: !isBullet && typeof start === 'number' && start >= 0 ? start : 1,
          style: {
            paragraph: {
              indent: {
                left: convertMillimetersToTwip((place.fromMm ?? 0) + (level + 1) * stepMm),
                hanging: convertMillimetersToTwip(stepMm - 1),
              },
            },
          },
        },
      ],
    });
    return (node.content ?? []).flatMap((item) =>
      this.blocks(item, { ...place, level: place.level + 1 }, { numbering: { reference, level } }),
    );
  }

  #table(node: EditorNode): (Paragraph | Table)[] {
    const { columns, rows } = tableGrid(node);
    if (columns === 0) return [];
    const column = Math.floor(convertMillimetersToTwip(textWidthMm) / columns);
    const table = new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: Array<number>(columns).fill(column),
      rows: rows.map(
        (cells, index) =>
          new TableRow({
            cantSplit: true,
            tableHeader: index === 0 && cells.every((cell) => cell.node.type === 'tableHeader'),
            children: cells.map((cell) => {
              const isHeader = cell.node.type === 'tableHeader';
              return new TableCell({
                columnSpan: cell.columnSpan,
                rowSpan: cell.rowSpan,
                width: { size: column * cell.columnSpan, type: WidthType.DXA },
                verticalAlign: VerticalAlign.CENTER,
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                ...(isHeader ? { shading: { fill: 'EDEDED' } } : {}),
                children: this.blocks(cell.node, {
                  level: 0,
                  isInTable: true,
                  style: isHeader ? 'TableHeading' : 'TableText',
                }),
              });
            }),
          }),
      ),
    });
    // Two tables one after the other would become one.
    return [table, new Paragraph({ style: 'TableText' })];
  }
}
