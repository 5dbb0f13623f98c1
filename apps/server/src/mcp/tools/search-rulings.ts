import { jurisprudenceSearchResponseSchema } from '@foja/contracts/jurisprudence';
import { jurisprudenceSourceIds, maxResultsBounds } from '@foja/contracts/jurisprudence-limits';
import { routes } from '@foja/contracts/routes';
import { z } from 'zod';
import { day, defineTool } from '../tool.ts';

export const searchRulingsTool = defineTool({
  name: 'buscar_fallos',
  title: 'Buscar fallos',
  description:
    'Busca fallos por partes, cita («Fallos: 329:5»), tema o por el párrafo que necesita apoyo, en el corpus de Foja y, si se pide, en SAIJ. No gasta usos.',
  input: z.object({
    texto: z.string().trim().min(1).max(2_000),
    maximo: z.number().int().min(maxResultsBounds.least).max(maxResultsBounds.most).default(maxResultsBounds.default),
    tribunal: z.string().trim().min(1).max(200).nullish().describe('«CSJN» o palabras de su nombre.'),
    desde: day.nullish(),
    hasta: day.nullish(),
    norma: z.string().trim().min(1).max(200).nullish().describe('Norma o artículo que aplica: «art. 1757 CCyC».'),
    en_saij: z.boolean().default(false).describe('Buscar también en SAIJ, por la red.'),
  }),
  output: z.object({
    fallos: z.array(
      z.object({
        id: z.string().nullable().describe('Para leer_articulo; nulo si no está en el corpus.'),
        caratula: z.string(),
        tribunal: z.string().nullable(),
        fecha: z.string().nullable(),
        cita: z.string().nullable(),
        resumen: z.string(),
        resumen_es_editorial: z.boolean(),
        pasaje: z.string().nullable(),
        pasaje_es_textual: z.boolean().describe('Verdadero: son palabras del fallo.'),
        es_extracto: z.boolean(),
        normas: z.array(z.string()),
        enlace: z.string().nullable(),
      }),
    ),
    avisos: z.array(z.string()),
  }),
  async run(api, { texto, maximo, tribunal, desde, hasta, norma, en_saij: asksSaij }) {
    const filters = {
      ...(tribunal && { court: tribunal }),
      ...(desde && { from: desde }),
      ...(hasta && { to: hasta }),
      ...(norma && { norm: norma }),
    };
    const config = { maxResults: maximo, sources: asksSaij ? [...jurisprudenceSourceIds] : [] };
    const found = await api.post(
      routes.jurisprudenceSearch,
      { query: texto, config, filters },
      jurisprudenceSearchResponseSchema,
    );
    return {
      fallos: found.results.map((ruling) => ({
        id: ruling.sourceId,
        caratula: ruling.title,
        tribunal: ruling.court,
        fecha: ruling.date,
        cita: ruling.citation,
        resumen: ruling.summary,
        resumen_es_editorial: ruling.isEditorialSummary ?? false,
        pasaje: ruling.passage?.text ?? null,
        pasaje_es_textual: ruling.passage?.isVerbatim ?? false,
        es_extracto: ruling.isExtract ?? false,
        normas: ruling.norms.map(({ label }) => label),
        enlace: ruling.sourceId ? api.fojaOf(ruling.sourceId) : ruling.url,
      })),
      avisos: found.notices,
    };
  },
});
