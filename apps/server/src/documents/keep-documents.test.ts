import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentMessages, documentTextMaxCharacters, documentUndoMs } from '@foja/contracts/document-limits';
import type { DocumentsResponse } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { buildApp } from '../app.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import {
  buildVaultApp,
  buildVaultBeside,
  filesUnder,
  upload,
  uploaded,
  type VaultApp,
} from '../testing/document-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { buildPdf } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { purgeDocuments } from './purge-documents.ts';
import { sweepAbandonedFiles } from './sweep-abandoned-files.ts';

const claim =
  'Promuevo demanda por daños y perjuicios contra Transportes del Norte. El choque ocurrió el 3 de mayo de 2026 en la avenida Belgrano.';
const loan =
  'Contrato de mutuo. El mutuante entrega la suma de dólares doce mil al mutuario, que la devolverá en dieciocho cuotas.';

let test: VaultApp;
beforeAll(async () => {
  test = await buildVaultApp();
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
function send(method: Method, url: string, token?: string, payload?: object, app = test.app) {
  return app.inject({ method, url, headers: callHeaders(token), ...(payload ? { payload } : {}) });
}

async function list(token: string, search = ''): Promise<DocumentsResponse> {
  const url = `${routes.documents}?search=${encodeURIComponent(search)}`;
  return (await send('GET', url, token)).json<DocumentsResponse>();
}

type CallOn = [string, Method, (id: string) => string, object?];
const callsOfThePlan: CallOn[] = [
  ['rename', 'PATCH', routes.document, { fileName: 'otro' }],
  ['read the text of', 'GET', routes.documentText],
];
const callsOfOwners: CallOn[] = [
  ['delete', 'DELETE', routes.document],
  ['restore', 'POST', routes.documentRestore],
  ['download', 'GET', routes.documentFile],
];
const callsOn = [...callsOfThePlan, ...callsOfOwners];

describe('what is refused', () => {
  it.each(callsOn)('401, 403 and 400: to %s without a token, as a guest, with no id', async (_, method, url, body) => {
    const { token } = await signInAs(test, 'Professional');
    const answers = [
      await send(method, url(randomUUID()), undefined, body),
      await send(method, url(randomUUID()), await guestToken(test), body),
      await send(method, url('1-or-1'), token, body),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 400]);
  });

  it.each(callsOfThePlan)('403 to %s a document as a Free user', async (_, method, url, body) => {
    const { token } = await signInAs(test, 'User');
    expect((await send(method, url(randomUUID()), token, body)).statusCode).toBe(403);
  });

  it.each(callsOn)(
    "404 to %s another's document, word for word as one that never was",
    async (_, method, url, body) => {
      const { token: owner } = await signInAs(test, 'Professional');
      const { token: other } = await signInAs(test, 'SuperAdmin');
      const { fileId } = await uploaded(test, owner, 'demanda.txt', claim);
      if (url === routes.documentRestore) await send('DELETE', routes.document(fileId), owner);
      const probed = await send(method, url(fileId), other, body);
      const invented = await send(method, url(randomUUID()), other, body);
      expect(probed.statusCode).toBe(404);
      expect(probed.json()).toEqual({ error: 'not_found', message: documentMessages.notFound });
      expect(probed.body).toBe(invented.body);
      if (url === routes.documentRestore) expect((await send('POST', url(fileId), owner)).statusCode).toBe(200);
      expect((await list(owner)).documents[0]).toMatchObject({ fileId, fileName: 'demanda.txt' });
    },
  );

  it('400 for an empty name and one that is too long', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    for (const fileName of ['  ', 'a'.repeat(201)]) {
      expect((await send('PATCH', routes.document(fileId), token, { fileName })).statusCode).toBe(400);
    }
  });

  it('401 and 403 for the list, without a token and as a guest', async () => {
    expect((await send('GET', routes.documents)).statusCode).toBe(401);
    expect((await send('GET', routes.documents, await guestToken(test))).statusCode).toBe(403);
  });
});

describe('whoever has left the plan', () => {
  it('still sees what they keep, takes it out and deletes it, and can add nothing', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    await test.deps.db.update(accounts).set({ role: 'User' }).where(eq(accounts.id, accountId));
    expect((await list(token)).documents.map((document) => document.fileId)).toEqual([fileId]);
    expect((await send('GET', routes.documentFile(fileId), token)).body).toBe(claim);
    expect((await send('GET', routes.documentText(fileId), token)).statusCode).toBe(403);
    expect((await send('DELETE', routes.document(fileId), token)).statusCode).toBe(200);
    expect((await list(token)).total).toBe(0);
  });
});

describe('the list', () => {
  it("holds one's own documents and room, newest first, and nothing of others", async () => {
    const { token } = await signInAs(test, 'Professional');
    const { token: other } = await signInAs(test, 'Professional');
    const first = await uploaded(test, token, 'demanda.txt', claim);
    test.clock.moveMs(1_000);
    const second = await uploaded(test, token, 'mutuo.txt', loan);
    await uploaded(test, other, 'ajeno.txt', claim);
    const { documents, total, storage } = await list(token);
    expect(documents).toEqual([second, first]);
    expect(total).toBe(2);
    expect(storage.usedBytes).toBe(first.fileSize + second.fileSize);
  });

  it('finds by words of the name, the summary and the text, without regard to case, accents or number', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { token: other } = await signInAs(test, 'Professional');
    const filler = 'El presente instrumento se rige por sus cláusulas y por el derecho común aplicable. '.repeat(30);
    await uploaded(test, token, 'Demanda Ibáñez.txt', claim);
    await uploaded(
      test,
      token,
      'mutuo.txt',
      `${loan}\n${filler}\nLa garantía es el rodado dominio 4711 y su acoplado.`,
    );
    await uploaded(test, other, 'ajeno.txt', `${claim} acoplados`);
    const names = async (search: string) => (await list(token, search)).documents.map(({ fileName }) => fileName);
    expect(await names('IBANEZ')).toEqual(['Demanda Ibáñez.txt']);
    expect(await names('daños choque')).toEqual(['Demanda Ibáñez.txt']);
    expect(await names('acoplados')).toEqual(['mutuo.txt']);
    expect(await names('4711')).toEqual(['mutuo.txt']);
    expect(await names('mutuo ibáñez')).toEqual([]);
    expect((await list(token, 'xilófono')).total).toBe(2);
  });
});

describe('a document', () => {
  it('is renamed, and keeps the extension of what it is', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    const renamed = await send('PATCH', routes.document(fileId), token, { fileName: 'Daños – Belgrano' });
    expect(renamed.json()).toMatchObject({ fileId, fileName: 'Daños – Belgrano.txt' });
    expect((await list(token)).documents[0]?.fileName).toBe('Daños – Belgrano.txt');
  });

  it('is downloaded byte by byte as it was uploaded, to be saved and not shown', async () => {
    const { token } = await signInAs(test, 'Professional');
    const content = buildPdf([claim], { padding: Buffer.alloc(300_000, 'x') });
    const { fileId } = await uploaded(test, token, `Daños 'ñ'.pdf`, content);
    const file = await send('GET', routes.documentFile(fileId), token);
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Danos 'n'.pdf"; filename*=UTF-8''Da%C3%B1os%20%27%C3%B1%27.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('gives its text, whole or as much as the generators take', async () => {
    const { token } = await signInAs(test, 'Professional');
    const short = await uploaded(test, token, 'demanda.pdf', buildPdf([claim, loan]));
    const long = await uploaded(test, token, 'largo.txt', `${claim}\n`.repeat(2_000));
    const whole = (await send('GET', routes.documentText(short.fileId), token)).json();
    expect(whole).toMatchObject({ fileName: 'demanda.pdf', isCut: false, totalCharacters: short.characters });
    expect(whole.text).toBe(`${claim}\n\n${loan}`.slice(0, whole.text.length));
    expect(whole.text).toContain('dieciocho cuotas');
    const cut = (await send('GET', routes.documentText(long.fileId), token)).json();
    expect(cut).toMatchObject({ isCut: true, totalCharacters: long.characters });
    expect(cut.text).toHaveLength(documentTextMaxCharacters);
  });

  it("is told of in its owner's data, and in nobody else's", async () => {
    const { token } = await signInAs(test, 'Professional');
    const { token: other } = await signInAs(test, 'Professional');
    const { fileName, fileSize, summary, uploadedAt } = await uploaded(test, token, 'demanda.txt', claim);
    const mine = await send('GET', routes.accountExport, token);
    const theirs = await send('GET', routes.accountExport, other);
    expect(mine.json().documents).toEqual([{ fileName, fileSize, summary, uploadedAt }]);
    expect(theirs.json().documents).toEqual([]);
  });

  it('is still there after a restart', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    const restarted = await buildApp(test.deps);
    try {
      const file = await send('GET', routes.documentFile(fileId), token, undefined, restarted);
      expect(file.body).toBe(claim);
      const found = await send('GET', `${routes.documents}?search=belgrano`, token, undefined, restarted);
      expect(found.json().documents).toHaveLength(1);
    } finally {
      await restarted.close();
    }
  });

  it('whose file was cut or altered is not given out', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'a.txt', `${claim}\n`.repeat(2_000));
    const path = join(test.folder, accountId, `${fileId}.text`);
    const bytes = readFileSync(path);
    bytes[100] = (bytes[100] as number) ^ 1;
    writeFileSync(path, bytes);
    const damaged = { error: 'document_damaged', message: `«a.txt»: ${documentMessages.damaged}` };
    const text = () => send('GET', routes.documentText(fileId), token);
    expect([(await text()).statusCode, (await text()).json()]).toEqual([500, damaged]);
    truncateSync(path, 11 + 7 + 64 * 1024 + 16);
    expect((await text()).json()).toEqual(damaged);
    rmSync(path);
    expect((await text()).json()).toEqual(damaged);
  });

  it('is told in clear words to who downloads it or asks about it, by its name; the others are still listed and found', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'contrato.txt', loan);
    const whole = await uploaded(test, token, 'demanda.txt', claim);
    for (const part of ['file', 'words']) truncateSync(join(test.folder, accountId, `${fileId}.${part}`), 20);
    const download = await send('GET', routes.documentFile(fileId), token);
    expect([download.statusCode, download.json()]).toEqual([
      500,
      { error: 'document_damaged', message: `«contrato.txt»: ${documentMessages.damaged}` },
    ]);
    const asked = await send('POST', routes.documentsAsk, token, { question: '¿Cuándo ocurrió el choque?' });
    expect([asked.statusCode, asked.json().message]).toEqual([500, `«contrato.txt»: ${documentMessages.damaged}`]);
    const others = { question: '¿Cuándo ocurrió el choque?', fileIds: [whole.fileId] };
    expect((await send('POST', routes.documentsAsk, token, others)).json().answer).toContain('3 de mayo');
    expect((await list(token)).documents).toHaveLength(2);
    expect((await list(token, 'choque')).documents.map((document) => document.fileId)).toEqual([whole.fileId]);
  });

  it("under another account's key does not open, even where its file is put in that account's folder", async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const other = await signInAs(test, 'Professional');
    const mine = await uploaded(test, token, 'a.txt', claim);
    const theirs = await uploaded(test, other.token, 'b.txt', loan);
    const stolen = readFileSync(join(test.folder, accountId, `${mine.fileId}.text`));
    writeFileSync(join(test.folder, other.accountId, `${theirs.fileId}.text`), stolen);
    const answer = await send('GET', routes.documentText(theirs.fileId), other.token);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('Transportes');
  });
});

describe('deleting', () => {
  it('takes a document out of everything at once, and undoing brings it back', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    const deleted = await send('DELETE', routes.document(fileId), token);
    const undoUntil = new Date(test.clock.now().getTime() + documentUndoMs).toISOString();
    expect(deleted.json()).toEqual({ fileId, undoUntil });
    expect(await list(token)).toMatchObject({ documents: [], total: 0, storage: { usedBytes: 0 } });
    expect((await send('DELETE', routes.document(fileId), token)).statusCode).toBe(404);
    expect((await send('GET', routes.documentFile(fileId), token)).statusCode).toBe(404);
    const asked = await send('POST', routes.documentsAsk, token, { question: '¿Dónde fue el choque?' });
    expect(asked.json()).toMatchObject({ isGrounded: false, searchedDocuments: 0 });
    expect((await send('POST', routes.documentRestore(fileId), token)).json()).toMatchObject({ fileId });
    expect((await list(token)).total).toBe(1);
    expect((await send('POST', routes.documentRestore(fileId), token)).statusCode).toBe(404);
  });

  it('409 to undo where another document has taken the room', async () => {
    const own = await buildVaultBeside(test, {}, { DOCUMENTS_STORAGE_MB: '1' });
    try {
      const { token } = await signInAs(own, 'Professional');
      const large = Buffer.from(`${claim}\n`.repeat(9_000)).subarray(0, 700_000);
      const { fileId } = await uploaded(own, token, 'a.txt', large);
      await send('DELETE', routes.document(fileId), token, undefined, own.app);
      expect((await upload(own, token, 'b.txt', large)).statusCode).toBe(201);
      const undone = await send('POST', routes.documentRestore(fileId), token, undefined, own.app);
      expect(undone.statusCode).toBe(409);
      expect(undone.json().error).toBe('storage_full');
    } finally {
      await own.close();
    }
  });
});

describe('purging', () => {
  it('removes a document from the disk once its undo is over, and not before', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    const kept = await uploaded(test, token, 'mutuo.txt', loan);
    await send('DELETE', routes.document(fileId), token);
    test.clock.moveMs(documentUndoMs - 1);
    await purgeDocuments(test.deps);
    expect(filesUnder(join(test.folder, accountId))).toHaveLength(6);
    test.clock.moveMs(2);
    expect((await send('POST', routes.documentRestore(fileId), token)).statusCode).toBe(404);
    await purgeDocuments(test.deps);
    expect(filesUnder(join(test.folder, accountId)).map((name) => name.split('.')[0])).toEqual(
      Array(3).fill(kept.fileId),
    );
  });

  it('removes files that a process left when it stopped, and not those of an upload under way', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    const { fileId } = await uploaded(test, token, 'demanda.txt', claim);
    const folder = join(test.folder, accountId);
    const [abandoned, underWay] = [`${randomUUID()}.file.part`, `${randomUUID()}.file.part`];
    const at = (agoMs: number) => new Date(test.clock.now().getTime() - agoMs);
    for (const [name, agoMs] of [
      [abandoned, 2 * 3_600_000],
      [underWay, 60_000],
    ] as const) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), at(agoMs), at(agoMs));
    }
    await sweepAbandonedFiles(test.deps);
    expect(filesUnder(folder).filter((name) => !name.startsWith(fileId))).toEqual([underWay]);
    rmSync(join(folder, underWay));
  });

  it('removes everything of an account that is gone', async () => {
    const { token, accountId } = await signInAs(test, 'Professional');
    await uploaded(test, token, 'demanda.txt', claim);
    await test.deps.db.execute(`delete from accounts where id = '${accountId}'`);
    await purgeDocuments(test.deps);
    expect(filesUnder(test.folder).filter((path) => path.startsWith(accountId))).toEqual([]);
  });
});
