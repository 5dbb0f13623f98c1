import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeflate } from 'node:zlib';
import { documentMessages } from '@foja/contracts/document-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callHeaders } from '../testing/build-test-app.ts';
import {
  buildVaultApp,
  buildVaultBeside,
  filesUnder,
  upload,
  uploaded,
  uploadForm,
  type VaultApp,
} from '../testing/document-calls.ts';
import { fillDisk } from '../testing/fill-disk.ts';
import { buildPdf, leaseParagraphs as lease } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { defaultDocumentLimits } from './default-limits.ts';
import { answerJob } from './reading/document-job.ts';
import { writeSealed } from './sealed-file.ts';

let test: VaultApp;
// The files are large, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  test = await buildVaultApp();
});
afterAll(() => test.close());

describe('bounds of its own', () => {
  it('429 after too many uploads in an hour, until the hour is over', async () => {
    const own = await buildVaultBeside(test, { documentLimits: { uploadsPerHour: 1 } });
    try {
      const { token } = await signInAs(own, 'SuperAdmin');
      await uploaded(own, token, 'a.txt', lease.join('\n'));
      const second = await upload(own, token, 'b.txt', Buffer.from(lease.join('\n')));
      expect(second.statusCode).toBe(429);
      expect(second.json()).toMatchObject({ error: 'rate_limited', message: documentMessages.tooMany });
    } finally {
      await own.close();
    }
  });

  it.each([['too long', { readTimeoutMs: 1 }, 1]])(
    'a document that takes %s ends its thread and not the server; the use comes back',
    async (_, bound, megabytes) => {
      const drawing = await inflatesTo(megabytes);
      const limits = { ...defaultDocumentLimits.threads, ...bound };
      const own = await buildVaultBeside(test, { documentLimits: { threads: limits } });
      try {
        const { token } = await signInAs(own, 'Professional');
        const refusal = await upload(own, token, 'a.pdf', buildPdf(['x'], { drawing }));
        expect(refusal.json()).toMatchObject({ error: 'unreadable_file', details: { reason: 'too-complex' } });
        const usage = await own.app.inject({ url: routes.usageRemaining, headers: callHeaders(token) });
        expect(usage.json()).toMatchObject({ used: 0 });
        expect(filesUnder(own.folder)).toEqual([]);
        expect((await own.app.inject({ url: routes.health })).statusCode).toBe(200);
      } finally {
        await own.close();
      }
    },
  );
});

describe('a small file that grows when it is opened', () => {
  it('is refused before its reader opens it, whatever the process holds besides', async () => {
    const drawing = await inflatesTo(110);
    expect(drawing.length).toBeLessThan(1024 * 1024);
    const { token } = await signInAs(test, 'Professional');
    const refusal = await upload(test, token, 'a.pdf', buildPdf(['x'], { drawing }));
    expect(refusal.json()).toMatchObject({ error: 'unreadable_file', details: { reason: 'expands' } });
  });

  it('that no inspection sees ends its thread by what the thread itself holds; the next file is read', async () => {
    const reading = { ...defaultDocumentLimits.reading, threadMaxBytes: 1024 * 1024 };
    const own = await buildVaultBeside(test, { documentLimits: { reading } });
    try {
      const { token } = await signInAs(own, 'Professional');
      const refusal = await upload(own, token, 'a.pdf', buildPdf(Array.from({ length: 300 }, () => lease.join('\n'))));
      expect(refusal.json()).toMatchObject({ error: 'unreadable_file', details: { reason: 'too-complex' } });
      await uploaded(test, token, 'b.txt', lease.join('\n'));
    } finally {
      await own.close();
    }
  });
});

describe('a full disk', () => {
  it('is told at once with 507, leaves nothing half-written and no use taken, and ends by itself', async () => {
    const own = await buildVaultBeside(test);
    const makeRoom = await fillDisk();
    try {
      const { token } = await signInAs(own, 'Professional');
      const refusal = await upload(own, token, 'a.txt', Buffer.from(lease.join('\n')));
      expect([refusal.statusCode, refusal.json().error]).toEqual([507, 'disk_full']);
      expect(filesUnder(own.folder)).toEqual([]);
      const usage = await own.app.inject({ url: routes.usageRemaining, headers: callHeaders(token) });
      expect(usage.json()).toMatchObject({ used: 0 });
      makeRoom();
      await uploaded(own, token, 'a.txt', lease.join('\n'));
      expect(filesUnder(own.folder)).toHaveLength(3);
    } finally {
      makeRoom();
      await own.close();
    }
  });

  it('is told to who still sends, and the connection serves the next call', async () => {
    const own = await buildVaultBeside(test, {});
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const makeRoom = await fillDisk();
    try {
      const address = new URL(await own.app.listen({ host: '127.0.0.1', port: 0 }));
      const { token } = await signInAs(own, 'Professional');
      const { payload, headers } = uploadForm('a.txt', Buffer.alloc(4_000_000, 'El locatario paga. '));
      const call = async (path: string, body?: Buffer) => {
        const sent = request({
          agent,
          hostname: address.hostname,
          port: address.port,
          path,
          method: body ? 'POST' : 'GET',
          headers: { ...callHeaders(token), ...(body && { ...headers, 'content-length': body.length }) },
        });
        sent.end(body);
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        response.resume();
        await once(response, 'end');
        return response.statusCode;
      };
      expect(await call(routes.documentUpload, payload)).toBe(507);
      expect(await call(routes.usageRemaining)).toBe(200);
    } finally {
      makeRoom();
      agent.destroy();
      await own.close();
    }
  });

  it('that the reading thread meets is the disk’s fault and not the file’s', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foja-full-'));
    const part = (name: string) => ({
      path: join(folder, name),
      file: { place: { kind: 'folder' as const, folder }, name },
      keys: [{ id: 'AAAAAAAA', key: randomBytes(32) }] as const,
    });
    const file = part('file');
    await writeSealed(file.path, file.keys, [Buffer.from(lease.join('\n'))]);
    const makeRoom = await fillDisk();
    try {
      const limits = defaultDocumentLimits.reading;
      const reply = await answerJob({ task: 'read', file, text: part('text'), words: part('words'), limits });
      expect(reply).toEqual({ failed: 'disk-full' });
    } finally {
      makeRoom();
      await rm(folder, { recursive: true });
    }
  });
});

describe('storage', () => {
  it('409 where it does not fit, and of two that race for the last bytes exactly one is kept', async () => {
    const own = await buildVaultBeside(test, {}, { DOCUMENTS_STORAGE_MB: '1' });
    try {
      const { token } = await signInAs(own, 'Professional');
      const half = Buffer.from(`${lease.join('\n')}\n`.repeat(2_000)).subarray(0, 600_000);
      const race = await Promise.all([upload(own, token, 'a.txt', half), upload(own, token, 'b.txt', half)]);
      expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
      const late = await upload(own, token, 'c.txt', half);
      expect(late.json()).toMatchObject({ error: 'storage_full', message: documentMessages.storageFull });
      const list = await own.app.inject({ url: routes.documents, headers: callHeaders(token) });
      expect(list.json()).toMatchObject({ total: 1, storage: { usedBytes: 600_000, limitBytes: 1024 * 1024 } });
      expect(filesUnder(own.folder)).toHaveLength(3);
      const usage = await own.app.inject({ url: routes.usageRemaining, headers: callHeaders(token) });
      expect(usage.json()).toMatchObject({ used: 1 });
    } finally {
      await own.close();
    }
  });

  it.each([
    ['Professional', 500],
    ['Premium', 1000],
    ['Admin', 2000],
  ] as const)('%s has %i MB', async (role, megabytes) => {
    const { token } = await signInAs(test, role);
    const list = await test.app.inject({ url: routes.documents, headers: callHeaders(token) });
    expect(list.json().storage).toEqual({ usedBytes: 0, limitBytes: megabytes * 1024 * 1024 });
  });
});

describe('while a large document is read', () => {
  it('other calls are answered', async () => {
    const { token } = await signInAs(test, 'Professional');
    const pages = Array.from({ length: 100 }, (_, page) => `${lease.join('\n')}\nFoja ${page}`);
    const large = buildPdf(pages, { padding: Buffer.alloc(19 * 1024 * 1024, 'x') });
    let isDone = false;
    const reading = upload(test, token, 'expediente.pdf', large).then((response) => {
      isDone = true;
      return response;
    });
    let answeredMeanwhile = 0;
    while (!isDone) {
      expect((await test.app.inject({ url: routes.health })).statusCode).toBe(200);
      if (!isDone) answeredMeanwhile += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await reading).statusCode).toBe(201);
    expect(answeredMeanwhile).toBeGreaterThan(5);
  });
});

describe('a caller who goes away', () => {
  it('in the middle of the upload leaves nothing, and has the use back', async () => {
    const own = await buildVaultBeside(test);
    try {
      const { token } = await signInAs(own, 'Professional');
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = own.app.server.address() as { port: number };
      const { payload, headers } = uploadForm('a.txt', Buffer.alloc(500_000, 'a'));
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        `POST ${routes.documentUpload} HTTP/1.1\r\nHost: x\r\nApplicationId: foja\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, 300_000));
      await until(() => filesUnder(own.folder).length === 1);
      socket.destroy();
      await until(() => filesUnder(own.folder).length === 0);
      await until(async () => {
        const usage = await own.app.inject({ url: routes.usageRemaining, headers: callHeaders(token) });
        return usage.json<{ used: number }>().used === 0;
      });
    } finally {
      await own.close();
    }
  });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A small stream that a PDF's reader inflates to this. */
async function inflatesTo(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 });
  const pieces: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => pieces.push(piece));
  const megabyte = Buffer.alloc(1024 * 1024, '0 0 m ');
  for (let count = 0; count < megabytes; count += 1) {
    if (!deflate.write(megabyte)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(pieces);
}
