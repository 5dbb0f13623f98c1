import type { Field, PersonPart, Section } from '../form.ts';

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

/** Two fictitious parties. */
export const ana = {
  name: 'Ana Ejemplo',
  document: 'DNI 00.000.001',
  address: 'Calle Falsa 123, Ciudad Autónoma de Buenos Aires',
  email: 'ana@ejemplo.example',
  representedBy: 'Clara Inventada, apoderada',
};
export const beto = {
  name: 'Beto Muestra',
  document: 'DNI 00.000.002',
  address: 'Avenida Imaginaria 456, Ciudad Autónoma de Buenos Aires',
  email: 'beto@ejemplo.example',
  representedBy: 'Elio Conjetural, apoderado',
};
export const dora = {
  name: 'Dora Supuesta',
  document: 'DNI 00.000.003',
  address: 'Pasaje Imaginado 789, Ciudad Autónoma de Buenos Aires',
  email: 'dora@ejemplo.example',
  representedBy: 'Elio Conjetural, apoderado',
};
