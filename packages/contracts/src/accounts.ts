import { z } from 'zod';
import { applicationId, loginPasswordMinCharacters, nameMinCharacters, passwordMinCharacters } from './limits.ts';
import { roleSchema } from './role-schema.ts';

/** Field rules of specification 5 with their exact messages: the server refuses by them, the forms show them. */
const email = z
  .string({ error: 'El email es requerido' })
  .trim()
  .min(1, 'El email es requerido')
  .max(254, 'Ingresa un email válido')
  .pipe(z.email('Ingresa un email válido'));

/** No name has a line break or any other control character, and PostgreSQL keeps no zero byte. */
const withoutControls = /^\P{Cc}*$/u;

const firstName = z
  .string({ error: 'El nombre es requerido' })
  .trim()
  .min(1, 'El nombre es requerido')
  .min(nameMinCharacters, 'El nombre debe tener al menos 2 caracteres')
  .max(80, 'El nombre es demasiado largo')
  .regex(withoutControls, 'El nombre no es válido');

const lastName = z
  .string({ error: 'El apellido es requerido' })
  .trim()
  .min(1, 'El apellido es requerido')
  .min(nameMinCharacters, 'El apellido debe tener al menos 2 caracteres')
  .max(80, 'El apellido es demasiado largo')
  .regex(withoutControls, 'El apellido no es válido');

const loginPassword = z
  .string({ error: 'La contraseña es requerida' })
  .min(1, 'La contraseña es requerida')
  .min(loginPasswordMinCharacters, 'La contraseña debe tener al menos 6 caracteres')
  .max(200, 'La contraseña es demasiado larga');

export const newPasswordSchema = z
  .string({ error: 'La contraseña es requerida' })
  .min(1, 'La contraseña es requerida')
  .min(passwordMinCharacters, 'La contraseña debe tener al menos 8 caracteres')
  .max(200, 'La contraseña es demasiado larga')
  .regex(
    /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)/su,
    'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  );

/** The payload of specification 7.1 repeats the identifier of the header; where it comes, it must be ours. */
const application = { applicationId: z.literal(applicationId).optional() };

export const emailSchema = email;
export const accountNamesSchema = z.object({ firstName, lastName });

/** POST /api/auth/login */
export const loginRequestSchema = z.object({ email, password: loginPassword, ...application });
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** POST /api/auth/register */
export const registerRequestSchema = z.object({
  firstName,
  lastName,
  email,
  password: newPasswordSchema,
  ...application,
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** POST /api/auth/refresh-token */
export const refreshRequestSchema = z.object({
  refreshToken: z.string({ error: 'No refresh token available' }).min(1, 'No refresh token available').max(512),
  ...application,
});

/** POST /api/auth/forgot-password and /api/auth/resend-confirmation */
export const emailRequestSchema = z.object({ email, ...application });

/** POST /api/auth/reset-password */
export const resetPasswordRequestSchema = z.object({
  email,
  resetToken: z.string().trim().min(1, 'El enlace no es válido o venció.').max(512),
  newPassword: newPasswordSchema,
  ...application,
});

/** POST /api/auth/confirm-email?token= */
export const confirmEmailQuerySchema = z.object({
  token: z.string().trim().min(1, 'El enlace no es válido o venció.').max(512),
});

/** POST /api/auth/change-password */
export const changePasswordRequestSchema = z.object({ currentPassword: loginPassword, newPassword: newPasswordSchema });

/** The account as its owner sees it. `role` is the one in force: a Free account on trial is Premium. */
export const authUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  emailConfirmed: z.boolean(),
  /** ISO date-time while a trial runs or after it has ended; null where none was ever started. */
  trialEndsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AuthUser = z.infer<typeof authUserSchema>;

/** The answer of login, of refresh, and of register where no confirmation is required. */
export const sessionResponseSchema = z.object({
  success: z.literal(true),
  token: z.string(),
  refreshToken: z.string(),
  /** When the access token ends. */
  expiresAt: z.iso.datetime(),
  user: authUserSchema,
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** The answer of login where the password was right and the account asks for a code as well. */
export const secondFactorRequiredSchema = z.object({
  success: z.literal(true),
  requiresSecondFactor: z.literal(true),
  /** Goes with the code to the second step; good for one sign-in from this browser. */
  challenge: z.string(),
  expiresAt: z.iso.datetime(),
});
export const loginResponseSchema = z.union([sessionResponseSchema, secondFactorRequiredSchema]);
export type LoginResponse = z.infer<typeof loginResponseSchema>;

/** The answer of register where the address must be confirmed first: the same for a known and an unknown address. */
export const confirmationRequiredSchema = z.object({
  success: z.literal(true),
  requiresConfirmation: z.literal(true),
  message: z.string(),
});
export const registerResponseSchema = z.union([sessionResponseSchema, confirmationRequiredSchema]);
export type RegisterResponse = z.infer<typeof registerResponseSchema>;

/** `{success, message}` of the calls that only say that they did it. */
export const doneResponseSchema = z.object({ success: z.literal(true), message: z.string() });
export type DoneResponse = z.infer<typeof doneResponseSchema>;

/** GET /api/account/sessions */
export const sessionsResponseSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** "Chrome en Windows"; "Navegador desconocido" where the user agent says nothing. */
      device: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;

/** POST /api/account/delete */
export const deleteAccountRequestSchema = z.object({ password: loginPassword });

/** Messages of specification 2.4 and 8 that server and screens share. */
export const authMessages = {
  unknown: 'Error de autenticación desconocido',
  wrongCredentials: 'Email o contraseña incorrectos',
  locked: 'Cuenta bloqueada por múltiples intentos. Intenta más tarde.',
  lockedByAdmin: 'Cuenta bloqueada. Escribinos para reactivarla.',
  forbidden: 'Acceso denegado',
  tooMany: 'Demasiados intentos. Inténtalo más tarde',
  tooManyLogins: 'Demasiados intentos de login desde tu IP. Por favor espera 1 hora antes de intentar nuevamente.',
  server: 'Error del servidor. Inténtalo más tarde',
  connection: 'Error de conexión. Verifica tu internet',
  loginFailed: 'Error al iniciar sesión',
  confirmFirst: 'Confirmá tu email antes de iniciar sesión.',
  confirmForTrial:
    'Confirmá tu email antes de empezar la prueba. Te llegó un mensaje con el enlace cuando te registraste.',
  resent: 'Email de confirmación reenviado. Revisa tu bandeja de entrada y spam.',
  resendFailed: 'Error al reenviar el email de confirmación',
  noLastEmail: 'No se encontró el email. Intenta hacer login nuevamente.',
  confirmationSent: 'Te enviamos un email para confirmar tu cuenta. Revisá tu bandeja de entrada y spam.',
  resetSent: 'Si el email está registrado, te enviamos un enlace para restablecer la contraseña.',
  passwordChanged: 'La contraseña se cambió. Las demás sesiones se cerraron.',
  passwordReset: 'La contraseña se cambió. Iniciá sesión con la nueva.',
  emailConfirmed: 'Tu email quedó confirmado.',
  loggedOut: 'La sesión se cerró.',
  sessionEnded: 'La sesión se cerró en ese dispositivo.',
  accountDeleted: 'Tu cuenta y tus datos se borraron.',
  linkInvalid: 'El enlace no es válido o venció.',
  currentPasswordWrong: 'La contraseña actual no es correcta',
  breachedPassword:
    'Esa contraseña figura en listas de contraseñas filtradas, que son las primeras que se prueban. Elegí otra.',
  emailTaken: 'No se pudo crear la cuenta con esos datos. Si ya tenés una, iniciá sesión o restablecé la contraseña.',
} as const;

/** The five criteria of specification 5: length of 8, lower case, upper case, digit, special character. */
export function passwordStrength(password: string): { score: number; level: 'weak' | 'medium' | 'strong' } {
  const score = [
    password.length >= passwordMinCharacters,
    /\p{Ll}/u.test(password),
    /\p{Lu}/u.test(password),
    /\d/.test(password),
    /[^\p{L}\d\s]/u.test(password),
  ].filter(Boolean).length;
  return { score, level: score < 2 ? 'weak' : score < 4 ? 'medium' : 'strong' };
}
