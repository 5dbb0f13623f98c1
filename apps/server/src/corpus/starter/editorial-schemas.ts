import { z } from 'zod';
import { articleKeyPattern } from '../article-key.ts';
import { legalAreaIds } from '../legal-areas.ts';
import { roles } from '../statements/statement.ts';

const line = z.string().trim().min(1);
const articleKey = z.string().regex(articleKeyPattern, 'no es una clave de artículo como «ccyc:1757»');
/** Eight or more ways in which people say it: fewer, and lay questions do not find it. */
const says = z.array(line).min(8);

/** Front matter of `notes/NORM/ARTICLE.md`. */
export const noteSchema = z.strictObject({
  norm: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  article: z.string().regex(/^\d+[a-z0-9 ]*$/, 'se escribe entre comillas: "1757", "10bis"'),
  title: line,
  heading: z.string().trim().default(''),
  area: z.enum(legalAreaIds),
  checked: z.iso.date(),
  related: z.array(articleKey).default([]),
  synonyms: z.array(line).default([]),
  says,
});

/** Sections of a note, the required one first. */
export const noteHeadings = ['Qué dice', 'Condiciones', 'Plazos', 'Efectos'] as const;

/** Front matter of `guides/SLUG.md`. */
export const guideSchema = z.strictObject({
  title: line,
  area: z.enum(legalAreaIds),
  articles: z.array(articleKey).min(1),
  checked: z.iso.date(),
  synonyms: z.array(line).default([]),
  says,
  /** The type of case as a law firm files it; several guides may share it. */
  caseType: line,
  /** Which case of that type: no other guide has it. */
  situation: line,
  elements: z.array(line).default([]),
  evidence: z.array(line).default([]),
  limitation: z.array(z.strictObject({ text: line, article: articleKey })).default([]),
  urgencySigns: z.array(line).default([]),
  /** For whom it is written, where it speaks to one side. */
  role: z.enum(roles).optional(),
});

/** Sections of a guide, the required one first. */
export const guideHeadings = [
  'Respuesta breve',
  'Qué da la ley',
  'Plazos',
  'Pasos',
  'Documentos y prueba',
  'Dónde ir',
  'Costos',
  'Errores a evitar',
  'Cuándo hace falta un abogado',
] as const;

/** Front matter of `rulings/VOLUME-PAGE.md`. */
export const rulingSummarySchema = z.strictObject({
  citation: z.string().regex(/^Fallos: \d{1,4}:\d{1,5}$/, 'se escribe "Fallos: TOMO:PÁGINA"'),
  caseName: line,
  court: line,
  date: z.iso.date(),
  area: z.enum(legalAreaIds),
  domain: z.enum(['civil_comercial', 'todos_premium']),
  checked: z.iso.date(),
  norms: z.array(articleKey).default([]),
  synonyms: z.array(line).default([]),
  says: z.array(line).min(6),
});

/** Sections of the summary of a ruling, all of them required. */
export const rulingSummaryHeadings = ['Cuestión', 'Qué resolvió', 'Por qué importa'] as const;

/** One entry of `norms.yaml`. */
export const normSchema = z.strictObject({
  code: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: line,
  aliases: z.array(line).min(1),
  infolegId: z.int().positive().optional(),
  officialUrl: z.url({ protocol: /^https?$/ }).optional(),
  domain: z.enum(['civil_comercial', 'todos_premium']),
  lastArticle: z.int().positive().optional(),
});
