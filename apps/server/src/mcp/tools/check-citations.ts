import { citationCheckSchema } from '@foja/contracts/citation-check';
import { citationCheckMaxCharacters, referenceStatuses } from '@foja/contracts/citation-check-limits';
import { routes } from '@foja/contracts/routes';
import { z } from 'zod';
import { day, defineTool, named } from '../tool.ts';

export const checkCitationsTool = defineTool({
  name: 'verificar_citas',
  title: 'Verificar citas',
  description:
    'Busca cada referencia legal de un texto (artículos, normas, fallos) y compara sus transcripciones con el texto oficial, letra por letra. Sirve para controlar lo que escribió una persona o un modelo. No gasta usos y no guarda el texto.',
  input: z.object({
    texto: z.string().min(1).max(citationCheckMaxCharacters),
    fecha: day.nullish().describe('Contra el derecho de ese día; el de hoy, si falta.'),
  }),
  output: z.object({
    total: z.number().int(),
    se_leyo_hasta: z.number().int().nullable().describe('Dónde se dejó de leer por tener demasiadas referencias.'),
    referencias: z.array(
      z.object({
        texto: z.string(),
        inicio: z.number().int(),
        fin: z.number().int(),
        nombre: z.string(),
        estado: z.enum(referenceStatuses),
        detalle: z.string(),
        fuentes: z.array(named),
        transcripciones: z.array(z.object({ texto: z.string(), resultado: z.string() })),
      }),
    ),
  }),
  async run(api, { texto, fecha }) {
    const checked = await api.post(routes.citationCheck, { text: texto, asOf: fecha ?? null }, citationCheckSchema);
    return {
      total: checked.summary.total,
      se_leyo_hasta: checked.readTo,
      referencias: checked.references.map((reference) => ({
        texto: reference.text,
        inicio: reference.start,
        fin: reference.end,
        nombre: reference.label,
        estado: reference.status,
        detalle: reference.detail,
        fuentes: reference.sources.map(({ id, label }) => ({ nombre: label, enlace: api.fojaOf(id) })),
        transcripciones: reference.quotes.map(({ text, result }) => ({ texto: text, resultado: result })),
      })),
    };
  },
});
