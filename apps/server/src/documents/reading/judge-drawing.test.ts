import { getResolvedPDFJS } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { buildPdf, buildScannedPdf } from '../../testing/sample-files.ts';
import { judgeDrawing, type OperationNames } from './judge-drawing.ts';
import { lookAtPages } from './look-at-pages.ts';

const names = (await getResolvedPDFJS()).OPS as OperationNames;
const paper = [0, 0, 600, 800];
type Step = [name: string, args?: unknown];
const judge = (steps: readonly Step[], hasText = false) =>
  judgeDrawing(
    { fnArray: steps.map(([name]) => names[name] ?? -1), argsArray: steps.map(([, args]) => args ?? null) },
    paper,
    names,
    hasText,
  );
const image = (width: number, height: number, left = 0, bottom = 0): Step[] => [
  ['save'],
  ['transform', [width, 0, 0, height, left, bottom]],
  ['paintImageXObject', ['img', 1, 1]],
  ['restore'],
];

describe('a page with next to no text', () => {
  it('is an image where one covers most of it, upright or turned, in a form or in strips', () => {
    expect(judge(image(600, 800))).toBe('image');
    expect(
      judge([
        ['transform', [0, 800, -600, 0, 600, 0]],
        ['paintImageXObject', ['img']],
      ]),
    ).toBe('image');
    expect(
      judge([
        ['paintFormXObjectBegin', [[600, 0, 0, 800, 0, 0], null]],
        ['paintImageMaskXObject', [{}]],
      ]),
    ).toBe('image');
    expect(judge([0, 1, 2, 3].flatMap((strip) => image(600, 200, 0, strip * 200)))).toBe('image');
  });

  it('is blank where nothing is drawn, or only its number', () => {
    expect(judge([])).toBe('blank');
    expect(judge([['save'], ['transform', [0.24, 0, 0, -0.24, 0, 800]], ['restore']])).toBe('blank');
    expect(judge([['showText', [[{ unicode: '5' }]]]], true)).toBe('blank');
    expect(judge([['constructPath', [names.endPath, [null], null]]])).toBe('blank');
  });

  it('is neither for sure with a logo, with lines, with an image off the paper, or with letters that no program reads', () => {
    expect(judge(image(100, 60))).toBe('unsure');
    expect(judge(image(600, 800, 900))).toBe('unsure');
    expect(judge([['constructPath', [names.stroke, [null], null]]])).toBe('unsure');
    expect(judge([['showText', [[{ unicode: '' }]]]])).toBe('unsure');
  });

  it('goes by the place of a picture that is too large to be listed', () => {
    const left = (width: number, height: number): Step[] => [
      ['save'],
      ['transform', [width, 0, 0, height, 0, 0]],
      ['restore'],
    ];
    expect(judge(left(600, 800))).toBe('image');
    expect(judge(left(300, 200))).toBe('unsure');
    expect(judge([...left(600, 800).slice(0, 2), ['restore'], ...image(100, 60)])).toBe('image');
  });
});

describe('pages of a PDF', () => {
  const pages = (...numbers: number[]) => numbers.map((number) => ({ number, hasText: false }));

  it('are told apart by what they draw', async () => {
    const pdf = buildPdf(['Una página con su texto.', '', ''], { pictureOn: [2] });
    expect(await lookAtPages(pdf, pages(2, 3), 10_000)).toEqual(
      new Map([
        [2, 'image'],
        [3, 'blank'],
      ]),
    );
  });

  it('stay unsure where half of one is a picture, where time is up, and where there is no PDF', async () => {
    expect(await lookAtPages(buildScannedPdf(), pages(1), 10_000)).toEqual(new Map([[1, 'unsure']]));
    expect(await lookAtPages(buildPdf(['']), pages(1), -1)).toEqual(new Map());
    expect(await lookAtPages(Buffer.from('nada'), pages(1), 10_000)).toEqual(new Map());
  });
});
