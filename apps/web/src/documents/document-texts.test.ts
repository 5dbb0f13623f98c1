import { expect, it } from 'vitest';
import { formatBytes } from '../platform/format-bytes.ts';
import { buildDocumentCitation } from '../testing/vault-api.ts';
import { passageParts } from './passage-pieces.ts';

it.each([
  [0, '0 bytes'],
  [1_023, '1.023 bytes'],
  [1_024, '1 KB'],
  [1_536, '1,5 KB'],
  [1_048_575, '1 MB'],
  [524_288_000, '500 MB'],
  [2_147_483_648, '2 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('cuts a passage at its quote and at the words of the question, and loses no character', () => {
  const passage = 'uno dos tres cuatro cinco';
  const citation = buildDocumentCitation({
    passage,
    quote: 'dos tres',
    quoteRange: { start: 4, end: 12 },
    // One before the quote, one across its end, one behind it.
    marks: [
      { start: 0, end: 3 },
      { start: 8, end: 19 },
      { start: 20, end: 25 },
    ],
  });
  const parts = passageParts(citation);
  expect(parts.map(({ isQuote, pieces }) => [isQuote, pieces.map(({ text, isWord }) => [text, isWord])])).toEqual([
    [
      false,
      [
        ['uno', true],
        [' ', false],
      ],
    ],
    [
      true,
      [
        ['dos ', false],
        ['tres', true],
      ],
    ],
    [
      false,
      [
        [' cuatro', true],
        [' ', false],
        ['cinco', true],
      ],
    ],
  ]);
  expect(parts.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')).toBe(passage);
});
