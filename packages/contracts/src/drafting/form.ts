/** What a form of a document asks: typed fields as data, read by the server that writes and by the screen that asks. */

export const currencies = ['ARS', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export interface Amount {
  currency: Currency;
  value: number;
}

/** What can be asked about a person. */
export const personParts = ['name', 'document', 'address', 'email', 'civilStatus', 'representedBy'] as const;
export type PersonPart = (typeof personParts)[number];
export type Person = Partial<Record<PersonPart, string>>;

/** Text, choice and date (`2026-11-20`) are strings; a list holds texts, or the values of the options ticked. */
export type FieldValue = string | number | Amount | Person | string[];
export type FormValues = Record<string, FieldValue>;

/** Holds where the other field has one of these values, or any value at all. */
export interface Condition {
  field: string;
  is?: string | readonly string[];
}

/** One condition, or several that must all hold. */
export type Conditions = Condition | readonly Condition[];

export interface Option {
  value: string;
  label: string;
  /** How the document says it; the label where left out. */
  text?: string;
}

interface FieldBase {
  key: string;
  label: string;
  help?: string;
  /** A document without it carries a visible blank. */
  required?: boolean;
  /** Asked only then. */
  when?: Conditions;
  /** What a blank says is missing; the label in lower case where left out. */
  blank?: string;
}

export type Field =
  | (FieldBase & { type: 'text' | 'long-text' })
  /** The person's own account of what happened: the only text that a language model may improve. */
  | (FieldBase & { type: 'facts' })
  | (FieldBase & { type: 'date' })
  | (FieldBase & { type: 'number'; unit?: string; min?: number; max?: number })
  | (FieldBase & { type: 'amount' })
  | (FieldBase & {
      type: 'person';
      /** With its preposition: "del locador". */
      of: string;
      parts: readonly PersonPart[];
      optionalParts?: readonly PersonPart[];
    })
  | (FieldBase & { type: 'choice'; options: readonly Option[] })
  /** Lines that the person adds; with options, boxes to tick. */
  | (FieldBase & { type: 'list'; options?: readonly Option[] });

export interface Section {
  title: string;
  fields: readonly Field[];
}

/** What a rule reads of the values: typed, and empty where nothing or something else was given. */
export interface Answers {
  /** The day on which it is asked (`2026-11-20`). */
  today: string;
  text(key: string): string;
  number(key: string): number | null;
  amount(key: string): Amount | null;
  list(key: string): readonly string[];
  person(key: string): Person;
}

/** Something that the law has to say about the values. It warns and never stops the document. */
export interface Check {
  field: string;
  message: string;
  articles: readonly string[];
  applies(answers: Answers): boolean;
}

/** What is to be done besides filling in the form. */
export interface Reminder {
  text: string;
  articles: readonly string[];
  when?: Conditions;
}

export const documentGroups = ['escritos', 'urgentes', 'recursos', 'cartas', 'contratos', 'familia'] as const;
export type DocumentGroup = (typeof documentGroups)[number];

export const documentGroupLabels: Record<DocumentGroup, string> = {
  escritos: 'Demandas y escritos',
  urgentes: 'Amparos, cautelares y beneficio',
  recursos: 'Recursos',
  cartas: 'Cartas documento y telegramas',
  contratos: 'Contratos y poderes',
  familia: 'Convenios de familia',
};

export interface DocumentForm<Kind extends string = string> {
  kind: Kind;
  group: DocumentGroup;
  label: string;
  /** In one sentence, when it serves. */
  description: string;
  /** Words by which people look for it. */
  keywords: readonly string[];
  sections: readonly Section[];
  checks: readonly Check[];
  reminders: readonly Reminder[];
  /** Plainly fictitious values that fill the whole form. */
  example: FormValues;
}

/** What each part of a person is called on the form and, after "falta:", in a document. */
export const personPartLabels: Record<PersonPart, string> = {
  name: 'Nombre y apellido o denominación',
  document: 'DNI o CUIT',
  address: 'Domicilio',
  email: 'Correo electrónico',
  civilStatus: 'Estado civil',
  representedBy: 'Representante (nombre y carácter)',
};

export const personPartBlanks: Record<PersonPart, string> = {
  name: 'nombre',
  document: 'DNI o CUIT',
  address: 'domicilio',
  email: 'correo electrónico',
  civilStatus: 'estado civil',
  representedBy: 'representante',
};
