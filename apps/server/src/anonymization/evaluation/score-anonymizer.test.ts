import { describe, expect, it } from 'vitest';
import { measureAnonymizerTime } from './measure-anonymizer-time.ts';
import { GoldInvalid, parseGoldDocuments } from './parse-gold-documents.ts';
import { type Detect, scoreAnonymizer } from './score-anonymizer.ts';

const text = 'Ana Soto vive en Mitre 120. El Código Civil rige. Ana firma.';
const gold = (extra: object = {}) =>
  parseGoldDocuments(
    JSON.stringify({
      id: 'a',
      text,
      spans: [
        { start: 0, end: 8, type: 'persona' },
        { start: 17, end: 26, type: 'domicilio' },
      ],
      keep: ['Código Civil', { start: 44, end: 48 }],
      ignore: ['Ana'],
      ...extra,
    }),
  );
const scored = (detect: Detect, extra?: object) => scoreAnonymizer(gold(extra), detect).score;
const perfect = [
  { start: 0, end: 8, type: 'persona' },
  { start: 17, end: 26, type: 'domicilio' },
];

describe('marked documents', () => {
  it.each([
    ['a line that is not JSON', '{'],
    ['a missing field', '{"id":"a","text":"x"}'],
    ['an interval outside the text', '{"id":"a","text":"x","spans":[{"start":0,"end":2,"type":"dni"}]}'],
    ['a literal that the text has not', '{"id":"a","text":"x","spans":[],"keep":["y"]}'],
  ])('refuses %s and names the line', (_name, line) => {
    expect(() => parseGoldDocuments(`\n${line}`)).toThrow(GoldInvalid);
    expect(() => parseGoldDocuments(`\n${line}`)).toThrow(/^Line 2/);
  });

  it('finds a literal as whole words and outside marked data', () => {
    expect(gold()[0]?.ignore).toEqual([{ start: 50, end: 53 }]);
  });
});

describe('the score', () => {
  it('is full for the marks themselves, whatever the types', () => {
    const score = scored(() => perfect.map((span) => ({ ...span, type: 'otro' })));
    expect(score).toMatchObject({ recall: 1, precision: 1, f1: 1, visibleShare: 0, keep: { items: 2, touched: 0 } });
  });

  it('is empty, but precise, for an engine that finds nothing', () => {
    expect(scored(() => [])).toMatchObject({ recall: 0, precision: 1, f1: 0, visibleShare: 1 });
  });

  it('counts a datum as found from four fifths of its letters and digits', () => {
    // "Mitre 120" has eight letters and digits: seven cover enough, six do not.
    expect(scored(() => [{ start: 17, end: 25, type: 'domicilio' }]).byType.domicilio?.recall).toBe(1);
    expect(scored(() => [{ start: 17, end: 24, type: 'domicilio' }]).byType.domicilio?.recall).toBe(0);
  });

  it('adds up the pieces that cover one datum', () => {
    const pieces = [
      { start: 17, end: 22, type: 'persona' },
      { start: 23, end: 26, type: 'cuenta' },
    ];
    expect(scored(() => pieces).byType.domicilio?.recall).toBe(1);
  });

  it('counts a redaction as wrong when less than half of it is marked, and reports what it touched', () => {
    const { score, differences } = scoreAnonymizer(gold(), () => [...perfect, { start: 31, end: 37, type: 'empresa' }]);
    expect(score).toMatchObject({ predictions: 3, right: 2, keep: { touched: 1, share: 0.5 } });
    expect(differences.map(({ kind, text: datum }) => `${kind}: ${datum}`)).toEqual([
      'false alarm: Código',
      'touched: Código Civil',
    ]);
  });

  it('passes by a redaction where both answers are right', () => {
    expect(scored(() => [...perfect, { start: 50, end: 53, type: 'persona' }])).toMatchObject({
      predictions: 2,
      precision: 1,
    });
  });

  it('measures the median time for a thousand words', () => {
    let now = 0;
    const detect: Detect = () => {
      now += 6;
      return [];
    };
    expect(measureAnonymizerTime(['uno dos tres'], detect, () => now)).toBeCloseTo(2000);
  });
});
