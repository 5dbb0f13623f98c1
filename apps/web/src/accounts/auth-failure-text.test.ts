import { authMessages } from '@foja/contracts/accounts';
import { describe, expect, it } from 'vitest';
import { CallFailed } from '../platform/http.ts';
import {
  authFailureText,
  loginFailure,
  resendFailureText,
  saysUnconfirmed,
  signedInFailureText,
} from './auth-failure-text.ts';

const failed = (status: number, said: string | null = null, code: CallFailed['code'] = 'internal') =>
  new CallFailed(status, code, said ?? `Error ${status}`, { said });

describe('a failed account call says (specification 8, Auth)', () => {
  it.each<[string, unknown, string]>([
    ['something that is no failed call', new Error('x'), 'Error de autenticación desconocido'],
    ['a status that says nothing', failed(418), 'Error de autenticación desconocido'],
    ['a code and no message', failed(400, 'invalid_request'), 'Error de autenticación desconocido'],
    ['the message of the server', failed(400, 'El email es requerido'), 'El email es requerido'],
    ['401', failed(401), 'Email o contraseña incorrectos'],
    ['no refresh token', failed(401, 'No refresh token available'), 'No refresh token available'],
    ['401 with other words', failed(401, 'no'), 'Email o contraseña incorrectos'],
    ['Invalid credentials', failed(400, 'Invalid credentials.'), 'Email o contraseña incorrectos'],
    ['423', failed(423), 'Cuenta bloqueada por múltiples intentos. Intenta más tarde.'],
    ['a locked account', failed(403, 'Account locked'), 'Cuenta bloqueada por múltiples intentos. Intenta más tarde.'],
    ['its code', failed(403, null, 'account_locked'), 'Cuenta bloqueada por múltiples intentos. Intenta más tarde.'],
    [
      'too many attempts',
      failed(400, 'Too many attempts'),
      'Cuenta bloqueada por múltiples intentos. Intenta más tarde.',
    ],
    ['Cuenta bloqueada, as it is', failed(423, authMessages.lockedByAdmin), authMessages.lockedByAdmin],
    ['Cuenta bloqueada of a 401', failed(401, 'Cuenta bloqueada hasta las 10.'), 'Cuenta bloqueada hasta las 10.'],
    ['403', failed(403, 'no'), 'Acceso denegado'],
    ['403 that asks to confirm', failed(403, 'Confirma tu email primero'), 'Confirma tu email primero'],
    ['its code alone', failed(403, null, 'email_not_confirmed'), authMessages.confirmFirst],
    ['429', failed(429), 'Demasiados intentos. Inténtalo más tarde'],
    ['500 with no message', failed(500), 'Error del servidor. Inténtalo más tarde'],
    ['500 with a message', failed(500, 'Se cayó'), 'Se cayó'],
    ['no connection', failed(0, null, 'network'), 'Error de conexión. Verifica tu internet'],
    ['a time-out', failed(0, null, 'timeout'), 'Error de conexión. Verifica tu internet'],
  ])('%s', (_what, failure, text) => expect(authFailureText(failure)).toBe(text));

  it('and of somebody signed in that the session is over, where it is', () => {
    expect(signedInFailureText(failed(401))).toBe('Tu sesión venció. Iniciá sesión de nuevo.');
    expect(signedInFailureText(failed(0))).toBe('Error de conexión. Verifica tu internet');
  });
});

describe('a failed login says (specification 8, Login page)', () => {
  it.each<[string, unknown, string, boolean]>([
    ['429', failed(429, 'x'), authMessages.tooManyLogins, false],
    ['nothing known', failed(418), 'Error al iniciar sesión', false],
    ['something else entirely', new Error('x'), 'Error al iniciar sesión', false],
    ['401', failed(401), 'Email o contraseña incorrectos', false],
    [
      'a lock, without the helper',
      failed(423, 'Cuenta bloqueada. Confirma tu email.'),
      'Cuenta bloqueada. Confirma tu email.',
      false,
    ],
    ['unconfirmed', failed(403, authMessages.confirmFirst), authMessages.confirmFirst, true],
    ['unconfirmed with 401', failed(401, 'Please verify your email'), 'Please verify your email', true],
    ['unconfirmed by code', failed(403, null, 'email_not_confirmed'), authMessages.confirmFirst, true],
  ])('%s', (_what, failure, text, unconfirmed) => expect(loginFailure(failure)).toEqual({ text, unconfirmed }));
});

describe('an unconfirmed address is told by', () => {
  it.each([
    'Debes confirmar tu email',
    'Confirmá tu correo antes de iniciar sesión',
    'Email no confirmado',
    'El correo no está verificado',
    'Tu email aún no ha sido confirmado',
    'Verifica tu correo electrónico',
    'Please confirm your email address',
    'Email not confirmed',
    'Your e-mail is not verified',
  ])('"%s"', (text) => expect(saysUnconfirmed(text)).toBe(true));

  it.each(['Email o contraseña incorrectos', 'Confirma tu contraseña', 'Ingresa un email válido', 'Acceso denegado'])(
    'and not by "%s"',
    (text) => expect(saysUnconfirmed(text)).toBe(false),
  );
});

it.each([
  ['the words of the server', failed(429, 'Esperá un rato'), 'Esperá un rato'],
  ['nothing', failed(500), 'Error al reenviar el email de confirmación'],
  ['a code', failed(500, 'internal'), 'Error al reenviar el email de confirmación'],
  ['no connection', failed(0), 'Error al reenviar el email de confirmación'],
])('a failed resend says: %s', (_what, failure, text) => expect(resendFailureText(failure)).toBe(text));
