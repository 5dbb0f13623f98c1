import type { Field, PersonPart, Section } from '../form.ts';
import * as people from './example-people.ts';

/** A party to a contract. */
export function party(key: string, label: string, of: string, more: readonly PersonPart[] = []): Field {
  return {
    key,
    type: 'person',
    label,
    of,
    required: true,
    parts: ['name', 'document', 'address', ...more],
    optionalParts: ['representedBy', 'email'],
  };
}

/** Where and when it is signed, and who judges. */
export const signing: Section = {
  title: 'Firma',
  fields: [
    { key: 'lugarFirma', type: 'text', label: 'Lugar de firma', required: true },
    { key: 'fechaFirma', type: 'date', label: 'Fecha de firma', required: true },
    {
      key: 'jurisdiccion',
      type: 'text',
      label: 'Tribunales que se pactan',
      help: 'Por ejemplo: los tribunales ordinarios de la ciudad de Rosario.',
    },
  ],
};

export const signingExample = {
  lugarFirma: 'Ciudad Autónoma de Buenos Aires',
  fechaFirma: '2026-12-01',
  jurisdiccion: 'los tribunales ordinarios de la Ciudad Autónoma de Buenos Aires',
};

/** The fictitious parties of a contract. */
export const ana = {
  ...people.ana,
  email: 'ana@ejemplo.example',
  representedBy: 'Clara Inventada, apoderada',
};
export const beto = {
  ...people.beto,
  email: 'beto@ejemplo.example',
  representedBy: 'Elio Conjetural, apoderado',
};
export const dora = {
  ...people.dora,
  email: 'dora@ejemplo.example',
  representedBy: 'Elio Conjetural, apoderado',
};
