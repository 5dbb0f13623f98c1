import { z } from 'zod';
import { legalAreaIds } from '../legal-areas.ts';

/** The jurisdictions, by the name that a file and the browser use. */
export const provinceNames = {
  'buenos-aires': 'Buenos Aires',
  catamarca: 'Catamarca',
  chaco: 'Chaco',
  chubut: 'Chubut',
  'ciudad-de-buenos-aires': 'Ciudad de Buenos Aires',
  cordoba: 'Córdoba',
  corrientes: 'Corrientes',
  'entre-rios': 'Entre Ríos',
  formosa: 'Formosa',
  jujuy: 'Jujuy',
  'la-pampa': 'La Pampa',
  'la-rioja': 'La Rioja',
  mendoza: 'Mendoza',
  misiones: 'Misiones',
  neuquen: 'Neuquén',
  'rio-negro': 'Río Negro',
  salta: 'Salta',
  'san-juan': 'San Juan',
  'san-luis': 'San Luis',
  'santa-cruz': 'Santa Cruz',
  'santa-fe': 'Santa Fe',
  'santiago-del-estero': 'Santiago del Estero',
  'tierra-del-fuego': 'Tierra del Fuego',
  tucuman: 'Tucumán',
} as const;
export type Province = keyof typeof provinceNames;
export const provinces = Object.keys(provinceNames) as [Province, ...Province[]];

const line = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/ });

/** An office, a line or a clinic where somebody may go with a legal problem, as `corpus/doors` holds it. */
export const doorSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: line,
  /** Where it serves; absent where that is the whole country. */
  provinces: z.array(z.enum(provinces)).min(1).optional(),
  /** The areas of guides for which it is told. */
  areas: z.array(z.enum(legalAreaIds)).min(1),
  what: line,
  /** Left out where no source tells. */
  cost: line.optional(),
  lawyer: line.optional(),
  phone: line.optional(),
  address: line.optional(),
  link: webAddress.optional(),
  source: webAddress,
  checked: z.iso.date(),
});
export type Door = z.infer<typeof doorSchema>;
