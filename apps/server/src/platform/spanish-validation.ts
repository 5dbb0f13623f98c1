import { z } from 'zod';

const { localeError } = z.locales.es();

/** Validation speaks Spanish from here on, in the whole process; a value that is not there is told by its name. */
export function speakSpanishInValidation(): void {
  z.config({
    localeError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined && issue.path?.length
        ? `Falta el dato «${issue.path.join('.')}».`
        : localeError(issue),
  });
}
