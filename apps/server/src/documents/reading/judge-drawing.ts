/** What a page shows that has next to no text: one picture as good as all over it, nothing at all, or something else. */
export type PageLook = 'image' | 'blank' | 'unsure';

/** What pdf.js says that a page draws, and what it calls each operation. */
export interface PageDrawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}
export type OperationNames = Readonly<Record<string, number>>;
type Matrix = readonly number[];

/** A page is a picture from this part of it on. */
const coveredMin = 0.5;
/** A smaller part than this is no place for a picture: drawings are moved and scaled for other reasons. */
const placeMin = 0.001;
const identity: Matrix = [1, 0, 0, 1, 0, 0];
const pathPaints = [
  'stroke',
  'closeStroke',
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
];
const otherPaints = [
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'paintImageMaskXObjectGroup',
  'paintInlineImageXObjectGroup',
  'paintImageXObjectRepeat',
  'paintImageMaskXObjectRepeat',
  'paintSolidColorImageMask',
  'shadingFill',
  'rawFillPath',
];

/**
 * Judges a page by the places where pictures are put, since a large one is not listed itself (`look-at-pages.ts`): what moves and stretches
 * the drawing to a good part of the page is there for a picture. What is drawn in lines or in small pictures leaves the page unsure,
 * and so do letters that say nothing to a program.
 * @param view the corners of the page: left, bottom, right, top.
 * @param hasText some words or figures of it were read.
 */
export function judgeDrawing(
  { argsArray, fnArray }: PageDrawing,
  view: readonly number[],
  names: OperationNames,
  hasText: boolean,
): PageLook {
  const isOneOf = (...called: string[]) => new Set(called.map((name) => names[name]));
  const paints = isOneOf(...pathPaints);
  const others = isOneOf(...otherPaints);
  const kept: Matrix[] = [];
  let matrix = identity;
  let covered = 0;
  let isDrawn = false;
  const place = (moved: unknown) => {
    matrix = within(matrix, moved);
    const part = shownPart(matrix, view);
    covered += part;
    isDrawn ||= part >= placeMin;
  };
  for (const [at, operation] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    if (operation === names.save) kept.push(matrix);
    else if (operation === names.restore || operation === names.paintFormXObjectEnd) matrix = kept.pop() ?? identity;
    else if (operation === names.transform) place(args);
    else if (operation === names.paintFormXObjectBegin) {
      kept.push(matrix);
      if (args?.[0]) place(args[0]);
    } else if (operation === names.constructPath) isDrawn ||= paints.has(args?.[0] as number);
    else if (operation === names.showText) isDrawn ||= !hasText && showsGlyphs(args?.[0]);
    else isDrawn ||= others.has(operation) || paints.has(operation);
  }
  if (covered >= coveredMin) return 'image';
  return isDrawn ? 'unsure' : 'blank';
}

/** A matrix is six numbers in an array, typed or not; anything else moves nothing. */
function within(outer: Matrix, given: unknown): Matrix {
  const inner = ArrayBuffer.isView(given) ? [...(given as Float32Array)] : given;
  if (!Array.isArray(inner) || inner.length !== 6) return outer;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner as number[];
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** How much of the page a picture covers that is put there by this matrix: it is one by one before. */
function shownPart([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, view: readonly number[]): number {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const across = [e, e + a, e + c, e + a + c];
  const up = [f, f + b, f + d, f + b + d];
  const width = Math.min(right, Math.max(...across)) - Math.max(left, Math.min(...across));
  const height = Math.min(top, Math.max(...up)) - Math.max(bottom, Math.min(...up));
  const page = (right - left) * (top - bottom);
  return page > 0 ? (Math.max(0, width) * Math.max(0, height)) / page : 0;
}

function showsGlyphs(glyphs: unknown): boolean {
  return (
    Array.isArray(glyphs) &&
    glyphs.some((glyph) => typeof glyph === 'object' && glyph !== null && !(glyph as { isSpace?: boolean }).isSpace)
  );
}
