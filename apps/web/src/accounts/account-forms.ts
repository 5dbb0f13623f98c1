import {
  changePasswordRequestSchema,
  emailSchema,
  loginRequestSchema,
  newPasswordSchema,
  registerRequestSchema,
} from '@foja/contracts/accounts';
import { z } from 'zod';

/** The forms' rules: those of the calls, and what only a form has (the repeated password, the terms, "remember me"). */

const repeated = z.string({ error: 'Confirma tu contraseña' }).min(1, 'Confirma tu contraseña');

/** Compared also while other fields are still wrong: each field says what it lacks as soon as it can. */
const comparison = (passwordField: string) => ({
  path: ['confirmPassword'],
  error: 'Las contraseñas no coinciden',
  when: ({ value }: { value: unknown }) => {
    const form = value as Record<string, unknown>;
    return Boolean(form[passwordField]) && Boolean(form.confirmPassword);
  },
});

export const loginFormSchema = loginRequestSchema
  .pick({ email: true, password: true })
  .extend({ rememberMe: z.boolean() });
export type LoginForm = z.infer<typeof loginFormSchema>;

export const registerFormSchema = registerRequestSchema
  .omit({ applicationId: true })
  .extend({
    confirmPassword: repeated,
    acceptTerms: z.boolean().refine((accepted) => accepted, 'Debes aceptar los términos y condiciones'),
  })
  .refine((form) => form.password === form.confirmPassword, comparison('password'));
export type RegisterForm = z.infer<typeof registerFormSchema>;

export const emailFormSchema = z.object({ email: emailSchema });
export type EmailForm = z.infer<typeof emailFormSchema>;

export const resetPasswordFormSchema = z
  .object({ newPassword: newPasswordSchema, confirmPassword: repeated })
  .refine((form) => form.newPassword === form.confirmPassword, comparison('newPassword'));
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

export const changePasswordFormSchema = changePasswordRequestSchema
  .extend({ confirmPassword: repeated })
  .refine((form) => form.newPassword === form.confirmPassword, comparison('newPassword'));
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
