import { ragResponseSchema } from '@foja/contracts/chat';
import { domainIds } from '@foja/contracts/domain-ids';
import { messageMaxCharacters } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import { outcomeLabels, outcomes } from '@foja/contracts/outcomes';
import { routes } from '@foja/contracts/routes';
import { z } from 'zod';
import { day, defineTool } from '../tool.ts';

export const askTool = defineTool({
  name: 'consultar',
  title: 'Consultar',
  description:
    'Responde una consulta de derecho argentino apoyada en artículos verificados, con sus fuentes. Gasta un uso del plan, salvo que no encuentre nada. «[n]» en la respuesta es la fuente número n. No agregues normas que la respuesta no nombra.',
  input: z.object({
    pregunta: z.string().trim().min(1).max(messageMaxCharacters).describe('La consulta, con los hechos del caso.'),
    dominio: z.enum(domainIds).nullish().describe('El más amplio que el plan permite, si falta.'),
    fecha: day.nullish().describe('Por el derecho de ese día; el de hoy, si falta.'),
  }),
  output: z.object({
    respuesta: z.string(),
    resultado: z.enum(outcomes),
    fuentes: z.array(
      z.object({
        numero: z.number().int(),
        nombre: z.string(),
        titulo: z.string(),
        extracto: z.string(),
        es_texto_oficial: z.boolean(),
        derogado: z.boolean(),
        enlace: z.string(),
      }),
    ),
    citas: z.array(
      z.object({
        texto: z.string(),
        verificada: z.boolean(),
        problema: z.string().nullable(),
        enlace: z.string().nullable().describe('Página de Foja donde se lee; nulo si no nombra nada que Foja tenga.'),
      }),
    ),
    fuera_del_dominio: z
      .string()
      .nullable()
      .describe('La norma que rige la consulta, si el dominio la deja afuera: la respuesta es solo una orientación.'),
    pregunta_de_vuelta: z.string().nullable().describe('Lo que hace falta saber para responder mejor.'),
    opciones: z.array(z.string()),
    a_quien_llamar: z.array(z.object({ nombre: z.string(), numero: z.string().nullable() })),
    temas_cercanos: z.array(z.string()),
    usos_restantes: z.number().int().nullable(),
    aviso: z.string(),
  }),
  isFree: false,
  async run(api, { pregunta, dominio, fecha }) {
    const answer = await api.post(
      routes.ragQuery,
      // One call, whatever the plan: each counts towards the key's bound.
      { message: pregunta, domain: dominio ?? null, asOf: fecha ?? null, userOrigin: 'dashboard' },
      ragResponseSchema,
    );
    return {
      respuesta: answer.content,
      resultado: answer.outcome,
      fuentes: answer.sources.map((source, index) => ({
        numero: index + 1,
        nombre:
          [source.article && `art. ${source.article}`, source.normTitle].filter(Boolean).join(', ') || source.heading,
        titulo: source.heading,
        extracto: source.excerpt,
        es_texto_oficial: source.kind === 'article' || source.kind === 'ruling',
        derogado: source.repealed,
        enlace: api.fojaOf(source.id),
      })),
      citas: answer.citations.map(({ text, verified, problem, source }) => ({
        texto: text,
        verificada: verified,
        problema: problem,
        enlace: source === null ? null : api.fojaOf(source),
      })),
      fuera_del_dominio: answer.outsideDomain,
      pregunta_de_vuelta: answer.clarification?.question ?? null,
      opciones: answer.clarification?.options.map(({ label }) => label) ?? [],
      a_quien_llamar: answer.helpLines.map(({ name, number }) => ({ nombre: name, numero: number })),
      temas_cercanos: answer.nearestTopics,
      usos_restantes: answer.usesLeft,
      aviso: messages.notLegalAdvice,
    };
  },
  tell: ({ respuesta, resultado, fuentes, citas, fuera_del_dominio: outside }) => {
    const read = new Set(fuentes.map(({ enlace }) => enlace));
    const cited = citas.flatMap(({ enlace, texto }) => (enlace && !read.has(enlace) ? [`${texto}: ${enlace}`] : []));
    const places = [
      ...fuentes.map(({ numero, nombre, enlace }) => `[${numero}] ${nombre}: ${enlace}`),
      ...new Set(cited),
    ];
    return [
      `**${outcomeLabels[resultado]}**`,
      respuesta,
      ...(outside ? [`La rige una norma que el dominio elegido deja afuera: ${outside}.`] : []),
      ...(places.length > 0 ? [places.join('\n')] : []),
    ].join('\n\n');
  },
});
