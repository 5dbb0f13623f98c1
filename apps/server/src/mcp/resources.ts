import { guidesResponseSchema, normArticlesSchema, normsResponseSchema } from '@foja/contracts/article-search';
import { routes } from '@foja/contracts/routes';
import { type SourceDetail, sourceDetailSchema } from '@foja/contracts/sources';
import { ApiRefused, type FojaApi } from './foja-api.ts';

/** A text that an assistant can take up: `foja://guia/…`, `foja://norma/…`, `foja://articulo/…`. */
export interface Resource {
  uri: string;
  name: string;
  description: string;
  mimeType: string;
}

const mimeType = 'text/markdown';

/** What can be named without knowing it before. */
export const resourceTemplates = [
  {
    uriTemplate: 'foja://guia/{guia}',
    name: 'guia',
    title: 'Guía práctica',
    description: 'Una guía de Foja: qué hacer, qué probar y en qué artículos se apoya.',
    mimeType,
  },
  {
    uriTemplate: 'foja://norma/{codigo}',
    name: 'norma',
    title: 'Norma',
    description: 'Los artículos explicados de una norma, por su código: ldc, ccyc, lct…',
    mimeType,
  },
  {
    uriTemplate: 'foja://articulo/{clave}',
    name: 'articulo',
    title: 'Artículo',
    description: 'Un artículo por su clave: ldc:17.',
    mimeType,
  },
];

/** Every norm and guide. */
export async function listResources(api: FojaApi): Promise<Resource[]> {
  const [{ norms }, { guides }] = await Promise.all([
    api.get(routes.norms, normsResponseSchema),
    api.get(routes.guides, guidesResponseSchema),
  ]);
  return [
    ...norms.map(({ code, title, articles }) => ({
      uri: `foja://norma/${code}`,
      name: title,
      description: `Norma, ${articles === 1 ? 'un artículo explicado' : `${articles} artículos explicados`}.`,
      mimeType,
    })),
    ...guides.map(({ id, title, checkedOn }) => ({
      uri: `foja://guia/${id.replace(/^guia:/, '')}`,
      name: title,
      description: `Guía práctica, comparada con la ley el ${checkedOn}.`,
      mimeType,
    })),
  ];
}

/** The text of a resource. @throws {ApiRefused} for an address that names none. */
export async function readResource(
  api: FojaApi,
  uri: string,
): Promise<{ uri: string; mimeType: string; text: string }> {
  const [, kind, name = ''] = /^foja:\/\/(guia|norma|articulo)\/([^/?#]+)$/.exec(uri) ?? [];
  const id = decoded(name);
  if (!kind || id === null) throw new ApiRefused('not_found', `No existe el recurso ${uri}.`);
  if (kind === 'norma') return { uri, mimeType, text: await normText(api, id) };
  const source = await api.get(routes.source(kind === 'guia' ? `guia:${id}` : id), sourceDetailSchema);
  return { uri, mimeType, text: sourceText(api, source) };
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

async function normText(api: FojaApi, code: string): Promise<string> {
  const { title, officialUrl, articles } = await api.get(routes.norm(code), normArticlesSchema);
  return [
    `# ${title}`,
    ...(officialUrl ? [`Texto oficial: ${officialUrl}`] : []),
    articles.map(({ id, article, title: about }) => `- [Art. ${article}: ${about}](${api.fojaOf(id)})`).join('\n'),
  ].join('\n\n');
}

function sourceText(api: FojaApi, source: SourceDetail): string {
  const isOfficial = source.text !== '';
  return [
    `# ${[source.label, source.heading].filter((part, index, all) => part && all.indexOf(part) === index).join(': ')}`,
    isOfficial
      ? 'Texto oficial.'
      : `Resumen editorial de Foja${source.checkedOn ? `, comparado con la ley el ${source.checkedOn}` : ''}.`,
    ...(source.repealed ? ['**Derogado.**'] : []),
    ...(isOfficial ? [source.text] : []),
    ...source.sections.map(({ heading, body }) => `## ${heading}\n\n${body}`),
    `Foja: ${api.fojaOf(source.id)}`,
  ].join('\n\n');
}
