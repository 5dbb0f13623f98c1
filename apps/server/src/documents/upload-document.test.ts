import { documentMaxBytes, documentMessages } from '@foja/contracts/document-limits';
import { routes } from '@foja/contracts/routes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callHeaders } from '../testing/build-test-app.ts';
import {
  buildVaultApp,
  buildVaultBeside,
  bytesUnder,
  filesUnder,
  type UploadOptions,
  upload,
  uploaded,
  uploadForm,
  type VaultApp,
} from '../testing/document-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { buildDocx, buildPdf, buildZip, leaseParagraphs as lease } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { reserveUse } from '../usage/reserve-use.ts';
import { defaultDocumentLimits } from './default-limits.ts';

let test: VaultApp;
beforeAll(async () => {
  test = await buildVaultApp();
});
afterAll(() => test.close());

async function used(token: string): Promise<number> {
  const response = await test.app.inject({ url: routes.usageRemaining, headers: callHeaders(token) });
  return response.json<{ used: number }>().used;
}

async function refused(name: string, content: Buffer, options: UploadOptions = {}) {
  const { token } = await signInAs(test, 'Professional');
  const response = await upload(test, token, name, content, options);
  return { status: response.statusCode, body: response.json(), used: await used(token) };
}

describe('an upload that is refused', () => {
  afterEach(() => {
    expect(filesUnder(test.folder)).toEqual([]);
  });

  it('401 without a token', async () => {
    expect((await upload(test, undefined, 'a.txt', Buffer.from('hola'))).statusCode).toBe(401);
  });

  it('403 for a guest and for a Free user, whose use stays', async () => {
    const guest = await upload(test, await guestToken(test), 'a.txt', Buffer.from('hola'));
    const { token } = await signInAs(test, 'User');
    const free = await upload(test, token, 'a.txt', Buffer.from('hola'));
    expect([guest.statusCode, free.statusCode]).toEqual([403, 403]);
    expect(await used(token)).toBe(0);
  });

  it('400 without the application identifier', async () => {
    const { token } = await signInAs(test, 'Professional');
    const { payload, headers } = uploadForm('a.txt', Buffer.from('hola'));
    const response = await test.app.inject({
      method: 'POST',
      url: routes.documentUpload,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    expect(response.json().error).toBe('missing_application_id');
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    ['has an empty boundary', 'multipart/form-data; boundary=', 'x'],
    [
      'is cut',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhola',
    ],
    ['is cut in its head', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo'],
    ['is no form inside', 'multipart/form-data; boundary=b', 'hola'],
  ])('400 for a form that %s, and no use is taken', async (_, contentType, payload) => {
    const { token } = await signInAs(test, 'Professional');
    const response = await test.app.inject({
      method: 'POST',
      url: routes.documentUpload,
      headers: { ...callHeaders(token), 'content-type': contentType },
      payload,
    });
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_request']);
    expect(await used(token)).toBe(0);
    expect(filesUnder(test.folder)).toEqual([]);
  });

  it('415 for a call that is no form', async () => {
    const { token } = await signInAs(test, 'Professional');
    const response = await test.app.inject({
      method: 'POST',
      url: routes.documentUpload,
      headers: callHeaders(token),
      payload: { file: 'hola' },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ error: 'unsupported_file_type', message: documentMessages.notMultipart });
  });

  it('400 for another field, and for two files', async () => {
    const other = await refused('a.txt', Buffer.from('hola'), { field: 'otro' });
    expect(other).toMatchObject({ status: 400, body: { message: documentMessages.noFile }, used: 0 });
    const two = await refused('a.txt', Buffer.from('hola'), { second: Buffer.from('chau') });
    expect(two).toMatchObject({ status: 400, body: { message: documentMessages.severalFiles }, used: 0 });
  });

  it('413 for more than 20 MB, whether the call tells its size or not', async () => {
    const large = Buffer.alloc(documentMaxBytes + 1, 'a');
    expect(await refused('grande.txt', large)).toMatchObject({
      status: 413,
      body: { error: 'payload_too_large', message: documentMessages.tooLarge },
      used: 0,
    });
    expect(await refused('enorme.txt', Buffer.alloc(documentMaxBytes + 100_000, 'a'))).toMatchObject({ status: 413 });
  });

  it.each([
    ['a picture', 'nota.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a program that is named as a text', 'leeme.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0])],
    ['a spreadsheet', 'datos.docx', buildZip({ '[Content_Types].xml': Buffer.from('<Types>spreadsheetml</Types>') })],
    ['an archive', 'cosas.docx', buildZip({ 'a.txt': Buffer.from('hola') })],
    ['rich text', 'nota.txt', Buffer.from('{\\rtf1 hola}')],
  ])('415 for %s: the content counts, not the name', async (_, name, content) => {
    expect(await refused(name, content)).toMatchObject({
      status: 415,
      body: { error: 'unsupported_file_type', message: documentMessages.unsupported },
      used: 0,
    });
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a text of 13 bytes', Buffer.from('no soy un pdf')],
  ])('415 for %s that is named as a PDF, which is said', async (_, content) => {
    expect(await refused('nota.pdf', content)).toMatchObject({
      status: 415,
      body: { error: 'unsupported_file_type', message: documentMessages.notPdf },
      used: 0,
    });
  });

  it('415 for the old .doc, which says what to do', async () => {
    const doc = compoundFile('WordDocument');
    expect(await refused('viejo.docx', doc)).toMatchObject({
      status: 415,
      body: { message: documentMessages.oldWord },
    });
  });

  it.each([
    ['an empty file', 'empty', Buffer.alloc(0)],
    ['a text of white space', 'empty', Buffer.from(' \n\t\n ')],
    ['a PDF that asks for a password', 'encrypted', buildPdf(['secreto'], { isEncrypted: true })],
    ['a DOCX with a password', 'encrypted', compoundFile('EncryptedPackage')],
    ['a PDF that was cut', 'corrupt', buildPdf(['Hola']).subarray(0, 200)],
    ['a ZIP that was cut', 'corrupt', buildZip({ 'word/document.xml': Buffer.from('<w/>') }).subarray(0, 40)],
    [
      'a DOCX whose text is no XML',
      'corrupt',
      buildZip({
        '[Content_Types].xml': Buffer.from('<Types/>'),
        '_rels/.rels': Buffer.from('<Relationships/>'),
        'word/document.xml': Buffer.from('no es xml'),
      }),
    ],
  ] as const)('422 for %s, with its reason and its message', async (_, reason, content) => {
    expect(await refused('archivo.pdf', content)).toMatchObject({
      status: 422,
      body: { error: 'unreadable_file', message: documentMessages[reason], details: { reason } },
      used: 0,
    });
  });

  it.each([
    ['declares more than the bound', null],
    ['lies about what it inflates to', 10],
  ])('422 for a DOCX that %s', async (_, declares) => {
    const content = buildZip(
      {
        '[Content_Types].xml': Buffer.from('<Types/>'),
        '_rels/.rels': Buffer.from('<Relationships/>'),
        'word/document.xml': Buffer.alloc(defaultDocumentLimits.reading.openedMaxBytes + 1, ' '),
      },
      declares,
    );
    expect(content.length).toBeLessThan(200_000);
    expect(await refused('bomba.docx', content)).toMatchObject({
      status: 422,
      body: { message: documentMessages.expands, details: { reason: 'expands' } },
      used: 0,
    });
  });

  it('429 once the plan has no uses left, before anything is read', async () => {
    const { token, accountId, actor } = await signInAs(test, 'Professional');
    for (let count = 0; count < 50; count += 1) await spendOne(actor);
    const response = await upload(test, token, 'a.txt', Buffer.from(lease.join('\n')));
    expect(response.statusCode).toBe(429);
    expect(response.json().error).toBe('usage_exhausted');
    expect(filesUnder(test.folder).filter((path) => path.startsWith(accountId))).toEqual([]);
  });
});

async function spendOne(actor: Awaited<ReturnType<typeof signInAs>>['actor']) {
  await reserveUse(test.deps, actor, 'documentUpload');
}

describe('a document that is taken in', () => {
  it.each([
    ['pdf', async () => buildPdf([lease.slice(0, 3).join('\n'), lease.slice(3).join('\n')]), 2],
    ['docx', () => buildDocx(lease), null],
    ['txt', async () => Buffer.from(lease.join('\n\n')), null],
  ] as const)(
    '%s: answers with its facts and a summary in its own sentences, and takes one use',
    async (kind, build, pages) => {
      const { token } = await signInAs(test, 'Professional');
      const content = await build();
      const document = await uploaded(test, token, `Locación Yapeyú.${kind}`, content);
      expect(document).toMatchObject({
        fileName: `Locación Yapeyú.${kind}`,
        fileSize: content.length,
        kind,
        pages,
        notice: null,
        summaryBy: 'Motor local',
        uploadedAt: test.clock.now().toISOString(),
      });
      expect(document.summary).toContain('Marta Iriarte');
      expect(lease.join(' ')).toContain(document.summary.split('. ')[0]);
      expect(await used(token)).toBe(1);
    },
  );

  it('text of Windows and of UTF-16 is read as it was written', async () => {
    const { token } = await signInAs(test, 'Professional');
    const words = 'Señor juez: la compañía indemnizará el daño según pericia.';
    const windows = await uploaded(test, token, 'a.txt', Buffer.from(words, 'latin1'));
    const wide = await uploaded(
      test,
      token,
      'b.txt',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')]),
    );
    expect([windows.summary, wide.summary]).toEqual([words, words]);
  });

  it('a name without folders or marks that mislead, with the extension of what it is', async () => {
    const { token } = await signInAs(test, 'Professional');
    const document = await uploaded(test, token, '..\\..\\carpeta\\con\u202etra\0to.exe', lease.join('\n'));
    expect(document.fileName).toBe('contrato.exe.txt');
  });

  it('a scanned PDF is kept, and said to have no text', async () => {
    const { token } = await signInAs(test, 'Professional');
    const scan = await uploaded(test, token, 'escaneo.pdf', buildPdf(['', ''], { hasPicture: true }));
    expect(scan).toMatchObject({ pages: 2, characters: 0, summary: '', notice: documentMessages.scanned });
    const blank = await uploaded(test, token, 'blanco.pdf', buildPdf(['']));
    expect(blank.notice).toBe(documentMessages.noText);
    const mixed = await uploaded(test, token, 'mixto.pdf', buildPdf([lease.join('\n'), '', ''], { pictureOn: [2] }));
    expect(mixed.notice).toBe('La página 2 es una imagen: lo que dice no se leyó. La página 3 está en blanco.');
  });

  it('text beyond the bound is left out, and said so', async () => {
    const own = await buildVaultBeside(test, {
      documentLimits: { reading: { ...defaultDocumentLimits.reading, charactersMax: 200 } },
    });
    try {
      const { token } = await signInAs(own, 'Professional');
      const document = await uploaded(own, token, 'largo.txt', lease.join('\n'));
      expect(document).toMatchObject({ characters: 200, notice: documentMessages.cut });
    } finally {
      await own.close();
    }
  });

  it('nothing of it can be read on the disk or in the database', async () => {
    const own = await buildVaultBeside(test);
    try {
      const { token, accountId } = await signInAs(own, 'Professional');
      await uploaded(own, token, 'Locación Yapeyú.txt', lease.join('\n'));
      const onDisk = bytesUnder(own.folder);
      const { rows } = await own.deps.db.execute(`select * from documents where account_id = '${accountId}'`);
      expect(rows).toHaveLength(1);
      // Long enough that neither an instant nor a seal spells one by chance.
      for (const word of ['Iriarte', 'Yapey', 'locac']) {
        expect(onDisk.includes(word)).toBe(false);
        expect(JSON.stringify(rows).includes(word)).toBe(false);
      }
      expect(onDisk.length).toBeGreaterThan(lease.join('\n').length);
    } finally {
      await own.close();
    }
  });
});

/** The container of old Office files, with the name of one of its streams. */
function compoundFile(stream: string): Buffer {
  const mark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([mark, Buffer.alloc(504), Buffer.from(stream, 'utf16le'), Buffer.alloc(100)]);
}
