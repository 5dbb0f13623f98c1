import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../testing/corpus-folders.ts';
import { type FileLine, readLines } from './read-lines.ts';

const folder = makeTestFolder();
afterAll(() => folder.close());

async function read(content: string | Buffer, maxLineBytes?: number) {
  folder.write('lines', content);
  const chunks: Buffer[] = [];
  const lines: FileLine[] = [];
  for await (const line of readLines(`${folder.path}/lines`, (chunk) => chunks.push(chunk), maxLineBytes))
    lines.push(line);
  return { lines, seen: Buffer.concat(chunks) };
}

describe('lines of a file', () => {
  it('tells a line that is not UTF-8 and goes on with the next', async () => {
    const { lines } = await read(
      Buffer.concat([Buffer.from('uno\n'), Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from('tres')]),
    );
    expect(lines).toMatchObject([
      { number: 1, text: 'uno' },
      { number: 2, text: null },
      { number: 3, text: 'tres' },
    ]);
    expect(lines[1]).toHaveProperty('problem', 'la línea no está en UTF-8');
  });

  it('tells a line that is too long without holding it, and goes on with the next', async () => {
    const { lines } = await read(`uno\n${'x'.repeat(300_000)}\ntres\n`, 1_000);
    expect(lines).toMatchObject([
      { number: 1, text: 'uno' },
      { number: 2, text: null },
      { number: 3, text: 'tres' },
    ]);
    expect(lines[1]).toHaveProperty('problem', 'la línea es demasiado larga');
  });

  it('leaves out empty lines and a byte-order mark, and keeps the numbers', async () => {
    const { lines } = await read('\uFEFFuno\n\n  \r\ndos\r\n');
    expect(lines).toMatchObject([
      { number: 1, text: 'uno' },
      { number: 4, text: 'dos\r' },
    ]);
  });

  it('reads a line of many chunks whole', async () => {
    const long = 'ñandú '.repeat(50_000);
    expect((await read(`${long}\nfin`)).lines).toMatchObject([{ text: long }, { text: 'fin' }]);
  });

  it('gives back any lines as they were written, and every byte for the fingerprint', async () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => /^[^\n\r\uFEFF]*\S[^\n\r\uFEFF]*$/u.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(word), async (words) => {
        const content = words.join('\n');
        const { lines, seen } = await read(content);
        expect(lines.map((line) => line.text)).toEqual(words);
        expect(seen.toString('utf8')).toBe(content);
        expect(lines.at(-1)?.bytesRead ?? 0).toBe(Buffer.byteLength(content));
      }),
      { numRuns: 50 },
    );
  });
});
