import type {
  Amount,
  Answers,
  Condition,
  Conditions,
  DocumentForm,
  Field,
  FieldValue,
  FormValues,
  Person,
} from './form.ts';

/** Typed reading of a form's values; what is not there, or is of another type, reads as empty. */
export function readAnswers(values: FormValues, today: string): Answers {
  return {
    today,
    text: (key) => {
      const value = values[key];
      return typeof value === 'string' ? value.trim() : '';
    },
    number: (key) => {
      const value = values[key];
      return typeof value === 'number' ? value : null;
    },
    amount: (key) => {
      const value = values[key];
      return isAmount(value) ? value : null;
    },
    list: (key) => {
      const value = values[key];
      return Array.isArray(value) ? value.map((item) => item.trim()).filter((item) => item !== '') : [];
    },
    person: (key) => {
      const value = values[key];
      return isPerson(value) ? value : {};
    },
  };
}

export function isAmount(value: FieldValue | undefined): value is Amount {
  return typeof value === 'object' && !Array.isArray(value) && 'currency' in value;
}

function isPerson(value: FieldValue | undefined): value is Person {
  return typeof value === 'object' && !Array.isArray(value) && !('currency' in value);
}

/** Whether a field, a clause or a reminder with this condition applies to the values. */
export function conditionHolds(conditions: Conditions | undefined, values: FormValues): boolean {
  if (conditions === undefined) return true;
  // Array.isArray does not tell a read-only list from what is none.
  return 'field' in conditions ? holdsOne(conditions, values) : conditions.every((one) => holdsOne(one, values));
}

function holdsOne(condition: Condition, values: FormValues): boolean {
  const value = values[condition.field];
  if (condition.is === undefined) return !isEmptyValue(value);
  const wanted: readonly string[] = typeof condition.is === 'string' ? [condition.is] : condition.is;
  if (Array.isArray(value)) return value.some((item) => wanted.includes(item));
  return typeof value === 'string' && wanted.includes(value);
}

/** Whether nothing was given: a person is empty only where no part of them was. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return Number.isNaN(value);
  if (Array.isArray(value)) return value.every((item) => item.trim() === '');
  if (isAmount(value)) return false;
  return Object.values(value).every((part) => (part ?? '').trim() === '');
}

/** Every field of a form, in its order. */
export function fieldsOf(form: DocumentForm): Field[] {
  return form.sections.flatMap((section) => section.fields);
}

/** The fields that these values make the form ask. */
export function askedFields(form: DocumentForm, values: FormValues): Field[] {
  return fieldsOf(form).filter((field) => conditionHolds(field.when, values));
}

/** What a blank in place of this field says is missing. */
export function blankName(field: Field): string {
  return field.blank ?? field.label.charAt(0).toLowerCase() + field.label.slice(1);
}
