import type { z } from 'zod';
import { HttpError } from '../platform/http-errors.ts';

/**
 * Reads the body of a calculation. What is wrong is 422 and not 400: the call was understood, and the answer tells which
 * input is missing or cannot be.
 * @throws {HttpError} 422 `fact-missing` or `fact-invalid` with `{field, missing}` of the first problem, and all of them.
 */
export function readInput<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.') || 'body',
    message: issue.message,
    absent: valueAt(body, issue.path) === undefined,
  }));
  const [first] = problems;
  const { field, message, absent } = first ?? { field: 'body', message: 'La consulta no es válida.', absent: false };
  throw new HttpError(422, absent ? 'fact-missing' : 'fact-invalid', message, {
    field,
    missing: field,
    problems: problems.map((problem) => ({ field: problem.field, message: problem.message })),
  });
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    body,
  );
}
