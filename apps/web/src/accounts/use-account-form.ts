import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form over one of our schemas. A field speaks once it has been left or submitted, and from then on as it is typed; a submit goes
 * to the first wrong field.
 */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Values> {
  return useForm<Values, unknown, Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
}

/** The state of a field as it is shown: its error once it was touched, its success once it was also filled in. */
export function shownState<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  name: FieldPath<Values>,
): { error: string | undefined; valid: boolean } {
  const { error, isTouched, isDirty } = form.getFieldState(name, form.formState);
  const speaks = isTouched || form.formState.isSubmitted;
  return { error: speaks ? error?.message : undefined, valid: speaks && isDirty && !error };
}
