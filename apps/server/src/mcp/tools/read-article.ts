import { articleSearchResponseSchema } from '@foja/contracts/article-search';
import { routes } from '@foja/contracts/routes';
import { sourceDetailSchema } from '@foja/contracts/sources';
import { z } from 'zod';
import { ApiRefused, type FojaApi } from '../foja-api.ts';
import { day, defineTool, named } from '../tool.ts';

/** `ldc:17`, `nota:ldc:17`, `guia:producto-fallado`, `fallos_329_p5`. */
const sourceId = /^(?:[a-z]+:)?[a-z0-9-]+:[\da-z-]+$|^fallos_\d+_p\d+$/;

export const readArticleTool = defineTool({
  name: 'leer_articulo',
  title: 'Leer un artículo',
  description:
    'Lee un artículo, por su referencia («art. 17 ley 24.240») o por el id que dio otra herramienta; también fallos, notas y guías por su id. Con «fecha» dice cómo regía ese día. No gasta usos.',
  input: z.object({
    referencia: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .describe('«art. 1757 CCyC», «art. 17 ley 24.240», o un id: «ldc:17».'),
    fecha: day.nullish().describe('Para leer el texto que regía ese día, AAAA-MM-DD; hoy, si falta.'),
  }),
  output: z.object({
    id: z.string(),
    nombre: z.string(),
    titulo: z.string(),
    norma: z.string().nullable(),
    es_texto_oficial: z.boolean().describe('Falso: Foja no tiene el texto oficial y da su resumen editorial.'),
    texto: z.string().describe('Texto oficial de hoy; vacío donde solo hay un resumen.'),
    resumen_editorial: z.array(z.object({ titulo: z.string(), texto: z.string() })),
    en_la_fecha: z
      .object({ fecha: z.string(), explicacion: z.string(), texto: z.string().nullable() })
      .nullable()
      .describe('Cómo regía el día pedido.'),
    derogado: z.boolean(),
    advertencias: z.array(z.string()),
    texto_oficial: z.string().nullable(),
    relacionados: z.array(named),
    enlace: z.string(),
  }),
  async run(api, { referencia, fecha }) {
    const id = sourceId.test(referencia) ? referencia : await idOf(api, referencia);
    const query = fecha ? `?asOf=${fecha}` : '';
    const source = await api.get(routes.source(id) + query, sourceDetailSchema);
    const { onDay, standing, namesRepealed } = source;
    return {
      id: source.id,
      nombre: source.label,
      titulo: source.heading,
      norma: source.norm?.title ?? null,
      es_texto_oficial: source.text !== '',
      texto: source.text,
      resumen_editorial: source.sections.map(({ heading, body }) => ({ titulo: heading, texto: body })),
      en_la_fecha: onDay ? { fecha: onDay.asOf, explicacion: onDay.told, texto: onDay.text } : null,
      derogado: source.repealed,
      advertencias: [
        ...(fecha && !onDay
          ? ['Foja no tiene el texto oficial de ese artículo: no puede decir cómo regía ese día.']
          : []),
        ...(source.isExtract ? ['El texto es un extracto del fallo.'] : []),
        ...(source.suspect ? ['El texto importado tiene irregularidades: conviene compararlo con el oficial.'] : []),
        ...(standing ? [standing] : []),
        ...(namesRepealed ? [namesRepealed] : []),
      ],
      texto_oficial: source.officialUrl ?? source.norm?.officialUrl ?? null,
      relacionados: source.related.map((other) => ({ nombre: other.label, enlace: api.fojaOf(other.id) })),
      enlace: api.fojaOf(source.id),
    };
  },
});

/** What the reference itself names, and nothing that is only like it. */
async function idOf(api: FojaApi, reference: string): Promise<string> {
  const { results, nonexistentReferences } = await api.post(
    routes.articleSearch,
    { query: reference, limit: 3 },
    articleSearchResponseSchema,
  );
  if (nonexistentReferences.length > 0) {
    throw new ApiRefused('not_found', `No existe: ${nonexistentReferences.join('; ')}.`);
  }
  const exact = results.find(({ score, article }) => article !== null && score === 1);
  if (exact) return exact.id;
  throw new ApiRefused(
    'not_found',
    'No se reconoció un artículo en esa referencia. Probá «art. 17 ley 24.240», o buscalo con buscar_articulos.',
  );
}
