import type { DraftRun } from '@foja/contracts/drafting';
import {
  type DocumentForm,
  type Field,
  type FormValues,
  type Person,
  type PersonPart,
  personPartBlanks,
} from '@foja/contracts/drafting/form';
import { blankName, fieldsOf, isAmount, isEmptyValue, readAnswers } from '@foja/contracts/drafting/read-answers';
import { numberAlone } from '@foja/legal-text/write-number';
import { monthNames } from '../platform/month-names.ts';
import { amountInWords } from './amount-in-words.ts';

/** What the words of a template are filled with. */
export interface Filling {
  form: DocumentForm;
  values: FormValues;
  derived: Record<string, string>;
}

/** The runs of a template's text: its own words, what the form gave, and a blank for each datum that is missing. */
export function renderText(filling: Filling, text: string): DraftRun[] {
  const runs: DraftRun[] = [];
  for (const [index, segment] of text.split(/\[\[|\]\]/).entries()) {
    const rendered = renderSegment(filling, segment);
    const isOptional = index % 2 === 1;
    if (!isOptional || rendered.every((run) => !run.blank)) runs.push(...rendered);
  }
  return runs;
}

function renderSegment(filling: Filling, segment: string): DraftRun[] {
  return segment.split(/(\{[^{}]+\})/).flatMap((piece) => {
    if (piece === '') return [];
    return piece.startsWith('{')
      ? renderPlace(filling, piece.slice(1, -1))
      : [{ text: piece, field: null, blank: false }];
  });
}

function renderPlace(filling: Filling, name: string): DraftRun[] {
  if (name.startsWith('=')) {
    const text = filling.derived[name.slice(1)] ?? '';
    return [text === '' ? blank(name.slice(1), null) : { text, field: null, blank: false }];
  }
  const [key = '', part] = name.split('.');
  const field = fieldsOf(filling.form).find((candidate) => candidate.key === key);
  if (!field) throw new Error(`The form ${filling.form.kind} has no field ${key}`);
  if (field.type === 'person')
    return renderPerson(field, readAnswers(filling.values, '').person(key), part as PersonPart);
  if (isEmptyValue(filling.values[key])) return [blank(blankName(field), key)];
  return valueText(filling, field).map((run) => ({ ...run, field: key }));
}

const blank = (what: string, field: string | null): DraftRun => ({ text: `[falta: ${what}]`, field, blank: true });

function valueText(filling: Filling, field: Field): DraftRun[] {
  const value = filling.values[field.key];
  const said = (text: string): DraftRun[] => [{ text, field: null, blank: false }];
  if (field.type === 'choice') {
    const option = field.options.find((candidate) => candidate.value === value);
    // What an option says may name another field.
    return renderSegment(filling, option?.text ?? option?.label ?? '');
  }
  if (typeof value === 'number') return said(`${value} (${numberAlone(value)})`);
  if (isAmount(value)) return said(amountInWords(value));
  if (Array.isArray(value)) return said(enumerated(itemsOf(field, value)));
  return said(field.type === 'date' ? dayInWords(String(value)) : String(value).trim());
}

/** The texts of a list, those of its options where it has some. */
export function itemsOf(field: Field, value: readonly string[]): string[] {
  const items = value.map((item) => item.trim()).filter((item) => item !== '');
  if (field.type !== 'list' || !field.options) return items;
  return field.options.filter((option) => items.includes(option.value)).map((option) => option.text ?? option.label);
}

/** "uno, dos y tres"; "e" before the sound of an i. */
function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${/^(?:i|hi(?!e))/i.test(last) ? 'e' : 'y'} ${last}`;
}

const partTexts: Record<PersonPart, (value: string) => string> = {
  name: (value) => value,
  document: (value) => `, ${value}`,
  civilStatus: (value) => `, de estado civil ${value}`,
  address: (value) => `, con domicilio en ${value}`,
  email: (value) => `, con correo electrónico ${value}`,
  representedBy: (value) => `, con la representación de ${value}`,
};

function renderPerson(
  field: Extract<Field, { type: 'person' }>,
  person: Person,
  part: PersonPart | undefined,
): DraftRun[] {
  const given = (name: PersonPart) => (person[name] ?? '').trim();
  const missing = (name: PersonPart) => blank(`${personPartBlanks[name]} ${field.of}`, field.key);
  if (part) return [given(part) === '' ? missing(part) : { text: given(part), field: field.key, blank: false }];
  return (Object.keys(partTexts) as PersonPart[]).flatMap((name) => {
    if (given(name) !== '') return [{ text: partTexts[name](given(name)), field: field.key, blank: false }];
    if (!field.parts.includes(name)) return [];
    const [before = ''] = partTexts[name]('\0').split('\0');
    return before === '' ? [missing(name)] : [{ text: before, field: field.key, blank: false }, missing(name)];
  });
}

/** `2026-11-20` → "20 de noviembre de 2026". */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} de ${monthNames[Number(month) - 1] ?? ''} de ${year}`;
}
