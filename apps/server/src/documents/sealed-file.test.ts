import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerJob } from './reading/document-job.ts';
import { buildTextIndex } from './reading/text-index.ts';
import { type FileKey, FileKeyUnknown, readKeyId, readWholeSealed, SealBroken, writeSealed } from './sealed-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foja-sealed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newKey = (): FileKey => ({ id: randomBytes(6).toString('base64url'), key: randomBytes(32) });
const refOf = (path: string) => ({ place: { kind: 'folder' as const, folder }, name: basename(path) });
const content = Buffer.from('El plazo vence el 4 de mayo.');

describe('a sealed file', () => {
  it('names its key, and opens with that one among others', async () => {
    const [mine, other] = [newKey(), newKey()];
    const path = join(folder, 'named');
    await writeSealed(path, [mine, other], [content]);
    expect(await readKeyId(refOf(path))).toBe(mine.id);
    expect(await readWholeSealed(refOf(path), [other, mine])).toEqual(content);
    await expect(readWholeSealed(refOf(path), [other])).rejects.toThrow(FileKeyUnknown);
  });

  it('does not open under the name of another key, nor with any byte of what stands before its pieces altered', async () => {
    const [mine, other] = [newKey(), newKey()];
    const path = join(folder, 'altered');
    await writeSealed(path, [mine], [content]);
    const bytes = readFileSync(path);
    const renamed = Buffer.from(bytes);
    Buffer.from(other.id, 'base64url').copy(renamed, 5);
    writeFileSync(path, renamed);
    await expect(readWholeSealed(refOf(path), [{ ...mine, id: other.id }])).rejects.toThrow(SealBroken);
    for (let at = 0; at < 18; at++) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] as number) ^ 1;
      writeFileSync(path, altered);
      await expect(readWholeSealed(refOf(path), [mine]), `byte ${at}`).rejects.toThrow(SealBroken);
    }
  });

  it('does not open where its pieces have changed places, or where it ends with a piece that was not its last', async () => {
    const mine = newKey();
    const path = join(folder, 'pieces');
    await writeSealed(path, [mine], [randomBytes(3 * 64 * 1024)]);
    const bytes = readFileSync(path);
    const [head, piece] = [18, 64 * 1024 + 16];
    expect(bytes).toHaveLength(head + 3 * piece);
    const [first, second, last] = [0, 1, 2].map((at) => bytes.subarray(head + at * piece, head + (at + 1) * piece));
    const begin = bytes.subarray(0, head);
    for (const pieces of [
      [second, first, last],
      [first, second],
      [first, last],
    ]) {
      writeFileSync(path, Buffer.concat([begin, ...(pieces as Buffer[])]));
      await expect(readWholeSealed(refOf(path), [mine])).rejects.toThrow(SealBroken);
    }
  });
});

describe('a job whose keys were gathered before a key was made', () => {
  it('says so, so that it is made again; with fresh keys the document is damaged', async () => {
    const [late, early] = [newKey(), newKey()];
    const part = (name: string) => ({ file: refOf(name), keys: [early] as const });
    await writeSealed(join(folder, 'text'), [late], [content]);
    await writeSealed(join(folder, 'words'), [late], [Buffer.from(JSON.stringify(buildTextIndex([String(content)])))]);
    const documents = [{ fileId: 'a', text: part('text'), words: part('words') }];
    const terms = [{ term: 'plaz', standsFor: null }];
    const search = { task: 'search' as const, documents, terms, limit: 5 };
    expect(await answerJob(search)).toEqual({ keysOutdated: true });
    expect(await answerJob({ ...search, keysAreFresh: true })).toEqual({ damaged: 'a' });
    const holds = { task: 'holds' as const, documents, terms: ['plaz'] };
    expect(await answerJob(holds)).toEqual({ keysOutdated: true });
    expect(await answerJob({ ...holds, keysAreFresh: true })).toEqual({ result: {} });
  });
});
