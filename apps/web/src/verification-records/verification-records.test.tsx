import { completeCode } from '@foja/contracts/verification-code';
import { codeInFilePrefix, type VerificationRecord } from '@foja/contracts/verification-records';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../testing/api.ts';
import { openApp } from '../testing/open-app.tsx';
import { judgeFile, readRecordBytes } from './read-record-file.ts';

const code = completeCode('7K2M9QXD41VBZC0');
const file = new TextEncoder().encode(`%PDF-1.3 /Keywords (${codeInFilePrefix}${code}) constancia`);
const { hash } = readRecordBytes(file);

const source = {
  id: 'ldc:11',
  kind: 'article',
  label: 'art. 11 LDC',
  from: '2008-04-07',
  to: null,
  recordedAt: '2026-11-20T12:00:00.000Z',
  textHash: 'aa',
} as const;
const corpus = { starter: 's1', official: 'o1', rules: 'r1' };
const record = (part: Partial<VerificationRecord> = {}): VerificationRecord => ({
  code,
  kind: 'answer',
  title: 'Respuesta de Foja',
  answeredAt: '2026-11-20T12:00:00.000Z',
  madeAt: '2026-11-20T12:01:00.000Z',
  appVersion: '1.0.13',
  engine: 'Motor local',
  asOf: null,
  corpus,
  corpusToday: corpus,
  sources: [{ attested: source, today: { state: 'same', source } }],
  fileHash: hash,
  contentHash: 'bb',
  ...part,
});
const answering = (body: object, status = 200) =>
  api.use(http.get('*/api/verification-records/:code', () => HttpResponse.json(body, { status })));

describe('the file of a record', () => {
  it('is told as altered, or as none, whatever byte of it is changed', () => {
    expect(judgeFile(readRecordBytes(file), hash)).toBe('authentic');
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const altered = file.slice();
        altered[place] = (altered[place] as number) ^ change;
        return judgeFile(readRecordBytes(altered), hash) !== 'authentic';
      }),
      { numRuns: 50 },
    );
  });

  it('with a code that was never given is told so, and one without a code is none', () => {
    expect(judgeFile(readRecordBytes(file), null)).toBe('unknown');
    expect(judgeFile(readRecordBytes(new TextEncoder().encode('otra cosa')), null)).toBe('unreadable');
  });
});

describe('/verificar', () => {
  it('says that a code was copied wrongly without asking the server', async () => {
    openApp('/verificar?codigo=HOLA');
    expect(await screen.findByText(/está mal copiado/)).toBeVisible();
  });

  it('says that a code was never given', async () => {
    answering({ error: 'not_found', message: 'no' }, 404);
    openApp(`/verificar?codigo=${code}`);
    expect(await screen.findByText(/no emitió ninguna constancia/)).toBeVisible();
  });

  it('says that too many were asked for, and asks again', async () => {
    answering({ error: 'rate_limited', message: 'Hubo muchas comprobaciones.' }, 429);
    const { user } = openApp(`/verificar?codigo=${code}`);
    expect(await screen.findByText(/Hubo muchas comprobaciones/)).toBeVisible();
    answering(record());
    await user.click(screen.getByRole('button', { name: 'Volver a intentar' }));
    expect(await screen.findByText('El mismo texto hoy')).toBeVisible();
  });

  it('tells which source changed, with its text then and now, and that the corpus is another', async () => {
    const today = { ...source, from: '2026-11-25', textHash: 'cc' };
    answering(
      record({
        corpusToday: { ...corpus, official: 'o2', rules: 'r2' },
        sources: [{ attested: source, today: { state: 'changed', source: today } }],
      }),
    );
    openApp(`/verificar?codigo=${code}`);
    expect(await screen.findByText('El texto cambió desde entonces')).toBeVisible();
    expect(screen.getByText(/Entonces: texto vigente desde el 07\/04\/2008/)).toBeVisible();
    expect(screen.getByText(/Hoy: texto vigente desde el 25\/11\/2026/)).toBeVisible();
    expect(screen.getByText(/se incorporaron textos/)).toBeVisible();
    expect(screen.getByText('Las de hoy son otras.')).toBeVisible();
  });

  it('compares a file in the browser, and says so where it is another than the one that was made', async () => {
    answering(record({ fileHash: 'otro' }));
    const { user } = openApp('/verificar');
    const dropped = new File([file], 'constancia.pdf', { type: 'application/pdf' });
    // jsdom's files do not give their bytes.
    Object.assign(dropped, { arrayBuffer: async () => file.slice().buffer });
    await user.upload(await screen.findByLabelText('PDF de la constancia'), dropped);
    expect(await screen.findByRole('heading', { name: 'El archivo fue alterado' })).toBeVisible();
    expect(screen.getByText(code)).toBeVisible();
  });
});
