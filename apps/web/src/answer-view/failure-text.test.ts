import { describe, expect, it } from 'vitest';
import { CallFailed } from '../platform/http.ts';
import { chatFailure } from './failure-text.ts';

const failed = (status: number) => new CallFailed(status, 'internal', 'x');

describe('what the chat says of a failure', () => {
  it.each([403, 429])('asks a guest to register on %s', (status) => {
    expect(chatFailure(failed(status), false)).toMatchObject({
      text: 'Ha alcanzado el límite de consultas. Por favor, regístrese para continuar usando Foja.',
    });
  });

  it.each([403, 429])('opens the premium gate for an account on %s', (status) => {
    expect(chatFailure(failed(status), true)).toEqual({ kind: 'premium-gate' });
  });

  it('sends an account to sign in again on 401, but not a guest', () => {
    expect(chatFailure(failed(401), true)).toEqual({ kind: 'session-expired' });
    expect(chatFailure(failed(401), false)).toMatchObject({
      text: 'Lo siento, ocurrió un error al procesar su consulta.',
    });
  });

  it('says on 502 that the service is not available', () => {
    expect(chatFailure(failed(502), true)).toMatchObject({
      text: 'El servicio está temporalmente no disponible. Por favor, inténtelo más tarde.',
    });
  });

  it.each([failed(0), failed(500), new Error('x'), undefined])('excuses itself for anything else', (failure) => {
    expect(chatFailure(failure, false)).toMatchObject({ text: 'Lo siento, ocurrió un error al procesar su consulta.' });
  });

  it('says that the server refused a question whose personal data it could not replace', () => {
    expect(chatFailure(new CallFailed(422, 'anonymization_required', 'x'), false)).toMatchObject({
      text: 'Anonymization required but failed. Cannot proceed with RAG query for data privacy.',
    });
  });

  it('does not close the door on a guest who only asked too fast', () => {
    expect(chatFailure(new CallFailed(429, 'rate_limited', 'x'), false)).toMatchObject({ exhausted: false });
    expect(chatFailure(new CallFailed(429, 'guest_limit_reached', 'x'), false)).toMatchObject({ exhausted: true });
  });
});
