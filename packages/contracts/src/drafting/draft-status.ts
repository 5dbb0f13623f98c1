import { type DocumentForm, type Field, type FormValues, personPartBlanks } from './form.ts';
import { askedFields, blankName, conditionHolds, isEmptyValue, readAnswers } from './read-answers.ts';

/** How a document stands: what it has, what it lacks, what the law says of what it has, what is still to be done. */
export interface StatusItem {
  state: 'complete' | 'missing' | 'warning' | 'reminder';
  /** The field that it speaks of, or null. */
  field: string | null;
  message: string;
  /** Article keys (`ccyc:1198`). */
  articles: string[];
}

/** What stands instead of a sentence on the law whose article changed since somebody compared both. */
const toReview =
  'A revisar: acá va una indicación que se apoya en un artículo que cambió o se derogó después de que se la controló. Leé el texto vigente.';

/**
 * The state of a document, computed from its form and the law that changed: the same beside the form and on the server.
 * @param today as `2026-11-20`; deadlines and terms are reckoned to it.
 * @param underReview articles that changed since the form was compared with them: nothing is stated on these.
 */
export function draftStatus(
  form: DocumentForm,
  values: FormValues,
  today: string,
  underReview: readonly string[] = [],
): StatusItem[] {
  const stated = (message: string, articles: readonly string[]) => ({
    message: articles.some((key) => underReview.includes(key)) ? toReview : message,
    articles: [...articles],
  });
  const asked = askedFields(form, values);
  const answers = readAnswers(values, today);
  const askedKeys = new Set(asked.map((field) => field.key));
  const warnings = form.checks
    .filter((check) => askedKeys.has(check.field) && check.applies(answers))
    .map(({ field, message, articles }) => ({ state: 'warning' as const, field, ...stated(message, articles) }));
  const reminders = form.reminders
    .filter((reminder) => conditionHolds(reminder.when, values))
    .map(({ text, articles }) => ({ state: 'reminder' as const, field: null, ...stated(text, articles) }));
  return [
    ...asked.filter((field) => field.required).map((field) => fieldState(field, values)),
    ...warnings,
    ...reminders,
  ];
}

function fieldState(field: Field, values: FormValues): StatusItem {
  const missing = missingOf(field, values);
  const message = missing.length === 0 ? field.label : `Falta: ${missing.join(', ')}`;
  return { state: missing.length === 0 ? 'complete' : 'missing', field: field.key, message, articles: [] };
}

/** What a field lacks, each as a blank of the document names it; empty where it lacks nothing. */
export function missingOf(field: Field, values: FormValues): string[] {
  const value = values[field.key];
  if (field.type !== 'person') return isEmptyValue(value) ? [blankName(field)] : [];
  const person = readAnswers(values, '').person(field.key);
  return field.parts
    .filter((part) => (person[part] ?? '').trim() === '')
    .map((part) => `${personPartBlanks[part]} ${field.of}`);
}
