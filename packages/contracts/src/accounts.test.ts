import { describe, expect, it } from 'vitest';
import { loginRequestSchema, passwordStrength, registerRequestSchema } from './accounts.ts';

const whole = { firstName: 'Ana', lastName: 'Díaz', email: 'ana@estudio.example', password: 'Clave-2026' };
const firstMessage = (change: object) =>
  registerRequestSchema.safeParse({ ...whole, ...change }).error?.issues[0]?.message;

describe('what registering asks', () => {
  it('is met by a whole form', () => expect(registerRequestSchema.safeParse(whole).success).toBe(true));

  it.each([
    [{ firstName: 'A' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ lastName: ' D ' }, 'El apellido debe tener al menos 2 caracteres'],
    [{ email: '' }, 'El email es requerido'],
    [{ email: 'ana@' }, 'Ingresa un email válido'],
    [{ password: '' }, 'La contraseña es requerida'],
    [{ password: 'Aa1' }, 'La contraseña debe tener al menos 8 caracteres'],
    [{ password: 'todominuscula1' }, 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
    [{ password: 'SinNumeros' }, 'La contraseña debe contener al menos una mayúscula, una minúscula y un número'],
  ])('refuses %j with "%s"', (change, message) => expect(firstMessage(change)).toBe(message));
});

describe('what logging in asks', () => {
  it.each([
    [{ email: '', password: 'secreta' }, 'El email es requerido'],
    [{ email: 'no', password: 'secreta' }, 'Ingresa un email válido'],
    [{ email: 'a@b.co', password: '' }, 'La contraseña es requerida'],
    [{ email: 'a@b.co', password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
  ])('refuses %j with "%s"', (form, message) => {
    expect(loginRequestSchema.safeParse(form).error?.issues[0]?.message).toBe(message);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'weak'],
    ['abc', 1, 'weak'],
    ['abcdefgh', 2, 'medium'],
    ['abcdefg1', 3, 'medium'],
    ['Abcdefg1', 4, 'strong'],
    ['Abcdef1!', 5, 'strong'],
  ])('of "%s" is %i: %s', (password, score, level) => expect(passwordStrength(password)).toEqual({ score, level }));
});
