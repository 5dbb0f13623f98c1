import { anonymizationMessages } from '@foja/contracts/anonymization-calls';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentSession, keepSession } from '../platform/session.ts';
import { anonymizing, api, asked } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { buildSession, sessionAnswer } from '../testing/sessions.ts';
import { requestAnonymization } from './request-anonymization.ts';

const text = 'Soy María Fernández';
const refusal = (message: string) => HttpResponse.json({ error: 'unauthenticated', message }, { status: 401 });

describe('the anonymization call', () => {
  it('is refused without a signed-in user, and asks nobody', async () => {
    await expect(requestAnonymization('basic', { text })).rejects.toThrow('User not authenticated');
    expect(asked).toEqual([]);
  });

  it('renews a token that is refused, once', async () => {
    keepSession(buildSession(), 'tab');
    const renewed = buildSession();
    const tokens: (string | null)[] = [];
    api.use(
      http.post('*/api/auth/refresh-token', () => HttpResponse.json(sessionAnswer(renewed))),
      http.post('*/anonymize-text', ({ request }) => {
        tokens.push(request.headers.get('x-qgs-token'));
        return tokens.length === 1 ? refusal(anonymizationMessages.notAuthenticated) : undefined;
      }),
      anonymizing('/anonymize-text'),
    );
    await expect(requestAnonymization('basic', { text })).resolves.toMatchObject({
      anonymized_text: 'Soy [PERSONA_1]',
    });
    expect(tokens[1]).toBe(renewed.token);
    expect(currentSession()?.token).toBe(renewed.token);
  });

  it('reads the public key again where it has changed', async () => {
    signIn('User');
    const keys = ['vieja', 'nueva'];
    const sent: (string | null)[] = [];
    api.use(
      http.get('*/api/anonymization/settings', () =>
        HttpResponse.json({
          settings: Object.fromEntries(
            ['rag', 'questionGeneration', 'jurisprudenceSearch', 'documentUpload'].map((feature) => [
              feature,
              { mode: 'basic', enabled: true },
            ]),
          ),
          publicKey: keys.shift(),
        }),
      ),
      http.post('*/anonymize-text', ({ request }) => {
        sent.push(request.headers.get('apikey'));
        return sent.length === 1 ? refusal(anonymizationMessages.invalidKey) : undefined;
      }),
      anonymizing('/anonymize-text'),
    );
    await requestAnonymization('basic', { text });
    expect(sent).toEqual(['vieja', 'nueva']);
  });

  it('takes an answer that says that nothing was anonymized for a failure', async () => {
    signIn('User');
    api.use(
      http.post('*/anonymize-text', () =>
        HttpResponse.json({ success: false, anonymized_text: text, replacements: [], message: 'no' }),
      ),
    );
    await expect(requestAnonymization('basic', { text })).rejects.toThrow('No se pudo anonimizar el texto.');
  });
});
