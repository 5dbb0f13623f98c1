import { z } from 'zod';
import { changePasswordRequestSchema } from './accounts.ts';
import { applicationId, recoveryCodeCount } from './limits.ts';

const codeMissing = 'Escribí el código';

/** Six digits of the application, or a recovery code; blanks and hyphens are how a person groups them. */
const code = z
  .string({ error: codeMissing })
  .trim()
  .min(1, codeMissing)
  .max(40, 'El código no es válido')
  .regex(/^[\p{L}\d\s-]+$/u, 'El código no es válido');

const appCode = z
  .string({ error: codeMissing })
  .trim()
  .min(1, codeMissing)
  .regex(/^\d{3}[\s-]?\d{3}$/, 'El código tiene 6 números');

/** POST /api/auth/login/second-factor */
export const loginSecondFactorRequestSchema = z.object({
  challenge: z.string().min(1).max(128),
  code,
  applicationId: z.literal(applicationId).optional(),
});

/** GET /api/account/second-factor */
export const secondFactorStateSchema = z.object({
  /** Null where it is not set up. */
  enabledAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int().min(0).max(recoveryCodeCount),
  /** Whether this installation asks it of this role before it administers. */
  isRequired: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** POST /api/account/second-factor/begin: what the application that makes the codes is given. */
export const beginSecondFactorRequestSchema = changePasswordRequestSchema.pick({ currentPassword: true });
export const secondFactorSecretSchema = z.object({
  /** Base32, for whoever cannot read the picture. */
  secret: z.string(),
  /** `otpauth://totp/…`: what the picture holds. */
  uri: z.string(),
});
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

/** POST /api/account/second-factor/confirm */
export const confirmSecondFactorRequestSchema = z.object({ code: appCode });

/** POST /api/account/second-factor/disable and /recovery-codes */
export const proveSecondFactorRequestSchema = beginSecondFactorRequestSchema.extend({ code });

/** The answer of confirm and of recovery-codes: the only time that they can be read. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).length(recoveryCodeCount) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const secondFactorMessages = {
  wrongCode: 'El código no es correcto o ya se usó. Esperá el siguiente y probá otra vez.',
  tooManyCodes: 'Demasiados códigos incorrectos. Esperá 15 minutos antes de probar otra vez.',
  challengeOver: 'El inicio de sesión venció. Escribí otra vez tu email y tu contraseña.',
  alreadyOn: 'La verificación en dos pasos ya está activada.',
  notOn: 'La verificación en dos pasos no está activada.',
  notBegun: 'Empezá otra vez: ese código QR ya no sirve.',
  disabled: 'La verificación en dos pasos quedó desactivada.',
  required:
    'Para administrar hace falta la verificación en dos pasos: esta instalación la pide. Activala en tu perfil y volvé a intentarlo.',
  removed: 'La verificación en dos pasos de la cuenta se quitó y sus sesiones se cerraron.',
  notOwn: 'La tuya se desactiva desde tu perfil, con tu contraseña y un código.',
} as const;
