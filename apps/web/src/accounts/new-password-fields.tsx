import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { PasswordField } from '../design-system/password-field.tsx';
import { PasswordStrengthBar } from './password-strength-bar.tsx';
import { shownState } from './use-account-form.ts';

interface NewPasswordFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  password: FieldPath<Values>;
  confirmation: FieldPath<Values>;
  /** "Contraseña", or "Nueva contraseña" where there was one. */
  label: string;
}

/** A new password and its repetition: rules, strength, and a button on each that shows it. */
export function NewPasswordFields<Values extends FieldValues>({
  form,
  password,
  confirmation,
  label,
}: NewPasswordFieldsProps<Values>) {
  const typed: string = form.watch(password);
  return (
    <>
      <div>
        <PasswordField
          label={label}
          required
          autoComplete="new-password"
          help="Al menos 8 caracteres, con una mayúscula, una minúscula y un número."
          {...shownState(form, password)}
          {...form.register(password, { deps: [confirmation] })}
        />
        <PasswordStrengthBar password={typed} />
      </div>
      <PasswordField
        label="Confirmar contraseña"
        required
        autoComplete="new-password"
        {...shownState(form, confirmation)}
        {...form.register(confirmation)}
      />
    </>
  );
}
