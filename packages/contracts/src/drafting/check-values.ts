import { generationTextBounds, generationTextMessage } from '../generators/use-cases.ts';
import { type DocumentForm, type Field, type FieldValue, type FormValues, personParts } from './form.ts';
import { fieldTextMaxCharacters } from './limits.ts';
import { askedFields, fieldsOf, isAmount } from './read-answers.ts';

export interface ValueProblem {
  field: string;
  message: string;
}

/** What is wrong with values, field by field; a missing datum is no problem, except the facts that the form asks for. */
export function checkValues(form: DocumentForm, values: FormValues): ValueProblem[] {
  const fields = new Map(fieldsOf(form).map((field) => [field.key, field]));
  const problems: ValueProblem[] = [];
  for (const [key, value] of Object.entries(values)) {
    const field = fields.get(key);
    const message = field ? problemOf(field, value) : 'El formulario no tiene este dato.';
    if (message) problems.push({ field: key, message });
  }
  const facts = askedFields(form, values).find((field) => field.type === 'facts');
  if (facts && values[facts.key] === undefined) problems.push({ field: facts.key, message: generationTextMessage });
  return problems;
}

/** What is wrong with one value of one field, or null. */
export function problemOf(field: Field, value: FieldValue): string | null {
  switch (field.type) {
    case 'facts': {
      if (typeof value !== 'string') return generationTextMessage;
      const { length } = value.trim();
      return length < generationTextBounds.minCharacters || length > generationTextBounds.maxCharacters
        ? generationTextMessage
        : null;
    }
    case 'text':
    case 'long-text':
      return textProblem(value);
    case 'date':
      return typeof value === 'string' && (value === '' || isDay(value)) ? null : 'La fecha no existe.';
    case 'number':
      return numberProblem(field, value);
    case 'amount':
      return isAmount(value) ? null : 'Se esperaba un importe.';
    case 'choice':
      return value === '' || field.options.some((option) => option.value === value)
        ? null
        : 'Elegí una de las opciones.';
    case 'list':
      return listProblem(field, value);
    case 'person':
      return typeof value === 'object' && Object.keys(value).every((part) => isPart(part))
        ? null
        : 'Se esperaba una persona.';
  }
}

function textProblem(value: FieldValue): string | null {
  if (typeof value !== 'string') return 'Se esperaba un texto.';
  return value.length > fieldTextMaxCharacters ? 'El texto es demasiado largo.' : null;
}

const isPart = (part: string): boolean => (personParts as readonly string[]).includes(part);

function numberProblem(
  { min = 0, max = 100_000 }: Extract<Field, { type: 'number' }>,
  value: FieldValue,
): string | null {
  if (typeof value !== 'number') return 'Se esperaba un número.';
  return value >= min && value <= max ? null : `Tiene que estar entre ${min} y ${max}.`;
}

function listProblem({ options }: Extract<Field, { type: 'list' }>, value: FieldValue): string | null {
  if (!Array.isArray(value)) return 'Se esperaba una lista.';
  if (!options) return null;
  return value.every((item) => options.some((option) => option.value === item)) ? null : 'Elegí entre las opciones.';
}

/** Whether it is a day of the calendar, as `2026-11-20`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
