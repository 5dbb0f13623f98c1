import { defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { AnonymizationFailed } from './anonymization-failed.ts';
import { changeSettings } from './change-settings.ts';
import { requireAnonymized } from './require-anonymized.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const text = 'Juan Carlos Pérez, juan@correo.example, pregunta por su contrato.';
const failing = {
  anonymize: () => Promise.reject(new AnonymizationFailed('timeout')),
  close: async () => {},
};
const guest: Actor = { role: 'Guest', subject: 'guest:1' };
const off = { mode: 'none', enabled: false } as const;

describe('what goes to a model', () => {
  test('is refused with 422 when it cannot be anonymized, also when the browser says that it is', async () => {
    for (const isAnonymized of [false, true]) {
      const attempt = requireAnonymized({ ...site.deps, anonymizer: failing }, guest, 'rag', {
        texts: [text],
        isAnonymized,
        acceptsOriginal: true,
      });
      await expect(attempt).rejects.toMatchObject({ status: 422, code: 'anonymization_required' });
    }
  });

  test('falls back to the original only in question generation, and only with the person’s yes', async () => {
    const ask = (acceptsOriginal: boolean) =>
      requireAnonymized({ ...site.deps, anonymizer: failing }, guest, 'questionGeneration', {
        texts: [text],
        isAnonymized: false,
        acceptsOriginal,
      });
    await expect(ask(false)).rejects.toMatchObject({ status: 422 });
    expect(await ask(true)).toEqual({ texts: [text], putBack: null, putBackQuote: null });
  });

  test('is anonymized whole where the browser did not, and loses only what is unmistakable where it did', async () => {
    const ask = async (isAnonymized: boolean) =>
      (await requireAnonymized(site.deps, guest, 'documentUpload', { texts: [text], isAnonymized })).texts[0];
    expect(await ask(false)).toBe('[PERSONA_1], [EMAIL_1], pregunta por su contrato.');
    expect(await ask(true)).toBe('Juan Carlos Pérez, [EMAIL_1], pregunta por su contrato.');
  });

  test('comes back in a quotation exactly as it stood there, and in other words in its fullest form', async () => {
    const letter = 'Reclama Pérez, Juan Carlos. Luego Pérez firmó.';
    const { putBack, putBackQuote, texts } = await requireAnonymized(site.deps, guest, 'documentUpload', {
      texts: [letter],
      isAnonymized: false,
    });
    const redacted = texts[0] as string;
    expect(redacted).not.toContain('Pérez');
    for (const sentence of redacted.split(/(?<=\.) /)) expect(letter).toContain(putBackQuote?.(sentence));
    expect(putBackQuote?.('Según [PERSONA_1], no.')).toBe(putBack?.('Según [PERSONA_1], no.'));
  });

  test('is untouched only for a SuperAdmin, in the feature that was switched off, while being one', async () => {
    const { actor } = await signInAs(site, 'SuperAdmin');
    await changeSettings(site.deps, actor, { ...defaultAnonymizationSettings, documentUpload: off });
    const isUntouched = async (asking: Actor, feature: 'documentUpload' | 'rag') =>
      (await requireAnonymized(site.deps, asking, feature, { texts: [text], isAnonymized: false })).texts[0] === text;
    expect(await isUntouched(actor, 'documentUpload')).toBe(true);
    expect(await isUntouched(actor, 'rag')).toBe(false);
    expect(await isUntouched({ ...actor, role: 'Admin' }, 'documentUpload')).toBe(false);
  });

  test('comes back with what was taken out, and has no way back where nothing was', async () => {
    const asked = { texts: ['¿Qué dice el contrato?', text], isAnonymized: false };
    const safe = await requireAnonymized(site.deps, guest, 'rag', asked);
    expect(safe.putBack?.('Escribile a [EMAIL_1].')).toBe('Escribile a juan@correo.example.');
    const nothing = { texts: ['¿Qué dice el contrato?'], isAnonymized: false };
    expect(await requireAnonymized(site.deps, guest, 'rag', nothing)).toEqual({
      ...nothing,
      isAnonymized: undefined,
      putBack: null,
      putBackQuote: null,
    });
  });
});
