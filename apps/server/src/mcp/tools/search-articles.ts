import { articleSearchResponseSchema } from '@foja/contracts/article-search';
import { routes } from '@foja/contracts/routes';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const searchArticlesTool = defineTool({
  name: 'buscar_articulos',
  title: 'Buscar artículos',
  description:
    'Busca artículos de la ley argentina, notas y guías prácticas de Foja, por palabras comunes o jurídicas o por referencia («art. 17 ley 24.240»). No gasta usos. Si «alcanza» es falso, lo encontrado puede no responder a lo buscado.',
  input: z.object({
    texto: z.string().trim().min(1).max(2_000).describe('Qué buscar.'),
    maximo: z.number().int().min(1).max(20).default(8),
  }),
  output: z.object({
    alcanza: z.boolean().describe('Si lo encontrado responde a lo buscado.'),
    referencias_inexistentes: z.array(z.string()),
    resultados: z.array(
      z.object({
        id: z.string().describe('Para leer_articulo.'),
        tipo: z.enum(['artículo', 'nota', 'guía']),
        nombre: z.string(),
        titulo: z.string(),
        extracto: z.string(),
        es_texto_oficial: z.boolean().describe('Falso: son palabras de los editores de Foja, no de la ley.'),
        derogado: z.boolean(),
        texto_oficial: z.string().nullable(),
        enlace: z.string(),
      }),
    ),
  }),
  async run(api, { texto, maximo }) {
    const found = await api.post(routes.articleSearch, { query: texto, limit: maximo }, articleSearchResponseSchema);
    return {
      alcanza: found.isGrounded,
      referencias_inexistentes: found.nonexistentReferences,
      resultados: found.results.map(({ id, kind, label, heading, excerpt, repealed, officialUrl }) => ({
        id,
        tipo: kind === 'article' ? ('artículo' as const) : kind === 'guide' ? ('guía' as const) : ('nota' as const),
        nombre: label,
        titulo: heading,
        extracto: excerpt,
        es_texto_oficial: kind === 'article',
        derogado: repealed,
        texto_oficial: officialUrl,
        enlace: api.fojaOf(id),
      })),
    };
  },
});
