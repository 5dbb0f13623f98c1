import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@foja/contracts/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { documentOfBytes, downloadFiles, uploadFiles } from './move-files.ts';

const document = documentOfBytes(20_000);
const tokens = ['one', 'two'];

/** A vault that keeps what it is sent, and answers as told. */
async function startVault(answer: { upload?: number; download?: (whole: Buffer) => Buffer } = {}) {
  const seen: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push(`${request.headers.authorization} ${request.method} ${request.url}`);
    if (request.method === 'GET') return response.end(answer.download?.(document) ?? document);
    const isWhole = Buffer.concat(chunks).includes(document);
    response.writeHead(isWhole ? (answer.upload ?? 201) : 400).end(JSON.stringify({ fileId: `file-${seen.length}` }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  close = () => new Promise((closed) => server.close(() => closed(null)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

let close: () => Promise<unknown> = async () => {};
afterEach(() => close());

describe('the documents that the bench moves', () => {
  it('have the length that was asked for, to the byte', () => {
    for (const bytes of [20_000, 99_999, 100_000, 5_000_000]) expect(documentOfBytes(bytes).length).toBe(bytes);
    expect(String(document.subarray(0, 5))).toBe('%PDF-');
  });

  it('go up whole and come down again, each person with their own, and fewer than the product bounds', async () => {
    const { url, seen } = await startVault();
    const { figures, kept } = await uploadFiles({ url, tokens, document, seconds: 30 });
    expect([figures.documentMs?.count, figures.errors]).toEqual([80, 0]);
    const down = await downloadFiles({ url, tokens, document, seconds: 0.2 }, kept);
    expect(down).toMatchObject({ errors: 0, firstError: null });
    expect(down.documentsPerSecond).toBeGreaterThan(0);
    for (const [person, files] of kept.entries()) {
      expect(seen).toContain(`Bearer ${tokens[person]} GET ${routes.documentFile(files[0]!)}`);
    }
  });

  it('count as errors where they are refused, cut or changed', async () => {
    const refusing = await startVault({ upload: 503 });
    const refused = await uploadFiles({ url: refusing.url, tokens, document, seconds: 0.1 });
    expect(refused.figures).toMatchObject({
      documentsPerSecond: 0,
      documentMs: null,
      firstError: expect.stringMatching(/^503/),
    });
    expect(refused.figures.errors).toBe(refusing.seen.length);
    await close();
    const changing = await startVault({ download: (whole) => whole.subarray(1) });
    const changed = await downloadFiles({ url: changing.url, tokens, document, seconds: 0.1 }, [['a'], ['b']]);
    expect(changed).toMatchObject({ documentMs: null, firstError: 'other bytes' });
    expect(changed.errors).toBe(changing.seen.length);
  });
});
